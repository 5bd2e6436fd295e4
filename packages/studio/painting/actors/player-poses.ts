import type { Player } from './cast.ts';
import { clamp01, easeOut, overshoot, progress, restPose, type Pose } from './motion.ts';

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

export function blend(one: Pose, two: Pose): Pose {
  return {
    dx: one.dx + two.dx,
    dy: one.dy + two.dy,
    turn: one.turn + two.turn,
    opacity: one.opacity * two.opacity,
    scaleX: one.scaleX * two.scaleX,
    scaleY: one.scaleY * two.scaleY,
  };
}

/** What a player does at a moment. */
export const poseOf = (player: Player, acting: Acting): Pose =>
  acting.alive ? blend(entryPose(player, acting), idlePose(player, acting)) : restPose;

/** What one of several does besides: each for itself. */
export const stirOf = (player: Player, index: number, acting: Acting): Pose =>
  acting.alive && player.copies.length > 1
    ? idlePose({ ...player, phase: player.phase + index * 1.7 }, acting)
    : restPose;
