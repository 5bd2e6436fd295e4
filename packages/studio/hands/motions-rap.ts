import { point } from '../figures/brush/geometry.ts';
import { drawAround, drawHand, drawStanding, rightHand, wave, type Motion } from './kit.ts';
import { steady } from './motions-surface.ts';

/** Knuckles on something hollow. */
export const rap: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const beat = Math.max(0, wave(seconds, 1.1)) ** 2;
  drawAround(kit, [steady(kit, thing)], () => drawStanding(kit, thing));
  const { context } = kit.ink;
  const [x, y] = [thing.width * 0.14, -thing.height * 0.92];
  context.lineCap = 'round';
  context.lineWidth = 4;
  context.strokeStyle = `rgba(255,255,255,${0.85 * (1 - beat)})`;
  for (const angle of [-2.5, -2.1, -1.7]) {
    context.beginPath();
    context.moveTo(x - 16 + Math.cos(angle) * 20, y + Math.sin(angle) * 20);
    context.lineTo(x - 16 + Math.cos(angle) * 34, y + Math.sin(angle) * 34);
    context.stroke();
  }
  drawHand(
    kit,
    rightHand(kit, {
      pose: 'fist',
      at: point(x + 18 + beat * 6, y - 20 - beat * 16),
      turn: -0.5 + beat * 0.2,
      rise: -30,
    }),
  );
};
