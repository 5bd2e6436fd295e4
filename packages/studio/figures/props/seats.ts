import { boxPath, circlePath, fillFlat, fillShape } from '../brush/ink.ts';
import { point } from '../brush/geometry.ts';
import { bedSeat, darkWood, table, wood } from './furniture.ts';
import { bar } from './holding.ts';
import type { DrawProp, PropSpot } from './prop.ts';

/* What somebody sits on where a text says so. */

const seatOf = ({ joints, measures }: PropSpot) => joints.hip.y + measures.legWidth * 0.62;

export const benchSeat: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const [x, seat] = [joints.hip.x, seatOf(spot)];
  for (const dx of [-150, 130]) {
    bar(spot, point(x + dx * size, seat), point(x + (dx - 6) * size, 0), 14 * size, '#56627a');
    bar(
      spot,
      point(x + dx * size, seat),
      point(x + (dx - 16) * size, seat - 120 * size),
      12 * size,
      '#56627a',
    );
  }
  for (const dy of [-128, -88, -48])
    fillShape(
      ink,
      boxPath(x - 190 * size, seat + dy * size, 350 * size, 26 * size, 6),
      tones.cloth(wood),
      3,
    );
  fillShape(
    ink,
    boxPath(x - 180 * size, seat - 2, 360 * size, 18 * size, 6),
    tones.cloth(darkWood),
    3,
  );
};

/** Steps to a door: each as high as half a seat. */
export const stepSeat: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const [x, seat] = [joints.hip.x, seatOf(spot)];
  const stone = ['#cfc4b8', '#bfb3a6', '#d8cdc2'] as const;
  for (const [at, colour] of stone.entries()) {
    const high = ((3 - at) * -seat) / 2;
    const right = x + (-48 + at * 78) * size;
    fillShape(
      ink,
      boxPath(x - 220 * size, -high, right - (x - 220 * size), high, 3),
      tones.cloth(colour),
      4,
    );
  }
};

export const onBed: DrawProp = (spot) => bedSeat(spot);

/** A table before who sits, its top under the palms, a vase of flowers on it. */
export const plainTable: DrawProp = (spot) => {
  const { ink, tones, joints, measures, size } = spot;
  const top = joints.hip.y - measures.spine * 0.3;
  const x = joints.hip.x;
  table(spot, top, x + 56 * size, 260 * size);
  fillShape(
    ink,
    boxPath(x + 96 * size, top - 3, 180 * size, 36 * size, 3),
    tones.cloth('#e4573d'),
    2,
  );
  for (const [dx, dy, colour] of [
    [196, -96, '#f5c63c'],
    [222, -112, '#f4f0e6'],
    [246, -92, '#d8608f'],
  ] as const)
    fillFlat(ink, circlePath(x + dx * size, top + dy * size, 17 * size), tones.flat(colour));
  fillShape(
    ink,
    boxPath(x + 204 * size, top - 84 * size, 34 * size, 84 * size, 9 * size),
    tones.cloth('#4a9be0'),
    4,
  );
};
