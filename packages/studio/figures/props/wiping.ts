import { point } from '../brush/geometry.ts';
import { boxPath, circlePath, fillFlat, fillShape, strokeLine, svgPath } from '../brush/ink.ts';
import { table } from './furniture.ts';
import { atHand } from './holding.ts';
import type { DrawProp } from './prop.ts';

export const wipedTable: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const top = joints.far.end.y + 12 * size;
  table(spot, top, joints.hip.x + 70 * size, 250 * size);
  for (const dx of [210, 238, 264])
    fillFlat(ink, circlePath(joints.hip.x + dx * size, top - 4, 5 * size), tones.flat('#e8f6ff'));
};

export const cloth: DrawProp = (spot) =>
  atHand(spot, 'far', () => {
    fillShape(
      spot.ink,
      svgPath(
        'M -40 -12 C -24 -22 22 -22 38 -10 C 46 0 44 14 34 16 C 10 10 -14 20 -36 14 C -46 8 -48 -4 -40 -12 Z',
      ),
      spot.tones.cloth('#f5c63c'),
      3,
    );
  });

/** A window before the figure, partly wet. */
export const pane: DrawProp = (spot) => {
  const { ink, tones, joints, measures, size } = spot;
  const x = joints.hip.x + (measures.upperArm + measures.foreArm) * 0.62;
  const [top, high] = [joints.chest.y - 130 * size, 260 * size];
  fillShape(
    ink,
    boxPath(x - 12, top - 12, 200 * size + 24, high + 24, 5),
    tones.cloth('#f4f0e6'),
    5,
  );
  fillFlat(ink, boxPath(x, top, 200 * size, high, 2), tones.flat('#a8d8f0'));
  for (const [dx, length] of [
    [36, 90],
    [62, 54],
  ] as const)
    strokeLine(
      ink,
      [
        point(x + dx * size, top + (30 + length) * size),
        point(x + (dx + length * 0.5) * size, top + 30 * size),
      ],
      tones.flat('#e8f6ff'),
      8 * size,
    );
  for (const [dx, dy, r] of [
    [120, 60, 9],
    [146, 92, 6],
    [108, 118, 7],
    [150, 150, 10],
  ] as const)
    fillFlat(ink, circlePath(x + dx * size, top + dy * size, r * size), tones.flat('#f0fbff'));
  fillShape(
    ink,
    boxPath(x - 24, top + high + 8, 200 * size + 48, 16, 3),
    tones.cloth('#e3dccd'),
    3,
  );
};
