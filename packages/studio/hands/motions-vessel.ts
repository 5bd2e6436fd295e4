import { point, type Point } from '../figures/brush/geometry.ts';
import { fillCircle, fillEllipse } from '../painting/brushes/surface.ts';
import { noiseAt } from '../painting/random.ts';
import {
  drawAround,
  drawHand,
  drawHolding,
  drawPiece,
  drawStanding,
  leftHand,
  middleOf,
  paintTool,
  rightHand,
  sway,
  wave,
  type Kit,
  type Motion,
  type Piece,
} from './kit.ts';
import { drawSoil } from './motions-craft.ts';
import { steady } from './motions-surface.ts';

/* Hands over something that takes in what they pour, sprinkle, stir or put. */

const noPiece: Pick<Piece, 'width' | 'height' | 'isOpened' | 'handle'> = { width: 150, height: 6 };

/** What runs from `from` down to `y`. */
function drawStream({ ink, act }: Kit, from: Point, y: number, seconds: number, width = 9): void {
  const { context } = ink;
  const colour = act.stuff?.colour ?? '#a9d8f2';
  const bend = wave(seconds, 1.3) * 0.8;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(from.x - width * 0.6, from.y);
  context.bezierCurveTo(
    from.x - width * 1.5,
    from.y + 8,
    from.x - width * 1.1 + bend,
    y - 30,
    from.x - width * 1.05,
    y,
  );
  context.lineTo(from.x - width * 0.25, y);
  context.bezierCurveTo(
    from.x - width * 0.2 + bend,
    y - 30,
    from.x - width * 0.3,
    from.y + 12,
    from.x + width * 0.5,
    from.y + 2,
  );
  context.closePath();
  context.fill();
}

/** Grains from a hand or a shaker, each on its way down. */
function drawGrains(
  { ink, act }: Kit,
  from: Point,
  y: number,
  seconds: number,
  spread: number,
): void {
  const form = act.stuff?.form ?? 'grains';
  const count = form === 'pieces' ? 9 : 34;
  const size = form === 'pieces' ? 4.4 : form === 'liquid' ? 2.4 : 1.7;
  for (let index = 0; index < count; index++) {
    const way = (seconds * 0.95 + noiseAt(11, index)) % 1;
    const aside = (noiseAt(17, index) - 0.5) * spread * (0.25 + way);
    fillCircle(
      ink.context,
      from.x + aside,
      from.y + (y - from.y) * way * way,
      size * (0.75 + 0.5 * noiseAt(23, index)),
      act.stuff?.colour ?? '#ffffff',
    );
  }
}

/** The little heap or the wet that already lies there. */
function drawFallen({ ink, act }: Kit, x: number, y: number, width: number): void {
  if (act.stuff === null) return;
  if (act.stuff.form === 'liquid' || act.stuff.form === 'paste')
    fillEllipse(ink.context, x, y, width / 2, Math.max(2, width * 0.07), act.stuff.colour);
  else
    for (let index = 0; index < 26; index++)
      fillCircle(
        ink.context,
        x + (noiseAt(31, index) - 0.5) * width,
        y - noiseAt(37, index) * 5,
        1.8,
        act.stuff.colour,
      );
}

const isVessel = ({ height, isOpened }: { height: number; isOpened?: boolean }) =>
  height > 40 && isOpened !== true;

/** Where something falls on or into: open vessels take it in behind their rim. */
const rimOf = (piece: { width: number; height: number; isOpened?: boolean }) =>
  -piece.height * (piece.isOpened === true ? 0.56 : isVessel(piece) ? 0.72 : 0.86);

