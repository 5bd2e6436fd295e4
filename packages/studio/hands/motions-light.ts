import { point, type Point } from '../figures/brush/geometry.ts';
import { drawAround, drawStandingIn, rightHand, sway, wave, type Kit, type Motion } from './kit.ts';
import { steady } from './motions-surface.ts';

/* A hand with a match. */

function drawFlame({ ink }: Kit, tip: Point, flicker: number): void {
  const { context } = ink;
  for (const [size, tone] of [
    [1.7, 'rgba(250,190,80,0.3)'],
    [1, '#f7a23b'],
    [0.56, '#fde58a'],
  ] as const) {
    context.fillStyle = tone;
    context.beginPath();
    context.moveTo(tip.x, tip.y - 44 * size * flicker);
    context.bezierCurveTo(
      tip.x + 19 * size,
      tip.y - 16 * size,
      tip.x + 15 * size,
      tip.y + 7,
      tip.x,
      tip.y + 7,
    );
    context.bezierCurveTo(
      tip.x - 15 * size,
      tip.y + 7,
      tip.x - 19 * size,
      tip.y - 16 * size,
      tip.x,
      tip.y - 44 * size * flicker,
    );
    context.fill();
  }
}

/** A match held to what burns. */
export const light: Motion = (kit, seconds) => {
  const { thing } = kit;
  const { context } = kit.ink;
  const near = sway(seconds + 0.4, 0.2) * 12;
  const tip = thing === null ? point(-24, -96) : point(14 + near, -thing.height - 8);
  if (thing !== null) drawStandingIn(kit, [steady(kit, thing, 0.3)], thing);
  const flicker = 1 + wave(seconds, 2.1) * 0.1;
  const hand = rightHand(kit, {
    pose: 'pinch',
    at: point(tip.x + 62, tip.y + 22),
    turn: 0.3,
    rise: 46,
  });
  drawAround(kit, [hand], () => {
    context.strokeStyle = '#d8a869';
    context.lineWidth = 7;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(tip.x, tip.y);
    context.lineTo(tip.x + 84, tip.y + 30);
    context.stroke();
  });
  drawFlame(kit, tip, flicker);
};
