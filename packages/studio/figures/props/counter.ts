import { point } from '../brush/geometry.ts';
import { boxPath, drawAt, fillFlat, fillShape } from '../brush/ink.ts';
import { bar } from './holding.ts';
import type { DrawProp, PropSpot } from './prop.ts';

/** The height of a worktop: under the palms of who stands at it. */
const counterTop = ({ joints, measures }: PropSpot): number => joints.hip.y - measures.spine * 0.06;

/** Paints what stands on the worktop, `ahead` adult units before the hips; 0,0 is its foot there. */
export function onCounter(spot: PropSpot, ahead: number, paint: () => void): void {
  const { joints, ink, size } = spot;
  drawAt(ink, point(joints.hip.x + ahead * size, counterTop(spot)), 0, () => {
    ink.context.scale(size, size);
    paint();
  });
}

const cupboard =
  (body: string, door: string, top: string): DrawProp =>
  (spot) => {
    const { ink, tones, joints, size } = spot;
    const height = counterTop(spot);
    const x = joints.hip.x + 58 * size;
    fillShape(ink, boxPath(x + 6 * size, height, 210 * size, -height, 5), tones.cloth(body), 6);
    for (const dx of [20, 116])
      fillFlat(
        ink,
        boxPath(x + dx * size, height + 34 * size, 88 * size, -height - 62 * size, 6),
        tones.flat(door),
      );
    for (const dx of [98, 122])
      fillFlat(
        ink,
        boxPath(x + dx * size, height + 52 * size, 5 * size, 30 * size, 2),
        tones.flat('#8b95a8'),
      );
    fillShape(ink, boxPath(x - 4 * size, height, 228 * size, 15 * size, 4), tones.cloth(top), 3);
  };

/** A kitchen unit before who works at it. */
export const counter: DrawProp = cupboard('#dfe7ea', '#cfdade', '#c98d54');

/** A bench of a shed. */
export const workbench: DrawProp = cupboard('#a9764a', '#98683f', '#c98d54');

/** A wooden table on legs. */
export const kitchenTable: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const top = counterTop(spot);
  const x = joints.hip.x + 54 * size;
  for (const dx of [18, 206])
    bar(spot, point(x + dx * size, top + 10), point(x + dx * size, -5), 14 * size, '#8f5d38');
  fillShape(
    ink,
    boxPath(x + 8 * size, top + 12 * size, 208 * size, 26 * size, 3),
    tones.cloth('#a9764a'),
    3,
  );
  fillShape(ink, boxPath(x - 6 * size, top, 236 * size, 15 * size, 4), tones.cloth('#c98d54'), 3);
};
