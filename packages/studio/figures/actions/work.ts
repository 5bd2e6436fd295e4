import { arm, leg, seated, standing, swing } from '../body/pose.ts';
import { ladle, pot, stove } from '../props/stove.ts';
import { barbell, flipChart, guitar, microphone } from '../props/play.ts';
import { notes } from '../props/signs.ts';
import {
  brush,
  bucket,
  easel,
  hammer,
  mop,
  paletteBoard,
  soil,
  spade,
  wall,
} from '../props/tools.ts';
import { crop } from '../props/garden-things.ts';
import { bicycle } from '../props/bicycle.ts';
import { carBack, carFront, steering } from '../props/car.ts';
import { cart, ladder } from '../props/ladder.ts';
import type { Acting } from './acting.ts';

const front = { inFront: true } as const;

export const cook: Acting = {
  stillAt: 0.2,
  holds: 'none',
  pose: (t) =>
    standing({
      turn: 0.55,
      lean: 0.05,
      nod: 0.6,
      tilt: 0.05,
      near: arm(0.56, 0.62, 'grip', front),
      far: arm(0.72 + 0.06 * swing(t, 0.8), 0.26 + 0.02 * swing(t, 0.8, 0.25), 'grip', front),
    }),
  middle: [stove, ladle, pot],
};

export const drive: Acting = {
  stillAt: 0,
  holds: 'none',
  pose: (t) =>
    seated({
      turn: 0.7,
      hipX: -0.28,
      hipY: 0.38 + 0.006 * swing(t, 2.1),
      lean: -0.06,
      near: arm(0.62, 0.3 + 0.02 * swing(t, 0.4), 'grip', front),
      far: arm(0.58, 0.26 - 0.02 * swing(t, 0.4), 'grip', front),
      nearLeg: leg(0.42, 0.2),
      farLeg: leg(0.46, 0.2),
    }),
  inHands: [steering],
  back: [carBack],
  front: [carFront],
  onFoot: [carBack, carFront],
};

export const ride: Acting = {
  stillAt: 0.36,
  holds: 'none',
  pose: (t) => {
    const turn = t * 0.7 * Math.PI * 2;
    const pedal = (phase: number) =>
      leg(0.0 + 0.13 * Math.cos(turn + phase), 0.18 + 0.13 * Math.sin(turn + phase), { toe: 0.12 });
    return standing({
      turn: 0.85,
      hipX: -0.2,
      hipY: 0.98,
      lean: 0.32,
      tilt: -0.16,
      near: arm(0.7, 0.58, 'grip', front),
      far: arm(0.74, 0.56, 'grip'),
      nearLeg: pedal(0),
      farLeg: pedal(Math.PI),
    });
  },
  back: [bicycle],
  onFoot: [bicycle],
};

export const climb: Acting = {
  stillAt: 0.3,
  holds: 'none',
  pose: (t) => {
    const step = swing(t, 0.5);
    return standing({
      turn: 0.7,
      hipX: 0.06,
      hipY: 1.3 + 0.02 * step,
      lean: 0.1,
      tilt: -0.14,
      nod: -0.7,
      near: arm(0.58, -0.5 - 0.14 * step, 'grip', front),
      far: arm(0.66, -0.5 + 0.2 * step, 'grip', { inFront: true }),
      nearLeg: leg(0.24, 0.48 - 0.1 * step),
      farLeg: leg(0.26, 0.72 + 0.1 * step),
    });
  },
  back: [ladder],
  onFoot: [ladder],
};

export const dig: Acting = {
  stillAt: 0.25,
  holds: 'thing',
  pose: (t) => {
    const heave = swing(t, 0.55);
    return standing({
      turn: 0.75,
      hipX: -0.06,
      hipY: 0.9,
      lean: 0.4,
      tilt: 0.1,
      nod: 0.85,
      near: arm(0.4, 0.36 - 0.04 * heave, 'grip', front),
      far: arm(0.5, 0.8 - 0.05 * heave, 'grip', front),
      nearLeg: leg(-0.22),
      farLeg: leg(0.22),
    });
  },
  back: [soil, crop],
  inHands: [spade],
};

export const clean: Acting = {
  stillAt: 0.2,
  holds: 'none',
  pose: (t) => {
    const wipe = swing(t, 0.7);
    return standing({
      turn: 0.6,
      lean: 0.16,
      nod: 0.5,
      near: arm(0.5 + 0.03 * wipe, 0.22, 'grip', front),
      far: arm(0.42 + 0.06 * wipe, 0.62, 'grip', front),
      nearLeg: leg(-0.12),
      farLeg: leg(0.14),
    });
  },
  back: [bucket],
  inHands: [mop],
};

