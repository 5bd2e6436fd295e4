import { cameraPoint, type Camera } from '../camera.ts';
import type { Context } from '../brushes/surface.ts';
import type { AnimalMoment } from './animals/animal-art.ts';
import type { Player } from './cast.ts';
import { reachMoves, type Spot } from './spot.ts';
import type { Pose } from './motion.ts';
import type { Held } from './on-twos.ts';
import { blend, poseOf, stirOf, type Acting } from './player-poses.ts';
import { drawPond, drawShadow, drawSprite } from './player-parts.ts';

/** Through which camera a player is seen at one moment, and what time it is for it. */
export interface PlayerView {
  readonly camera: Camera;
  readonly acting: Acting;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Draws a player through the camera, with its light, stand and shadow. */
export function drawPlayer(context: Context, player: Player, view: Held<PlayerView>): void {
  const { box, halo, stand, placement } = player;
  const { acting } = view.now;
  const pose = poseOf(player, acting);
  if (pose.opacity <= 0 || pose.scaleX <= 0.02) return;
  const at = footOf(player, view.now);
  const { scale } = at;
  if (stand !== null) {
    const width = stand.width * scale;
    context.drawImage(stand.canvas, at.x - width / 2, at.y, width, stand.height * scale);
  }
  const x = at.x + aheadOf(player, pose, acting) * scale;
  const y = at.y + pose.dy * scale;
  context.globalAlpha = pose.opacity;
  if (halo !== null) {
    const width = halo.width * scale;
    context.drawImage(
      halo.canvas,
      x - width / 2,
      y - width / 2 - (placement.grounded ? (box.height * scale) / 2 : 0),
      width,
      width,
    );
  }
  if (player.pond !== null) drawPond(context, player, player.pond, at);
  for (const index of player.copies.keys()) drawCopy(context, player, index, view);
  context.globalAlpha = 1;
}

/** How far on the screen any part of a player goes between two moments, px; endlessly where it comes into sight. */
export function playerMoves(player: Player, { now, posed }: Held<PlayerView>): number {
  const [is, was] = [poseOf(player, now.acting), poseOf(player, posed.acting)];
  if (is.opacity !== was.opacity) return Number.POSITIVE_INFINITY;
  if (is.opacity <= 0) return 0;
  return Math.max(...player.copies.map((_, index) => copyMoves(player, index, { now, posed })));
}

function copyMoves(player: Player, index: number, { now, posed }: Held<PlayerView>): number {
  const { box, placement } = player;
  const above = placement.grounded ? box.height : box.height / 2;
  const spotAt = (view: PlayerView) => {
    const { above: at, own } = placesOf(player, index, view);
    return spotOf(at, own, 0);
  };
  const reach = {
    ...{ left: -box.width / 2, right: box.width / 2 },
    ...{ top: -above, bottom: box.height - above },
  };
  return reachMoves(reach, { now: spotAt(now), posed: spotAt(posed) });
}

const footOf = ({ placement: { x, y } }: Player, { camera }: PlayerView): Place =>
  cameraPoint(camera, x, y, 1);

/** How far from its place a player is, px of the stage. */
const aheadOf = ({ placement, travel }: Player, pose: Pose, { alive, share }: Acting): number =>
  pose.dx + (alive ? (placement.mirrored ? 1 : -1) * travel * (share - 0.5) : 0);

/** Where one of several of a kind is on the ground, and above it. */
function placesOf(player: Player, index: number, view: PlayerView) {
  const { acting } = view;
  const pose = poseOf(player, acting);
  const stir = stirOf(player, index, acting);
  const copy = player.copies[index] ?? { dx: 0, dy: 0, scale: 1 };
  const foot = footOf(player, view);
  const spot = {
    x: foot.x + (aheadOf(player, pose, acting) + copy.dx * player.span) * foot.scale,
    y: foot.y + copy.dy * player.span * foot.scale,
    scale: foot.scale * copy.scale,
  };
  const above = {
    ...spot,
    x: spot.x + stir.dx * 0.5 * foot.scale,
    y: spot.y + (pose.dy + stir.dy * 0.5) * foot.scale,
  };
  return { pose, own: blend(pose, stir), spot, above };
}

/** One of several of a kind. */
function drawCopy(context: Context, player: Player, index: number, view: Held<PlayerView>): void {
  const { placement, sprite, shadow, troupe, copies } = player;
  const { pose, own, spot, above } = placesOf(player, index, view.now);
  const { sceneMs, alive } = view.posed.acting;
  const living = troupe === null ? null : troupe.moment(index, sceneMs / 1000, alive);
  // The higher it leaps, the fainter its shadow.
  const risen =
    troupe === null || living === null
      ? 0
      : Math.max(0, troupe.art.rise(living)) * (copies[index]?.scale ?? 1) * 0.5;
  if (shadow !== null)
    drawShadow(context, shadow, spot, { ...pose, dy: pose.dy - risen }, placement.size);
  context.globalAlpha = pose.opacity;
  if (sprite !== null) drawSprite(context, sprite, placement.grounded ? 1 : 0.5, above, own);
  if (living !== null) drawAnimal(context, player, index, { above, living, ...view });
}

interface SeenAnimal extends Held<PlayerView> {
  readonly above: Place;
  readonly living: AnimalMoment;
}

/** An animal in the pose, and at the turn, that it took up when it was `posed`. */
function drawAnimal(
  context: Context,
  player: Player,
  index: number,
  { above, living, posed, isOnce = false }: SeenAnimal,
): void {
  const { placement, box, troupe, copies } = player;
  if (troupe === null) return;
  const taken = placesOf(player, index, posed);
  const down = placement.grounded ? 0 : box.height * 0.5;
  player.cels[index]?.draw(context, {
    now: spotOf(above, taken.own, down),
    posed: spotOf(taken.above, taken.own, down),
    reach: troupe.art.reach,
    isOnce,
    pose: living.alive ? `${living.seconds}` : 'still',
    paint: (onto) =>
      troupe.art.draw(onto, living, {
        mirrored: troupe.facesRight(index),
        // Of many each is small.
        edged: copies.length <= 3,
      }),
  });
}

/** Turned and grown around a place, with its foot so far below it. */
function spotOf({ x, y, scale }: Place, { turn, scaleX, scaleY }: Pose, down: number): Spot {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const [a, b, c, d] = [cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY];
  return { a, b, c, d, e: x + c * down, f: y + d * down };
}
