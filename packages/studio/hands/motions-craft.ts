import { point, type Point } from '../figures/brush/geometry.ts';
import { fillEllipse, fillPolygon } from '../painting/brushes/surface.ts';
import { darken } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawHand,
  drawHolding,
  drawPiece,
  drawStanding,
  leftHand,
  paintTool,
  rightHand,
  sway,
  type Kit,
  type Motion,
} from './kit.ts';

/* Hands that shape, join or mark: most of them bring their own material. */

export const stuffColour = ({ act }: Kit, other: string): string => act.stuff?.colour ?? other;

/** A sheet on the table, seen a little from above: half of it is turned over. */
export const fold: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#f7f4ec');
  const [front, back] = [8, -56];
  const turned = 0.1 + sway(seconds, 0.16) * 0.36;
  const angle = Math.PI * turned;
  const near = point(104 * Math.cos(angle), front - 70 * Math.sin(angle));
  const far = point(86 * Math.cos(angle), back - 58 * Math.sin(angle));
  fillEllipse(context, -20, front + 2, 110, 7, 'rgba(40,24,60,0.18)');
  fillPolygon(
    context,
    [
      [-104, front],
      [0, front],
      [0, back],
      [-86, back],
    ],
    darken(colour, 0.03),
  );
  fillPolygon(
    context,
    [
      [0, front],
      [near.x, near.y],
      [far.x, far.y],
      [0, back],
    ],
    darken(colour, turned < 0.5 ? 0.12 : 0.06),
  );
  context.strokeStyle = darken(colour, 0.2);
  context.lineWidth = 1.4;
  context.beginPath();
  context.moveTo(0, front);
  context.lineTo(0, back);
  context.stroke();
  drawHand(kit, leftHand(kit, { pose: 'flat', at: point(-92, -14), turn: 0.1, rise: 14 }));
  const edge = point(near.x * 0.82 + far.x * 0.18, near.y * 0.82 + far.y * 0.18);
  const hand = rightHand(kit, { pose: 'pinch', at: edge, turn: -0.5, rise: -30 });
  drawHand(kit, hand);
};

/** Two hands draw the ends of a bow. */
export const tie: Motion = (kit, seconds) => {
  const { thing } = kit;
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#c9483f');
  const high = thing === null ? 30 : thing.height;
  drawStanding(kit, thing);
  const pullBy = sway(seconds, 0.3) * 12;
  const y = -high * (thing === null ? 1 : 0.62);
  const ends: readonly Point[] = [point(-62 - pullBy, y + 6), point(62 + pullBy, y + 6)];
  context.strokeStyle = colour;
  context.lineCap = 'round';
  context.lineWidth = 6;
  if (thing !== null) {
    context.beginPath();
    context.moveTo(-thing.width * 0.42, y + 2);
    context.quadraticCurveTo(0, y + 12, thing.width * 0.42, y + 2);
    context.stroke();
  }
  for (const [index, end] of ends.entries()) {
    const side = index === 0 ? -1 : 1;
    context.beginPath();
    context.moveTo(0, y + 6);
    context.bezierCurveTo(side * 10, y - 34, side * 46, y - 36, side * 38, y - 8);
    context.bezierCurveTo(side * 32, y + 6, side * 12, y + 6, 0, y + 6);
    context.moveTo(0, y + 6);
    context.quadraticCurveTo(end.x * 0.5, y + 24, end.x, end.y);
    context.stroke();
  }
  context.fillStyle = darken(colour, 0.18);
  context.beginPath();
  context.roundRect(-8, y - 1, 16, 14, 6);
  context.fill();
  for (const [index, end] of ends.entries())
    drawHand(
      kit,
      (index === 0 ? leftHand : rightHand)(kit, { pose: 'pinch', at: end, turn: 0.06, rise: 20 }),
    );
};

/** A sheet between two hands, torn from above. */
export const tear: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const apart = 10 + sway(seconds, 0.22) * 16;
  const colour = stuffColour(kit, '#f7f4ec');
  const jags = [0, 5, -3, 6, -2, 4, -1];
  for (const side of [-1, 1] as const) {
    context.save();
    context.translate(side * apart * 0.4, -70);
    context.rotate(side * apart * 0.012);
    context.fillStyle = side === -1 ? colour : darken(colour, 0.06);
    context.beginPath();
    context.moveTo(side * 62, -62);
    for (const [index, jag] of jags.entries()) context.lineTo(jag, -62 + index * 20);
    context.lineTo(side * 62, 58);
    context.fill();
    context.restore();
  }
  drawHand(
    kit,
    leftHand(kit, { pose: 'pinch', at: point(-34 - apart * 0.5, -116), turn: -0.24, rise: 30 }),
  );
  drawHand(
    kit,
    rightHand(kit, { pose: 'pinch', at: point(34 + apart * 0.5, -116), turn: -0.24, rise: 30 }),
  );
};

/** Soil in a heap, with crumbs. */
export function drawSoil(kit: Kit, width: number, front = false): void {
  const { context } = kit.ink;
  if (!front) fillEllipse(context, 0, 0, width / 2, 22, '#6b4529');
  fillEllipse(context, 0, 6, width / 2, 16, '#7a5232');
  for (let index = 0; index < 22; index++)
    fillEllipse(
      context,
      (((index * 61) % 100) / 100 - 0.5) * width * 0.9,
      4 + ((index * 17) % 14) - 4,
      3 + (index % 3) * 1.6,
      2.2,
      index % 2 === 0 ? '#8a5f3a' : '#5c3a22',
    );
}

export const dig: Motion = (kit, seconds) => {
  const { tool, thing } = kit;
  if (tool === null) return;
  const into = sway(seconds, 0.35) * 16;
  const angle = -0.72 + sway(seconds, 0.35) * 0.12;
  drawSoil(kit, 230);
  fillEllipse(kit.ink.context, -16, -4, 40, 9, '#3f2816');
  if (thing !== null) drawPiece(kit, thing, point(-96, 0));
  const tip = point(-18, 6 + into * 0.5);
  const hand = rightHand(kit, {
    pose: 'fist',
    at: point(tip.x + Math.cos(angle) * tool.reach, tip.y + Math.sin(angle) * tool.reach),
    turn: angle,
    rise: -14,
  });
  drawHolding(kit, hand, () => paintTool(kit, tool));
  fillEllipse(kit.ink.context, -14, 14, 62, 11, '#7a5232');
  fillEllipse(kit.ink.context, 34, 10, 30, 9, '#8a5f3a');
};

/** Two hands set something that grows into the soil. */
export const plant: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const rise = 4 + sway(seconds + 0.6, 0.24) * 14;
  drawSoil(kit, 240);
  fillEllipse(kit.ink.context, 0, -4, 44, 10, '#3f2816');
  const grip = Math.min(24, thing.width * 0.28);
  const y = -rise - Math.min(30, thing.height * 0.22);
  drawAround(
    kit,
    [
      leftHand(kit, { pose: 'clasp', at: point(-grip, y), turn: -0.16, rise: 6 }),
      rightHand(kit, { pose: 'clasp', at: point(grip, y), turn: -0.16, rise: 6 }),
    ],
    () => drawPiece(kit, thing, point(0, 8 - rise)),
  );
  fillEllipse(kit.ink.context, 0, 13, 86, 11, '#7a5232');
  fillEllipse(kit.ink.context, -26, 10, 30, 8, '#8a5f3a');
};
