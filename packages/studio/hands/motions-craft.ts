import { point, type Point } from '../figures/brush/geometry.ts';
import { fillEllipse, fillPolygon } from '../painting/brushes/surface.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawHand,
  drawHolding,
  drawPiece,
  drawShade,
  drawStanding,
  leftHand,
  paintTool,
  rightHand,
  sway,
  wave,
  type Kit,
  type Motion,
} from './kit.ts';
import { steady } from './motions-surface.ts';

/* Hands that shape, join or mark: most of them bring their own material. */

const stuffColour = ({ act }: Kit, other: string): string => act.stuff?.colour ?? other;

/** A sheet on the table, seen a little from above: half of it is turned over. */
export const fold: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#f7f4ec');
  const [front, back] = [8, -56];
  const turned = 0.14 + sway(seconds, 0.2) * 0.62;
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
  const hand = rightHand(kit, { pose: 'pinch', at: edge, turn: -0.28, rise: 6 });
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

function doughPath(kit: Kit, width: number, height: number, dent: number): void {
  const { context } = kit.ink;
  context.beginPath();
  context.moveTo(-width / 2, 0);
  context.bezierCurveTo(
    -width * 0.56,
    -height,
    -width * 0.24,
    -height * (1.08 - dent),
    0,
    -height * (1 - dent),
  );
  context.bezierCurveTo(
    width * 0.26,
    -height * (1.1 - dent * 1.4),
    width * 0.56,
    -height,
    width / 2,
    0,
  );
  context.quadraticCurveTo(0, 12, -width / 2, 0);
  context.fill();
}

export const knead: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const push = wave(seconds, 0.5);
  const colour = stuffColour(kit, '#efd9ac');
  for (let index = 0; index < 20; index++)
    fillEllipse(
      context,
      ((index * 53) % 230) - 115,
      ((index * 29) % 20) - 8,
      3 + (index % 4) * 3,
      1.6,
      'rgba(255,252,240,0.7)',
    );
  drawShade(kit, 0, 0, 190);
  context.fillStyle = darken(colour, 0.12);
  doughPath(kit, 170 + push * 8, 62 - push * 5, 0.12);
  context.fillStyle = colour;
  context.save();
  context.translate(-3, -4);
  doughPath(kit, 160 + push * 8, 58 - push * 5, 0.12);
  context.restore();
  drawHand(
    kit,
    leftHand(kit, {
      pose: 'flat',
      at: point(-34 + push * 5, -48 + push * 4),
      turn: -0.2,
      rise: -4,
    }),
  );
  drawHand(
    kit,
    rightHand(kit, { pose: 'flat', at: point(34 + push * 5, -40 + push * 5), turn: -0.2, rise: 0 }),
  );
};

/** A rolling pin between two fists on dough. */
export const rollOut: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const to = wave(seconds, 0.45);
  const colour = stuffColour(kit, '#efd9ac');
  fillEllipse(context, 0, -6, 124, 24, darken(colour, 0.14));
  fillEllipse(context, 0, -10, 122, 22, colour);
  fillEllipse(context, -20, -15, 70, 8, lighten(colour, 0.35));
  const y = -26 + to * 9;
  fillEllipse(context, 0, y + 17, 84, 6, 'rgba(90,60,20,0.25)');
  const handles = () => {
    context.fillStyle = '#9c6a40';
    for (const x of [-138, 78]) {
      context.beginPath();
      context.roundRect(x, y - 7, 60, 14, 7);
      context.fill();
    }
    context.fillStyle = '#c08d52';
    context.beginPath();
    context.roundRect(-84, y - 19, 168, 38, 10);
    context.fill();
    context.fillStyle = '#d8a869';
    context.beginPath();
    context.roundRect(-82, y - 17, 164, 18, 8);
    context.fill();
  };
  drawAround(
    kit,
    [
      leftHand(kit, { pose: 'fist', at: point(-112, y), turn: 0.12, rise: -16, size: 0.9 }),
      rightHand(kit, { pose: 'fist', at: point(112, y), turn: 0.12, rise: -16, size: 0.9 }),
    ],
    handles,
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

/** A sheet of paper with lines on it that a pen goes along; or a mark on a thing. */
export const write: Motion = (kit, seconds) => {
  const { thing, tool } = kit;
  if (tool === null) return;
  const { context } = kit.ink;
  const share = (seconds * 0.22 + 0.35) % 1;
  const x = -72 + share * 88;
  const ink = stuffColour(kit, '#2f3f63');
  let tip = point(x, -22 + wave(seconds, 2.1) * 1.8);
  if (thing === null) {
    fillEllipse(context, 0, 10, 120, 6, 'rgba(40,24,60,0.16)');
    fillPolygon(
      context,
      [
        [-118, 10],
        [112, 10],
        [92, -64],
        [-98, -64],
      ],
      '#fbf9f2',
    );
    context.lineCap = 'round';
    context.lineWidth = 3;
    context.strokeStyle = ink;
    for (const [row, y] of [-52, -37, -22].entries()) {
      const end = row < 2 ? 62 - row * 14 : x;
      context.beginPath();
      context.moveTo(-78 - row * 2, y);
      for (let at = -78; at < end; at += 4)
        context.lineTo(at, y + Math.sin(at * 0.5 + row) * (1.5 + Math.sin(at * 0.17 + row)));
      context.stroke();
    }
  } else {
    drawAround(kit, [steady(kit, thing)], () => drawStanding(kit, thing));
    tip = point(thing.width * (0.02 + share * 0.14), -thing.height * 0.5);
    context.lineCap = 'round';
    context.lineWidth = 3;
    context.strokeStyle = ink;
    context.beginPath();
    context.moveTo(thing.width * 0.02 - 10, tip.y);
    context.lineTo(tip.x, tip.y);
    context.stroke();
  }
  if (thing === null)
    drawHand(kit, leftHand(kit, { pose: 'flat', at: point(-86, -30), turn: 0.16, rise: 16 }));
  const lean = -0.62;
  const grip = point(tip.x + Math.cos(lean) * 30, tip.y + Math.sin(lean) * 30);
  const hand = rightHand(kit, { pose: 'pinch', at: grip, turn: -0.16, rise: 26 });
  drawHolding(kit, hand, () => {
    context.rotate(lean + 0.16);
    context.drawImage(tool.canvas, -30, -tool.axis, tool.width, tool.height);
  });
};

/** A tape along what is measured. */
export const measure: Motion = (kit, seconds) => {
  const { thing } = kit;
  const { context } = kit.ink;
  const width = (thing?.width ?? 190) * 0.98;
  if (thing === null) {
    context.fillStyle = '#a9763f';
    context.fillRect(-130, -8, 260, 16);
    context.fillStyle = '#d8a869';
    context.fillRect(-130, -40, 260, 34);
  } else drawStanding(kit, thing);
  const y = thing === null ? -14 : Math.min(-12, -thing.height * 0.3);
  const drawn = width * (0.86 + sway(seconds + 1.6, 0.2) * 0.14);
  const left = -width / 2;
  context.fillStyle = '#f2c53d';
  context.fillRect(left, y - 9, drawn, 18);
  context.fillStyle = '#d9a520';
  context.fillRect(left, y + 5, drawn, 4);
  context.fillStyle = '#3a3f4a';
  for (let at = 4, index = 0; at < drawn - 2; at += 5, index++)
    context.fillRect(left + at, y - 9, 1.1, index % 5 === 0 ? 11 : 6);
  drawHand(kit, leftHand(kit, { pose: 'pinch', at: point(left + 3, y), turn: 0.1, rise: 24 }));
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(left + drawn + 27, y - 8),
    turn: 0.04,
    rise: 20,
  });
  drawAround(kit, [hand], () => {
    context.fillStyle = '#d9483b';
    context.beginPath();
    context.roundRect(left + drawn - 6, y - 30, 50, 44, 12);
    context.fill();
    context.fillStyle = '#ef7a66';
    context.beginPath();
    context.roundRect(left + drawn + 2, y - 25, 26, 12, 6);
    context.fill();
  });
};

