import { arm, leg, seated, standing, swing } from '../body/pose.ts';
import { workbench } from '../props/counter.ts';
import { piano, violin } from '../props/instruments.ts';
import { brokenThing, pipes, plank, screwdriver, toolBoard, spanner } from '../props/mending.ts';
import { knitting, laces, sewingMachine, yarn } from '../props/needlework.ts';
import { chair, desk } from '../props/furniture.ts';
import { notes } from '../props/signs.ts';
import { hammer } from '../props/tools.ts';
import type { Acting } from './acting.ts';
import { front } from './expressive.ts';
import { crouched } from './garden.ts';
import { atTop } from './kitchen.ts';

export const mend: Acting = {
  stillAt: 0.1,
  holds: 'thing',
  pose: (t) =>
    atTop(
      arm(0.48, 0.54, 'flat', { inFront: true }),
      arm(0.92, 0.3 + 0.015 * swing(t, 2), 'grip', front),
      { lean: 0.24 },
    ),
  back: [toolBoard],
  middle: [workbench, brokenThing],
  inHands: [screwdriver],
};

export const plumb: Acting = {
  stillAt: 0.1,
  holds: 'none',
  pose: (t) =>
    standing({
      turn: 0.75,
      hipX: -0.12,
      hipY: 0.54,
      lean: 0.3,
      nod: 0.4,
      near: arm(0.7, 0.36, 'grip', front),
      far: arm(0.62, 0.5 + 0.05 * swing(t, 0.7), 'grip', front),
      nearLeg: leg(-0.46, 0.13, { toe: 1.4 }),
      farLeg: leg(0.24),
    }),
  back: [pipes],
  inHands: [spanner],
};

export const hammerNail: Acting = {
  stillAt: 0,
  holds: 'none',
  pose: (t) => {
    const blow = Math.max(0, swing(t, 1.1)) ** 2;
    return atTop(
      arm(0.52, 0.6, 'flat', front),
      arm(0.5 + 0.3 * blow, -0.3 + 0.5 * blow, 'grip', front),
      { lean: 0.08 + 0.06 * blow },
    );
  },
  middle: [workbench, plank],
  inHands: [hammer],
};

export const knit: Acting = {
  stillAt: 0.1,
  holds: 'none',
  pose: (t) =>
    seated({
      nod: 0.95,
      tilt: 0.14,
      lean: 0.04,
      near: arm(0.3, 0.5 + 0.02 * swing(t, 1.6), 'grip', front),
      far: arm(0.46, 0.48 + 0.02 * swing(t, 1.6, 0.5), 'grip', { inFront: true }),
    }),
  back: [chair, yarn],
  onFoot: [chair],
  inHands: [knitting],
};

export const sew: Acting = {
  stillAt: 0.1,
  holds: 'none',
  pose: (t) =>
    seated({
      nod: 0.95,
      tilt: 0.14,
      lean: 0.12,
      near: arm(0.62 + 0.02 * swing(t, 0.5), 0.58, 'flat', front),
      far: arm(0.76 + 0.02 * swing(t, 0.5), 0.54, 'flat', front),
    }),
  back: [chair],
  onFoot: [chair],
  middle: [desk, sewingMachine],
};

export const tieLaces: Acting = {
  stillAt: 0.2,
  holds: 'none',
  pose: (t) => {
    const pull = 0.03 * swing(t, 0.8);
    return crouched(arm(0.28 - pull, 0.8, 'grip', front), arm(0.5 + pull, 0.78, 'grip', front), {
      lean: 0.78,
      hipX: -0.2,
    });
  },
  inHands: [laces],
};

export const playPiano: Acting = {
  stillAt: 0.1,
  holds: 'none',
  face: { smile: 0.7 },
  pose: (t) =>
    seated({
      nod: 0.4,
      tilt: 0.05 * swing(t, 0.4),
      near: arm(0.6, 0.58 + 0.03 * Math.max(0, swing(t, 1.6)), 'flat', {
        inFront: true,
        wrist: 0.2,
      }),
      far: arm(0.7, 0.56 + 0.03 * Math.max(0, swing(t, 1.6, 0.5)), 'flat', {
        inFront: true,
        wrist: 0.2,
      }),
    }),
  back: [chair],
  onFoot: [chair],
  middle: [piano],
  front: [notes],
};

export const playViolin: Acting = {
  stillAt: 0.1,
  holds: 'none',
  face: { shut: 'calm', smile: 0.5 },
  pose: (t) =>
    standing({
      turn: 0.4,
      tilt: 0.16,
      near: arm(0.66, -0.04, 'grip', { inFront: true, bend: 1 }),
      far: arm(0.34 + 0.1 * swing(t, 0.5), 0.34 + 0.08 * swing(t, 0.5), 'grip', { inFront: true }),
    }),
  inHands: [violin],
  front: [notes],
};
