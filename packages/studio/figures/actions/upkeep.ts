import { arm, seated, standing, swing } from '../body/pose.ts';
import { chair } from '../props/furniture.ts';
import { litThing, match, tape } from '../props/outdoor-things.ts';
import { words } from '../props/signs.ts';
import { basin, lectern, needleAndCloth, toothbrush } from '../props/wash-stand.ts';
import type { FigureAction } from '../figure-actions.ts';
import type { Acting } from './acting.ts';
import { front } from './expressive.ts';
import { atTop } from './kitchen.ts';

const washHands: Acting = {
  stillAt: 0.2,
  holds: 'none',
  pose: (t) => {
    const rub = 0.03 * swing(t, 1.2);
    return atTop(
      arm(0.52 + rub, 0.44, 'flat', { inFront: true, wrist: 0.2 }),
      arm(0.58 - rub, 0.44, 'flat', { inFront: true, wrist: 0.1 }),
      { lean: 0.16 },
    );
  },
  middle: [basin],
};

const brushTeeth: Acting = {
  stillAt: 0.3,
  holds: 'none',
  face: { open: 0.25, smile: 0.4 },
  pose: (t) =>
    standing({
      turn: 0.4,
      near: arm(0.1, 0.62, 'relaxed', { inFront: true, bend: -1 }),
      far: arm(0.36 + 0.03 * swing(t, 1.8), -0.16, 'grip', { inFront: true, wrist: -1.5 }),
    }),
  inHands: [toothbrush],
};

const measure: Acting = {
  stillAt: 0.3,
  holds: 'none',
  pose: (t) =>
    standing({
      turn: 0.45,
      nod: 0.6,
      near: arm(-0.1, 0.42, 'grip', { inFront: true }),
      far: arm(0.8 + 0.02 * swing(t, 0.4), 0.36, 'grip', front),
    }),
  inHands: [tape],
};

const giveSpeech: Acting = {
  stillAt: 0.4,
  holds: 'none',
  face: { open: 0.35 },
  pose: (t) =>
    standing({
      turn: 0.5,
      near: arm(0.5, 0.5, 'flat', front),
      far: arm(0.52 + 0.05 * swing(t, 0.6), -0.08 + 0.06 * swing(t, 0.6), 'open', front),
    }),
  middle: [lectern],
  front: [words],
};

const sewByHand: Acting = {
  stillAt: 0.1,
  holds: 'none',
  pose: (t) => {
    const pull = 0.5 + 0.5 * swing(t, 0.5);
    return seated({
      nod: 0.95,
      tilt: 0.14,
      lean: 0.06,
      near: arm(0.34, 0.5, 'grip', front),
      far: arm(0.56 + 0.06 * pull, 0.36 - 0.16 * pull, 'grip', front),
    });
  },
  back: [chair],
  onFoot: [chair],
  inHands: [needleAndCloth],
};

const light: Acting = {
  stillAt: 0.2,
  holds: 'thing',
  pose: (t) =>
    atTop(
      arm(-0.06, 0.9, 'relaxed', front),
      arm(0.6, 0.36 + 0.01 * swing(t, 0.5), 'grip', { inFront: true, wrist: -0.1 }),
      { nod: 0.5 },
    ),
  back: [litThing],
  inHands: [match],
};

export const upkeep = {
  'wash-hands': washHands,
  'brush-teeth': brushTeeth,
  measure,
  'give-speech': giveSpeech,
  'sew-by-hand': sewByHand,
  light,
} satisfies Partial<Record<FigureAction, Acting>>;
