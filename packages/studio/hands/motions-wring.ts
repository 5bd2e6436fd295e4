import { point } from '../figures/brush/geometry.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import { drawAround, drawShade, leftHand, rightHand, sway, type Motion } from './kit.ts';
import { stuffColour } from './motions-craft.ts';

/* Hands and a wet cloth. */

/** A cloth twisted between two fists, and what runs out of it. */
export const wring: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#7fb0d6');
  const tight = sway(seconds + 0.3, 0.3);
  const y = -104;
  const half = 84 - tight * 6;
  for (let index = 0; index < 7; index += 1) {
    const way = (seconds * 0.8 + index * 0.29) % 1;
    context.fillStyle = 'rgba(150,208,242,0.95)';
    context.beginPath();
    context.ellipse(((index * 29) % 76) - 38, y + 26 + way * way * 84, 3.6, 6.4, 0, 0, Math.PI * 2);
    context.fill();
  }
  drawShade(kit, 0, 4, 120, 0.5);
  const cloth = () => {
    for (const side of [-1, 1] as const) {
      context.fillStyle = side < 0 ? darken(colour, 0.06) : colour;
      context.beginPath();
      context.moveTo(side * half, y - 16);
      context.quadraticCurveTo(side * (half + 60), y - 30, side * (half + 74), y + 44);
      context.quadraticCurveTo(side * (half + 34), y + 60, side * half, y + 18);
      context.fill();
    }
    context.fillStyle = darken(colour, 0.12);
    context.beginPath();
    context.moveTo(-half, y - 20);
    context.quadraticCurveTo(0, y - 10 + tight * 4, half, y - 20);
    context.lineTo(half, y + 20);
    context.quadraticCurveTo(0, y + 14 - tight * 4, -half, y + 20);
    context.fill();
    for (let x = -half + 6; x < half; x += 19) {
      context.strokeStyle = lighten(colour, 0.22);
      context.lineWidth = 6;
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(x, y + 11);
      context.quadraticCurveTo(x + 9, y, x + 13, y - 11);
      context.stroke();
    }
  };
  drawAround(
    kit,
    [
      leftHand(kit, { pose: 'fist', at: point(-half, y), turn: tight * 0.2, rise: 24 }),
      rightHand(kit, { pose: 'fist', at: point(half, y), turn: -tight * 0.2, rise: 24 }),
    ],
    cloth,
  );
};
