import { point } from '../figures/brush/geometry.ts';
import { drawAround, drawPiece, leftHand, rightHand, sway, type Motion } from './kit.ts';

/* Hands that hang clothes up. */

/** Clothes on a hanger that is hooked over a rail. */
export const hang: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const { context } = kit.ink;
  const rise = sway(seconds + 0.8, 0.26) * 14;
  const rail = -thing.height - 58;
  context.lineCap = 'round';
  for (const [y, width, tone] of [
    [rail, 13, '#8d99ad'],
    [rail - 3, 4, '#c9d2dc'],
  ] as const) {
    context.strokeStyle = tone;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(kit.left - 20, y);
    context.lineTo(kit.right + 20, y);
    context.stroke();
  }
  const top = -thing.height - rise;
  const hand = rightHand(kit, { pose: 'pinch', at: point(14, top - 22), turn: -0.1, rise: 30 });
  const hold = leftHand(kit, {
    pose: 'clasp',
    at: point(-thing.width * 0.44, top + thing.height * 0.36),
    turn: 0.1,
    rise: 40,
  });
  drawAround(kit, [hold], () => {
    context.strokeStyle = '#8a6445';
    context.lineWidth = 7;
    context.beginPath();
    context.moveTo(-thing.width * 0.2, top + 10);
    context.lineTo(0, top - 6);
    context.lineTo(thing.width * 0.2, top + 10);
    context.stroke();
    drawPiece(kit, thing, point(0, -rise));
  });
  drawAround(kit, [hand], () => {
    context.strokeStyle = '#5b6472';
    context.lineWidth = 4;
    context.beginPath();
    context.moveTo(0, top - 4);
    context.lineTo(0, top - 30);
    context.arc(-9, top - 42, 13, 1, Math.PI * 1.25, true);
    context.stroke();
  });
};