export const pour: Motion = (kit, seconds) => {
  const { thing, target } = kit;
  if (thing === null) return;
  const size = target ?? noPiece;
  const { width, height } = thing;
  const [spoutShareX, spoutShareY, most] = thing.spout ?? [0.03, 0.04, 1.02];
  const tilt = -most - wave(seconds, 0.22) * 0.08;
  // The spout is over the middle of what it fills.
  const spoutX = -width * (0.96 - spoutShareX);
  const spoutY = height * (spoutShareY - 0.5);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const spout = point(middleOf(size) + 6, -size.height - 26);
  const at = point(
    spout.x - (spoutX * cos - spoutY * sin),
    spout.y - (spoutX * sin + spoutY * cos),
  );
  const isCan = kit.act.thing?.emoji === 'drawn-watering-can';
  if (isCan) drawGrains(kit, point(spout.x - 4, spout.y), -size.height * 0.36, seconds, 26);
  else if (kit.act.stuff?.form === 'pieces') drawGrains(kit, spout, rimOf(size), seconds, 18);
  else drawStream(kit, spout, rimOf(size), seconds, kit.act.stuff?.form === 'grains' ? 12 : 9);
  const hold = target === null ? null : steady(kit, target);
  if (target === null) drawFallen(kit, spout.x - 6, 0, 120);
  if (target !== null && hold !== null) drawAround(kit, [hold], () => drawStanding(kit, target));
  if (target !== null && !isVessel(target))
    drawFallen(kit, spout.x - 8, rimOf(size), target.width * 0.3);
  // A bottle is held further down than its tilt: a wrist bends only so far.
  const lean = Math.max(0.5, most - 0.62);
  const hand = rightHand(kit, { pose: 'clasp', at, turn: tilt + lean, rise: -40 });
  drawHolding(kit, hand, () => {
    const { context } = kit.ink;
    context.rotate(-lean);
    context.drawImage(thing.canvas, -width * 0.96, -height / 2, width, height);
  });
};

export const sprinkle: Motion = (kit, seconds) => {
  const { thing, target, tool } = kit;
  const size = target ?? noPiece;
  const drift = wave(seconds, 0.35) * size.width * 0.12;
  const from = point(middleOf(size) + 2 + drift, -size.height - 56);
  if (kit.act.surface === 'ground') drawSoil(kit, 230);
  if (target !== null && !isVessel(target)) drawStanding(kit, target);
  drawGrains(kit, point(from.x - 2, from.y + 4), rimOf(size), seconds, size.width * 0.34);
  if (target !== null && isVessel(target))
    drawAround(kit, [steady(kit, target)], () => drawStanding(kit, target));
  if (target !== null && !isVessel(target))
    drawFallen(kit, middleOf(target), rimOf(size) + 2, target.width * 0.36);
  if (thing === null && tool === null) {
    drawHand(
      kit,
      rightHand(kit, {
        pose: 'pinch',
        at: from,
        turn: -0.86 + wave(seconds, 1.6) * 0.04,
        rise: -46,
      }),
    );
    return;
  }
  if (thing === null) return;
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(from.x + thing.height * 0.2, from.y - thing.width * 0.5 - 10),
    turn: -1.0 + wave(seconds, 1.8) * 0.07,
    rise: -50,
  });
  drawHolding(kit, hand, () => {
    const { context } = kit.ink;
    context.rotate(-0.9);
    context.drawImage(
      thing.canvas,
      -thing.width * 0.96,
      -thing.height / 2,
      thing.width,
      thing.height,
    );
  });
};

export const stir: Motion = (kit, seconds) => {
  const { thing, target, tool } = kit;
  const vessel = target ?? thing;
  if (vessel === null || tool === null) return;
  const round = point(wave(seconds, 0.5) * vessel.width * 0.13, wave(seconds, 0.5, 0.25) * 5);
  const lean = 0.16 + wave(seconds, 0.5) * 0.13;
  const low = -vessel.height * 0.3;
  const reach = tool.reach * 0.94;
  const at = point(
    middleOf(vessel) + round.x + 6 + Math.sin(lean) * reach,
    low + round.y - Math.cos(lean) * reach,
  );
  const hand = rightHand(kit, { pose: 'grip', at, turn: Math.PI / 2 + lean, rise: 34 });
  const hold = steady(kit, vessel);
  drawAround(kit, [hold], () => {
    drawHolding(kit, hand, () => paintTool(kit, tool, true));
    drawStanding(kit, vessel);
  });
};

/** Something is let down into or onto something, or onto the table. */
export const put: Motion = (kit, seconds) => {
  const { thing, target } = kit;
  if (thing === null) return;
  const into = target !== null && isVessel(target) && thing.width < target.width * 0.86;
  const rise = sway(seconds + 0.9, 0.22) * 34;
  const foot = target === null ? 0 : into ? -target.height + 14 : -target.height * 0.9;
  const x = middleOf(target ?? noPiece);
  const at = point(x, foot - rise - (into ? 10 : 4));
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(x + thing.width * 0.42, at.y - thing.height * 0.62),
    turn: -0.42,
    rise: -40,
  });
  if (target !== null && !into) drawStanding(kit, target);
  drawAround(kit, [hand], () => drawPiece(kit, thing, at));
  if (target !== null && into) {
    const hold = steady(kit, target);
    drawAround(kit, [hold], () => drawStanding(kit, target));
  }
};

