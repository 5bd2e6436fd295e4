import { arm, leg, standing, swing } from '../body/pose.ts';
import { ball } from '../props/play.ts';
import { heart, shout, soundWaves, thought, words } from '../props/signs.ts';
import type { Acting } from './acting.ts';

export const front = { inFront: true } as const;

export const point: Acting = {
  stillAt: 0,
  holds: 'near',
  pose: (t) =>
    standing({
      turn: 0.45,
      near: arm(0.02, 0.52, 'fist', { inFront: true }),
      far: arm(0.96, -0.1 + 0.03 * swing(t, 0.6), 'point', { inFront: true }),
    }),
};

export const wave: Acting = {
  stillAt: 0.1,
  holds: 'near',
  face: { smile: 0.95 },
  pose: (t) =>
    standing({
      turn: 0.2,
      tilt: 0.05,
      far: arm(0.42 + 0.12 * swing(t, 1.4), -0.66, 'open', {
        inFront: true,
        wrist: 0.15 * swing(t, 1.4),
      }),
    }),
};

export const hug: Acting = {
  stillAt: 0.3,
  holds: 'none',
  face: { shut: 'smiling', smile: 0.95, open: 0, blush: 0.9 },
  pose: (t) =>
    standing({
      turn: 0.75,
      lean: 0.12,
      tilt: 0.12 + 0.02 * swing(t, 0.3),
      near: arm(0.74, 0.3 + 0.02 * swing(t, 0.4), 'relaxed', { inFront: true, wrist: 0.7 }),
      far: arm(0.8, -0.04, 'relaxed', { wrist: 0.6 }),
      nearLeg: leg(-0.1),
      farLeg: leg(0.08),
    }),
  front: [heart],
};

export const throwIt: Acting = {
  stillAt: 0,
  holds: 'thing',
  pose: (t) => {
    const wind = 0.5 + 0.5 * Math.cos(t * 2.4);
    return standing({
      turn: 0.45,
      hipX: -0.05 * wind,
      hipY: 0.92,
      lean: -0.24 * wind + 0.1,
      near: arm(-0.5 * wind + 0.2, -0.62, 'grip', { inFront: true, bend: -1 }),
      far: arm(0.82, -0.06 + 0.2 * (1 - wind), 'open', { inFront: true }),
      nearLeg: leg(-0.26),
      farLeg: leg(0.3, 0.14 * wind, { toe: -0.3 * wind }),
    });
  },
  inHands: [ball],
};

export const argue: Acting = {
  stillAt: 0.2,
  holds: 'none',
  face: {
    browInner: -1,
    browOuter: 0.5,
    smile: -0.7,
    open: 0.5,
    mouthWidth: 1,
    squint: 0.2,
    shut: 'no',
    lid: 0.18,
  },
  pose: (t) =>
    standing({
      turn: 0.65,
      lean: 0.17,
      tilt: 0.05,
      near: arm(-0.26, 0.42, 'fist', { inFront: true }),
      far: arm(0.7 + 0.06 * swing(t, 1.6), -0.16 + 0.08 * swing(t, 1.6), 'point', {
        inFront: true,
      }),
      nearLeg: leg(-0.16),
      farLeg: leg(0.16),
    }),
  front: [shout],
};

export const talk: Acting = {
  stillAt: 0.4,
  holds: 'near',
  face: { open: 0.22 },
  pose: (t) =>
    standing({
      turn: 0.45,
      tilt: 0.03 * swing(t, 0.4),
      near: arm(-0.1, 0.84, 'relaxed', front),
      far: arm(0.5 + 0.05 * swing(t, 0.7), 0.24 + 0.08 * swing(t, 0.9), 'flat', {
        inFront: true,
        wrist: -0.4,
      }),
    }),
  front: [words],
};

export const listen: Acting = {
  stillAt: 0.4,
  holds: 'near',
  face: { browInner: 0.45, browOuter: 0.6, eyes: 1.06 },
  pose: (t) =>
    standing({
      turn: 0.4,
      lean: 0.08,
      tilt: 0.18 + 0.015 * swing(t, 0.3),
      near: arm(-0.1, 0.9, 'relaxed', front),
      far: arm(0.25, -0.3, 'flat', { inFront: true, wrist: 0.25 }),
    }),
  front: [soundWaves],
};

export const think: Acting = {
  stillAt: 0.3,
  holds: 'none',
  face: { browInner: 0.2, browOuter: 0.7, smile: 0.05, mouthWidth: 0.62 },
  pose: (t) =>
    standing({
      turn: 0.4,
      tilt: 0.06 + 0.02 * swing(t, 0.2),
      nod: -0.75,
      near: arm(0.3, -0.17, 'fist', { inFront: true, wrist: -0.2 }),
      far: arm(-0.14, 0.44, 'relaxed', { inFront: true, bend: -1 }),
    }),
  front: [thought],
};

export const cheer: Acting = {
  stillAt: 0.18,
  holds: 'far',
  face: { smile: 1, open: 0.72, mouthWidth: 1.15, browOuter: 0.7, browInner: 0.6 },
  pose: (t) => {
    const hop = Math.abs(swing(t, 0.8));
    return standing({
      turn: 0.1,
      hipY: 0.94 + 0.05 * hop,
      tilt: -0.06,
      nod: -0.3,
      near: arm(-0.42, -0.84 + 0.06 * hop, 'fist', { inFront: true, bend: -1 }),
      far: arm(0.42, -0.84 + 0.06 * hop, 'fist', { inFront: true, bend: 1 }),
      nearLeg: leg(-0.16),
      farLeg: leg(0.16),
    });
  },
};

export const cry: Acting = {
  stillAt: 0.4,
  holds: 'none',
  face: {
    shut: 'calm',
    tears: true,
    browInner: 1,
    browOuter: -0.6,
    smile: -0.95,
    open: 0.28,
    mouthWidth: 0.8,
    blush: 0.7,
  },
  pose: (t) =>
    standing({
      turn: 0.25,
      lean: 0.12,
      tilt: 0.2 + 0.02 * swing(t, 2.2),
      nod: 0.5,
      hipY: 0.96,
      near: arm(0.13, -0.27 + 0.02 * swing(t, 2.2), 'fist', { inFront: true, bend: -1 }),
      far: arm(0.02, 0.72, 'relaxed', { inFront: true }),
    }),
};

export const laugh: Acting = {
  stillAt: 0.1,
  holds: 'none',
  face: {
    shut: 'smiling',
    smile: 1,
    open: 0.85,
    mouthWidth: 1.25,
    blush: 1,
    browInner: 0.6,
    browOuter: 0.6,
    tears: false,
  },
  pose: (t) => {
    const shake = swing(t, 3);
    return standing({
      turn: 0.35,
      lean: -0.14 + 0.012 * shake,
      tilt: -0.2,
      nod: -0.4,
      hipY: 0.96,
      near: arm(0.14, 0.5, 'open', { inFront: true, wrist: 0.3 }),
      far: arm(0.02, 0.56, 'open', { inFront: true, bend: -1, wrist: -0.3 }),
      nearLeg: leg(-0.1),
      farLeg: leg(0.1),
    });
  },
};
