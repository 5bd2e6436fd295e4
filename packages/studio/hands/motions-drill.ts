import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { drawAround, paintBox, rightHand, sway, type Motion } from './kit.ts';

/* A hand with a drill. */

/** A drill on a wall, or on wood. */
export const drill: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const deep = sway(seconds + 0.4, 0.2) * 16;
  const at = point(-40 - deep, -110);
  paintBox(kit, '#d8a869', [
    kit.left - 20,
    kit.top - 20,
    -74 - kit.left,
    kit.bottom - kit.top + 40,
  ]);
  paintBox(kit, '#b98650', [-96, kit.top - 20, 9, kit.bottom - kit.top + 40]);
  for (let index = 0; index < 7; index += 1) {
    const way = (seconds * 0.9 + index * 0.143) % 1;
    fillEllipse(
      context,
      -84 + way * 34,
      at.y + 10 + way * way * 70 - index * 2,
      3.4,
      2.4,
      '#e6c794',
    );
  }
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(at.x + 124, at.y + 58),
    turn: 0.1,
    rise: 40,
  });
  drawAround(kit, [hand], () => {
    paintBox(kit, '#8d96a5', [at.x - 60, at.y - 3, 70, 6]);
    paintBox(kit, '#3b4150', [at.x, at.y - 15, 34, 30], 6);
    paintBox(kit, '#23262e', [at.x + 76, at.y + 10, 46, 96], 12);
    paintBox(kit, '#e0862f', [at.x + 26, at.y - 34, 118, 62], 18);
    paintBox(kit, '#f0a95a', [at.x + 34, at.y - 28, 96, 14], 7);
    paintBox(kit, '#23262e', [at.x + 66, at.y + 104, 74, 30], 7);
    paintBox(kit, '#474d5a', [at.x + 72, at.y + 108, 60, 8], 4);
  });
};
