import { cameraPoint, type Camera } from '../camera.ts';
import type { Context } from '../brushes/surface.ts';
import { hashText, noiseAt } from '../random.ts';
import type { Stage, StageBrief } from '../stage.ts';
import { artSprite } from './art.ts';
import { clamp01, easeOut, overshoot, progress, restPose, type Pose } from './motion.ts';
import { placeActors, type Placement } from './place.ts';
import { createTroupe, travelOf, type Troupe } from './animals/troupe.ts';
import { contactShadow, haloSprite, pondSprite } from './shadow.ts';
import { standSprite } from './stand.ts';
import { copiesOf, type Copy } from './copies.ts';
import { lightingOf } from './lighting.ts';
import { lightSprite, type Lighting, type Sprite } from './sprite.ts';

/** One actor, ready to be drawn at any moment. */
export interface Player {
  placement: Placement;
  /** How wide and high one of it is, px. */
  box: { readonly width: number; readonly height: number };
  /** What is painted once; null for animals that move. */
  sprite: Sprite | null;
  shadow: Sprite | null;
  /** What it swims in where the set has no water. */
  pond: Sprite | null;
  halo: Sprite | null;
  /** The table under it. */
  stand: Sprite | null;
  /** One, or as many as there are of it, the hindmost first. */
  copies: readonly Copy[];
  /** How wide all of them are, px. */
  reach: number;
  /** What one alone is wide or high, px: several stand in shares of it from one another. */
  span: number;
  /** Separates the breathing of players. */
  phase: number;
  /** Animals that move; null for what is painted once. */
  troupe: Troupe | null;
  /** How far it goes in a shot, px. */
  travel: number;
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
    scale,
  );
}

async function createPlayer(
  brief: StageBrief,
  placement: Placement,
  lighting: Lighting,
  zoom = 1,
): Promise<Player> {
  const { palette, drawing } = brief;
  const { actor, living, mirrored, size } = placement;
  const troupe =
    living === null ? null : createTroupe(brief, { ...placement, living }, lighting, zoom);
  const sprite =
    troupe === null
      ? lightSprite(await artSprite(actor.emoji, size, mirrored, palette, actor.accent), lighting)
      : null;
  const box = sprite ?? troupe?.art ?? { width: size, height: size };
  const span = troupe === null ? size : Math.max(box.width, box.height);
  const copies = copiesOf(
    actor.count ?? 1,
    placement.grounded ? placement.staging : 'flyer',
    box.height / box.width,
    drawing.seed,
  );
  const reach = Math.max(
    ...copies.map(({ dx, scale }) => Math.abs(dx) * span * 2 + box.width * scale),
  );
  return {
    placement,
    box,
    sprite,
    copies,
    reach,
    span,
    troupe,
    travel: troupe === null ? 0 : travelOf(troupe, placement, reach, brief),
    shadow:
      placement.grounded && !placement.sunk && living?.medium !== 'afloat'
        ? contactShadow(box.width * 1.12, palette.ink)
        : null,
    pond:
      living?.pond === 'under'
        ? pondSprite(brief, reach)
        : living?.pond === 'before'
          ? pondSprite(brief, reach * 0.34)
          : null,
    halo: placement.halo ? haloSprite(size * 1.9, palette.glow, palette.dark ? 0.5 : 0.7) : null,
    stand:
      placement.stand > 0
        ? standSprite(brief, Math.max(reach * 1.25, placement.stand * 0.95), placement.stand)
        : null,
    phase: noiseAt(drawing.seed, hashText(actor.emoji) % 997) * Math.PI * 2,
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
  /** Since the scene began, for what goes on from shot to shot. */
  sceneMs: number;
  /** 0–1 of the shot. */
  share: number;
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
function idlePose({ placement, phase, troupe }: Player, { timeMs }: Acting): Pose {
  // On its feet an animal breathes by itself.
  if (troupe !== null && placement.grounded) return restPose;
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
  const { placement, box, halo, stand } = player;
  const pose = acting.alive ? blend(entryPose(player, acting), idlePose(player, acting)) : restPose;
  if (pose.opacity <= 0 || pose.scaleX <= 0.02) return;
  const at = cameraPoint(camera, placement.x, placement.y, 1);
  const { scale } = at;
  if (stand !== null) {
    const width = stand.width * scale;
    context.drawImage(stand.canvas, at.x - width / 2, at.y, width, stand.height * scale);
  }
  const forward = (placement.mirrored ? 1 : -1) * player.travel * (acting.share - 0.5);
  const x = at.x + (pose.dx + (acting.alive ? forward : 0)) * scale;
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
  for (const index of player.copies.keys())
    drawCopy(context, player, index, { at: { ...at, x }, pose, acting });
  context.globalAlpha = 1;
}

/** All of a kind swim in one pond, that lies under the middle of them; who drinks has one before its muzzle. */
function drawPond(
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

interface Drawn {
  readonly at: { readonly x: number; readonly y: number; readonly scale: number };
  readonly pose: Pose;
  readonly acting: Acting;
}

/** One of several of a kind. */
function drawCopy(
  context: Context,
  player: Player,
  index: number,
  { at, pose, acting }: Drawn,
): void {
  const { placement, box, sprite, shadow, span, troupe } = player;
  const copy = player.copies[index];
  if (copy === undefined) return;
  const stir =
    acting.alive && player.copies.length > 1
      ? idlePose({ ...player, phase: player.phase + index * 1.7 }, acting)
      : restPose;
  const own = blend(pose, stir);
  const spot = {
    x: at.x + copy.dx * span * at.scale,
    y: at.y + copy.dy * span * at.scale,
    scale: at.scale * copy.scale,
  };
  const living = troupe === null ? null : troupe.moment(index, acting.sceneMs / 1000, acting.alive);
  // The higher it leaps, the fainter its shadow.
  const risen =
    troupe === null || living === null
      ? 0
      : Math.max(0, troupe.art.rise(living)) * copy.scale * 0.5;
  if (shadow !== null)
    drawShadow(context, shadow, spot, { ...pose, dy: pose.dy - risen }, placement.size);
  context.globalAlpha = pose.opacity;
  const foot = placement.grounded ? 1 : 0.5;
  const above = {
    ...spot,
    x: spot.x + stir.dx * 0.5 * at.scale,
    y: spot.y + (pose.dy + stir.dy * 0.5) * at.scale,
  };
  if (sprite !== null) drawSprite(context, sprite, foot, above, own);
  if (troupe === null || living === null) return;
  context.save();
  context.translate(above.x, above.y);
  context.rotate(own.turn);
  context.scale(spot.scale * own.scaleX, spot.scale * own.scaleY);
  context.translate(0, box.height * (1 - foot));
  troupe.art.draw(context, living, {
    mirrored: troupe.facesRight(index),
    // Of many each is small.
    edged: player.copies.length <= 3,
  });
  context.restore();
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
