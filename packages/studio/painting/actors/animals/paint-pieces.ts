import { Path2D } from '@napi-rs/canvas';
import type { Context, Gradient } from '../../brushes/surface.ts';
import type { Part } from '../drawn/drawn-thing.ts';
import type { Matrix, Piece } from './piece.ts';

const pathOf = new WeakMap<Part, Path2D>();

/** Parts that do not change are parsed once. */
function shape(part: Part): Path2D {
  const known = pathOf.get(part);
  if (known !== undefined) return known;
  const made: Path2D = new Path2D(part.path);
  pathOf.set(part, made);
  return made;
}

/** A part where its piece is: moved as a path, so that light falls on all pieces from one side. */
function placed(part: Part, [a, b, c, d, e, f]: Matrix): Path2D {
  if (a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0) return shape(part);
  const path = new Path2D();
  path.addPath(shape(part), { a, b, c, d, e, f });
  return path;
}

/** Paints pieces in units of the context, each part as `inkOf` has it; null for one that is left out. */
export function paintPieces(
  context: Context,
  pieces: readonly Piece[],
  inkOf: (part: Part) => string | Gradient | null,
): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { parts, at } of pieces)
    for (const part of parts) {
      const ink = inkOf(part);
      if (ink === null) continue;
      const path = placed(part, at);
      if (part.line > 0) {
        context.strokeStyle = ink;
        context.lineWidth = part.line;
        context.stroke(path);
      } else {
        context.fillStyle = ink;
        // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
        context.fill(path);
      }
    }
}
