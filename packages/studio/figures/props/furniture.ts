import { point } from '../brush/geometry.ts';
import { boxPath, fillShape, svgPath } from '../brush/ink.ts';
import { mix } from '../../painting/palette/colour.ts';
import type { DrawProp, PropSpot } from './prop.ts';
import { bar } from './holding.ts';

export const wood = '#c98d54';

export const darkWood = '#8f5d38';

/** An upholstered seat on its foot, with a head rest. */
const busSeat: DrawProp = ({ joints, measures, size, tones, ink }) => {
  const seat = joints.hip.y + measures.legWidth * 0.62;
  const x = joints.hip.x;
  const cloth = tones.cloth('#3f5fa0');
  fillShape(ink, boxPath(x - 34 * size, seat, 68 * size, -seat, 6), tones.cloth('#3a3f52'), 4);
  fillShape(
    ink,
    boxPath(x - 86 * size, seat - 206 * size, 46 * size, 224 * size, 20 * size),
    cloth,
    6,
  );
  fillShape(
    ink,
    boxPath(x - 82 * size, seat - 236 * size, 38 * size, 58 * size, 16 * size),
    tones.cloth('#33508a'),
    4,
  );
  fillShape(ink, boxPath(x - 84 * size, seat - 8, 160 * size, 40 * size, 18 * size), cloth, 6);
};

/** A bed under the hips, its head behind the back. */
export const bedSeat: DrawProp = ({ joints, measures, size, tones, ink, accent }) => {
  const seat = joints.hip.y + measures.legWidth * 0.62;
  const x = joints.hip.x;
  const part = (
    left: number,
    top: number,
    wide: number,
    high: number,
    tone: string,
    round: number,
  ) =>
    fillShape(
      ink,
      boxPath(x + left * size, seat + top * size, wide * size, high * size, round * size),
      tones.cloth(tone),
      4,
    );
  for (const left of [-250, 210])
    fillShape(ink, boxPath(x + left * size, seat, 24 * size, -seat, 6), tones.cloth(darkWood), 4);
  part(-254, -150, 30, 216, darkWood, 12);
  part(206, -16, 30, 80, darkWood, 10);
  part(-230, 40, 444, 34, wood, 8);
  part(-228, -6, 438, 56, '#f4f0e6', 18);
  part(-216, -62, 104, 60, '#ffffff', 26);
  part(-96, -12, 308, 78, mix(accent, '#6f86d6', 0.5), 20);
};

/** A chair under the hips, on a bus its seat, in a bedroom the bed. */
export const chair: DrawProp = (spot) => {
  if (spot.seat !== 'chair') {
    if (spot.seat === 'bus') busSeat(spot);
    else bedSeat(spot);
    return;
  }
  const { joints, measures, size, tones, ink } = spot;
  const seat = joints.hip.y + measures.legWidth * 0.62;
  const x = joints.hip.x;
  bar(spot, point(x - 44 * size, seat), point(x - 50 * size, 0), 9 * size, darkWood);
  bar(spot, point(x + 40 * size, seat), point(x + 46 * size, 0), 9 * size, darkWood);
  bar(
    spot,
    point(x - 46 * size, seat),
    point(x - 60 * size, seat - 138 * size),
    9 * size,
    darkWood,
  );
  fillShape(
    ink,
    boxPath(x - 74 * size, seat - 146 * size, 26 * size, 82 * size, 10 * size),
    tones.cloth(wood),
    4,
  );
  fillShape(ink, boxPath(x - 54 * size, seat - 4, 104 * size, 15 * size, 6), tones.cloth(wood), 4);
};

/** A table before a seated figure: its top is at the height of the near palm. */
export const table = (spot: PropSpot, top: number, from: number, width: number): void => {
  const { size, ink, tones } = spot;
  for (const x of [from + 14 * size, from + width - 14 * size])
    bar(spot, point(x, top + 8), point(x, -4), 11 * size, darkWood);
  fillShape(ink, boxPath(from, top, width, 14 * size, 5), tones.cloth(wood), 4);
};

/** A table with its top just under the palms. */
export const desk: DrawProp = (spot) => {
  const { joints, size } = spot;
  table(spot, deskTop(spot), joints.hip.x + 56 * size, 240 * size);
};

export const deskTop = ({ joints, measures }: PropSpot): number =>
  joints.hip.y - measures.spine * 0.3;

/** Path data of a thing of `size` that stands at `x`, `y`. */
export function svgAt(x: number, y: number, size: number, data: string) {
  const path = svgPath('M 0 0');
  path.addPath(svgPath(data), { a: size, b: 0, c: 0, d: size, e: x, f: y });
  return path;
}
