import { between, point } from '../brush/geometry.ts';
import { boxPath, drawAt, fillFlat, fillShape, strokeLine } from '../brush/ink.ts';
import { svgAt } from './furniture.ts';
import { bar } from './holding.ts';
import { drawHeld, type DrawProp, type PropSpot } from './prop.ts';

/** The line is as high as the hands of who hangs something there. */
const lineAt = ({ joints }: PropSpot) => between(joints.near.end, joints.far.end, 0.5).y - 6;

const shirt =
  'M -34 0 L -14 0 C -8 8 8 8 14 0 L 34 0 L 56 26 L 40 40 L 30 30 L 30 92 L -30 92 L -30 30 L -40 40 L -56 26 Z';
const trousers = 'M -28 0 L 28 0 L 32 104 L 8 104 L 0 34 L -8 104 L -32 104 Z';
const towel = 'M -32 0 L 32 0 L 32 88 L -32 88 Z';

/** A line on its posts, what hangs there already, and pegs. */
export const washingLine: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const [x, y] = [joints.hip.x, lineAt(spot)];
  const [from, to] = [x - 190 * size, x + 330 * size];
  for (const at of [from, to])
    bar(spot, point(at, y - 26 * size), point(at, -4), 11 * size, '#8f5d38');
  strokeLine(ink, [point(from, y), point(to, y)], tones.flat('#6b778c'), 4);
  for (const [dx, path, colour] of [
    [-118, towel, '#f0b03a'],
    [196, trousers, '#3b7dd8'],
    [276, shirt, '#e4573d'],
  ] as const) {
    fillShape(ink, svgAt(x + dx * size, y, size, path), tones.cloth(colour), 4);
    for (const side of [-20, 20])
      fillFlat(
        ink,
        boxPath(x + (dx + side - 3) * size, y - 9 * size, 6 * size, 18 * size, 2),
        tones.flat('#c98d54'),
      );
  }
};

/** What is hung just now: what is named, else a shirt. */
export const hungCloth: DrawProp = (spot) => {
  const { ink, tones, joints, size, held } = spot;
  const at = between(joints.near.end, joints.far.end, 0.5);
  if (held !== null) return drawHeld(ink, held, at.x, at.y + 52 * size, 118 * size);
  drawAt(ink, at, 0, () => {
    ink.context.scale(size, size);
    fillShape(ink, svgAt(0, -4, 1, shirt), tones.cloth('#f4f0e6'), 4);
  });
};

export const basketOnFloor: DrawProp = (spot) => {
  const { ink, tones, measures, size } = spot;
  const x = (measures.thigh + measures.shin) * 0.62;
  fillShape(
    ink,
    svgAt(x, 0, size, 'M -54 -56 C -40 -80 -16 -66 -4 -76 C 14 -88 40 -76 54 -56 Z'),
    tones.cloth('#8ec5ea'),
    4,
  );
  fillShape(
    ink,
    svgAt(x, 0, size, 'M -64 -60 L 64 -60 L 50 0 L -50 0 Z'),
    tones.cloth('#d9a866'),
    5,
  );
  for (const dy of [-44, -28, -13])
    fillFlat(
      ink,
      boxPath(x - (50 - dy * 0.1) * size, dy * size, (100 - dy * 0.2) * size, 4 * size, 1),
      tones.flat('#b47a45'),
    );
};
