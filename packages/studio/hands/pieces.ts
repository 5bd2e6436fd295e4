import type { Canvas } from '@napi-rs/canvas';
import things from '../data/hands/things.json' with { type: 'json' };
import { artSprite } from '../painting/actors/art.ts';
import { paintDrawing } from '../painting/actors/drawn/paint-drawing.ts';
import { mirror } from '../painting/actors/sprite.ts';
import { paintSurface } from '../painting/brushes/surface.ts';
import { lighten } from '../painting/palette/colour.ts';
import type { StageBrief } from '../painting/stage.ts';
import type { HandsAct, HandsThing } from './act.ts';
import type { Piece, Tool } from './kit.ts';
import { isPad, toolDrawing } from './tool-drawings.ts';
import { toolKind } from './tools.ts';
import { handleOf, isOpened, ownThing } from './vessel-drawings.ts';

/** Of a hand, from its wrist to the tip of its middle finger. */
export const handCm = 19;
export const handUnits = 100;

const spouts: ReadonlyMap<string, readonly [x: number, y: number, tilt: number]> = new Map([
  ['hands-milk-carton', [0.2, 0.03, 1.16]],
  ['hands-bottle-of', [0.4, 0.01, 1.62]],
  ['hands-jug-of', [0.02, 0.06, 0.98]],
  ['hands-bag-of', [0.14, 0.05, 1.2]],
  ['drawn-watering-can', [0.02, 0.3, 0.5]],
]);

/** The drawing turned so that it lies, where its picture stands on a corner. */
const lying: ReadonlyMap<string, number> = new Map(Object.entries(things.lying));

const laidDown: ReadonlySet<HandsAct['motion']> = new Set<HandsAct['motion']>(['cut', 'peel']);

/** A picture without the empty room round it. */
function cropped(canvas: Canvas): Canvas {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 40) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  if (right <= left) return canvas;
  return paintSurface(right - left + 1, bottom - top + 1, (context) =>
    context.drawImage(canvas, -left, -top),
  );
}

function turned(canvas: Canvas, degrees: number): Canvas {
  const side = Math.ceil(Math.hypot(canvas.width, canvas.height));
  return paintSurface(side, side, (context) => {
    context.translate(side / 2, side / 2);
    context.rotate((degrees * Math.PI) / 180);
    context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  });
}

/** What a thing looks like where it is cut: its own colours, its flesh the lighter one. */
function insideOf(canvas: Canvas, emoji: string) {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const x = Math.floor(width * 0.62);
  let [from, to] = [height, 0];
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    const at = (y * width + x) * 4;
    if ((data[at + 3] ?? 0) < 128) continue;
    [from, to] = [Math.min(from, y), Math.max(to, y)];
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0);
    count += 1;
  }
  const hex = sum.map((value) =>
    Math.round(value / Math.max(1, count))
      .toString(16)
      .padStart(2, '0'),
  );
  const rim = `#${hex.join('')}`;
  const flesh = new Map(Object.entries(things.flesh)).get(emoji) ?? lighten(rim, 0.62);
  return { rim, flesh, tall: Math.max(0.66, (to - from) / height) };
}

/** The picture of a thing, `longSide` units long. */
async function pictureOf(
  { emoji, accent }: HandsThing,
  pixels: number,
  brief: StageBrief,
): Promise<Canvas> {
  const own = ownThing(emoji);
  if (own !== null) {
    const longest = Math.max(own.width, own.height);
    const [width, height] = [(own.width / longest) * pixels, (own.height / longest) * pixels];
    const canvas = paintSurface(width, height, (context) =>
      paintDrawing(context, own, { width, height, colour: accent }),
    );
    return handleOf(emoji) === null ? canvas : mirror(canvas);
  }
  const { canvas } = await artSprite(emoji, pixels, false, brief.palette, accent);
  const degrees = lying.get(emoji);
  const picture = cropped(degrees === undefined ? canvas : turned(canvas, degrees));
  // On a board what is long lies.
  const { motion = 'hold' } = brief.drawing.hands ?? {};
  const ratio = picture.height / picture.width;
  const lies = motion === 'rub' ? ratio > 2 : laidDown.has(motion) && ratio > 1.35;
  return lies ? cropped(turned(picture, -90)) : picture;
}

export async function pieceOf(
  thing: HandsThing,
  longSide: number,
  scale: number,
  brief: StageBrief,
): Promise<Piece> {
  const { emoji } = thing;
  const canvas = await pictureOf(thing, Math.max(24, Math.round(longSide * scale)), brief);
  const longest = Math.max(canvas.width, canvas.height);
  const [width, height] = [
    (canvas.width / longest) * longSide,
    (canvas.height / longest) * longSide,
  ];
  const [handle, spout] = [handleOf(emoji), spouts.get(emoji)];
  return {
    canvas,
    width,
    height,
    isOpened: isOpened(emoji),
    inside: insideOf(canvas, emoji),
    ...(handle === null
      ? {}
      : { handle: { x: (handle[0] - 0.5) * width, y: (handle[1] - 1) * height } }),
    ...(spout === undefined ? {} : { spout }),
  };
}

export function toolOf(name: string, scale: number): Tool | null {
  const [kind, drawn] = [toolKind(name), toolDrawing(name)];
  if (kind === null || drawn === null) return null;
  const pad = isPad(name);
  // A pad is as large as a palm, whatever it is folded from.
  const width = pad ? 98 : (drawn.cm / handCm) * handUnits;
  const height = (width / drawn.width) * drawn.height;
  const canvas = paintSurface(width * scale, height * scale, (context) =>
    paintDrawing(context, drawn, {
      width: width * scale,
      height: height * scale,
      colour: undefined,
    }),
  );
  return {
    name,
    isPad: pad,
    canvas,
    width,
    height,
    reach: width * kind.grip,
    axis: height * kind.axis,
  };
}

/** How many times as wide as high a thing is. */
export async function shapeOf(thing: HandsThing, brief: StageBrief): Promise<number> {
  const { width, height } = await pictureOf(thing, 96, brief);
  return width / height;
}
