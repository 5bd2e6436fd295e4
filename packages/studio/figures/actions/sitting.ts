import { arm, seated, swing } from '../body/pose.ts';
import { chair } from '../props/furniture.ts';
import { benchSeat, onBed, plainTable, stepSeat } from '../props/seats.ts';
import type { DrawProp } from '../props/prop.ts';
import type { FigureAction } from '../figure-actions.ts';
import type { Acting } from './acting.ts';
import { front } from './expressive.ts';

const sittingOn = (seat: DrawProp): Acting => ({
  stillAt: 0,
  holds: 'far',
  pose: (t) =>
    seated({
      tilt: 0.02 * swing(t, 0.15),
      near: arm(0.46, 0.6, 'relaxed', front),
      far: arm(0.52, 0.58),
    }),
  back: [seat],
  onFoot: [seat],
});

const sitAtTable: Acting = {
  ...sittingOn(chair),
  pose: (t) =>
    seated({
      lean: 0.06,
      tilt: 0.02 * swing(t, 0.15),
      near: arm(0.64, 0.56, 'flat', front),
      far: arm(0.76, 0.56, 'flat', front),
    }),
  middle: [plainTable],
};

export const sitting = {
  'sit-on-bed': sittingOn(onBed),
  'sit-on-bench': sittingOn(benchSeat),
  'sit-on-steps': sittingOn(stepSeat),
  'sit-at-table': sitAtTable,
} satisfies Partial<Record<FigureAction, Acting>>;
