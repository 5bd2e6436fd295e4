import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { lighten } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawPiece,
  leftHand,
  paintBox,
  rightHand,
  sway,
  type Kit,
  type Motion,
} from './kit.ts';

/* Hands before an oven. */

/** A tray with a flat cake of some colour on it, or with a loaf. */
function drawTray(kit: Kit, y: number): void {
  const { context } = kit.ink;
  const { stuff } = kit.act;
  fillEllipse(context, 0, y, 128, 24, '#2f343d');
  fillEllipse(context, 0, y - 5, 124, 22, '#5c6470');
  if (stuff === null) {
    fillEllipse(context, 0, y - 14, 92, 22, '#a9702f');
    fillEllipse(context, 0, y - 24, 90, 24, '#d9a24a');
    fillEllipse(context, -18, y - 30, 54, 10, '#ecc987');
    return;
  }
  fillEllipse(context, 0, y - 8, 104, 20, '#b9803c');
  fillEllipse(context, 0, y - 12, 102, 18, '#e0b06a');
  fillEllipse(context, 0, y - 12, 90, 14, stuff.colour);
  for (const [x, dy] of [
    [-52, -12],
    [-14, -17],
    [26, -10],
    [56, -15],
    [-30, -6],
  ] as const)
    fillEllipse(context, x, y + dy, 12, 4, lighten(stuff.colour, 0.5));
}

/** An open oven, and what goes into it on its tray. */
export const bake: Motion = (kit, seconds) => {
  const { thing } = kit;
  const out = sway(seconds + 0.7, 0.2) * 16;
  const [wide, high] = [330, 190];
  const y = -14 + out;
  paintBox(kit, '#8d99ad', [-wide / 2 - 30, -high - 40, wide + 60, high + 90], 10);
  paintBox(kit, '#c9d2dc', [-wide / 2 - 26, -high - 36, wide + 52, 22], 6);
  paintBox(kit, '#1f1a18', [-wide / 2, -high, wide, high + 20], 8);
  paintBox(kit, '#5a2f18', [-wide / 2 + 16, -high + 14, wide - 32, high - 20], 6);
  paintBox(kit, '#a8541f', [-wide / 2 + 40, -high + 26, wide - 80, 40], 20);
  for (let bar = -30; bar < 0; bar += 12)
    paintBox(kit, '#8d8a86', [-wide / 2 + 8, bar, wide - 16, 3]);
  const holds = { pose: 'clasp', turn: -0.2, rise: 46 } as const;
  drawAround(
    kit,
    [
      leftHand(kit, { ...holds, at: point(-118, y - 4) }),
      rightHand(kit, { ...holds, at: point(118, y - 4) }),
    ],
    () => {
      if (thing === null) {
        drawTray(kit, y);
        return;
      }
      fillEllipse(kit.ink.context, 0, y, 128, 24, '#2f343d');
      fillEllipse(kit.ink.context, 0, y - 5, 124, 22, '#5c6470');
      for (const [x, dy] of [
        [-58, -2],
        [0, -8],
        [56, 0],
      ] as const)
        drawPiece(kit, thing, point(x, y + dy));
    },
  );
};
