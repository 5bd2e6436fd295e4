import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { drawAround, drawShade, leftHand, rightHand, sway, type Motion } from './kit.ts';

/* Hands at a pump. */

/** Both fists on the handle of a pump that stands on the ground. */
export const pump: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const down = sway(seconds, 0.5) * 46;
  const y = -196 + down;
  drawShade(kit, 0, 4, 150);
  context.strokeStyle = '#2a2e38';
  context.lineWidth = 8;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(10, -14);
  context.bezierCurveTo(60, -60, 110, 20, kit.right + 30, -20);
  context.stroke();
  fillEllipse(context, 0, 0, 62, 10, '#3b4150');
  context.fillStyle = '#c9d2dc';
  context.fillRect(-4.5, y, 9, -y - 110);
  context.fillStyle = '#b8322c';
  context.beginPath();
  context.roundRect(-19, -124, 38, 122, 7);
  context.fill();
  context.fillStyle = '#d9483b';
  context.beginPath();
  context.roundRect(-16, -124, 24, 122, 7);
  context.fill();
  context.fillStyle = '#eef1f5';
  context.beginPath();
  context.arc(0, -40, 14, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = '#d9483b';
  context.lineWidth = 2.6;
  context.beginPath();
  context.moveTo(0, -40);
  context.lineTo(8 - down * 0.2, -48);
  context.stroke();
  drawAround(
    kit,
    [
      leftHand(kit, { pose: 'fist', at: point(-50, y), turn: 0.06, rise: -14, size: 0.94 }),
      rightHand(kit, { pose: 'fist', at: point(50, y), turn: 0.06, rise: -14, size: 0.94 }),
    ],
    () => {
      context.fillStyle = '#2a2e38';
      context.beginPath();
      context.roundRect(-84, y - 11, 168, 22, 10);
      context.fill();
      context.fillStyle = '#474d5a';
      context.beginPath();
      context.roundRect(-82, y - 9, 164, 8, 4);
      context.fill();
    },
  );
};