export const paint: Acting = {
  stillAt: 0.3,
  holds: 'none',
  pose: (t) =>
    standing({
      turn: 0.55,
      lean: 0.03,
      near: arm(0.26, 0.56, 'grip', { inFront: true, wrist: -0.2 }),
      far: arm(0.68 + 0.04 * swing(t, 0.6), 0.02 + 0.08 * swing(t, 0.6, 0.25), 'grip', {
        inFront: true,
      }),
    }),
  back: [easel],
  inHands: [paletteBoard, brush],
};

export const build: Acting = {
  stillAt: 0,
  holds: 'none',
  pose: (t) => {
    const blow = Math.max(0, swing(t, 1.1)) ** 2;
    return standing({
      turn: 0.6,
      lean: 0.1 + 0.08 * blow,
      nod: 0.4,
      near: arm(0.72, 0.5, 'flat', { inFront: true }),
      far: arm(0.5 + 0.26 * blow, -0.5 + 0.68 * blow, 'grip', { inFront: true }),
      nearLeg: leg(-0.16),
      farLeg: leg(0.14),
    });
  },
  back: [wall],
  inHands: [hammer],
};

export const playMusic: Acting = {
  stillAt: 0.1,
  holds: 'none',
  face: { smile: 0.9 },
  pose: (t) =>
    standing({
      turn: 0.3,
      tilt: 0.1 + 0.04 * swing(t, 0.8),
      nod: 0.3,
      hipX: 0.02 * swing(t, 0.8),
      near: arm(0.16, 0.6 + 0.04 * swing(t, 1.6), 'relaxed', { inFront: true, wrist: 0.4 }),
      far: arm(0.6, 0.2, 'grip', { inFront: true, wrist: -0.6 }),
    }),
  middle: [guitar],
  front: [notes],
};

export const sing: Acting = {
  stillAt: 0.5,
  holds: 'none',
  face: { open: 0.62, mouthWidth: 0.85, smile: 0.5, browInner: 0.6, browOuter: 0.5 },
  pose: (t) =>
    standing({
      turn: 0.35,
      tilt: -0.1 + 0.05 * swing(t, 0.5),
      nod: -0.35,
      near: arm(-0.66, 0.34 + 0.06 * swing(t, 0.5), 'open', front),
      far: arm(0.2, -0.1, 'fist', { inFront: true }),
    }),
  inHands: [microphone],
  front: [notes],
};

export const push: Acting = {
  stillAt: 0.2,
  holds: 'none',
  pose: (t) => {
    const step = swing(t, 0.7);
    return standing({
      turn: 0.85,
      hipX: -0.24,
      hipY: 0.86,
      lean: 0.5,
      tilt: -0.26,
      near: arm(0.76, 0.24, 'open', { inFront: true, wrist: -1.1 }),
      far: arm(0.8, 0.22, 'open', { wrist: -1.1 }),
      nearLeg: leg(-0.56 + 0.08 * step, 0.02, { toe: 0.25 }),
      farLeg: leg(0.02 - 0.08 * step, 0.0),
    });
  },
  back: [cart],
};

export const lift: Acting = {
  stillAt: 0.25,
  holds: 'none',
  face: { mouthWidth: 0.9 },
  pose: (t) => {
    const up = 0.5 + 0.5 * swing(t, 0.35, 0.18);
    return standing({
      turn: 0.05,
      hipY: 0.9 + 0.05 * up,
      near: arm(-0.42, -0.52 - 0.32 * up, 'fist', { inFront: true, bend: -1 }),
      far: arm(0.42, -0.52 - 0.32 * up, 'fist', { inFront: true, bend: 1 }),
      nearLeg: leg(-0.16),
      farLeg: leg(0.16),
    });
  },
  inHands: [barbell],
};

export const present: Acting = {
  stillAt: 0.4,
  holds: 'near',
  pose: (t) =>
    standing({
      turn: 0.25,
      near: arm(-0.02, 0.5 + 0.04 * swing(t, 0.5), 'flat', { inFront: true, wrist: 0.2 }),
      far: arm(0.76, 0.08 + 0.03 * swing(t, 0.4), 'flat', { inFront: true, wrist: -0.25 }),
      nearLeg: leg(-0.08),
      farLeg: leg(0.08),
    }),
  back: [flipChart],
};
