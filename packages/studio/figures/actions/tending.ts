import { arm, leg, seated, standing, swing } from '../body/pose.ts';
import { chair } from '../props/furniture.ts';
import {
  bowlInHand,
  comb as combThing,
  hush,
  lapBook,
  sponge,
  spoon,
  strokedAnimal,
  swaddled,
  tubBack,
  tubFront,
} from '../props/tending.ts';
import type { FigureAction } from '../figure-actions.ts';
import type { Acting, Other } from './acting.ts';
import { front } from './expressive.ts';

/* What one does to another: the hand goes where the other's head is. */

/** Who is smaller is bent to. */
const bentTo = ({ y }: Other) => Math.max(0, Math.min(0.6, (y - 0.3) * 0.7));

const tender = { browInner: 0.3, smile: 0.5 } as const;

const comb: Acting = {
  stillAt: 0.2,
  holds: 'none',
  face: tender,
  pose: (t, other) => {
    const stroke = swing(t, 0.6);
    // Alone somebody combs their own hair.
    if (other === undefined)
      return standing({
        turn: 0.45,
        tilt: 0.08,
        near: arm(-0.1, 0.94, 'relaxed', front),
        far: arm(0.2 + 0.03 * stroke, -0.56 + 0.1 * stroke, 'grip', { inFront: true, wrist: -1.6 }),
      });
    return standing({
      turn: 0.75,
      lean: bentTo(other),
      nod: 0.5,
      near: arm(other.x - 0.3, other.y - 0.02, 'relaxed', front),
      far: arm(other.x - 0.26, other.y - 0.2 + 0.08 * stroke, 'grip', front),
      nearLeg: leg(-0.12),
      farLeg: leg(0.1),
    });
  },
  inHands: [combThing],
};

const feed: Acting = {
  stillAt: 0.3,
  holds: 'thing',
  face: tender,
  pose: (t, other = { x: 0.9, y: 0.3 }) =>
    standing({
      turn: 0.75,
      lean: bentTo(other),
      nod: 0.4,
      near: arm(0.34, 0.66, 'flat', front),
      far: arm(other.x - 0.54 + 0.03 * swing(t, 0.5), other.y + 0.1, 'grip', front),
      nearLeg: leg(-0.12),
      farLeg: leg(0.12),
    }),
  inHands: [bowlInHand, spoon],
};

const bathe: Acting = {
  stillAt: 0.3,
  holds: 'none',
  face: tender,
  pose: (t, other = { x: 0.9, y: 0.4 }) =>
    standing({
      turn: 0.75,
      hipX: -0.12,
      hipY: 0.54,
      lean: 0.3,
      nod: 0.4,
      near: arm(0.6, 0.3, 'grip', front),
      far: arm(other.x - 0.44, other.y + 0.24 + 0.05 * swing(t, 0.7), 'flat', front),
      nearLeg: leg(-0.42, 0.13, { toe: 1.4 }),
      farLeg: leg(0.3),
    }),
  inHands: [sponge],
};

const sitInBath: Acting = {
  stillAt: 0.3,
  holds: 'far',
  face: { smile: 0.8 },
  pose: (t) =>
    standing({
      turn: 0.6,
      hipX: -0.3,
      hipY: 0.22,
      lean: -0.12,
      tilt: 0.02 * swing(t, 0.3),
      near: arm(0.5, 0.24, 'relaxed', front),
      far: arm(0.6, 0.2, 'relaxed', front),
      nearLeg: leg(0.3, 0.1),
      farLeg: leg(0.36, 0.1),
    }),
  back: [tubBack],
  middle: [tubFront],
};

const readTo: Acting = {
  stillAt: 0.2,
  holds: 'none',
  face: { open: 0.3, smile: 0.4 },
  pose: (t) =>
    seated({
      nod: 0.4,
      tilt: 0.08,
      near: arm(0.3, 0.42 + 0.01 * swing(t, 0.4), 'grip', front),
      far: arm(0.5, 0.42 + 0.01 * swing(t, 0.4), 'grip', front),
    }),
  back: [chair],
  onFoot: [chair],
  inHands: [lapBook],
};

const stroke: Acting = {
  stillAt: 0.3,
  holds: 'thing',
  face: tender,
  pose: (t) =>
    standing({
      turn: 0.75,
      hipX: -0.12,
      hipY: 0.54,
      lean: 0.3,
      nod: 0.8,
      near: arm(0.3, 0.74, 'relaxed', front),
      far: arm(0.7 + 0.07 * swing(t, 0.5), 0.5, 'flat', { inFront: true, wrist: 0.4 }),
      nearLeg: leg(-0.42, 0.13, { toe: 1.4 }),
      farLeg: leg(0.3),
    }),
  middle: [strokedAnimal],
};

const cradle: Acting = {
  stillAt: 0.3,
  holds: 'none',
  face: { ...tender, lid: 0.2 },
  pose: (t) =>
    standing({
      turn: 0.4,
      hipX: 0.03 * swing(t, 0.3),
      tilt: 0.12,
      nod: 0.8,
      near: arm(0.12, 0.42, 'flat', { inFront: true, wrist: -0.2 }),
      far: arm(0.34, 0.4, 'flat', { inFront: true, bend: 1 }),
    }),
  inHands: [swaddled],
};

const shakeHands: Acting = {
  stillAt: 0.25,
  holds: 'near',
  face: { smile: 0.8 },
  // Both hands meet half way up between a child and who is grown.
  pose: (t, other = { x: 1.5, y: -0.26 }) =>
    standing({
      turn: 0.75,
      lean: 0.06,
      near: arm(-0.1, 0.94, 'relaxed', front),
      far: arm(
        Math.abs(other.y) > 0.6 ? 0.94 : 0.76,
        0.53 + 0.27 * other.y + 0.03 * swing(t, 1.2),
        'flat',
        front,
      ),
      nearLeg: leg(-0.1),
      farLeg: leg(0.12),
    }),
};

const whisper: Acting = {
  stillAt: 0.3,
  holds: 'none',
  face: { open: 0.12, mouthWidth: 0.55 },
  pose: (t, other = { x: 0.6, y: -0.1 }) =>
    standing({
      turn: 0.8,
      hipX: -0.04,
      lean: 0.22 + bentTo(other) * 0.8,
      tilt: 0.04 + 0.01 * swing(t, 0.6),
      near: arm(-0.1, 0.92, 'relaxed', front),
      far: arm(0.36, -0.2, 'flat', { inFront: true, wrist: -0.7 }),
      nearLeg: leg(-0.14),
      farLeg: leg(0.1),
    }),
  front: [hush],
};

export const tending = {
  comb,
  feed,
  bathe,
  'sit-in-bath': sitInBath,
  'read-to': readTo,
  stroke,
  cradle,
  'shake-hands': shakeHands,
  whisper,
} satisfies Partial<Record<FigureAction, Acting>>;
