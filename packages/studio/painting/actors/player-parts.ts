import type { Context } from '../brushes/surface.ts';
import type { Player } from './cast.ts';
import { clamp01, type Pose } from './motion.ts';
import type { Sprite } from './sprite.ts';

/** All of a kind swim in one pond, that lies under the middle of them; who drinks has one before its muzzle. */
export function drawPond(
  context: Context,
  { placement, copies, span, reach }: Player,
  { canvas, width, height }: Sprite,
  at: { x: number; y: number; scale: number },
): void {
  const isUnder = placement.living?.pond === 'under';
  const rise = isUnder ? Math.min(...copies.map(({ dy }) => dy)) * span * 0.5 : 0;
  const ahead = isUnder ? 0 : reach * 0.46 * (placement.mirrored ? 1 : -1);
  context.drawImage(
    canvas,
    at.x + (ahead - width / 2) * at.scale,
    at.y + (rise - height * 0.5) * at.scale,
    width * at.scale,
    height * at.scale,
  );
}

export function drawShadow(
  context: Context,
  shadow: Sprite,
  at: { x: number; y: number; scale: number },
  pose: Pose,
  size: number,
): void {
  context.globalAlpha = pose.opacity * clamp01(1 + pose.dy / size);
  const width = shadow.width * at.scale * pose.scaleX;
  context.drawImage(
    shadow.canvas,
    at.x - width / 2,
    at.y - shadow.height * at.scale * 0.52,
    width,
    shadow.height * at.scale,
  );
}

export function drawSprite(
  context: Context,
  sprite: Sprite,
  foot: number,
  at: { x: number; y: number; scale: number },
  pose: Pose,
): void {
  const width = sprite.width * at.scale * pose.scaleX;
  const height = sprite.height * at.scale * pose.scaleY;
  if (Math.abs(pose.turn) < 0.0005) {
    context.drawImage(sprite.canvas, at.x - width / 2, at.y - height * foot, width, height);
    return;
  }
  context.save();
  context.translate(at.x, at.y);
  context.rotate(pose.turn);
  context.drawImage(sprite.canvas, -width / 2, -height * foot, width, height);
  context.restore();
}
