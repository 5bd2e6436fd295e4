import { arm, leg, standing, swing, type ArmPose, type Pose } from '../body/pose.ts';
import {
  barrow,
  drops,
  flowerBed,
  pulled,
  seedling,
  soilBed,
  wateringCan,
} from '../props/garden-things.ts';
import type { Acting } from './acting.ts';
import { front } from './expressive.ts';

/** Down on one knee, both hands near the ground. */
export const crouched = (near: ArmPose, far: ArmPose, change: Partial<Pose> = {}): Pose =>
  standing({
    turn: 0.75,
    hipX: -0.14,
    hipY: 0.4,
    lean: 0.7,
    tilt: 0.1,
    nod: 0.95,
    near,
    far,
    nearLeg: leg(-0.5, 0.13, { toe: 1.4 }),
    farLeg: leg(0.3),
    ...change,
  });

export const plant: Acting = {
  stillAt: 0.2,
  holds: 'thing',
  pose: (t) => {
    const pat = 0.015 * swing(t, 0.9);
    return crouched(arm(0.34, 0.72 + pat, 'grip', front), arm(0.46, 0.74 + pat, 'grip', front));
  },
  back: [soilBed],
  middle: [seedling],
};

export const pullUp: Acting = {
  stillAt: 0.9,
  holds: 'thing',
  pose: (t) => {
    const up = 0.04 * swing(t, 0.4);
    return standing({
      turn: 0.75,
      hipX: -0.14,
      hipY: 0.84,
      lean: 0.62 - up,
      nod: 0.8,
      near: arm(0.2, 0.78 - up, 'grip', front),
      far: arm(0.28, 0.78 - up, 'grip', front),
      nearLeg: leg(-0.18),
      farLeg: leg(0.16),
    });
  },
  back: [soilBed],
  inHands: [pulled],
};

export const waterPlants: Acting = {
  stillAt: 0.3,
  holds: 'none',
  pose: (t) =>
    standing({
      turn: 0.65,
      lean: 0.1,
      nod: 0.8,
      tilt: 0.08,
      near: arm(-0.08, 0.9, 'relaxed', front),
      far: arm(0.46, 0.42 + 0.015 * swing(t, 0.4), 'grip', { inFront: true }),
      nearLeg: leg(-0.1),
      farLeg: leg(0.1),
    }),
  back: [flowerBed],
  inHands: [drops, wateringCan],
};

export const pushBarrow: Acting = {
  stillAt: 0.2,
  holds: 'thing',
  pose: (t) => {
    const step = swing(t, 0.7);
    return standing({
      turn: 0.8,
      hipX: -0.1,
      hipY: 0.95,
      lean: 0.18,
      nod: 0.2,
      near: arm(0.26, 0.8, 'fist', front),
      far: arm(0.34, 0.8, 'fist', front),
      nearLeg: leg(-0.3 + 0.1 * step, 0.02, { toe: 0.2 }),
      farLeg: leg(0.14 - 0.1 * step),
    });
  },
  middle: [barrow],
};
