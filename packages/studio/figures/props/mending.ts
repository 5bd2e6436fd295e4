import { point } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  drawAt,
  ellipsePath,
  fillFlat,
  fillShape,
  strokeLine,
  strokePath,
  svgPath,
} from '../brush/ink.ts';
import { onCounter } from './counter.ts';
import { atHand } from './holding.ts';
import { type DrawProp, drawHeld } from './prop.ts';

/** What is mended, on the bench: what is named, else an open box with its works. */
export const brokenThing: DrawProp = (spot) =>
  onCounter(spot, 140, () => {
    const { ink, tones, held } = spot;
    if (held !== null) {
      drawHeld(ink, held, -6, -48, 94);
      return;
    }
    fillShape(ink, boxPath(-66, -66, 116, 66, 9), tones.cloth('#c6d0dc'), 5);
    fillFlat(ink, boxPath(-52, -54, 62, 42, 5), tones.flat('#3a3f52'));
    for (const [x, colour] of [
      [-42, '#e4573d'],
      [-28, '#f5c63c'],
      [-14, '#4a9be0'],
    ] as const)
      strokePath(
        ink,
        svgPath(`M ${x} -14 C ${x - 6} -30 ${x + 12} -36 ${x + 4} -50`),
        tones.flat(colour),
        4,
      );
    fillFlat(ink, circlePath(32, -44, 9), tones.flat('#56627a'));
  });

export const screwdriver: DrawProp = (spot) =>
  atHand(
    spot,
    'far',
    () => {
      const { ink, tones } = spot;
      strokeLine(ink, [point(-12, 0), point(-58, 0)], tones.flat('#9aa5b8'), 6);
      strokeLine(ink, [point(-4, 0), point(26, 0)], tones.flat('#e4573d'), 15);
    },
    -0.55,
  );

/** An open cupboard with the pipe of a sink, a drop under it. */
export const pipes: DrawProp = (spot) => {
  const { ink, tones, joints, size, seconds } = spot;
  drawAt(ink, point(joints.hip.x + 178 * size, 0), 0, () => {
    ink.context.scale(size, size);
    fillShape(ink, boxPath(-92, -262, 210, 262, 6), tones.cloth('#dfe7ea'), 6);
    fillFlat(ink, boxPath(-78, -234, 182, 222, 4), tones.flat('#56627a'));
    fillShape(ink, boxPath(-100, -276, 226, 18, 5), tones.cloth('#c98d54'), 3);
    strokePath(
      ink,
      svgPath('M 10 -234 L 10 -150 C 10 -96 66 -96 66 -142 L 66 -152 L 104 -152'),
      tones.flat('#c6d0dc'),
      20,
    );
    fillShape(ink, boxPath(-6, -168, 32, 20, 4), tones.cloth('#8b97aa'), 2);
    const fall = (seconds * 0.9) % 1;
    fillFlat(ink, ellipsePath(38, -92 + fall * 70, 5, 8), '#7cc0ee');
    fillFlat(ink, ellipsePath(38, -10, 34, 6), '#7cc0ee');
  });
};

/** A spanner in the far hand, its jaw on what it turns. */
export const spanner: DrawProp = (spot) =>
  atHand(
    spot,
    'far',
    () => {
      const { ink, tones } = spot;
      strokeLine(ink, [point(-22, 0), point(50, 0)], tones.flat('#9aa5b8'), 11);
      fillShape(
        ink,
        svgPath('M 44 -8 C 50 -22 70 -24 84 -14 L 70 -6 L 70 6 L 84 14 C 70 24 50 22 44 8 Z'),
        tones.cloth('#b9c3d3'),
        2,
      );
    },
    -0.35,
  );

/** A plank with a nail in it, on the bench. */
export const plank: DrawProp = (spot) =>
  onCounter(spot, 150, () => {
    const { ink, tones } = spot;
    fillShape(ink, boxPath(-88, -16, 176, 16, 3), tones.cloth('#e8c79a'), 2);
    strokeLine(ink, [point(14, -16), point(14, -40)], tones.flat('#56627a'), 5);
    strokeLine(ink, [point(6, -41), point(22, -41)], tones.flat('#56627a'), 4);
  });

/** Tools on the wall of a workshop. */
export const toolBoard: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  drawAt(ink, point(joints.hip.x + 196 * size, joints.chest.y - 84 * size), 0, () => {
    ink.context.scale(size, size);
    fillShape(ink, boxPath(-86, -56, 172, 132, 6), tones.cloth('#e8c79a'), 4);
    strokeLine(ink, [point(-58, -8), point(-58, 56)], tones.flat('#b47a45'), 9);
    fillFlat(ink, boxPath(-78, -30, 42, 22, 4), tones.flat('#6b778c'));
    strokeLine(ink, [point(-14, -28), point(-14, 10)], tones.flat('#9aa5b8'), 6);
    strokeLine(ink, [point(-14, 14), point(-14, 48)], tones.flat('#e4573d'), 14);
    strokeLine(ink, [point(24, -26), point(24, 50)], tones.flat('#8b97aa'), 10);
    fillFlat(ink, circlePath(24, -26, 13), tones.flat('#8b97aa'));
    strokeLine(ink, [point(58, -30), point(58, 46)], tones.flat('#3b7dd8'), 12);
  });
};
