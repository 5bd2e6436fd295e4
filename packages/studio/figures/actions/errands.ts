import { arm, leg, standing, swing } from '../body/pose.ts';
import { workbench } from '../props/counter.ts';
import { bandage, inhaler } from '../props/care.ts';
import {
  bankCard,
  camera,
  cardReader,
  lookedAt,
  torch,
  waitClock,
} from '../props/errand-things.ts';
import { buggy, trolley } from '../props/wheels.ts';
import type { Acting } from './acting.ts';
import { front } from './expressive.ts';
import { crouched } from './garden.ts';
import { atTop } from './kitchen.ts';

export const photograph: Acting = {
  stillAt: 0.2,
  holds: 'none',
  pose: (t) =>
    standing({
      turn: 0.55,
      nod: -0.1,
      near: arm(0.54, 0.04 + 0.008 * swing(t, 0.4), 'grip', { inFront: true, wrist: -0.5 }),
      far: arm(0.5, 0.1 + 0.008 * swing(t, 0.4), 'grip', { inFront: true, wrist: -0.5 }),
      nearLeg: leg(-0.12),
      farLeg: leg(0.1),
    }),
  inHands: [camera],
};

export const pay: Acting = {
  stillAt: 0.3,
  holds: 'none',
  pose: (t) =>
    atTop(
      arm(0.34, 0.68, 'relaxed', front),
      arm(0.64 + 0.02 * swing(t, 0.5), 0.2, 'grip', { inFront: true, wrist: 0.4 }),
      { nod: 0.5 },
    ),
  middle: [workbench, cardReader],
  inHands: [bankCard],
};

const wheeling = (t: number) => {
  const step = swing(t, 0.7);
  return standing({
    turn: 0.8,
    hipX: -0.12,
    hipY: 0.96,
    lean: 0.12,
    nod: 0.35,
    near: arm(0.62, 0.46, 'fist', front),
    far: arm(0.68, 0.46, 'fist', front),
    nearLeg: leg(-0.3 + 0.1 * step, 0.02, { toe: 0.2 }),
    farLeg: leg(0.12 - 0.1 * step),
  });
};

export const pushBuggy: Acting = { stillAt: 0.2, holds: 'none', pose: wheeling, middle: [buggy] };

export const pushTrolley: Acting = {
  stillAt: 0.2,
  holds: 'none',
  pose: wheeling,
  middle: [trolley],
};

export const search: Acting = {
  stillAt: 0.3,
  holds: 'none',
  face: { browInner: 0.4, browOuter: 0.3, smile: -0.1, mouthWidth: 0.7 },
  pose: (t) => {
    const sweep = 0.06 * swing(t, 0.35);
    return standing({
      turn: 0.65,
      lean: 0.16,
      nod: 0.55,
      near: arm(-0.1, 0.86, 'relaxed', front),
      far: arm(0.56, 0.34 + sweep, 'grip', front),
      nearLeg: leg(-0.18),
      farLeg: leg(0.16),
    });
  },
  inHands: [torch],
};

export const worry: Acting = {
  stillAt: 0.3,
  holds: 'none',
  face: {
    browInner: 1,
    browOuter: -0.3,
    smile: -0.6,
    mouthWidth: 0.7,
    open: 0.08,
    eyes: 1.06,
    blush: 0,
  },
  pose: (t) =>
    standing({
      turn: 0.35,
      lean: 0.06,
      tilt: 0.1 + 0.02 * swing(t, 0.5),
      nod: 0.15,
      near: arm(0.16, -0.22 + 0.01 * swing(t, 1), 'flat', { inFront: true, bend: -1, wrist: -0.6 }),
      far: arm(-0.06, 0.5, 'relaxed', { inFront: true, bend: -1 }),
    }),
};

export const wait: Acting = {
  stillAt: 0.3,
  holds: 'none',
  face: { smile: 0, mouthWidth: 0.7, browOuter: 0.2 },
  pose: (t) =>
    standing({
      turn: 0.35,
      nod: 0.7,
      tilt: 0.06,
      hipX: 0.02,
      near: arm(0.3, 0.36, 'fist', { inFront: true, wrist: -0.3 }),
      far: arm(0.1, 0.96),
      farLeg: leg(0.1, 0, { toe: -0.12 - 0.12 * Math.max(0, swing(t, 1)) }),
    }),
  front: [waitClock],
};

export const inspect: Acting = {
  stillAt: 0.3,
  holds: 'thing',
  pose: (t) =>
    standing({
      turn: 0.5,
      nod: 0.7,
      tilt: 0.08,
      near: arm(0.34, 0.34, 'flat', { inFront: true, wrist: -0.4 }),
      far: arm(0.42, 0.2 + 0.01 * swing(t, 0.4), 'grip', front),
    }),
  inHands: [lookedAt],
};

export const inhale: Acting = {
  stillAt: 0.4,
  holds: 'none',
  face: { shut: 'calm', smile: 0, mouthWidth: 0.45, open: 0.3 },
  pose: (t) =>
    standing({
      turn: 0.6,
      tilt: -0.08 - 0.03 * Math.max(0, swing(t, 0.3)),
      near: arm(0.06, 0.6, 'flat', { inFront: true, bend: -1 }),
      far: arm(0.3, -0.16, 'grip', front),
    }),
  inHands: [inhaler],
};

export const comfort: Acting = {
  stillAt: 0.3,
  holds: 'none',
  face: { browInner: 0.7, browOuter: -0.2, smile: 0.25, mouthWidth: 0.8, open: 0 },
  pose: (t) =>
    standing({
      turn: 0.7,
      lean: 0.12,
      tilt: 0.14,
      nod: 0.35,
      near: arm(0.76, 0.12 + 0.02 * swing(t, 0.5), 'flat', { inFront: true, wrist: 0.3 }),
      far: arm(0.72, 0.34, 'flat', { wrist: 0.1 }),
    }),
};

export const dressWound: Acting = {
  stillAt: 0.2,
  holds: 'none',
  pose: (t) =>
    crouched(
      arm(0.5, 0.42 + 0.04 * swing(t, 0.5), 'grip', front),
      arm(0.8, 0.3 - 0.04 * swing(t, 0.5), 'grip', front),
      { lean: 0.34, hipY: 0.54 },
    ),
  inHands: [bandage],
};
