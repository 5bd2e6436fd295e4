import { point, type Point } from '../figures/brush/geometry.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import { drawAround, leftHand, paintBox, rightHand, sway, type Kit, type Motion } from './kit.ts';
import { stuffColour } from './motions-craft.ts';

/* Hands at a buckle. */

/** A strap from a place to another, with its seams. */
function drawStrap(kit: Kit, from: Point, to: Point): void {
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#3b4150');
  context.lineCap = 'butt';
  for (const [wide, tone, dash] of [
    [36, darken(colour, 0.2), []],
    [30, colour, []],
    [18, lighten(colour, 0.24), [6, 5]],
    [15, colour, []],
  ] as const) {
    context.setLineDash([...dash]);
    context.strokeStyle = tone;
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  context.setLineDash([]);
}

/** The two ends of a strap, one goes into the other. */
export const fasten: Motion = (kit, seconds) => {
  const apart = 6 + sway(seconds + 0.6, 0.26) * 26;
  const y = -78;
  drawStrap(kit, point(-170, 90), point(-50 - apart / 2, y + 8));
  drawStrap(kit, point(190, -330), point(50 + apart / 2, y - 10));
  const buckle = () => {
    paintBox(kit, '#23262e', [-64 - apart / 2, y - 28, 62, 56], 10);
    paintBox(kit, '#c9483f', [-54 - apart / 2, y - 18, 40, 22], 6);
    for (const dy of [-18, 8]) paintBox(kit, '#8d99ad', [-2 + apart / 2, y + dy, 32, 11], 5);
    paintBox(kit, '#2e323c', [26 + apart / 2, y - 26, 40, 52], 8);
  };
  drawAround(
    kit,
    [
      leftHand(kit, { pose: 'clasp', at: point(-62 - apart / 2, y + 10), turn: 0.04, rise: 30 }),
      rightHand(kit, { pose: 'clasp', at: point(62 + apart / 2, y + 10), turn: 0.04, rise: 30 }),
    ],
    buckle,
  );
};
