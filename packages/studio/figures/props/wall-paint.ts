import { point } from '../brush/geometry.ts';
import { boxPath, fillFlat, fillShape, strokeLine, strokePath } from '../brush/ink.ts';
import { svgAt } from './furniture.ts';
import { inHand } from './holding.ts';
import type { DrawProp, PropSpot } from './prop.ts';

const fallback = '#3f8fbf';
/** In the colour that a text gives the wall. */
const paintOf = ({ tones, thingColour }: PropSpot) => tones.cloth(thingColour ?? fallback);

/** Where the wall stands: under the roller. */
const wallAt = ({ joints, measures, size }: PropSpot) =>
  joints.hip.x + (measures.upperArm + measures.foreArm) * 0.74 + 40 * size;

/** A wall whose upper part is painted, with a wet edge. */
export const halfPaintedWall: DrawProp = (spot) => {
  const { ink, tones } = spot;
  const x = wallAt(spot);
  fillShape(ink, boxPath(x - 46, -560, 250, 560, 3), tones.cloth('#efe8dc'), 4);
  fillFlat(
    ink,
    svgAt(
      x,
      0,
      1,
      'M -46 -560 L 204 -560 L 204 -210 L 176 -210 L 176 -262 L 128 -262 L 128 -236 L 84 -236 L 84 -318 L 40 -318 L 40 -286 L 2 -286 L 2 -340 L -46 -340 Z',
    ),
    paintOf(spot).base,
  );
  fillFlat(ink, boxPath(x - 46, -22, 250, 22, 2), tones.flat('#d8cdc2'));
};

export const paintPot: DrawProp = (spot) => {
  const { ink, tones, measures } = spot;
  const x = -(measures.thigh + measures.shin) * 0.42;
  strokePath(ink, svgAt(x, 0, 1, 'M -28 -56 C -22 -94 22 -94 28 -56'), tones.flat('#8b95a8'), 4);
  fillShape(ink, boxPath(x - 30, -60, 60, 60, 4), tones.cloth('#c6d0dc'), 5);
  fillFlat(ink, boxPath(x - 30, -60, 60, 14, 3), paintOf(spot).base);
  fillFlat(
    ink,
    svgAt(x, 0, 1, 'M -18 -50 L -6 -50 L -8 -26 C -9 -20 -15 -20 -16 -26 Z'),
    paintOf(spot).base,
  );
};

export const roller: DrawProp = (spot) =>
  inHand(spot, 'far', () => {
    const { ink, tones } = spot;
    strokeLine(ink, [point(-26, 0), point(22, 0)], tones.flat('#c4573f'), 11);
    strokeLine(ink, [point(22, 0), point(44, 0), point(44, 0)], tones.flat('#8b95a8'), 5);
    fillShape(ink, boxPath(40, -44, 32, 88, 10), tones.cloth('#fff6e4'), 4);
    fillFlat(ink, boxPath(60, -42, 12, 84, 6), paintOf(spot).shade);
  });
