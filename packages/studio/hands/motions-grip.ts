import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import {
  drawAround,
  drawHand,
  drawHolding,
  drawPiece,
  drawShade,
  drawStanding,
  drawStandingIn,
  leftHand,
  paintTool,
  rightHand,
  sway,
  wave,
  type Kit,
  type Motion,
  type Piece,
} from './kit.ts';
import { steady } from './motions-surface.ts';
import { drawBetweenHands } from './between-hands.ts';
import { drawSink } from './motions-sink.ts';

/* Hands that take hold of something: they turn, press, lift or pull it. */

/** A bulb in a lamp that hangs, held from below. */
function turnBulb(kit: Kit, thing: Piece, twist: number): void {
  const { context } = kit.ink;
  const y = -thing.height * 0.9;
  context.fillStyle = '#3b4150';
  context.fillRect(-2.5, kit.top - 10, 5, y - thing.height * 0.62 - kit.top);
  context.beginPath();
  context.moveTo(-17, y - thing.height * 0.28);
  context.lineTo(-12, y - thing.height * 0.74);
  context.quadraticCurveTo(0, y - thing.height * 0.84, 12, y - thing.height * 0.74);
  context.lineTo(17, y - thing.height * 0.28);
  context.closePath();
  context.fill();
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(thing.width * 0.36, y + thing.height * 0.3 + twist * 2),
    turn: 0.3 + twist * 0.16,
    rise: 46,
  });
  drawAround(kit, [hand], () => {
    context.save();
    context.translate(0, y);
    context.rotate(Math.PI);
    drawPiece(kit, thing, point(0, thing.height * 0.5));
    context.restore();
  });
}

/** From above round a lid, a cap, a knob or a tap. */
export const turn: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const twist = wave(seconds, 0.45);
  const isWall = kit.act.surface === 'wall';
  const isTall = thing.height > thing.width * 1.05;
  if (!isTall || isWall) {
    const hand = rightHand(kit, {
      pose: 'clasp',
      at: point(thing.width * 0.34 + twist * 2, -thing.height * 0.52 + twist * 4),
      turn: -0.1 + twist * 0.2,
      rise: 12,
    });
    drawAround(kit, [hand], () => drawTurned(kit, twist * 0.1));
    return;
  }
  const grip = Math.min(26, thing.width * 0.36);
  if (kit.act.thing?.emoji === 'hands-light-bulb') {
    turnBulb(kit, thing, twist);
    return;
  }
  const isTap = kit.act.thing?.emoji === 'hands-tap-top';
  if (isTap) {
    const above = rightHand(kit, {
      pose: 'clasp',
      at: point(thing.width * 0.16 + twist * 3, -thing.height + 6),
      turn: -0.62 + twist * 0.16,
      rise: -30,
    });
    const way = (seconds * 0.8) % 1;
    fillEllipse(kit.ink.context, -thing.width * 0.18, -8 + way * way * 24, 3.4, 5, '#9fd4f0');
    drawAround(kit, [above], () => drawPiece(kit, thing, point(0, -12)));
    drawSink(kit);
    return;
  }
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(grip * 0.72 + twist * 3, -thing.height + 4 + twist * 2),
    turn: -0.72 + twist * 0.18,
    rise: -34,
  });
  drawStandingIn(kit, [steady(kit, thing, 0.42), hand], thing);
};

function drawTurned(kit: Kit, angle: number): void {
  const { thing, ink, act } = kit;
  if (thing === null) return;
  if (act.surface !== 'wall') drawShade(kit, 0, -1, thing.width);
  const { context } = ink;
  context.save();
  context.translate(0, -thing.height / 2);
  context.rotate(act.surface === 'wall' ? angle : angle * 0.3);
  drawPiece(kit, thing, point(0, thing.height / 2));
  context.restore();
}

