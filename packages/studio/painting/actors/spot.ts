/** Where something is drawn: x' = a x + c y + e, y' = b x + d y + f. */
export interface Spot {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** What something reaches to from its own 0, 0. */
export interface Reach {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const cornersOf = ({ left, top, right, bottom }: Reach) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: left, y: bottom },
  { x: right, y: bottom },
];

export const pointAt = ({ a, b, c, d, e, f }: Spot, x: number, y: number) => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** How far the corners of something go between two moments, px. */
export function reachMoves(
  reach: Reach,
  { now, posed }: { readonly now: Spot; readonly posed: Spot },
): number {
  return Math.max(
    ...cornersOf(reach).map(({ x, y }) => {
      const [is, was] = [pointAt(now, x, y), pointAt(posed, x, y)];
      return Math.hypot(is.x - was.x, is.y - was.y);
    }),
  );
}
