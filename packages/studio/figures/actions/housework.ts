import { arm, leg, standing, swing } from '../body/pose.ts';
import { broom, dust, rake as rakeHead, raked } from '../props/brooms.ts';
import { mower as mowerThing, vacuum as vacuumThing } from '../props/machines.ts';
import { bucket } from '../props/tools.ts';
import { halfPaintedWall, paintPot, roller } from '../props/wall-paint.ts';
import { basketOnFloor, hungCloth, washingLine } from '../props/washing-line.ts';
import { cloth, pane, wipedTable } from '../props/wiping.ts';
import type { FigureAction } from '../figure-actions.ts';
import type { Acting } from './acting.ts';
import { front } from './expressive.ts';

/** Both hands along a handle that reaches the ground ahead. */
const withHandle = (t: number, hertz: number, reach: number) => {
  const stroke = swing(t, hertz);
  return standing({
    turn: 0.65,
    lean: 0.18,
    nod: 0.7,
    near: arm(0.46 + 0.03 * stroke, 0.24, 'grip', front),
    far: arm(0.4 + reach * stroke, 0.66, 'grip', front),
    nearLeg: leg(-0.14),
    farLeg: leg(0.16),
  });
};

const sweep: Acting = {
  stillAt: 0.3,
  holds: 'none',
  pose: (t) => withHandle(t, 0.7, 0.09),
  back: [dust],
  inHands: [broom],
};

const rake: Acting = {
  stillAt: 0.3,
  holds: 'none',
  pose: (t) => withHandle(t, 0.55, 0.1),
  back: [raked],
  inHands: [rakeHead],
};

const vacuum: Acting = {
  stillAt: 0.3,
  holds: 'none',
  pose: (t) => withHandle(t, 0.5, 0.1),
  back: [vacuumThing.box],
  inHands: [vacuumThing.hose],
};

const mow: Acting = {
  stillAt: 0.2,
  holds: 'none',
  pose: (t) => {
    const step = swing(t, 0.7);
    return standing({
      turn: 0.8,
      hipX: -0.12,
      hipY: 0.95,
      lean: 0.16,
      nod: 0.35,
      near: arm(0.54, 0.54, 'fist', front),
      far: arm(0.6, 0.54, 'fist', front),
      nearLeg: leg(-0.3 + 0.1 * step, 0.02, { toe: 0.2 }),
      farLeg: leg(0.12 - 0.1 * step),
    });
  },
  middle: [mowerThing],
};

const hangWashing: Acting = {
  stillAt: 0.3,
  holds: 'none',
  pose: (t) =>
    standing({
      turn: 0.6,
      tilt: -0.16,
      nod: -0.6,
      near: arm(0.5, -0.44 + 0.02 * swing(t, 0.5), 'grip', front),
      far: arm(0.72, -0.42 + 0.02 * swing(t, 0.5), 'grip', front),
    }),
  back: [washingLine, basketOnFloor],
  inHands: [hungCloth],
};

const paintWall: Acting = {
  stillAt: 0.2,
  holds: 'none',
  pose: (t) => {
    const up = swing(t, 0.45);
    return standing({
      turn: 0.7,
      tilt: -0.06,
      nod: -0.2,
      near: arm(-0.08, 0.9, 'relaxed', front),
      far: arm(0.7 - 0.03 * up, 0.04 - 0.2 * up, 'grip', front),
      nearLeg: leg(-0.14),
      farLeg: leg(0.12),
    });
  },
  back: [halfPaintedWall, paintPot],
  inHands: [roller],
};

const wipeTable: Acting = {
  stillAt: 0.2,
  holds: 'none',
  pose: (t) =>
    standing({
      turn: 0.65,
      lean: 0.3,
      nod: 0.8,
      near: arm(0.2, 0.8, 'relaxed', front),
      far: arm(0.7 + 0.1 * swing(t, 0.8), 0.62, 'flat', { inFront: true, wrist: 0.3 }),
      nearLeg: leg(-0.16),
      farLeg: leg(0.1),
    }),
  middle: [wipedTable],
  inHands: [cloth],
};

const wipeWindow: Acting = {
  stillAt: 0.2,
  holds: 'none',
  pose: (t) =>
    standing({
      turn: 0.7,
      tilt: -0.08,
      nod: -0.3,
      near: arm(-0.06, 0.88, 'relaxed', front),
      far: arm(0.78 + 0.05 * swing(t, 0.7), -0.28 + 0.12 * swing(t, 0.7, 0.25), 'flat', front),
    }),
  back: [pane, bucket],
  inHands: [cloth],
};

export const housework = {
  sweep,
  rake,
  vacuum,
  mow,
  'hang-washing': hangWashing,
  'paint-wall': paintWall,
  'wipe-table': wipeTable,
  'wipe-window': wipeWindow,
} satisfies Partial<Record<FigureAction, Acting>>;
