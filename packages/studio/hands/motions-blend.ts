import { point } from '../figures/brush/geometry.ts';
import { drawAround, drawStanding, paintBox, rightHand, wave, type Motion } from './kit.ts';
import { drawSteam } from './steam.ts';
import { steady } from './motions-surface.ts';

/* A hand with a blender. */

/** A stick blender in a pot. */
export const blend: Motion = (kit, seconds) => {
  const { target } = kit;
  if (target === null) return;
  const x = wave(seconds, 0.5) * target.width * 0.1 + 6;
  const rim = -target.height;
  const hand = rightHand(kit, { pose: 'clasp', at: point(x + 16, rim - 100), turn: 0, rise: -4 });
  drawAround(kit, [steady(kit, target), hand], () => {
    paintBox(kit, '#b9c3cf', [x - 9, rim - 66, 18, 90], 6);
    paintBox(kit, '#e4e9ef', [x - 7, rim - 66, 6, 90], 3);
    paintBox(kit, '#dfe4ea', [x - 22, rim - 172, 44, 116], 18);
    paintBox(kit, '#f6f8fa', [x - 18, rim - 168, 14, 106], 7);
    paintBox(kit, '#d9483b', [x - 7, rim - 150, 14, 20], 7);
    drawStanding(kit, target);
  });
  drawSteam(kit, x - 40, rim - 10, seconds);
};