export const driveScrew: Motion = (kit, seconds) => {
  const { thing, tool } = kit;
  if (thing === null || tool === null) return;
  const twist = wave(seconds, 0.7);
  const isScrew = thing.height > thing.width * 1.6 && thing.width < 50;
  if (isScrew) {
    drawBlock(kit);
    const { context } = kit.ink;
    context.save();
    context.translate(-24, -52);
    context.rotate(Math.PI / 2);
    context.drawImage(
      thing.canvas,
      -thing.width / 2,
      -thing.height * 0.62,
      thing.width,
      thing.height,
    );
    context.restore();
    drawBlock(kit, true);
  } else drawStandingIn(kit, [steady(kit, thing)], thing);
  const tip = isScrew
    ? point(-24 + thing.height * 0.62, -52)
    : point(thing.width * 0.06, -thing.height * 0.52);
  const angle = isScrew ? twist * 0.02 : -0.3 + twist * 0.02;
  const hand = rightHand(kit, {
    pose: 'fist',
    at: point(tip.x + Math.cos(angle) * tool.reach, tip.y + Math.sin(angle) * tool.reach),
    turn: angle,
    rise: -10,
  });
  drawHolding(kit, hand, () => paintTool(kit, tool));
};

/** A piece of wood on the table that a screw goes into from the side. */
function drawBlock(kit: Kit, front = false): void {
  const { context } = kit.ink;
  if (!front) drawShade(kit, -100, -1, 180);
  context.fillStyle = front ? '#c08d52' : '#d8a869';
  context.beginPath();
  context.roundRect(-180, -96, 150, 96, 5);
  context.fill();
  context.fillStyle = '#d8a869';
  context.beginPath();
  context.roundRect(-180, -96, 150, 82, 5);
  context.fill();
  context.fillStyle = 'rgba(140,90,40,0.35)';
  for (const y of [-78, -56, -30]) context.fillRect(-172, y, 134, 2);
}

/** One finger on a switch, a button or a screen. */
export const press: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const away = (1 - Math.abs(wave(seconds, 0.4)) ** 0.6) * 22;
  // What lies in a hand is held in the other.
  const isHeld = kit.act.surface !== 'wall' && thing.height > thing.width;
  if (isHeld)
    drawAround(
      kit,
      [
        leftHand(kit, {
          pose: 'clasp',
          at: point(-thing.width * 0.45, -thing.height * 0.42),
          turn: 0.04,
          rise: 28,
        }),
      ],
      () => drawPiece(kit, thing, point(0, 0)),
    );
  else drawStanding(kit, thing);
  const at = point(thing.width * 0.03 + away, -thing.height * 0.5 + away * 0.45);
  drawHand(kit, rightHand(kit, { pose: 'pointing', at, turn: 0.34, rise: 60 }));
};

export const plug: Motion = (kit, seconds) => {
  const { target } = kit;
  const { context } = kit.ink;
  if (target !== null) drawStanding(kit, target, -30);
  const away = sway(seconds + 1.2, 0.28) * 26;
  const at = point(
    target === null ? 0 : -30 + target.width * 0.24 + away,
    -(target?.height ?? 90) * 0.5 + 4 + away * 0.2,
  );
  context.strokeStyle = '#3a3f4a';
  context.lineWidth = 8;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(at.x + 46, at.y);
  context.bezierCurveTo(at.x + 96, at.y + 6, at.x + 70, kit.low - 20, kit.right + 20, kit.low - 8);
  context.stroke();
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(at.x + 42, at.y),
    turn: 0.06,
    rise: 24,
    size: 0.92,
  });
  drawAround(kit, [hand], () => {
    context.fillStyle = '#c9a24a';
    for (const y of [-13, 8]) context.fillRect(at.x - 22, at.y + y, 24, 6);
    context.fillStyle = '#e4e8ee';
    context.beginPath();
    context.roundRect(at.x - 2, at.y - 25, 50, 50, 10);
    context.fill();
    context.fillStyle = '#c2cad6';
    context.beginPath();
    context.roundRect(at.x - 2, at.y + 10, 50, 15, 8);
    context.fill();
  });
};

/** Both hands raise it from where it stands. */
export const lift: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const rise = 16 + sway(seconds + 0.6, 0.24) * 26;
  drawShade(kit, 0, -1, thing.width * (1 - rise / 160), 0.8);
  drawBetweenHands(kit, rise);
};

export const hold: Motion = (kit, seconds) =>
  drawBetweenHands(kit, 14 + wave(seconds, 0.2) * 2, wave(seconds, 0.17) * 0.012);
