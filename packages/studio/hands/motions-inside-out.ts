import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import { drawAround, drawShade, leftHand, rightHand, sway, type Motion } from './kit.ts';
import { stuffColour } from './motions-craft.ts';

/* Hands that turn a sock. */

/** A knitted tube that is half turned: its lighter inside is seen, with its seam. */
export const insideOut: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#c9506e');
  const inner = lighten(colour, 0.42);
  const down = 40 + sway(seconds + 0.4, 0.2) * 34;
  drawShade(kit, 0, 6, 120, 0.6);
  const top = -150;
  context.fillStyle = darken(colour, 0.12);
  context.beginPath();
  context.moveTo(-34, top);
  context.lineTo(34, top);
  context.bezierCurveTo(36, -70, 44, -50, 30, -30);
  context.bezierCurveTo(10, -8, -50, 10, -84, 2);
  context.bezierCurveTo(-104, -4, -98, -34, -72, -38);
  context.bezierCurveTo(-44, -44, -34, -60, -34, top);
  context.fill();
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(-34, top);
  context.lineTo(26, top);
  context.bezierCurveTo(28, -70, 34, -54, 22, -36);
  context.bezierCurveTo(4, -14, -50, 2, -84, -4);
  context.bezierCurveTo(-100, -8, -94, -34, -72, -38);
  context.bezierCurveTo(-44, -44, -34, -60, -34, top);
  context.fill();
  const hands = [
    leftHand(kit, { pose: 'clasp', at: point(-40, top + down * 0.55), turn: -0.06, rise: 30 }),
    rightHand(kit, { pose: 'clasp', at: point(40, top + down * 0.55), turn: -0.06, rise: 30 }),
  ];
  drawAround(kit, hands, () => {
    context.fillStyle = darken(inner, 0.1);
    context.beginPath();
    context.roundRect(-43, top - 6, 86, down + 8, 12);
    context.fill();
    context.fillStyle = inner;
    context.beginPath();
    context.roundRect(-43, top - 6, 76, down + 4, 12);
    context.fill();
    fillEllipse(context, 0, top - 2, 40, 9, darken(inner, 0.22));
    context.strokeStyle = darken(inner, 0.3);
    context.lineWidth = 2.4;
    context.setLineDash([7, 5]);
    context.beginPath();
    context.moveTo(8, top + 10);
    context.lineTo(8, top + down - 6);
    context.stroke();
    context.setLineDash([]);
  });
};
