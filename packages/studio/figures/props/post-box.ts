import { boxPath, fillFlat, fillShape, strokePath, svgPath } from '../brush/ink.ts';
import { svgAt } from './furniture.ts';
import { atHand } from './holding.ts';
import { drawHeld, type DrawProp } from './prop.ts';

/** A box of the post on its foot, before the hand. */
export const postBox: DrawProp = ({ ink, tones, joints }) => {
  const { x: hand, y } = joints.far.end;
  const x = hand + 44;
  fillShape(
    ink,
    svgAt(
      x,
      0,
      1,
      'M 0 -370 C 0 -420 150 -420 150 -370 L 150 -12 L 160 -12 L 160 0 L -10 0 L -10 -12 L 0 -12 Z',
    ),
    tones.cloth('#d8402f'),
    7,
  );
  fillFlat(ink, boxPath(x + 4, y - 6, 96, 14, 5), tones.flat('#3a1a1a'));
  fillFlat(ink, boxPath(x + 40, y + 60, 72, 84, 4), tones.flat('#f4f0e6'));
};

/** What goes in: what is named, else a letter. */
export const posted: DrawProp = (spot) =>
  atHand(spot, 'far', () => {
    const { ink, tones, held } = spot;
    if (held !== null) return drawHeld(ink, held, 30, -6, 84);
    fillShape(ink, boxPath(-6, -30, 82, 52, 3), tones.cloth('#fff8e8'), 2);
    strokePath(ink, svgPath('M -4 -28 L 35 2 L 74 -28'), tones.flat('#c9b48a'), 4);
  });
