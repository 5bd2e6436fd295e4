import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Context } from '../brushes/surface.ts';
import { cornersOf, pointAt, type Reach, type Spot } from './spot.ts';

/** What is to be seen on a cel. */
export interface Drawn {
  /** Where its 0, 0 is at this moment, and was when it took up its pose. */
  readonly now: Spot;
  readonly posed: Spot;
  /** No ink of it lies beyond. */
  readonly reach: Reach;
  /** Tells one pose of it from another. */
  readonly pose: string;
  /** Whether the pose is seen in this picture alone. */
  readonly isOnce: boolean;
  paint(context: Context): void;
}

/**
 * Somebody's picture for the frames that show one pose: drawn once, where they were when they took it up, and moved by whole pixels
 * since, so it is as sharp as ink. A frame depends on what is to be seen alone, not on those that were drawn before it.
 */
export interface Cel {
  draw(context: Context, drawn: Drawn): void;
}

/** What moves by more than so many pixels in itself while a pose is held is drawn where it is now. */
const mostBent = 1;
/** So far beyond the frame a cel reaches, px: what moves further while a pose is held is drawn where it is now. */
const margin = 24;
/** Rounding, and what turns, change a part from pose to pose: a canvas keeps its size meanwhile. */
const sizeStep = 64;

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function createCel(): Cel {
  let canvas: Canvas | null = null;
  let shown = '';
  return {
    draw(context, { now, posed, reach, pose, isOnce, paint }) {
      const shift = { x: Math.round(now.e - posed.e), y: Math.round(now.f - posed.f) };
      if (isOnce || isBent(now, posed, shift, reach)) {
        paintAt(context, now, paint);
        return;
      }
      const part = partOf(posed, reach, context.canvas);
      if (part === null) return;
      const { a, b, c, d, e, f } = posed;
      const wanted = [pose, a, b, c, d, e, f].join(' ');
      if (canvas === null || wanted !== shown) {
        canvas = roomFor(part, canvas);
        const own = canvas.getContext('2d');
        own.reset();
        own.translate(-part.x, -part.y);
        paintAt(own, posed, paint);
        shown = wanted;
      }
      const { x, y, width, height } = part;
      context.drawImage(canvas, 0, 0, width, height, x + shift.x, y + shift.y, width, height);
    },
  };
}

function paintAt(context: Context, { a, b, c, d, e, f }: Spot, paint: Drawn['paint']): void {
  context.save();
  context.transform(a, b, c, d, e, f);
  paint(context);
  context.restore();
}

/** Whether any corner lies elsewhere now than the cel, moved by whole pixels, has it. */
function isBent(
  now: Spot,
  posed: Spot,
  shift: { readonly x: number; readonly y: number },
  reach: Reach,
): boolean {
  if (Math.max(Math.abs(shift.x), Math.abs(shift.y)) > margin) return true;
  return cornersOf(reach).some(({ x, y }) => {
    const [is, was] = [pointAt(now, x, y), pointAt(posed, x, y)];
    return Math.max(Math.abs(is.x - was.x - shift.x), Math.abs(is.y - was.y - shift.y)) > mostBent;
  });
}

/** Which pixels it may ink of the frame and a little beyond; null for none. */
function partOf(
  spot: Spot,
  reach: Reach,
  frame: { readonly width: number; readonly height: number },
): Part | null {
  const corners = cornersOf(reach).map(({ x, y }) => pointAt(spot, x, y));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const left = Math.max(-margin, Math.floor(Math.min(...xs)));
  const top = Math.max(-margin, Math.floor(Math.min(...ys)));
  const right = Math.min(frame.width + margin, Math.ceil(Math.max(...xs)));
  const bottom = Math.min(frame.height + margin, Math.ceil(Math.max(...ys)));
  if (right <= left || bottom <= top) return null;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * A canvas with room for a part, the one that is there where its size is right. How edges are drawn hangs on what lies beyond a
 * canvas: its size must follow from the part alone.
 */
function roomFor(part: Part, canvas: Canvas | null): Canvas {
  const width = Math.ceil(part.width / sizeStep) * sizeStep;
  const height = Math.ceil(part.height / sizeStep) * sizeStep;
  if (canvas === null) return createCanvas(width, height);
  // The memory of a smaller or larger one is let go at once, not when garbage is next collected.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  return canvas;
}
