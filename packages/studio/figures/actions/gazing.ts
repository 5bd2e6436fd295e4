import { arm, leg, standing, swing } from '../body/pose.ts';
import { shout } from '../props/signs.ts';
import type { FigureAction } from '../figure-actions.ts';
import type { Acting } from './acting.ts';
import { front } from './expressive.ts';

/* Where a body turns: up, far out, over something, to the ground. */

const lookUp: Acting = {
  stillAt: 0.3,
  holds: 'far',
  face: { browInner: 0.6, browOuter: 0.6, open: 0.12 },
  pose: (t) =>
    standing({
      turn: 0.6,
      lean: -0.1,
      tilt: -0.42 + 0.02 * swing(t, 0.2),
      nod: -1,
      near: arm(-0.12, 0.96, 'relaxed', front),
      far: arm(0.1, 0.96),
    }),
};

const lookOut: Acting = {
  stillAt: 0.3,
  holds: 'near',
  face: { squint: 0.2, browInner: -0.2 },
  pose: (t) =>
    standing({
      turn: 0.7,
      lean: 0.08,
      tilt: 0.02 * swing(t, 0.2),
      near: arm(-0.2, 0.58, 'fist', { inFront: true, bend: 1 }),
      far: arm(0.34, -0.44, 'flat', { inFront: true, wrist: 0.5 }),
      nearLeg: leg(-0.1),
      farLeg: leg(0.12),
    }),
};

const leanOver: Acting = {
  stillAt: 0.3,
  holds: 'none',
  pose: (t) =>
    standing({
      turn: 0.8,
      hipX: -0.14,
      hipY: 0.97,
      lean: 0.66 + 0.02 * swing(t, 0.25),
      tilt: 0.1,
      nod: 0.8,
      near: arm(0.44, 0.66, 'flat', front),
      far: arm(0.6, 0.6, 'flat', front),
      nearLeg: leg(-0.14),
      farLeg: leg(0.1),
    }),
};

const callOut: Acting = {
  stillAt: 0.2,
  holds: 'none',
  face: { open: 0.8, mouthWidth: 0.9, browInner: 0.4, browOuter: 0.5 },
  pose: (t) =>
    standing({
      turn: 0.7,
      lean: 0.1 + 0.02 * swing(t, 0.9),
      tilt: -0.12,
      near: arm(0.24, -0.18, 'flat', { inFront: true, wrist: -0.5 }),
      far: arm(0.4, -0.22, 'flat', { inFront: true, wrist: -0.6 }),
      nearLeg: leg(-0.14),
      farLeg: leg(0.14),
    }),
  front: [shout],
};

const sitOnGround: Acting = {
  stillAt: 0.3,
  holds: 'far',
  pose: (t) =>
    standing({
      turn: 0.7,
      hipX: -0.3,
      hipY: 0.1,
      lean: -0.06,
      tilt: 0.02 * swing(t, 0.2),
      near: arm(-0.24, 0.9, 'flat', { inFront: true }),
      far: arm(0.54, 0.3, 'relaxed', front),
      nearLeg: leg(0.52, 0),
      farLeg: leg(0.2, 0),
    }),
};

const bow: Acting = {
  stillAt: 0.3,
  holds: 'none',
  face: { smile: 0.5 },
  pose: (t) =>
    standing({
      turn: 0.8,
      hipX: -0.1,
      lean: 0.72 + 0.06 * swing(t, 0.25),
      tilt: 0.16,
      nod: 0.9,
      near: arm(0.3, 0.44, 'flat', { inFront: true, wrist: -0.4 }),
      far: arm(-0.3, 0.9, 'relaxed'),
      nearLeg: leg(-0.06),
      farLeg: leg(0.06),
    }),
};

/** In profile, behind who was there before. */
const queue: Acting = {
  stillAt: 0.2,
  holds: 'far',
  pose: (t) =>
    standing({
      turn: 0.85,
      hipX: 0.014 * swing(t, 0.2),
      near: arm(-0.02, 0.96, 'relaxed', front),
      far: arm(0.16, 0.94),
      nearLeg: leg(-0.08),
      farLeg: leg(0.08),
    }),
};

export const gazing = {
  'look-up': lookUp,
  'look-out': lookOut,
  'lean-over': leanOver,
  'call-out': callOut,
  'sit-on-ground': sitOnGround,
  bow,
  queue,
} satisfies Partial<Record<FigureAction, Acting>>;
