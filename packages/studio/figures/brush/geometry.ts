/** A place in figure units: an adult is about 530 high, x grows to where the figure faces, y downwards, the ground is 0. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const point = (x: number, y: number): Point => ({ x, y });
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
/** `share` 0 gives `a`, 1 gives `b`. */
export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
/** Radians: 0 points ahead, a quarter turn points down. */
export const angleTo = (a: Point, b: Point): number => Math.atan2(b.y - a.y, b.x - a.x);
export const polar = (from: Point, angle: number, length: number): Point => ({
  x: from.x + Math.cos(angle) * length,
  y: from.y + Math.sin(angle) * length,
});

export function turnAbout(point: Point, centre: Point, angle: number): Point {
  if (angle === 0) return point;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [point.x - centre.x, point.y - centre.y];
  return { x: centre.x + dx * cos - dy * sin, y: centre.y + dx * sin + dy * cos };
}

/** Where the joint of a two-bone limb is; `bend` chooses the side: 1 is down for a limb that reaches ahead. */
export function solveJoint(
  from: Point,
  to: Point,
  bones: readonly [upper: number, lower: number],
  bend: 1 | -1,
): { joint: Point; end: Point } {
  const [upper, lower] = bones;
  const wanted = distance(from, to);
  const reach = Math.min(Math.max(wanted, Math.abs(upper - lower) + 0.5), (upper + lower) * 0.999);
  const angle = angleTo(from, to);
  const cos = (upper * upper + reach * reach - lower * lower) / (2 * upper * reach);
  const inner = Math.acos(Math.min(1, Math.max(-1, cos)));
  return { joint: polar(from, angle + bend * inner, upper), end: polar(from, angle, reach) };
}

export interface Circle extends Point {
  readonly r: number;
}

function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const next of list) {
      for (;;) {
        const [a, b] = [kept.at(-2), kept.at(-1)];
        if (a === undefined || b === undefined) break;
        if ((b.x - a.x) * (next.y - a.y) - (b.y - a.y) * (next.x - a.x) > 0) break;
        kept.pop();
      }
      kept.push(next);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** The outline of a cloth stretched around circles. */
export function hullOf(circles: readonly Circle[]): Point[] {
  const steps = 14;
  return convexHull(
    circles.flatMap((circle) =>
      Array.from({ length: steps }, (_, step) =>
        polar(circle, (step / steps) * Math.PI * 2, circle.r),
      ),
    ),
  );
}