/** Needle and thread through cloth. */
export const sew: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const { tool } = kit;
  if (tool === null) return;
  const colour = stuffColour(kit, '#5b8fb5');
  const up = sway(seconds, 0.35) * 34;
  fillEllipse(context, 0, 8, 126, 7, 'rgba(40,24,60,0.18)');
  fillPolygon(
    context,
    [
      [-124, 8],
      [96, 8],
      [78, -60],
      [-104, -60],
    ],
    colour,
  );
  fillPolygon(
    context,
    [
      [-124, 8],
      [96, 8],
      [93, -4],
      [-121, -4],
    ],
    darken(colour, 0.16),
  );
  context.strokeStyle = '#fff6e8';
  context.lineWidth = 3;
  context.lineCap = 'round';
  for (let x = -84; x < 4; x += 20) {
    context.beginPath();
    context.moveTo(x, -24);
    context.lineTo(x + 11, -24);
    context.stroke();
  }
  const tip = point(20, -30 - up);
  context.beginPath();
  context.moveTo(12, -24);
  context.quadraticCurveTo(36, -12 - up * 0.3, tip.x + 26, tip.y - 12);
  context.stroke();
  drawHand(kit, leftHand(kit, { pose: 'flat', at: point(-58, -18), turn: 0.12, rise: 14 }));
  const hand = rightHand(kit, {
    pose: 'pinch',
    at: point(tip.x + 24, tip.y - 14),
    turn: -0.3,
    rise: -6,
  });
  drawHolding(kit, hand, () => {
    context.rotate(-0.24);
    context.drawImage(tool.canvas, -28, -tool.axis * 1.3, 60, tool.height * 1.3);
  });
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

/** Scissors in the edge of a sheet that the left hand holds up. */
export const snip: Motion = (kit, seconds) => {
  const { tool } = kit;
  if (tool === null) return;
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#f7f4ec');
  const on = sway(seconds, 0.22) * 12;
  const cutTo = -6 - on;
  context.fillStyle = darken(colour, 0.04);
  context.beginPath();
  context.moveTo(-96, -128);
  context.lineTo(34, -120);
  context.lineTo(38, -64);
  context.lineTo(cutTo, -58);
  context.lineTo(40, -46);
  context.lineTo(34, -8);
  context.lineTo(-92, -16);
  context.closePath();
  context.fill();
  context.setLineDash([7, 6]);
  context.strokeStyle = 'rgba(60,50,80,0.45)';
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(-84, -60);
  context.lineTo(cutTo - 4, -58);
  context.stroke();
  context.setLineDash([]);
  drawHand(kit, leftHand(kit, { pose: 'pinch', at: point(-76, -96), turn: -0.1, rise: 40 }));
  const angle = 0.03;
  const hand = rightHand(kit, {
    pose: 'fist',
    at: point(cutTo + Math.cos(angle) * (tool.reach - 8), -57 + Math.sin(angle) * tool.reach),
    turn: angle,
    rise: -6,
  });
  drawHolding(kit, hand, () => paintTool(kit, tool));
};
