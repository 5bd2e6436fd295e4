import { cameraPoint, type Camera } from '../camera.ts';
import type { Context } from '../brushes/surface.ts';
import { hashText, noiseAt } from '../random.ts';
import type { Stage, StageBrief } from '../stage.ts';
import { artSprite } from './art.ts';
import { clamp01, easeOut, overshoot, progress, restPose, type Pose } from './motion.ts';
import { placeActors, type Placement } from './place.ts';
import { contactShadow, haloSprite } from './shadow.ts';
import { standSprite } from './stand.ts';
import { copiesOf, type Copy } from './copies.ts';
import { lightingOf } from './lighting.ts';
import { lightSprite, type Lighting, type Sprite } from './sprite.ts';

/** One actor, ready to be drawn at any moment. */
export interface Player {
  placement: Placement;
  sprite: Sprite;
  shadow: Sprite | null;
  halo: Sprite | null;
  /** The table under it. */
  stand: Sprite | null;
  /** One, or as many as there are of it, the hindmost first. */
  copies: readonly Copy[];
  /** How wide all of them are, px. */
  reach: number;
  /** Separates the breathing of players. */
  phase: number;
}

/** Renders every actor of the drawing, lit for the stage. */
export async function createCast(brief: StageBrief, stage: Stage): Promise<Player[]> {
  const lighting = lightingOf(brief, stage);
  return Promise.all(
    placeActors(brief, stage).map((placement) => createPlayer(brief, placement, lighting)),
  );
}

/** The same player `scale` times as large: for a close-up, which must stay sharp. */
export function createPlayerAt(
  brief: StageBrief,
  stage: Stage,
  placement: Placement,
  scale: number,
): Promise<Player> {
  return createPlayer(
    brief,
    { ...placement, size: placement.size * scale, stand: placement.stand * scale },
    lightingOf(brief, stage),
  );
}

async function createPlayer(
  brief: StageBrief,
  placement: Placement,
  lighting: Lighting,
): Promise<Player> {
  const { palette } = brief;
  const { emoji, accent } = placement.actor;
  const { mirrored } = placement;
  const raw = await artSprite(emoji, placement.size, mirrored, palette, accent);
  const sprite = lightSprite(raw, lighting);
  const copies = copiesOf(
    placement.actor.count ?? 1,
    placement.staging,
    sprite.height / sprite.width,
    brief.drawing.seed,
  );
  const reach = Math.max(
    ...copies.map(({ dx, scale }) => Math.abs(dx) * placement.size * 2 + sprite.width * scale),
  );
  return {
    placement,
    sprite,
    copies,
    reach,
    shadow:
      placement.grounded && !placement.sunk
        ? contactShadow(sprite.width * 1.12, palette.ink)
        : null,
    halo: placement.halo
      ? haloSprite(placement.size * 1.9, palette.glow, palette.dark ? 0.5 : 0.7)
      : null,
    stand:
      placement.stand > 0
        ? standSprite(brief, Math.max(reach * 1.25, placement.stand * 0.95), placement.stand)
        : null,
    phase: noiseAt(brief.drawing.seed, hashText(placement.actor.emoji) % 997) * Math.PI * 2,
  };
}

/** The frame's size and what time it is for the players. */
export interface Acting {
  /** Since the shot began. */
  timeMs: number;
  /** When this player comes in; at or below 0 it is there from the start. */
  entryMs: number;
  /** Still pictures do not breathe. */
  alive: boolean;
  width: number;
  height: number;
}

/** How a player comes in: vehicles and birds from the side, the rest rises with an overshoot. */
function entryPose({ placement }: Player, { timeMs, entryMs, width, height }: Acting): Pose {
  const { staging, lead, sunk, size, mirrored } = placement;
  if (entryMs <= -2000) return restPose;
  const shown = clamp01((timeMs - entryMs) / 90);
  if (staging === 'vehicle' || staging === 'boat') {
    const away = 1 - easeOut(progress(timeMs, entryMs, 900));
    return {
      ...restPose,
      dx: away * width * 0.5 * (mirrored ? -1 : 1),
      turn: away * 0.02,
      opacity: shown,
    };
  }
  if (staging === 'flyer') {
    const away = 1 - easeOut(progress(timeMs, entryMs, 1000));
    return {
      ...restPose,
      dx: away * width * 0.34 * (mirrored ? -1 : 1),
      dy: away * height * 0.06,
      opacity: shown,
    };
  }
  if (sunk) {
    const down = 1 - overshoot(progress(timeMs, entryMs, 520));
    return { ...restPose, dy: down * size * 0.5, opacity: shown };
  }
  const grown = overshoot(progress(timeMs, entryMs, 420));
  const from = lead ? 0.72 : 0.1;
  const scale = from + (1 - from) * grown;
  return {
    ...restPose,
    scaleX: scale * (2 - grown) ** 0.12,
    scaleY: scale,
    opacity: lead ? 1 : shown,
  };
}

