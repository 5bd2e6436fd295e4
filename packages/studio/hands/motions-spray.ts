import { point } from '../figures/brush/geometry.ts';
import { fillCircle } from '../painting/brushes/surface.ts';
import { noiseAt } from '../painting/random.ts';
import { drawHolding, drawStanding, rightHand, type Motion, type Piece } from './kit.ts';

/* A hand with a bottle that sprays. */

/** A bottle whose mist falls on what is to the left of it. */
export const spray: Motion = (kit, seconds) => {
  const { thing, target } = kit;
  const bottle: Piece | null = target ?? null;
  const { context } = kit.ink;
  if (thing !== null) drawStanding(kit, thing, -34);
  const at = point(84, -(thing?.height ?? 80) * 0.62 - 20);
  for (let index = 0; index < 60; index++) {
    const way = (seconds * 0.8 + noiseAt(5, index)) % 1;
    const fan = (noiseAt(7, index) - 0.5) * 62 * way;
    fillCircle(
      context,
      at.x - 46 - way * 78,
      at.y - 24 + fan + way * way * 14,
      1.3 + 1.2 * way,
      `rgba(235,247,255,${0.95 - way * 0.75})`,
    );
  }
  if (bottle !== null) return;
  const hand = rightHand(kit, { pose: 'grip', at, turn: Math.PI / 2, rise: 26 });
  drawHolding(kit, hand, () => {
    context.rotate(-Math.PI / 2);
    const body = kit.act.stuff?.colour ?? '#5ab4e8';
    context.fillStyle = '#e9edf2';
    context.beginPath();
    context.roundRect(-12, -30, 24, 60, 8);
    context.fill();
    context.fillStyle = body;
    context.beginPath();
    context.moveTo(-12, 20);
    context.bezierCurveTo(-36, 34, -36, 60, -34, 96);
    context.quadraticCurveTo(-34, 104, -26, 104);
    context.lineTo(26, 104);
    context.quadraticCurveTo(34, 104, 34, 96);
    context.bezierCurveTo(36, 60, 36, 34, 12, 20);
    context.fill();
    context.fillStyle = 'rgba(255,255,255,0.35)';
    context.beginPath();
    context.roundRect(-24, 52, 9, 40, 4);
    context.fill();
    context.fillStyle = '#d9483b';
    context.beginPath();
    context.moveTo(-44, -40);
    context.lineTo(18, -46);
    context.quadraticCurveTo(30, -44, 26, -26);
    context.lineTo(-14, -20);
    context.lineTo(-16, -30);
    context.lineTo(-44, -30);
    context.closePath();
    context.fill();
    context.beginPath();
    context.roundRect(-26, -24, 8, 24, 4);
    context.fill();
  });
};
