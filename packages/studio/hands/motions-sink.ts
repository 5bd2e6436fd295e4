import { point } from '../figures/brush/geometry.ts';
import { fillCircle } from '../painting/brushes/surface.ts';
import { drawHand, leftHand, rightHand, wave, type Kit, type Motion } from './kit.ts';
import { drawBetweenHands } from './between-hands.ts';

/* Hands at a sink. */

/** The rim of a sink, before what is in it. */
export function drawSink({ ink, left, right }: Kit): void {
  const { context } = ink;
  context.fillStyle = '#c9d2dc';
  context.beginPath();
  context.roundRect(left - 20, -4, right - left + 40, 20, 4);
  context.fill();
  context.fillStyle = '#eef2f6';
  context.beginPath();
  context.roundRect(left - 20, -8, right - left + 40, 13, 4);
  context.fill();
}

/** Under running water. */
export const wash: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const { top, thing } = kit;
  const high = thing?.height ?? 52;
  const spout = Math.max(top + 34, -high - 104);
  context.fillStyle = 'rgba(150,210,242,0.85)';
  context.beginPath();
  context.moveTo(-8, spout);
  context.bezierCurveTo(-7, spout + 30, -9 + wave(seconds, 1.4), -40, -10, 0);
  context.lineTo(10, 0);
  context.bezierCurveTo(9 + wave(seconds, 1.1), -40, 7, spout + 30, 8, spout);
  context.fill();
  context.fillStyle = 'rgba(255,255,255,0.55)';
  context.fillRect(-3, spout, 3, -spout);
  drawFaucet(kit, spout);
  const rub = wave(seconds, 0.7) * 4;
  if (thing === null) {
    drawHand(kit, leftHand(kit, { pose: 'flat', at: point(-6 - rub, -30), turn: 0.12, rise: 18 }));
    drawHand(kit, rightHand(kit, { pose: 'flat', at: point(10 + rub, -44), turn: 0.06, rise: 10 }));
    for (let index = 0; index < 12; index++)
      fillCircle(
        context,
        Math.cos(index * 2.3) * (14 + index * 3),
        -40 + Math.sin(index * 1.9) * 20,
        4 + ((index * 7) % 4),
        'rgba(255,255,255,0.9)',
      );
  } else drawBetweenHands(kit, 22 + rub * 0.6);
  for (let index = 0; index < 10; index++) {
    const way = (seconds * 0.9 + index * 0.1) % 1;
    fillCircle(
      context,
      (index - 4.5) * 9 * (0.5 + way),
      -high * 0.5 - 16 + way * way * 54,
      2 * (1 - way * 0.4),
      'rgba(190,228,248,0.9)',
    );
  }
  drawSink(kit);
};

function drawFaucet({ ink }: Kit, spout: number): void {
  const { context } = ink;
  context.strokeStyle = '#8d99a8';
  context.lineWidth = 21;
  context.lineCap = 'butt';
  context.beginPath();
  context.moveTo(0, spout);
  context.bezierCurveTo(0, spout - 46, 74, spout - 50, 74, spout - 4);
  context.lineTo(74, 0);
  context.stroke();
  context.strokeStyle = '#c3ccd8';
  context.lineWidth = 12;
  context.stroke();
  context.fillStyle = '#8d99a8';
  context.beginPath();
  context.roundRect(-13, spout - 7, 26, 11, 3);
  context.fill();
}
