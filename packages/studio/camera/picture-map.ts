import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** A rectangle in shares of a picture's width and height. */
export interface ShareBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Cells on a side of the map. */
const cells = 36;
/** Samples on a side of one cell: enough for lettering to show as detail, not to average away. */
const samples = 5;
/** Spread of brightness, 0–127, above which a cell is detail in any picture. */
const leastDetail = 13;
/** Detail is what stands out from the picture's own texture by this factor. */
const aboveMean = 1.5;

/**
 * What in a picture must not be cut in half, as boxes: islands of detail or of skin that are smaller than about half of it, such as
 * faces, signs and lines of lettering. Ground, crowds and foliage reach across the picture and are no islands.
 */
export function findWholes(picture: Canvas): ShareBox[] {
  const size = cells * samples;
  const context = createCanvas(size, size).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, size, size);
  const { data } = context.getImageData(0, 0, size, size);
  const spread = Array.from({ length: cells * cells }, (_, cell) => spreadIn(data, cell));
  const mean = spread.reduce((sum, value) => sum + value, 0) / spread.length;
  const isBusy = spread.map(
    (value, cell) => value > Math.max(leastDetail, mean * aboveMean) || isSkin(data, cell),
  );
  return islandsOf(isBusy).filter(isWhole).map(withMargin);
}

/** What fills less than half of a cell at its edge is not seen as detail: half a cell more all round holds it. */
function withMargin({ left, top, right, bottom }: ShareBox): ShareBox {
  const half = 0.5 / cells;
  return {
    left: Math.max(0, left - half),
    top: Math.max(0, top - half),
    right: Math.min(1, right + half),
    bottom: Math.min(1, bottom + half),
  };
}

/** Where a cell's samples begin in the pixels. */
function samplesOf(cell: number): number[] {
  const left = (cell % cells) * samples;
  const top = Math.floor(cell / cells) * samples;
  return Array.from(
    { length: samples * samples },
    (_, index) =>
      ((top + Math.floor(index / samples)) * cells * samples + left + (index % samples)) * 4,
  );
}

/** Standard deviation of a cell's brightness. */
function spreadIn(data: Uint8ClampedArray, cell: number): number {
  let [sum, squares] = [0, 0];
  const places = samplesOf(cell);
  for (const at of places) {
    const light = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
    sum += light;
    squares += light * light;
  }
  const mean = sum / places.length;
  return Math.sqrt(Math.max(0, squares / places.length - mean * mean));
}

/** Whether most of a cell has a colour that human skin has, of any shade (after Kovac, Peer and Solina, 2003, with darker skin). */
function isSkin(data: Uint8ClampedArray, cell: number): boolean {
  const places = samplesOf(cell);
  const like = places.filter((at) => {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    return (
      red > 60 &&
      red > green &&
      green > blue &&
      red - blue > 18 &&
      red - green > 10 &&
      red - green < 90 &&
      blue > red * 0.3 &&
      blue < red * 0.82
    );
  });
  return like.length > places.length * 0.6;
}

/** Boxes around cells that touch, corners included. */
function islandsOf(isBusy: readonly boolean[]): ShareBox[] {
  const seen = new Set<number>();
  return isBusy.flatMap((busy, start) => {
    if (!busy || seen.has(start)) return [];
    seen.add(start);
    const island = [start];
    for (const cell of island)
      for (const near of neighboursOf(cell))
        if (isBusy[near] === true && !seen.has(near)) {
          seen.add(near);
          island.push(near);
        }
    const xs = island.map((cell) => cell % cells);
    const ys = island.map((cell) => Math.floor(cell / cells));
    return [
      {
        left: Math.min(...xs) / cells,
        top: Math.min(...ys) / cells,
        right: (Math.max(...xs) + 1) / cells,
        bottom: (Math.max(...ys) + 1) / cells,
      },
    ];
  });
}

function neighboursOf(cell: number): number[] {
  const [x, y] = [cell % cells, Math.floor(cell / cells)];
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((across) => {
      const inside = x + across >= 0 && x + across < cells && y + down >= 0 && y + down < cells;
      return inside ? [cell + down * cells + across] : [];
    }),
  );
}

/** An island that a framing can hold or leave out: more than a speck, less than half of the picture, or a line of lettering. */
function isWhole({ left, top, right, bottom }: ShareBox): boolean {
  const [wide, tall] = [right - left, bottom - top];
  const speck = 1.5 / cells;
  if (wide < speck || tall < speck * 0.6) return false;
  const acrossAll = left < speck && right > 1 - speck;
  return (wide <= 0.5 && tall <= 0.5) || (tall <= 0.22 && !acrossAll);
}
