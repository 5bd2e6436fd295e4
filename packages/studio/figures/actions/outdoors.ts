import { arm, leg, standing, swing } from '../body/pose.ts';
import { workbench } from '../props/counter.ts';
import {
  handBell,
  lowWall,
  pond,
  ringing,
  rod,
  saw as sawThing,
  sawnPlank,
  steps,
  trunk,
} from '../props/outdoor-things.ts';
import type { FigureAction } from '../figure-actions.ts';
import type { Acting } from './acting.ts';
import { front } from './expressive.ts';
import { atTop } from './kitchen.ts';

const fish: Acting = {
  stillAt: 0.3,
  holds: 'none',
  pose: (t) =>
    standing({
      turn: 0.65,
      nod: 0.3,
      near: arm(0.34, 0.56 + 0.01 * swing(t, 0.4), 'grip', front),
      far: arm(0.58, 0.4 + 0.01 * swing(t, 0.4), 'grip', front),
    }),
  back: [pond],
  inHands: [rod],
};

const saw: Acting = {
  stillAt: 0.2,
  holds: 'none',
  pose: (t) =>
    atTop(
      arm(0.56, 0.58, 'flat', { inFront: true }),
      arm(0.66 + 0.12 * swing(t, 0.9), 0.34 + 0.06 * swing(t, 0.9), 'grip', front),
      { lean: 0.24 },
    ),
  middle: [workbench, sawnPlank],
  inHands: [sawThing],
};

const climbOver: Acting = {
  stillAt: 0.3,
  holds: 'none',
  pose: (t) =>
    standing({
      turn: 0.7,
      hipX: 0.3,
      hipY: 1.16 + 0.02 * swing(t, 0.5),
      lean: 0.3,
      tilt: -0.1,
      near: arm(0.42, 0.7, 'flat', front),
      far: arm(0.62, 0.66, 'flat', front),
      nearLeg: leg(-0.14, 0.3, { toe: 0.7 }),
      farLeg: leg(0.62, 0.62, { toe: 0.3 }),
    }),
  middle: [lowWall],
  onFoot: [lowWall],
};

const climbStairs: Acting = {
  stillAt: 0.3,
  holds: 'far',
  pose: (t) => {
    const step = 0.5 + 0.5 * swing(t, 0.5);
    return standing({
      turn: 0.8,
      hipX: 0.34,
      hipY: 1.2,
      lean: 0.14,
      near: arm(0.2 - 0.2 * step, 0.84, 'relaxed', front),
      far: arm(0.3 + 0.1 * step, 0.7, 'relaxed'),
      nearLeg: leg(0.2, 0.22, { toe: 0.1 }),
      farLeg: leg(0.62, 0.46 + 0.06 * step),
    });
  },
  back: [steps],
  onFoot: [steps],
};

const climbTree: Acting = {
  stillAt: 0.3,
  holds: 'none',
  pose: (t) => {
    const step = swing(t, 0.4);
    return standing({
      turn: 0.7,
      hipX: 0.02,
      hipY: 1.5 + 0.02 * step,
      lean: 0.16,
      tilt: -0.16,
      nod: -0.6,
      near: arm(0.44, -0.5 - 0.08 * step, 'grip', front),
      far: arm(0.6, -0.62 + 0.08 * step, 'grip', front),
      nearLeg: leg(0.02, 0.66),
      farLeg: leg(0.26, 0.94),
    });
  },
  back: [trunk],
  onFoot: [trunk],
};

const ringBell: Acting = {
  stillAt: 0.1,
  holds: 'near',
  pose: (t) =>
    standing({
      turn: 0.45,
      near: arm(-0.1, 0.94, 'relaxed', front),
      far: arm(0.52, -0.3 + 0.06 * swing(t, 1.4), 'grip', front),
    }),
  inHands: [handBell],
  front: [ringing],
};

export const outdoors = {
  fish,
  saw,
  'climb-over': climbOver,
  'climb-stairs': climbStairs,
  'climb-tree': climbTree,
  'ring-bell': ringBell,
} satisfies Partial<Record<FigureAction, Acting>>;