/** The lid of a pan, held by its knob. */
export const lid: Motion = (kit, seconds) => {
  const vessel = kit.target ?? kit.thing;
  if (vessel === null) return;
  const rise = 10 + sway(seconds + 0.8, 0.25) * 34;
  const hold = steady(kit, vessel);
  const middle = middleOf(vessel);
  const wide = vessel.width * (vessel.handle === undefined ? 0.46 : 0.35);
  const y = -vessel.height * 0.96 - rise;
  const { context } = kit.ink;
  for (let index = 0; index < 3; index++) {
    const way = (seconds * 0.4 + index / 3) % 1;
    context.strokeStyle = `rgba(255,255,255,${0.5 * (1 - way)})`;
    context.lineWidth = 5;
    context.lineCap = 'round';
    context.beginPath();
    const x = middle + (index - 1) * wide * 0.5;
    context.moveTo(x, -vessel.height);
    context.quadraticCurveTo(
      x + 9 * Math.sin(index + seconds),
      -vessel.height - 12 * way,
      x,
      -vessel.height - 30 * way,
    );
    context.stroke();
  }
  drawAround(kit, [hold], () => drawStanding(kit, vessel));
  const hand = rightHand(kit, {
    pose: 'pinch',
    at: point(middle + 2, y - 26),
    turn: -0.72,
    rise: -34,
  });
  drawAround(kit, [hand], () => {
    context.save();
    context.translate(middle, 0);
    drawLid(kit, y, wide);
    context.restore();
  });
};

function drawLid({ ink }: Kit, y: number, wide: number): void {
  const { context } = ink;
  context.fillStyle = '#3b4150';
  context.beginPath();
  context.roundRect(-9, y - 30, 18, 15, 6);
  context.fill();
  context.fillStyle = '#b9c3cf';
  context.beginPath();
  context.moveTo(-wide, y);
  context.bezierCurveTo(-wide * 0.9, y - 24, wide * 0.9, y - 24, wide, y);
  context.closePath();
  context.fill();
  context.fillStyle = '#dfe5ec';
  context.beginPath();
  context.moveTo(-wide * 0.8, y - 6);
  context.bezierCurveTo(-wide * 0.5, y - 20, 0, y - 19, wide * 0.1, y - 18);
  context.bezierCurveTo(-wide * 0.2, y - 14, -wide * 0.5, y - 11, -wide * 0.8, y - 6);
  context.fill();
  context.fillStyle = '#8d96a5';
  context.beginPath();
  context.roundRect(-wide - 3, y - 3, wide * 2 + 6, 6, 3);
  context.fill();
}

/** An egg over a rim, its shell open, what was in it on its way down. */
export const crack: Motion = (kit, seconds) => {
  const { target } = kit;
  const size = target ?? noPiece;
  const { context } = kit.ink;
  const y = -size.height - 44;
  const open = 0.34 + sway(seconds, 0.3) * 0.1;
  const way = 0.05 + ((seconds * 0.6) % 1) * 0.6;
  context.save();
  context.fillStyle = 'rgba(250,244,222,0.85)';
  context.beginPath();
  context.ellipse(0, y + 14 + way * 34, 11, 16 + way * 8, 0, 0, Math.PI * 2);
  context.fill();
  fillCircle(context, 0, y + 16 + way * 40, 9.4, '#f5b32f');
  fillCircle(context, -2.5, y + 13 + way * 40, 2.8, '#fbd77c');
  context.restore();
  if (target !== null)
    drawStanding(kit, target, target.handle === undefined ? 0 : -middleOf(target));
  const shell = (side: 1 | -1) => {
    context.save();
    context.translate(side * 24, y - 4);
    context.rotate(side * (0.5 + open));
    context.scale(1.4, 1.4);
    context.fillStyle = '#e9c7a0';
    context.beginPath();
    context.moveTo(-15, 0);
    context.lineTo(-10, 4);
    context.lineTo(-5, -1);
    context.lineTo(0, 4);
    context.lineTo(5, -1);
    context.lineTo(10, 4);
    context.lineTo(15, 0);
    context.bezierCurveTo(16, -24, -16, -24, -15, 0);
    context.fill();
    context.fillStyle = '#f4dcc0';
    context.beginPath();
    context.ellipse(-5, -9, 4, 6, 0.4, 0, Math.PI * 2);
    context.fill();
    context.restore();
  };
  const hands = [
    rightHand(kit, { pose: 'clasp', at: point(46, y - 22), turn: -0.3, rise: 4, size: 0.94 }),
    leftHand(kit, { pose: 'clasp', at: point(-46, y - 22), turn: -0.3, rise: 4, size: 0.94 }),
  ];
  drawAround(kit, hands, () => {
    shell(1);
    shell(-1);
  });
};

