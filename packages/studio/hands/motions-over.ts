import { point } from '../figures/brush/geometry.ts';
import { fillCircle } from '../painting/brushes/surface.ts';
import {
  drawAround,
  drawPiece,
  drawStanding,
  drawStandingIn,
  leftHand,
  middleOf,
  rightHand,
  sway,
  wave,
  type Kit,
  type Motion,
} from './kit.ts';
import { steady } from './motions-surface.ts';
import { drawGrains, isVessel, noPiece, rimOf } from './motions-vessel.ts';

/* Hands above a vessel or a plant: a lid, an egg, a lemon, a bottle that sprays. */

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
  drawStandingIn(kit, [hold], vessel);
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
  if (target !== null) drawStandingIn(kit, [steady(kit, target)], target);
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
    drawStandingIn(kit, [hold], target);
  }
};
