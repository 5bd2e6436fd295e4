import { point } from '../figures/brush/geometry.ts';
import { drawAround, drawPiece, drawShade, rightHand, wave, type Motion } from './kit.ts';

/* A hand that shakes. */

/** One hand shakes it; strokes beside it show where it was. */
export const shake: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const jolt = wave(seconds, 1.9) * 13;
  const tilt = wave(seconds, 1.9, 0.1) * 0.1;
  drawShade(kit, 0, -1, thing.width * 0.7, 0.5);
  const { context } = kit.ink;
  const middle = -34 - thing.height / 2;
  context.strokeStyle = 'rgba(255,255,255,0.85)';
  context.lineCap = 'round';
  context.lineWidth = 4.5;
  for (const [side, far] of [
    [-1, 12],
    [-1, 24],
    [1, 12],
  ] as const) {
    const x = side * (thing.width * 0.5 + far);
    const high = thing.height * (far > 12 ? 0.16 : 0.26);
    context.beginPath();
    context.moveTo(x, middle - high - thing.height * 0.22);
    context.quadraticCurveTo(
      x + side * 8,
      middle - thing.height * 0.22,
      x,
      middle + high - thing.height * 0.22,
    );
    context.stroke();
  }
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(thing.width * 0.4, middle + jolt + thing.height * 0.12),
    turn: tilt,
    rise: 30,
  });
  drawAround(kit, [hand], () => {
    context.save();
    context.translate(0, middle + jolt);
    context.rotate(tilt);
    drawPiece(kit, thing, point(0, thing.height / 2));
    context.restore();
  });
};