/** What a player does while nothing happens: breathe, bob, hover, roll. */
function idlePose({ placement, phase }: Player, { timeMs }: Acting): Pose {
  const seconds = timeMs / 1000;
  const wave = (hertz: number, shift = 0) =>
    Math.sin(seconds * hertz * Math.PI * 2 + phase + shift);
  switch (placement.staging) {
    case 'vehicle':
      return {
        ...restPose,
        dy: -Math.abs(wave(2.1)) * placement.size * 0.006,
        dx: wave(0.16) * placement.size * 0.02,
        turn: wave(1.05) * 0.004,
      };
    case 'flyer':
      return {
        ...restPose,
        dy: wave(0.42) * placement.size * 0.035,
        dx: wave(0.21, 1) * placement.size * 0.03,
        turn: wave(0.42, 0.8) * 0.035,
      };
    case 'swimmer':
      return {
        ...restPose,
        dy: wave(0.35) * placement.size * 0.03,
        turn: wave(0.5, 0.6) * 0.04,
        scaleX: 1 + wave(0.9) * 0.012,
      };
    case 'boat':
      return {
        ...restPose,
        dy: wave(0.33) * placement.size * 0.018,
        turn: wave(0.33, 0.9) * 0.024,
      };
    case 'symbol':
    case 'celestial':
      return {
        ...restPose,
        dy: wave(0.3) * placement.size * 0.018,
        scaleX: 1 + wave(0.5) * 0.012,
        scaleY: 1 + wave(0.5) * 0.012,
      };
    case 'building':
      return restPose;
    case 'plant':
      return { ...restPose, turn: wave(0.28) * 0.018 };
    default:
      return {
        ...restPose,
        scaleY: 1 + wave(0.45) * 0.014,
        scaleX: 1 - wave(0.45) * 0.008,
        turn: wave(0.23, 1) * 0.008,
      };
  }
}

function blend(one: Pose, two: Pose): Pose {
  return {
    dx: one.dx + two.dx,
    dy: one.dy + two.dy,
    turn: one.turn + two.turn,
    opacity: one.opacity * two.opacity,
    scaleX: one.scaleX * two.scaleX,
    scaleY: one.scaleY * two.scaleY,
  };
}

/** Draws a player through the camera, with its light, stand and shadow. */
export function drawPlayer(context: Context, player: Player, camera: Camera, acting: Acting): void {
  const { placement, sprite, shadow, halo, stand } = player;
  const pose = acting.alive ? blend(entryPose(player, acting), idlePose(player, acting)) : restPose;
  if (pose.opacity <= 0 || pose.scaleX <= 0.02) return;
  const at = cameraPoint(camera, placement.x, placement.y, 1);
  const { scale } = at;
  if (stand !== null) {
    const width = stand.width * scale;
    context.drawImage(stand.canvas, at.x - width / 2, at.y, width, stand.height * scale);
  }
  const x = at.x + pose.dx * scale;
  const y = at.y + pose.dy * scale;
  context.globalAlpha = pose.opacity;
  if (halo !== null) {
    const width = halo.width * scale;
    context.drawImage(
      halo.canvas,
      x - width / 2,
      y - width / 2 - (placement.grounded ? (sprite.height * scale) / 2 : 0),
      width,
      width,
    );
  }
  for (const [index, copy] of player.copies.entries()) {
    const stir =
      acting.alive && player.copies.length > 1
        ? idlePose({ ...player, phase: player.phase + index * 1.7 }, acting)
        : restPose;
    const own = blend(pose, { ...stir, dx: stir.dx * 0.5, dy: stir.dy * 0.5 });
    const spot = {
      x: x + copy.dx * placement.size * scale,
      y: y + copy.dy * placement.size * scale,
      scale: scale * copy.scale,
    };
    if (shadow !== null)
      drawShadow(
        context,
        shadow,
        { ...spot, y: at.y + copy.dy * placement.size * scale },
        pose,
        placement.size,
      );
    context.globalAlpha = pose.opacity;
    drawSprite(context, sprite, placement.grounded ? 1 : 0.5, spot, own);
  }
  context.globalAlpha = 1;
}

function drawShadow(
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

function drawSprite(
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
