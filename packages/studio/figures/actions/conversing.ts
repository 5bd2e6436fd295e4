import type { ArmPose, Pose } from '../body/pose.ts';
import { point } from '../brush/geometry.ts';
import { drawAt } from '../brush/ink.ts';
import type { DrawProp } from '../props/prop.ts';
import { words } from '../props/signs.ts';
import type { Acting } from './acting.ts';
import { listen, talk } from './expressive.ts';

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

const armBetween = (from: ArmPose, to: ArmPose, share: number): ArmPose => ({
  ...(share < 0.5 ? from : to),
  x: between(from.x, to.x, share),
  y: between(from.y, to.y, share),
  wrist: between(from.wrist, to.wrist, share),
});

/** A posture on the way from one on both feet to another. */
const poseBetween = (from: Pose, to: Pose, share: number): Pose => ({
  ...to,
  turn: between(from.turn, to.turn, share),
  lean: between(from.lean, to.lean, share),
  tilt: between(from.tilt, to.tilt, share),
  nod: between(from.nod, to.nod, share),
  near: armBetween(from.near, to.near, share),
  far: armBetween(from.far, to.far, share),
});

/** The bubble grows from its tail. */
const growing =
  (share: number): DrawProp =>
  (spot) => {
    const { ink, joints, size } = spot;
    const tail = point(joints.head.x + 62 * size, joints.head.y + 4 * size);
    drawAt(ink, tail, 0, () => {
      ink.context.scale(share, share);
      ink.context.translate(-tail.x, -tail.y);
      words(spot);
    });
  };

/** Somebody who speaks with another, from listening (0) to having the word (1). */
export function conversing(share: number): Acting {
  // The other's bubble says that something is heard.
  const front = share > 0.3 ? [growing(share)] : [];
  return {
    ...(share < 0.5 ? listen : talk),
    pose: (t) => poseBetween(listen.pose(t), talk.pose(t), share),
    front,
  };
}

/** Somebody who does something else has the word: their bubble says so. */
export const saying = (acting: Acting, share: number): Acting =>
  share > 0.3 ? { ...acting, front: [...(acting.front ?? []), growing(share)] } : acting;
