import { between, point } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  drawAt,
  fillFlat,
  fillShape,
  strokeLine,
  strokePath,
  svgPath,
} from '../brush/ink.ts';
import { onCounter } from './counter.ts';
import { atHand, bar } from './holding.ts';
import { type DrawProp, drawHeld } from './prop.ts';

/** A sink full of suds, a tap behind it. */
export const sink: DrawProp = (spot) =>
  onCounter(spot, 150, () => {
    const { ink, tones, seconds } = spot;
    strokePath(
      ink,
      svgPath('M 62 -2 L 62 -84 C 62 -112 22 -112 22 -84 L 22 -76'),
      tones.flat('#9aa5b8'),
      10,
    );
    for (const [index, x] of [-52, -28, -6, 18, 40].entries())
      fillFlat(
        ink,
        circlePath(x, -8 - 3 * Math.sin(seconds * 2 + index * 1.7), index % 2 === 0 ? 17 : 22),
        '#f4fbff',
      );
    fillShape(ink, boxPath(-72, -4, 132, 42, 8), tones.cloth('#eef2f5'), 4);
  });

/** A plate between both hands. */
export const plate: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const middle = between(joints.near.end, joints.far.end, 0.4);
  drawAt(ink, point(middle.x, middle.y - 22 * size), 0, () => {
    ink.context.scale(size, size);
    fillShape(ink, circlePath(0, 0, 42), tones.cloth('#fbfaf6'), 5);
    strokePath(ink, circlePath(0, 0, 27), tones.flat('#7fb0d8'), 3);
  });
};

export const sponge: DrawProp = (spot) =>
  atHand(spot, 'far', () =>
    fillShape(spot.ink, boxPath(-30, -20, 34, 26, 7), spot.tones.cloth('#f5c63c'), 3),
  );

/** A board on crossed legs, a shirt spread on it. */
export const ironingBoard: DrawProp = (spot) => {
  const { joints, size, ink, tones } = spot;
  const x = joints.hip.x + 50 * size;
  const top = joints.hip.y - spot.measures.spine * 0.06;
  for (const [from, to] of [
    [50, 190],
    [190, 50],
  ] as const)
    bar(spot, point(x + from * size, top), point(x + to * size, -3), 8 * size, '#9aa5b8');
  fillShape(ink, boxPath(x, top, 236 * size, 14 * size, 7 * size), tones.cloth('#7fa8c9'), 3);
  onCounter(spot, 62, () => {
    fillShape(
      ink,
      svgPath(
        'M 8 0 C 10 -9 30 -10 60 -9 L 190 -8 C 204 -8 210 -4 210 0 L 206 58 C 190 66 168 60 160 54 L 156 0 Z',
      ),
      tones.cloth('#f1efe8'),
      3,
    );
    for (const y of [16, 32, 46]) fillFlat(ink, circlePath(183, y, 2.6), tones.flat('#9aa5b8'));
  });
};

export const iron: DrawProp = (spot) =>
  atHand(spot, 'far', () => {
    const { ink, tones, seconds } = spot;
    for (const dx of [46, 62])
      strokeLine(
        ink,
        [point(dx, 4 - 8 * Math.sin(seconds * 3 + dx)), point(dx + 5, -20)],
        'rgba(255,255,255,0.8)',
        5,
      );
    strokePath(ink, svgPath('M -26 14 C -30 -6 20 -8 28 4'), tones.flat('#3a3f52'), 9);
    fillShape(
      ink,
      svgPath('M -38 26 L -36 12 C -10 6 20 8 34 20 L 44 32 L -38 32 Z'),
      tones.cloth('#3b8fd8'),
      4,
    );
    fillFlat(ink, svgPath('M -40 30 L 50 30 L 52 36 L -40 36 Z'), tones.flat('#c6d0dc'));
  });

/** A washing machine, its door open. */
export const washer: DrawProp = (spot) => {
  const { ink, tones, joints, size, seconds } = spot;
  drawAt(ink, point(joints.hip.x + 172 * size, 0), 0, () => {
    ink.context.scale(size, size);
    fillShape(ink, boxPath(-92, -262, 190, 262, 9), tones.cloth('#eef2f5'), 7);
    fillFlat(ink, boxPath(-92, -262, 190, 44, 9), tones.flat('#d5dde3'));
    fillFlat(ink, boxPath(-80, -252, 62, 24, 4), tones.flat('#f7fafb'));
    fillFlat(ink, circlePath(34, -240, 13), tones.flat('#56627a'));
    fillFlat(ink, circlePath(74, -240, 6), tones.flat('#67b36d'));
    fillShape(ink, circlePath(2, -126, 76), tones.cloth('#9aa5b8'), 4);
    fillFlat(ink, circlePath(2, -126, 60), tones.flat('#2d3142'));
    for (const [x, y, r, colour] of [
      [-18, -104, 26, '#f4f1ea'],
      [22, -98, 28, '#e9e6df'],
      [6, -86, 20, '#fbf9f3'],
    ] as const)
      fillFlat(ink, circlePath(x + Math.sin(seconds * 1.4 + r) * 1.5, y, r), tones.flat(colour));
  });
};

/** What is put into the drum or taken out of it. */
export const laundry: DrawProp = (spot) => {
  const { ink, tones, joints, size, held } = spot;
  const middle = between(joints.near.end, joints.far.end, 0.5);
  if (held !== null) return drawHeld(ink, held, middle.x, middle.y + 16 * size, 78 * size);
  drawAt(ink, point(middle.x, middle.y), 0, () => {
    ink.context.scale(size, size);
    fillShape(
      ink,
      svgPath(
        'M -34 -6 C -20 -24 26 -24 38 -8 C 46 16 34 52 18 60 C 6 50 -8 62 -22 54 C -36 40 -40 12 -34 -6 Z',
      ),
      tones.cloth('#f4f1ea'),
      6,
    );
  });
};
