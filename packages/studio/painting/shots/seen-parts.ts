import type { Canvas } from '@napi-rs/canvas';
import type { Box } from '../brushes/surface.ts';

/** What of a painted canvas is inked, and what is opaque, in square cells. */
export interface Ink {
  readonly columns: number;
  readonly rows: number;
  /** How many cells above and to the left of a corner have any ink; a row of corners after the other. */
  readonly inked: Uint32Array;
  /** The same of cells that are opaque all over. */
  readonly opaque: Uint32Array;
}

/** A canvas and where in the frame it is seen. */
export interface Placed {
  readonly ink: Ink;
  readonly width: number;
  readonly height: number;
  readonly place: Box;
}

const fullAlpha = 255;
/** Where alpha begins in a pixel of 32 bits: R, G, B and A lie in memory in this order, the lowest first. */
const alphaBits = 24;
/** Side of a cell of a canvas, px. */
const inkCell = 16;
/** How many cells the frame's width is divided into. */
const frameColumns = 27;
/** Pixels beside an edge are mixed with what lies beyond it where a canvas is enlarged. */
const mixed = 1.5;
/** One more piece costs about as much as drawing so many cells for nothing: copied ones cost a tenth of enlarged ones. */
const cellsOfAPiece = { enlarged: 12, copied: 60 };

/** Looks a painted canvas through. */
export function readInk(canvas: Canvas): Ink {
  const { width, height } = canvas;
  const columns = Math.ceil(width / inkCell);
  const rows = Math.ceil(height / inkCell);
  const inked = new Uint8Array(columns * rows);
  const opaque = new Uint8Array(columns * rows);
  const pixels = canvas.data();
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let [any, all] = [0, fullAlpha];
      const right = Math.min(width, (column + 1) * inkCell);
      const bottom = Math.min(height, (row + 1) * inkCell);
      for (let y = row * inkCell; y < bottom; y++)
        for (let at = y * width + column * inkCell; at < y * width + right; at++) {
          const alpha = (colours[at] ?? 0) >>> alphaBits;
          if (alpha > any) any = alpha;
          if (alpha < all) all = alpha;
        }
      inked[row * columns + column] = any > 0 ? 1 : 0;
      opaque[row * columns + column] = all === fullAlpha ? 1 : 0;
    }
  return {
    columns,
    rows,
    inked: sumsOf(columns, rows, (cell) => inked[cell] ?? 0),
    opaque: sumsOf(columns, rows, (cell) => opaque[cell] ?? 0),
  };
}

function sumsOf(columns: number, rows: number, countOf: (cell: number) => number): Uint32Array {
  const sums = new Uint32Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let inRow = 0;
    for (let column = 0; column < columns; column++) {
      inRow += countOf(row * columns + column);
      const above = sums[row * (columns + 1) + column + 1] ?? 0;
      sums[(row + 1) * (columns + 1) + column + 1] = above + inRow;
    }
  }
  return sums;
}

/** Cells of a canvas from the first on, the last not among them. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** How many of the cells of a rectangle are counted. */
function countIn(sums: Uint32Array, columns: number, across: Span, down: Span): number {
  const at = (row: number, column: number) => sums[row * (columns + 1) + column] ?? 0;
  return (
    at(down.to, across.to) -
    at(down.from, across.to) -
    at(down.to, across.from) +
    at(down.from, across.from)
  );
}

/** The cells of a canvas that a stretch of the frame is drawn from, and whether the canvas goes on beyond both of its ends. */
interface Source extends Span {
  readonly isWithin: boolean;
}

function sourcesOf(
  count: number,
  cell: number,
  { at, length, pixels, cells }: { at: number; length: number; pixels: number; cells: number },
): Source[] {
  const scale = length / pixels;
  return Array.from({ length: count }, (_, index) => {
    const from = (index * cell - at) / scale - mixed;
    const to = ((index + 1) * cell - at) / scale + mixed;
    return {
      from: Math.min(cells, Math.max(0, Math.floor(from / inkCell))),
      to: Math.min(cells, Math.max(0, Math.ceil(to / inkCell))),
      isWithin: from >= 0 && to <= pixels,
    };
  });
}

/**
 * Which parts of the frame each of these canvases is to be drawn in, the hindmost first: where it has ink that no nearer one hides.
 * Enlarging what nobody sees is about half of a frame's cost. Parts of one canvas do not overlap.
 */
