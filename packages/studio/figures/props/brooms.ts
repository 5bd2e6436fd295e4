import { angleTo, point, polar, type Point } from '../brush/geometry.ts';
import { circlePath, ellipsePath, fillFlat, fillShape, strokeLine } from '../brush/ink.ts';
import { svgAt } from './furniture.ts';
import { bar } from './holding.ts';
import type { DrawProp, PropSpot } from './prop.ts';

/** A handle along both hands down to `above` the ground; returns where it ends. */
export function handleToGround(spot: PropSpot, above: number, colour: string): Point {
  const { joints, size } = spot;
  const [top, low] = [joints.near.end, joints.far.end];
  const angle = angleTo(top, low);
  const tip = point(low.x + (-above * size - low.y) / Math.tan(angle), -above * size);
  bar(spot, polar(top, angle, -40 * size), tip, 9 * size, colour);
  return tip;
}

export const broom: DrawProp = (spot) => {
  const { ink, tones, size } = spot;
  const { x } = handleToGround(spot, 52, '#b47a45');
  fillShape(
    ink,
    svgAt(x, 0, size, 'M -34 -44 L 34 -44 L 54 -2 C 30 -6 -30 -6 -54 -2 Z'),
    tones.cloth('#e3b65a'),
    3,
  );
  for (const at of [-26, -10, 8, 24])
    strokeLine(
      ink,
      [point(x + at * 0.8 * size, -38 * size), point(x + at * 1.4 * size, -6)],
      tones.flat('#b98a35'),
      3 * size,
    );
  fillShape(
    ink,
    svgAt(x, 0, size, 'M -36 -58 L 36 -58 L 38 -42 L -38 -42 Z'),
    tones.cloth('#c4573f'),
    2,
  );
};

const ahead = ({ measures }: PropSpot, share: number) => (measures.thigh + measures.shin) * share;

/** What is swept away. */
export const dust: DrawProp = (spot) => {
  const { ink, tones, size, seconds } = spot;
  const x = ahead(spot, 1.02);
  for (const [dx, dy, r] of [
    [34, -8, 9],
    [56, -18, 12],
    [80, -10, 8],
    [98, -24, 6],
  ] as const)
    fillFlat(
      ink,
      circlePath(x + dx * size, (dy - 4 * Math.sin(seconds * 4 + dx)) * size, r * size),
      tones.flat('#c9bda8'),
    );
  fillShape(
    ink,
    svgAt(x + 30 * size, 0, size, 'M -30 0 C -16 -12 20 -14 46 0 Z'),
    tones.cloth('#8f8272'),
    2,
  );
};

export const rake: DrawProp = (spot) => {
  const { ink, tones, size } = spot;
  const { x } = handleToGround(spot, 34, '#b47a45');
  for (const at of [-42, -28, -14, 0, 14, 28, 42])
    strokeLine(
      ink,
      [point(x, -40 * size), point(x + at * size, -16 * size), point(x + at * size, -1)],
      tones.flat('#56627a'),
      4 * size,
    );
};

/** Leaves on a heap. */
export const raked: DrawProp = (spot) => {
  const { ink, tones, size } = spot;
  const x = ahead(spot, 1.36);
  fillShape(
    ink,
    svgAt(x, 0, size, 'M -78 0 C -60 -34 -26 -62 6 -60 C 42 -58 66 -26 84 0 Z'),
    tones.cloth('#c9702f'),
    5,
  );
  for (const [dx, dy, colour] of [
    [-40, -18, '#e39a3c'],
    [-14, -42, '#b4502a'],
    [14, -22, '#e8b84a'],
    [34, -40, '#d8833a'],
    [52, -12, '#b4502a'],
    [-104, -6, '#e39a3c'],
    [-136, -5, '#c9702f'],
  ] as const)
    fillFlat(
      ink,
      ellipsePath(x + dx * size, dy * size, 13 * size, 7 * size, dx),
      tones.flat(colour),
    );
};
