import { point } from '../figures/brush/geometry.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawStanding,
  leftHand,
  middleOf,
  rightHand,
  sway,
  type Motion,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';
import { fillPath } from './curved-shape.ts';

/* Hands that lay a cloth or a foil over something. */

/** Both hands let a cloth down over the rim. */
export const cover: Motion = (kit, seconds) => {
  const piece = kit.target ?? kit.thing;
  if (piece === null) return;
  const colour = stuffColour(kit, '#e9e2d2');
  const middle = middleOf(piece);
  const rise = sway(seconds + 0.9, 0.24) * 16;
  const wide = piece.width * (piece.handle === undefined ? 0.53 : 0.38);
  const y = -piece.height * (piece.isOpened === true ? 0.6 : 0.98) - 3 - rise * 0.35;
  const fall = Math.max(18, Math.min(34, piece.height * 0.42));
  const side = y - rise * 0.6;
  drawStanding(kit, piece);
  const corners = [point(middle - wide * 0.9, side + 9), point(middle + wide * 0.9, side + 9)];
  const hands = [
    leftHand(kit, {
      pose: 'pinch',
      at: corners[0] ?? point(0, 0),
      turn: 0.1,
      rise: 34,
    }),
    rightHand(kit, {
      pose: 'pinch',
      at: corners[1] ?? point(0, 0),
      turn: 0.1,
      rise: 34,
    }),
  ];
  drawAround(kit, hands, () => {
    const [l, r] = [middle - wide, middle + wide];
    // What hangs down in front, then the top, which is seen a little from above.
    fillPath(kit, darken(colour, 0.12), point(l - 18, side + 4), [
      [l - 8, y + fall * 0.7, l + wide * 0.3, y + fall],
      [l + wide * 0.5, y + fall * 0.72, middle - wide * 0.1, y + fall * 1.05],
      [middle + wide * 0.2, y + fall * 0.74, middle + wide * 0.5, y + fall],
      [r + 2, y + fall * 0.8, r + 18, side + 4],
      [middle, y - 18, l - 18, side + 4],
    ]);
    fillPath(kit, colour, point(l - 18, side + 2), [
      [middle - wide * 0.6, y - 17, middle, y - 15],
      [middle + wide * 0.6, y - 17, r + 18, side + 2],
      [middle + wide * 0.6, y + 12, middle, y + 11],
      [middle - wide * 0.6, y + 12, l - 18, side + 2],
    ]);
    fillPath(kit, lighten(colour, 0.4), point(l + 4, side), [
      [middle - wide * 0.4, y - 12, middle + wide * 0.1, y - 10],
      [middle - wide * 0.4, y - 6, l + 4, side],
    ]);
    const { context } = kit.ink;
    context.strokeStyle = darken(colour, 0.22);
    context.lineWidth = 2;
    for (const [from, to] of [
      [-0.62, -0.56],
      [-0.2, -0.16],
      [0.3, 0.32],
      [0.68, 0.62],
    ] as const) {
      context.beginPath();
      context.moveTo(middle + wide * from, y + 10);
      context.lineTo(middle + wide * to, y + fall * 0.82);
      context.stroke();
    }
  });
};
