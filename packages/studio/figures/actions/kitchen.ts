import { arm, leg, seated, standing, swing, type ArmPose, type Pose } from '../body/pose.ts';
import { counter, kitchenTable } from '../props/counter.ts';
import { laidTable } from '../props/dining.ts';
import { chair } from '../props/furniture.ts';
import { cup } from '../props/handy.ts';
import {
  bowlBack,
  bowlFront,
  cuttingBoard,
  dough,
  kettle,
  knife,
} from '../props/kitchen-things.ts';
import { iron, ironingBoard, laundry, plate, sink, sponge, washer } from '../props/washing.ts';
import type { Acting } from './acting.ts';
import { front } from './expressive.ts';

/** Upright before a worktop, eyes on the hands. */
export const atTop = (near: ArmPose, far: ArmPose, change: Partial<Pose> = {}): Pose =>
  standing({ turn: 0.6, lean: 0.1, nod: 0.85, tilt: 0.1, near, far, ...change });

export const cut: Acting = {
  stillAt: 0.1,
  holds: 'thing',
  pose: (t) =>
    atTop(
      arm(0.56, 0.62, 'flat', { inFront: true, wrist: 0.3 }),
      arm(0.86, 0.44 + 0.05 * swing(t, 1.5), 'grip', front),
    ),
  middle: [kitchenTable, cuttingBoard],
  inHands: [knife],
};

export const stir: Acting = {
  stillAt: 0.2,
  holds: 'none',
  pose: (t) =>
    atTop(
      arm(0.56, 0.44, 'grip', { inFront: true }),
      arm(0.74 + 0.05 * swing(t, 0.8, 0.1), 0.16 + 0.02 * swing(t, 0.8, 0.35), 'grip', front),
    ),
  middle: [counter, bowlBack, bowlFront],
};

export const knead: Acting = {
  stillAt: 0.1,
  holds: 'none',
  pose: (t) => {
    const press = 0.04 * swing(t, 0.54);
    return atTop(
      arm(0.58 + press, 0.58 + press, 'fist', front),
      arm(0.68 + press, 0.56 + press, 'fist', front),
      { lean: 0.2 + press },
    );
  },
  middle: [kitchenTable, dough],
};

export const pour: Acting = {
  stillAt: 0.3,
  holds: 'none',
  pose: (t) =>
    atTop(
      arm(0.4, 0.66, 'relaxed', front),
      arm(0.42, -0.02 + 0.01 * swing(t, 0.5), 'grip', { inFront: true }),
    ),
  middle: [counter],
  inHands: [kettle],
};

export const washUp: Acting = {
  stillAt: 0.1,
  holds: 'none',
  pose: (t) =>
    atTop(
      arm(0.52, 0.5, 'grip', front),
      arm(0.72 + 0.05 * swing(t, 1.1), 0.36 + 0.05 * swing(t, 1.1, 0.25), 'flat', front),
    ),
  middle: [counter, sink],
  inHands: [plate, sponge],
};

export const ironing: Acting = {
  stillAt: 0.1,
  holds: 'none',
  pose: (t) =>
    atTop(
      arm(0.4, 0.66, 'flat', { inFront: true, wrist: 0.4 }),
      arm(0.62 + 0.14 * swing(t, 0.5), 0.46, 'grip', front),
    ),
  middle: [ironingBoard],
  inHands: [iron],
};

export const loadWasher: Acting = {
  stillAt: 0.2,
  holds: 'thing',
  pose: (t) => {
    const reach = 0.04 * swing(t, 0.4);
    return standing({
      turn: 0.75,
      hipX: -0.12,
      hipY: 0.54,
      lean: 0.36,
      nod: 0.5,
      near: arm(0.62 + reach, 0.5, 'grip', front),
      far: arm(0.7 + reach, 0.56, 'grip', front),
      nearLeg: leg(-0.46, 0.13, { toe: 1.4 }),
      farLeg: leg(0.24),
    });
  },
  back: [washer],
  inHands: [laundry],
};

/** Drinking at a table. */
export const sip: Acting = {
  stillAt: 0.9,
  holds: 'thing',
  pose: (t) => {
    const up = 0.5 + 0.5 * Math.sin(t * 1.5);
    return seated({
      nod: 0.2 - 0.3 * up,
      near: arm(0.62, 0.58, 'relaxed', front),
      far: arm(0.42 - 0.12 * up, 0.26 - 0.46 * up, 'grip', { inFront: true, wrist: -0.2 }),
    });
  },
  back: [chair],
  onFoot: [chair],
  middle: [laidTable],
  inHands: [cup],
};
