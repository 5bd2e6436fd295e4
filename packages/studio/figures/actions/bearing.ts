import { arm, leg, standing, swing } from '../body/pose.ts';
import {
  breathIn,
  breathOut,
  caughtBall,
  dropper,
  floorMat,
  kickedBall,
  mask,
} from '../props/breath.ts';
import type { Acting } from './acting.ts';
import { front } from './expressive.ts';

/* What a body does with itself: it breathes, lies, bends, kicks and catches. */

/** A hand on the belly, which rises and falls. */
const breathing = (t: number) =>
  standing({
    turn: 0.62,
    lean: -0.03 * swing(t, 0.24),
    tilt: -0.05 - 0.03 * swing(t, 0.24),
    near: arm(0.3 + 0.02 * swing(t, 0.24), 0.5, 'flat', { inFront: true, wrist: -0.3 }),
    far: arm(0.1, 0.96),
  });

export const breatheOut: Acting = {
  stillAt: 0.6,
  holds: 'none',
  face: { shut: 'calm', smile: 0, mouthWidth: 0.5, open: 0.4 },
  pose: breathing,
  front: [breathOut],
};

export const breatheIn: Acting = {
  stillAt: 0.6,
  holds: 'none',
  face: { shut: 'calm', smile: 0.2, open: 0 },
  // The chest is out, the arms are held away from it.
  pose: (t) => ({
    ...breathing(t),
    lean: -0.12 - 0.03 * swing(t, 0.24),
    tilt: -0.2,
    near: arm(-0.36, 0.8, 'open', { inFront: true, bend: 1 }),
    far: arm(0.4, 0.8, 'open', { inFront: true, bend: -1 }),
  }),
  front: [breathIn],
};

export const lieDown: Acting = {
  stillAt: 0.5,
  holds: 'none',
  face: { smile: 0.3, open: 0 },
  pose: (t) =>
    standing({
      turn: 0.5,
      hipY: 0.16,
      roll: -1.5,
      tilt: 0.04 + 0.01 * swing(t, 0.3),
      near: arm(-0.1, 0.96, 'flat', front),
      far: arm(0.1, 0.96),
      nearLeg: leg(0, -0.8, { seen: [0.96, 0.96] }),
      farLeg: leg(0.02, -0.8, { seen: [0.96, 0.96] }),
    }),
  back: [floorMat],
};

/** In the grass, on a roof: nobody brought a bed there, and the knees are drawn up. */
export const sleepOnGround: Acting = {
  stillAt: 0.5,
  holds: 'none',
  face: { shut: 'calm', smile: 0.35, open: 0, tears: false },
  pose: (t) =>
    standing({
      turn: 0.5,
      hipY: 0.13,
      roll: -1.5,
      tilt: 0.1 + 0.012 * swing(t, 0.3),
      near: arm(0.2, 0.6, 'relaxed', front),
      far: arm(0.1, 0.7),
      nearLeg: leg(0, -0.45, { seen: [0.96, 0.96] }),
      farLeg: leg(-0.02, -0.52, { seen: [0.96, 0.96] }),
    }),
};

export const wearMask: Acting = {
  stillAt: 0.4,
  holds: 'none',
  face: { shut: 'calm', smile: 0, open: 0 },
  pose: (t) =>
    standing({
      turn: 0.62,
      tilt: -0.04 - 0.02 * Math.max(0, swing(t, 0.3)),
      near: arm(0.06, 0.7, 'relaxed', { inFront: true, bend: -1 }),
      far: arm(0.27, -0.14, 'grip', front),
    }),
  inHands: [mask],
};

export const eyeDrops: Acting = {
  stillAt: 0.4,
  holds: 'none',
  face: { eyes: 1.1, smile: 0, open: 0.1 },
  pose: () =>
    standing({
      turn: 0.5,
      tilt: -0.4,
      nod: -0.8,
      near: arm(0.06, 0.7, 'relaxed', { inFront: true, bend: -1 }),
      far: arm(0.2, -0.6, 'grip', front),
    }),
  inHands: [dropper],
};

export const kick: Acting = {
  stillAt: 0.25,
  holds: 'none',
  face: { smile: 0.6, open: 0.3 },
  pose: (t) => {
    const out = 0.5 + 0.5 * swing(t, 0.7);
    return standing({
      turn: 0.8,
      lean: -0.16 - 0.06 * out,
      near: arm(-0.5, 0.5, 'relaxed', front),
      far: arm(0.5, 0.44, 'open', { inFront: true }),
      nearLeg: leg(-0.16),
      farLeg: leg(0.3 + 0.3 * out, 0.16 + 0.24 * out, { toe: -0.3 }),
    });
  },
  front: [kickedBall],
};

export const catchIt: Acting = {
  stillAt: 0.2,
  holds: 'none',
  face: { smile: 0.7, open: 0.4, eyes: 1.1 },
  pose: (t) =>
    standing({
      turn: 0.6,
      hipY: 0.94 + 0.02 * swing(t, 0.8),
      tilt: -0.12,
      near: arm(0.5, -0.34 + 0.04 * swing(t, 0.8), 'open', front),
      far: arm(0.6, -0.42 + 0.04 * swing(t, 0.8), 'open', front),
      nearLeg: leg(-0.24),
      farLeg: leg(0.26),
    }),
  inHands: [caughtBall],
};

/** Down to the toes and up a little. */
export const bend: Acting = {
  stillAt: 0.4,
  holds: 'none',
  pose: (t) => {
    const down = 1.2 + 0.12 * swing(t, 0.3);
    return standing({
      turn: 0.85,
      hipX: -0.12,
      lean: down,
      tilt: 0.2,
      near: arm(0.1, 0.96, 'flat', front),
      far: arm(0.2, 0.94, 'flat', { inFront: false }),
      nearLeg: leg(-0.04),
      farLeg: leg(0.05),
    });
  },
};
