import { arm, leg, standing, swing } from '../body/pose.ts';
import {
  bin,
  carriedBetween,
  lifted,
  openBox,
  packed,
  pulledLoad,
  pushed,
  thrownAway,
} from '../props/loads.ts';
import type { FigureAction } from '../figure-actions.ts';
import type { Acting } from './acting.ts';
import { front } from './expressive.ts';

/** Knees bent, back straight, the load between both hands. */
const liftUp: Acting = {
  stillAt: 0.35,
  holds: 'thing',
  pose: (t) => {
    const up = 0.5 + 0.5 * swing(t, 0.3);
    return standing({
      turn: 0.75,
      hipX: -0.2 + 0.1 * up,
      hipY: 0.62 + 0.14 * up,
      lean: 0.62 - 0.16 * up,
      nod: 0.6,
      near: arm(0.34, 0.84 - 0.06 * up, 'flat', { inFront: true, wrist: -0.3 }),
      far: arm(0.52, 0.8 - 0.06 * up, 'flat', { inFront: false, wrist: -0.3 }),
      nearLeg: leg(-0.14),
      farLeg: leg(0.12),
    });
  },
  middle: [lifted],
};

const pull: Acting = {
  stillAt: 0.2,
  holds: 'thing',
  face: { mouthWidth: 0.9 },
  pose: (t) => {
    const step = swing(t, 0.6);
    return standing({
      turn: 0.85,
      hipX: 0.16,
      hipY: 0.9,
      lean: 0.5,
      tilt: -0.2,
      near: arm(-0.1, 0.16, 'fist', front),
      far: arm(0.12, 0.34, 'fist', front),
      nearLeg: leg(-0.34 + 0.08 * step, 0.02, { toe: 0.25 }),
      farLeg: leg(0.34 - 0.08 * step),
    });
  },
  back: [pulledLoad],
};

const pushAlong: Acting = {
  stillAt: 0.2,
  holds: 'thing',
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
      farLeg: leg(0.02 - 0.08 * step),
    });
  },
  back: [pushed],
};

/** Beside who is at the thing itself. */
const pushToo: Acting = { ...pushAlong, holds: 'none', back: [] };

const withOneEnd = (t: number) => {
  const step = swing(t, 0.6);
  return standing({
    turn: 0.75,
    lean: -0.06,
    near: arm(0.34, 0.78, 'grip', front),
    far: arm(0.42, 0.76, 'grip'),
    nearLeg: leg(-0.12 + 0.08 * step, 0.02),
    farLeg: leg(0.14 - 0.08 * step),
  });
};

const carryEnd: Acting = {
  stillAt: 0.3,
  holds: 'thing',
  pose: withOneEnd,
  middle: [carriedBetween],
};

const holdEnd: Acting = { stillAt: 0.3, holds: 'none', pose: withOneEnd };

const throwAway: Acting = {
  stillAt: 0.3,
  holds: 'thing',
  pose: (t) =>
    standing({
      turn: 0.7,
      lean: 0.1,
      nod: 0.7,
      near: arm(-0.08, 0.92, 'relaxed', front),
      far: arm(0.72, 0.5 + 0.04 * swing(t, 0.5), 'open', { inFront: true, wrist: 0.5 }),
    }),
  back: [bin],
  inHands: [thrownAway],
};

const pack: Acting = {
  stillAt: 0.3,
  holds: 'thing',
  pose: (t) => {
    const down = 0.05 * swing(t, 0.4);
    return standing({
      turn: 0.65,
      lean: 0.14,
      nod: 0.8,
      near: arm(0.54, 0.42 + down, 'grip', front),
      far: arm(0.72, 0.4 + down, 'grip', front),
    });
  },
  middle: [openBox],
  inHands: [packed],
};

export const loads = {
  'lift-up': liftUp,
  pull,
  'push-along': pushAlong,
  'push-too': pushToo,
  'carry-end': carryEnd,
  'hold-end': holdEnd,
  'throw-away': throwAway,
  pack,
} satisfies Partial<Record<FigureAction, Acting>>;
