import { point, type Point } from '../figures/brush/geometry.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawHand,
  drawShade,
  drawStanding,
  leftHand,
  middleOf,
  rightHand,
  sway,
  type Kit,
  type Motion,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';

/* Hands that lay a cloth or a foil over something, or fold it round something. */

function fillPath({ ink }: Kit, tone: string, start: Point, curves: readonly number[][]): void {
  const { context } = ink;
  context.fillStyle = tone;
  context.beginPath();
  context.moveTo(start.x, start.y);
  for (const [a = 0, b = 0, x = 0, y = 0] of curves) context.quadraticCurveTo(a, b, x, y);
  context.closePath();
  context.fill();
}

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

/** A sheet under something, its sides laid over it one after the other. */
export const wrap: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const colour = stuffColour(kit, '#e9e2d2');
  const half = thing.width * 0.5;
  const high = thing.height;
  const over = sway(seconds + 0.4, 0.2);
  drawShade(kit, 0, 8, half * 2 + 150);
  fillPath(kit, darken(colour, 0.08), point(-half - 76, -6), [
    [-half, -high * 0.7 - 24, 0, -high * 0.62 - 30],
    [half, -high * 0.7 - 24, half + 76, -6],
    [half, 20, 0, 20],
    [-half, 20, -half - 76, -6],
  ]);
  drawStanding(kit, thing);
  // The left side lies over it already, the right one comes.
  fillPath(kit, darken(colour, 0.05), point(-half - 74, -4), [
    [-half - 24, -high * 0.9, -half * 0.5, -high * 0.86],
    [half * 0.2, -high * 0.5, half * 0.34, 2],
    [-half * 0.4, 24, -half - 74, -4],
  ]);
  const tip = point(half * (0.75 - over * 0.5), -high * (0.98 - over * 0.18) - 8);
  const hands = [
    leftHand(kit, {
      pose: 'flat',
      at: point(-half * 0.52, -high * 0.5),
      turn: 0.12,
      rise: 30,
    }),
    rightHand(kit, { pose: 'pinch', at: tip, turn: -0.2, rise: 24 }),
  ];
  const [left, right] = hands;
  if (left !== undefined) drawHand(kit, left);
  if (right !== undefined)
    drawAround(kit, [right], () => {
      fillPath(kit, colour, point(half + 74, -4), [
        [half + 30, -high * 0.8, tip.x, tip.y],
        [tip.x - 14, tip.y + high * 0.6, half * 0.02, 6],
        [half * 0.4, 26, half + 74, -4],
      ]);
      fillPath(kit, lighten(colour, 0.35), point(half + 50, -12), [
        [half + 20, -high * 0.6, tip.x + 6, tip.y + 6],
        [half + 10, -high * 0.4, half + 50, -12],
      ]);
    });
};
