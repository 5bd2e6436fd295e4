import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawHand,
  drawShade,
  leftHand,
  rightHand,
  wave,
  type Kit,
  type Motion,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';

/* Hands on dough. */

function doughPath(kit: Kit, width: number, height: number, dent: number): void {
  const { context } = kit.ink;
  context.beginPath();
  context.moveTo(-width / 2, 0);
  context.bezierCurveTo(
    -width * 0.56,
    -height,
    -width * 0.24,
    -height * (1.08 - dent),
    0,
    -height * (1 - dent),
  );
  context.bezierCurveTo(
    width * 0.26,
    -height * (1.1 - dent * 1.4),
    width * 0.56,
    -height,
    width / 2,
    0,
  );
  context.quadraticCurveTo(0, 12, -width / 2, 0);
  context.fill();
}

export const knead: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const push = wave(seconds, 0.5);
  const colour = stuffColour(kit, '#efd9ac');
  for (let index = 0; index < 20; index++)
    fillEllipse(
      context,
      ((index * 53) % 230) - 115,
      ((index * 29) % 20) - 8,
      3 + (index % 4) * 3,
      1.6,
      'rgba(255,252,240,0.7)',
    );
  drawShade(kit, 0, 0, 190);
  context.fillStyle = darken(colour, 0.12);
  doughPath(kit, 170 + push * 8, 62 - push * 5, 0.12);
  context.fillStyle = colour;
  context.save();
  context.translate(-3, -4);
  doughPath(kit, 160 + push * 8, 58 - push * 5, 0.12);
  context.restore();
  drawHand(
    kit,
    leftHand(kit, {
      pose: 'flat',
      at: point(-34 + push * 5, -48 + push * 4),
      turn: -0.2,
      rise: -4,
    }),
  );
  drawHand(
    kit,
    rightHand(kit, { pose: 'flat', at: point(34 + push * 5, -40 + push * 5), turn: -0.2, rise: 0 }),
  );
};

/** A rolling pin between two fists on dough. */
export const rollOut: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const to = wave(seconds, 0.45);
  const colour = stuffColour(kit, '#efd9ac');
  fillEllipse(context, 0, -6, 124, 24, darken(colour, 0.14));
  fillEllipse(context, 0, -10, 122, 22, colour);
  fillEllipse(context, -20, -15, 70, 8, lighten(colour, 0.35));
  const y = -26 + to * 9;
  fillEllipse(context, 0, y + 17, 84, 6, 'rgba(90,60,20,0.25)');
  const handles = () => {
    context.fillStyle = '#9c6a40';
    for (const x of [-138, 78]) {
      context.beginPath();
      context.roundRect(x, y - 7, 60, 14, 7);
      context.fill();
    }
    context.fillStyle = '#c08d52';
    context.beginPath();
    context.roundRect(-84, y - 19, 168, 38, 10);
    context.fill();
    context.fillStyle = '#d8a869';
    context.beginPath();
    context.roundRect(-82, y - 17, 164, 18, 8);
    context.fill();
  };
  drawAround(
    kit,
    [
      leftHand(kit, { pose: 'fist', at: point(-112, y), turn: 0.12, rise: -16, size: 0.9 }),
      rightHand(kit, { pose: 'fist', at: point(112, y), turn: 0.12, rise: -16, size: 0.9 }),
    ],
    handles,
  );
};
