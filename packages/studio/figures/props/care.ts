import {
  boxPath,
  circlePath,
  fillFlat,
  fillShape,
  strokeLine,
  strokePath,
  svgPath,
} from '../brush/ink.ts';
import { atHand } from './holding.ts';
import type { DrawProp } from './prop.ts';

/** A blue inhaler at the mouth. */
export const inhaler: DrawProp = (spot) =>
  atHand(spot, 'far', () => {
    const { ink, tones } = spot;
    fillFlat(ink, boxPath(-12, -52, 22, 32, 4), tones.flat('#c6d0dc'));
    fillShape(
      ink,
      svgPath('M -18 -30 L 16 -30 L 16 22 L -40 22 L -40 0 L -18 -2 Z'),
      tones.cloth('#3b7dd8'),
      4,
    );
  });

/** A roll of bandage between both hands. */
export const bandage: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const [from, to] = [joints.near.end, joints.far.end];
  strokeLine(ink, [from, to], tones.flat('#fffdf6'), 17 * size);
  fillShape(ink, circlePath(to.x, to.y - 6 * size, 22 * size), tones.cloth('#fffdf6'), 4);
  strokePath(ink, circlePath(to.x, to.y - 6 * size, 11 * size), tones.flat('#c6d0dc'), 3 * size);
};
