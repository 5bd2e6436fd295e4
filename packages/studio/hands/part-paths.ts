import { Path2D, PathOp } from '@napi-rs/canvas';
import type { HandPart } from './hand-shapes.ts';

/*
 * What is drawn of a part of a hand, cut once: clips in every frame would cost several times as much as the fills.
 */

/** A part without where it grows out of the hand, and that root alone, a little wider so that no edge shows between both. */
interface RootedPaths {
  readonly outer: Path2D;
  readonly root: Path2D | null;
}

const rooted = new WeakMap<HandPart, RootedPaths>();
const lit = new WeakMap<Path2D, Map<number, Path2D>>();

const circle = (x: number, y: number, radius: number): Path2D => {
  const path = new Path2D();
  path.arc(x, y, radius, 0, Math.PI * 2);
  return path;
};

export function rootedPaths(part: HandPart): RootedPaths {
  const known = rooted.get(part);
  if (known !== undefined) return known;
  const cut = cutAtRoot(part);
  rooted.set(part, cut);
  return cut;
}

function cutAtRoot({ path, root }: HandPart): RootedPaths {
  if (root === undefined) return { outer: path, root: null };
  const [x, y, radius] = root;
  const outer = new Path2D(path);
  outer.op(circle(x, y, radius), PathOp.Difference);
  const inner = new Path2D(path);
  inner.op(circle(x, y, radius + 1.5), PathOp.Intersect);
  return { outer, root: inner };
}

/** Light from above falls on a turned hand from another side: by steps of so many radians. */
const step = Math.PI / 16;
/** How far the shade reaches along the lower edges. */
const depth = 3;

/** The lit part of a path in a hand that is turned by `turn`. */
export function litPath(path: Path2D, turn: number): Path2D {
  const steps = Math.round(turn / step);
  const byTurn = lit.get(path) ?? new Map<number, Path2D>();
  lit.set(path, byTurn);
  const known = byTurn.get(steps);
  if (known !== undefined) return known;
  const angle = steps * step;
  const moved = new Path2D();
  const [e, f] = [-depth * Math.sin(angle), -depth * Math.cos(angle)];
  moved.addPath(path, { a: 1, b: 0, c: 0, d: 1, e, f });
  const part = new Path2D(path);
  part.op(moved, PathOp.Intersect);
  byTurn.set(steps, part);
  return part;
}
