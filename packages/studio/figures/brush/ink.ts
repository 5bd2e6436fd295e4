import { Path2D, PathOp } from '@napi-rs/canvas';
import type { Context } from '../../painting/brushes/surface.ts';
import { angleTo, distance, polar, type Circle, type Point } from './geometry.ts';
import type { Tone } from './tones.ts';

/** What everything of a figure is drawn with: the context is scaled to figure units and looks to where the figure faces. */
export interface Ink {
  readonly context: Context;
  /** Where light comes from in figure space: -1 behind the figure, 1 before it. */
  readonly lightX: number;
  /** A soft dark seam between parts of one colour. */
  readonly seam: string;
}

/** Fills a shape in two tones: the lit part is the same shape, moved `depth` units towards the light. */
export function fillShape({ context, lightX }: Ink, path: Path2D, tone: Tone, depth = 5): void {
  context.fillStyle = tone.shade;
  context.fill(path);
  context.save();
  context.clip(path);
  context.translate(lightX * depth, -depth * 0.35);
  context.fillStyle = tone.base;
  context.fill(path);
  context.restore();
}

/** The lit part of paths that never change, by how far it is moved: cut once, because a clip costs more than two fills. */
const litParts = new WeakMap<Path2D, Map<number, Path2D>>();

function litPart(path: Path2D, shift: number): Path2D {
  const parts = litParts.get(path) ?? new Map<number, Path2D>();
  litParts.set(path, parts);
  const known = parts.get(shift);
  if (known !== undefined) return known;
  const moved = new Path2D();
  moved.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: shift, f: -Math.abs(shift) * 0.35 });
  const part = new Path2D(path);
  part.op(moved, PathOp.Intersect);
  parts.set(shift, part);
  return part;
}

/** As `fillShape`, for a path that is the same in every frame. Within a clip it is several times as cheap. */
export function fillFixed(ink: Ink, path: Path2D, tone: Tone, depth = 5): void {
  fillFlat(ink, path, tone.shade);
  fillFlat(ink, litPart(path, ink.lightX * depth), tone.base);
}

/** As `fillShape`, for what is built of circles: the lit part is built of smaller ones. */
export function fillRound(
  ink: Ink,
  circles: readonly Circle[],
  build: (circles: readonly Circle[]) => Path2D,
  tone: Tone,
  depth = 5,
): void {
  fillFlat(ink, build(circles), tone.shade);
  const lit = circles.map(({ x, y, r }) => ({
    x: x + (ink.lightX * depth) / 2,
    y: y - depth * 0.17,
    r: Math.max(0.5, r - depth * 0.54),
  }));
  fillFlat(ink, build(lit), tone.base);
}

export function fillFlat({ context }: Ink, path: Path2D, colour: string): void {
  context.fillStyle = colour;
  context.fill(path);
}

export function strokePath(ink: Ink, path: Path2D, colour: string, width: number): void {
  const { context } = ink;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(path);
}

/** A line through points, with round ends. */
export function strokeLine(
  ink: Ink,
  points: readonly Point[],
  colour: string,
  width: number,
): void {
  strokePath(ink, openPath(points), colour, width);
}

/** Draws what stands on its own point of the body: `paint` sees `at` as 0,0 and `angle` as its x axis. */
export function drawAt(ink: Ink, at: Point, angle: number, paint: () => void): void {
  const { context } = ink;
  context.save();
  context.translate(at.x, at.y);
  context.rotate(angle);
  paint();
  context.restore();
}

export function openPath(points: readonly Point[]): Path2D {
  const path = new Path2D();
  for (const [index, { x, y }] of points.entries())
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  return path;
}

export function closedPath(points: readonly Point[]): Path2D {
  const path = openPath(points);
  path.closePath();
  return path;
}

const keptPaths = new Map<string, Path2D>();
/** Shapes that move are kept in vain: from time to time all are let go. */
const mostKept = 2_000;

/** The path that was built for the same key before: it and its lit part are worked out once. Nobody adds to it. */
export function keptPath(key: string, build: () => Path2D): Path2D {
  const known = keptPaths.get(key);
  if (known !== undefined) return known;
  if (keptPaths.size >= mostKept) keptPaths.clear();
  const path = build();
  keptPaths.set(key, path);
  return path;
}

/** A path of path data that stays the same: parsed once. Nobody adds to it. */
export const fixedPath = (data: string): Path2D => keptPath(data, () => new Path2D(data));

/** A closed path through points that stay where they are. Nobody adds to it. */
export const fixedPolygon = (points: readonly Point[]): Path2D =>
  keptPath(`polygon ${points.map(({ x, y }) => `${x} ${y}`).join(' ')}`, () => closedPath(points));

/** A path of SVG path data, for shapes drawn by hand. */
export const svgPath = (data: string): Path2D => new Path2D(data);

/** Like those below, the same path for the same figures: nobody adds to it. */
export const circlePath = (x: number, y: number, r: number): Path2D =>
  keptPath(`circle ${x} ${y} ${r}`, () => {
    const path = new Path2D();
    path.arc(x, y, Math.max(0, r), 0, Math.PI * 2);
    return path;
  });

/** A part of a circle's line, between two angles. */
export function arcPath(x: number, y: number, r: number, from: number, to: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, r, from, to);
  return path;
}

export const ellipsePath = (x: number, y: number, rx: number, ry: number, angle = 0): Path2D =>
  keptPath(`ellipse ${x} ${y} ${rx} ${ry} ${angle}`, () => {
    const path = new Path2D();
    path.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), angle, 0, Math.PI * 2);
    return path;
  });

/** A rectangle with round corners, `x`, `y` its upper left. */
export const boxPath = (x: number, y: number, width: number, height: number, r = 4): Path2D =>
  keptPath(`box ${x} ${y} ${width} ${height} ${r}`, () => {
    const path = new Path2D();
    path.roundRect(x, y, width, height, Math.min(r, width / 2, height / 2));
    return path;
  });

/** A limb through circles: each pair is joined by its outer tangents. */
export function limbPath(circles: readonly Circle[]): Path2D {
  const path = new Path2D();
  for (const [index, circle] of circles.entries()) {
    const next = circles[index + 1];
    if (next === undefined) break;
    addCapsule(path, circle, next);
  }
  return path;
}

function addCapsule(path: Path2D, a: Circle, b: Circle): void {
  const length = distance(a, b);
  const angle = angleTo(a, b);
  const slope = length <= Math.abs(a.r - b.r) ? 0 : Math.acos((a.r - b.r) / length);
  const start = polar(a, angle + slope, a.r);
  path.moveTo(start.x, start.y);
  path.arc(a.x, a.y, a.r, angle + slope, angle - slope + Math.PI * 2);
  path.arc(b.x, b.y, b.r, angle - slope, angle + slope);
  path.closePath();
}
