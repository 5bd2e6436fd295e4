import { point, type Point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { drawAround, paintBox, rightHand, wave, type Kit, type Motion } from './kit.ts';
import { drawDoor } from './door.ts';

/* A hand with a key. */

/** The plate of a lock on its door. */
function drawLock(kit: Kit, at: Point, twist: number): void {
  const { context } = kit.ink;
  drawDoor(kit, kit.left + 30);
  paintBox(kit, '#c9a24a', [at.x - 40, at.y - 70, 80, 140], 14);
  paintBox(kit, '#dcbc6a', [at.x - 36, at.y - 66, 66, 132], 12);
  for (const y of [-52, 52]) fillEllipse(context, at.x - 2, at.y + y, 5, 5, '#8f6f28');
  fillEllipse(context, at.x, at.y, 26, 26, '#a37f30');
  context.save();
  context.translate(at.x, at.y);
  context.rotate(twist);
  paintBox(kit, '#3a2c10', [-4, -14, 8, 28]);
  context.restore();
}

/** A key in a lock, turned between a finger and the thumb. */
export const turnKey: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const twist = wave(seconds, 0.3) * 0.5;
  const at = point(-10, -80);
  drawLock(kit, at, twist);
  const grip = point(at.x + 46, at.y + 16);
  const hand = rightHand(kit, {
    pose: 'pinch',
    at: point(grip.x + 12, grip.y),
    turn: 0.1 + twist * 0.3,
    rise: 36,
  });
  const thin = Math.abs(Math.cos(twist * 2));
  drawAround(kit, [hand], () => {
    context.save();
    context.translate(grip.x, grip.y);
    context.rotate(0.34);
    paintBox(kit, '#8d99ad', [-46, -5, 46, 10]);
    fillEllipse(context, 16, 0, 27, 10 + thin * 16, '#b9c3cf');
    fillEllipse(context, 26, 0, 7, 4 + thin * 4, '#6b7480');
    context.restore();
  });
};