export const squeeze: Motion = (kit, seconds) => {
  const { thing, target } = kit;
  if (thing === null) return;
  const size = target ?? noPiece;
  const tight = 1 - Math.abs(wave(seconds, 0.6)) * 0.08;
  const y = -size.height - 30 - thing.height * 0.5;
  drawGrains(
    {
      ...kit,
      act: { ...kit.act, stuff: { colour: kit.act.stuff?.colour ?? '#f4df7a', form: 'liquid' } },
    },
    point(target === null ? 0 : middleOf(target), y + thing.height * 0.4),
    rimOf(size),
    seconds,
    16,
  );
  if (target !== null) drawAround(kit, [steady(kit, target)], () => drawStanding(kit, target));
  const middle = target === null ? 0 : middleOf(target);
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(middle + thing.width * 0.4 * tight, y),
    turn: -0.3,
    rise: -24,
  });
  drawAround(kit, [hand], () => {
    const { context } = kit.ink;
    context.drawImage(
      thing.canvas,
      middle - thing.width * 0.5,
      y - thing.height * 0.5 * tight,
      thing.width,
      thing.height * tight,
    );
  });
};

/** A bottle whose mist falls on what is to the left of it. */
export const spray: Motion = (kit, seconds) => {
  const { thing, target } = kit;
  const bottle: Piece | null = target ?? null;
  const { context } = kit.ink;
  if (thing !== null) drawStanding(kit, thing, -34);
  const at = point(84, -(thing?.height ?? 80) * 0.62 - 20);
  for (let index = 0; index < 60; index++) {
    const way = (seconds * 0.8 + noiseAt(5, index)) % 1;
    const fan = (noiseAt(7, index) - 0.5) * 62 * way;
    fillCircle(
      context,
      at.x - 46 - way * 78,
      at.y - 24 + fan + way * way * 14,
      1.3 + 1.2 * way,
      `rgba(235,247,255,${0.95 - way * 0.75})`,
    );
  }
  if (bottle !== null) return;
  const hand = rightHand(kit, { pose: 'grip', at, turn: Math.PI / 2, rise: 26 });
  drawHolding(kit, hand, () => {
    context.rotate(-Math.PI / 2);
    const body = kit.act.stuff?.colour ?? '#5ab4e8';
    context.fillStyle = '#e9edf2';
    context.beginPath();
    context.roundRect(-12, -30, 24, 60, 8);
    context.fill();
    context.fillStyle = body;
    context.beginPath();
    context.moveTo(-12, 20);
    context.bezierCurveTo(-36, 34, -36, 60, -34, 96);
    context.quadraticCurveTo(-34, 104, -26, 104);
    context.lineTo(26, 104);
    context.quadraticCurveTo(34, 104, 34, 96);
    context.bezierCurveTo(36, 60, 36, 34, 12, 20);
    context.fill();
    context.fillStyle = 'rgba(255,255,255,0.35)';
    context.beginPath();
    context.roundRect(-24, 52, 9, 40, 4);
    context.fill();
    context.fillStyle = '#d9483b';
    context.beginPath();
    context.moveTo(-44, -40);
    context.lineTo(18, -46);
    context.quadraticCurveTo(30, -44, 26, -26);
    context.lineTo(-14, -20);
    context.lineTo(-16, -30);
    context.lineTo(-44, -30);
    context.closePath();
    context.fill();
    context.beginPath();
    context.roundRect(-26, -24, 8, 24, 4);
    context.fill();
  });
};
