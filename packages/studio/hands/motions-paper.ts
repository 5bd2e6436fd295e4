import { point, type Point } from '../figures/brush/geometry.ts';
import { fillEllipse, fillPolygon } from '../painting/brushes/surface.ts';
import {
  drawHand,
  drawHolding,
  drawStandingIn,
  leftHand,
  rightHand,
  sway,
  wave,
  type Kit,
  type Motion,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';
import { steady } from './motions-surface.ts';

/* A hand with a pen: it writes on a sheet, draws on one, or marks a thing. */

/** An empty sheet on the table, held by the left hand. */
function drawSheet({ ink }: Kit): void {
  fillEllipse(ink.context, 0, 10, 120, 6, 'rgba(40,24,60,0.16)');
  fillPolygon(
    ink.context,
    [
      [-118, 10],
      [112, 10],
      [92, -64],
      [-98, -64],
    ],
    '#fbf9f2',
  );
}

/** Lines of writing, the last of them as far as `end`. */
function drawLines({ ink }: Kit, end: number): void {
  const { context } = ink;
  for (const [row, y] of [-52, -37, -22].entries()) {
    const to = row < 2 ? 62 - row * 14 : end;
    context.beginPath();
    context.moveTo(-78 - row * 2, y);
    for (let at = -78; at < to; at += 4)
      context.lineTo(at, y + Math.sin(at * 0.5 + row) * (1.5 + Math.sin(at * 0.17 + row)));
    context.stroke();
  }
}

/** The pen in a hand whose tip it is at. */
function drawPen(kit: Kit, tip: Point): void {
  const { tool } = kit;
  if (tool === null) return;
  const { context } = kit.ink;
  const lean = -0.62;
  const grip = point(tip.x + Math.cos(lean) * 30, tip.y + Math.sin(lean) * 30);
  const hand = rightHand(kit, { pose: 'pinch', at: grip, turn: -0.16, rise: 26 });
  drawHolding(kit, hand, () => {
    context.rotate(lean + 0.16);
    context.drawImage(tool.canvas, -30, -tool.axis, tool.width, tool.height);
  });
}

function dipPen(kit: Kit, other: string): void {
  const { context } = kit.ink;
  context.lineCap = 'round';
  context.lineWidth = 3;
  context.strokeStyle = stuffColour(kit, other);
}

const holdSheet = (kit: Kit): void =>
  drawHand(kit, leftHand(kit, { pose: 'flat', at: point(-86, -30), turn: 0.16, rise: 16 }));

export const write: Motion = (kit, seconds) => {
  const { thing } = kit;
  const share = (seconds * 0.22 + 0.35) % 1;
  if (thing === null) {
    const x = -72 + share * 88;
    drawSheet(kit);
    dipPen(kit, '#2f3f63');
    drawLines(kit, x);
    holdSheet(kit);
    drawPen(kit, point(x, -22 + wave(seconds, 2.1) * 1.8));
    return;
  }
  drawStandingIn(kit, [steady(kit, thing)], thing);
  const tip = point(thing.width * (0.02 + share * 0.14), -thing.height * 0.5);
  const { context } = kit.ink;
  dipPen(kit, '#2f3f63');
  context.beginPath();
  context.moveTo(thing.width * 0.02 - 10, tip.y);
  context.lineTo(tip.x, tip.y);
  context.stroke();
  drawPen(kit, tip);
};

/** A round form, as far as it has come. */
export const draw: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const done = 0.3 + sway(seconds, 0.14) * 0.55;
  const [from, to] = [-Math.PI * 0.7, -Math.PI * 0.7 - done * Math.PI * 2];
  drawSheet(kit);
  dipPen(kit, '#3a3f4a');
  context.beginPath();
  context.ellipse(-8, -28, 56, 25, 0, from, to, true);
  context.stroke();
  holdSheet(kit);
  drawPen(kit, point(-8 + Math.cos(to) * 56, -28 + Math.sin(to) * 25));
};