export function seenParts(
  placed: readonly Placed[],
  { width, height }: { readonly width: number; readonly height: number },
): Box[][] {
  const cell = Math.max(4, Math.ceil(width / frameColumns));
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const hidden = new Uint8Array(columns * rows);
  return placed
    .toReversed()
    .map((each) => {
      const seen = markSeen(each, hidden, { cell, columns, rows });
      const isCopied = each.place.width === each.width && each.place.height === each.height;
      const spare = isCopied ? cellsOfAPiece.copied : cellsOfAPiece.enlarged;
      return piecesOf(seen, { columns, rows, spare }).map(({ left, top, right, bottom }) => ({
        x: left * cell,
        y: top * cell,
        width: Math.min(width, right * cell) - left * cell,
        height: Math.min(height, bottom * cell) - top * cell,
      }));
    })
    .toReversed();
}

/** The cells of the frame in which a canvas is seen. Those that it hides are added to `hidden`. */
function markSeen(
  { ink, width, height, place }: Placed,
  hidden: Uint8Array,
  { cell, columns, rows }: { cell: number; columns: number; rows: number },
): Uint8Array {
  const seen = new Uint8Array(columns * rows);
  const across = sourcesOf(columns, cell, {
    ...{ at: place.x, length: place.width, pixels: width, cells: ink.columns },
  });
  const down = sourcesOf(rows, cell, {
    ...{ at: place.y, length: place.height, pixels: height, cells: ink.rows },
  });
  for (const [row, high] of down.entries()) {
    if (high.from >= high.to) continue;
    for (const [column, wide] of across.entries()) {
      const at = row * columns + column;
      if (hidden[at] === 1 || wide.from >= wide.to) continue;
      if (countIn(ink.inked, ink.columns, wide, high) === 0) continue;
      seen[at] = 1;
      const cells = (wide.to - wide.from) * (high.to - high.from);
      if (wide.isWithin && high.isWithin)
        if (countIn(ink.opaque, ink.columns, wide, high) === cells) hidden[at] = 1;
    }
  }
  return seen;
}

/** Cells of the frame. */
interface Piece {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Marked cells as few rectangles that do not overlap, with some unmarked cells among them where that saves pieces. */
function piecesOf(
  marked: Uint8Array,
  { columns, rows, spare }: { columns: number; rows: number; spare: number },
): Piece[] {
  const pieces: Piece[] = [];
  /** Which piece a cell belongs to, from 1; 0 for none. */
  const owners = new Uint16Array(columns * rows);
  const isFree = ({ left, top, right, bottom }: Piece, owner: number): boolean => {
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++) {
        const other = owners[row * columns + column];
        if (other !== 0 && other !== owner) return false;
      }
    return true;
  };
  const own = ({ left, top, right, bottom }: Piece, owner: number) => {
    for (let row = top; row < bottom; row++)
      owners.fill(owner, row * columns + left, row * columns + right);
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      if (marked[at] !== 1 || owners[at] !== 0) continue;
      const run: Piece = {
        left: column,
        right: runEnd({ marked, owners, spare }, at, (row + 1) * columns) - row * columns,
        top: row,
        bottom: row + 1,
      };
      const above = pieces.findIndex((piece, index) => {
        if (piece.bottom !== row || wasteOf(piece, run) > spare) return false;
        return isFree(around(piece, run), index + 1);
      });
      const piece = pieces[above];
      if (piece === undefined) pieces.push(run);
      else pieces[above] = around(piece, run);
      const owner = piece === undefined ? pieces.length : above + 1;
      own(pieces[owner - 1] ?? run, owner);
    }
  }
  return pieces;
}

/** Where a run of marked cells ends, over gaps that are no worth a piece. */
function runEnd(
  { marked, owners, spare }: { marked: Uint8Array; owners: Uint16Array; spare: number },
  from: number,
  rowEnd: number,
): number {
  let end = from + 1;
  for (let at = end; at < rowEnd && at - end < spare && owners[at] === 0; at++)
    if (marked[at] === 1) end = at + 1;
  return end;
}

const around = (one: Piece, other: Piece): Piece => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
});

const areaOf = ({ left, top, right, bottom }: Piece): number => (right - left) * (bottom - top);

/** How many cells more are drawn when two pieces are made one. */
const wasteOf = (one: Piece, other: Piece): number =>
  areaOf(around(one, other)) - areaOf(one) - areaOf(other);
