import { arm, leg, standing, swing, type Pose } from '../body/pose.ts';
import { ball, heart, soundWaves } from '../props/hand-things.ts';
import { mat, peel, shout, thought, words } from '../props/signs.ts';
import { water, waterBack } from '../props/vehicles.ts';
import type { Acting } from './acting.ts';

const front = { inFront: true } as const;

export const point: Acting = {
  stillAt: 0,
  holds: 'near',
  pose: (t) =>
    standing({
      turn: 0.45,
      near: arm(0.02, 0.52, 'fist', { inFront: true }),
      far: arm(0.96, -0.1 + 0.03 * swing(t, 0.6), 'point', { inFront: true }),
    }),
};

export const wave: Acting = {
  stillAt: 0.1,
  holds: 'near',
  face: { smile: 0.95 },
  pose: (t) =>
    standing({
      turn: 0.2,
      tilt: 0.05,
      far: arm(0.42 + 0.12 * swing(t, 1.4), -0.66, 'open', {
        inFront: true,
        wrist: 0.15 * swing(t, 1.4),
      }),
    }),
};

export const hug: Acting = {
  stillAt: 0.3,
  holds: 'none',
  face: { shut: 'smiling', smile: 0.95, open: 0, blush: 0.9 },
  pose: (t) =>
    standing({
      turn: 0.75,
      lean: 0.12,
      tilt: 0.12 + 0.02 * swing(t, 0.3),
      near: arm(0.74, 0.3 + 0.02 * swing(t, 0.4), 'relaxed', { inFront: true, wrist: 0.7 }),
      far: arm(0.8, -0.04, 'relaxed', { wrist: 0.6 }),
      nearLeg: leg(-0.1),
      farLeg: leg(0.08),
    }),
  front: [heart],
};

export const argue: Acting = {
  stillAt: 0.2,
  holds: 'none',
  face: {
    browInner: -1,
    browOuter: 0.5,
    smile: -0.7,
    open: 0.5,
    mouthWidth: 1,
    squint: 0.2,
    shut: 'no',
    lid: 0.18,
  },
  pose: (t) =>
    standing({
      turn: 0.65,
      lean: 0.17,
      tilt: 0.05,
      near: arm(-0.26, 0.42, 'fist', { inFront: true }),
      far: arm(0.7 + 0.06 * swing(t, 1.6), -0.16 + 0.08 * swing(t, 1.6), 'point', {
        inFront: true,
      }),
      nearLeg: leg(-0.16),
      farLeg: leg(0.16),
    }),
  front: [shout],
};

export const talk: Acting = {
  stillAt: 0.4,
  holds: 'near',
  face: { open: 0.22 },
  pose: (t) =>
    standing({
      turn: 0.45,
      tilt: 0.03 * swing(t, 0.4),
      near: arm(-0.1, 0.84, 'relaxed', front),
      far: arm(0.5 + 0.05 * swing(t, 0.7), 0.24 + 0.08 * swing(t, 0.9), 'flat', {
        inFront: true,
        wrist: -0.4,
      }),
    }),
  front: [words],
};

export const listen: Acting = {
  stillAt: 0.4,
  holds: 'near',
  face: { browInner: 0.45, browOuter: 0.6, eyes: 1.06 },
  pose: (t) =>
    standing({
      turn: 0.4,
      lean: 0.08,
      tilt: 0.18 + 0.015 * swing(t, 0.3),
      near: arm(-0.1, 0.9, 'relaxed', front),
      far: arm(0.25, -0.3, 'flat', { inFront: true, wrist: 0.25 }),
    }),
  front: [soundWaves],
};

export const think: Acting = {
  stillAt: 0.3,
  holds: 'none',
  face: { browInner: 0.2, browOuter: 0.7, smile: 0.05, mouthWidth: 0.62 },
  pose: (t) =>
    standing({
      turn: 0.4,
      tilt: 0.06 + 0.02 * swing(t, 0.2),
      nod: -0.75,
      near: arm(0.3, -0.17, 'fist', { inFront: true, wrist: -0.2 }),
      far: arm(-0.14, 0.44, 'relaxed', { inFront: true, bend: -1 }),
    }),
  front: [thought],
};

export const cheer: Acting = {
  stillAt: 0.18,
  holds: 'far',
  face: { smile: 1, open: 0.72, mouthWidth: 1.15, browOuter: 0.7, browInner: 0.6 },
  pose: (t) => {
    const hop = Math.abs(swing(t, 0.8));
    return standing({
      turn: 0.1,
      hipY: 0.94 + 0.05 * hop,
      tilt: -0.06,
      nod: -0.3,
      near: arm(-0.42, -0.84 + 0.06 * hop, 'fist', { inFront: true, bend: -1 }),
      far: arm(0.42, -0.84 + 0.06 * hop, 'fist', { inFront: true, bend: 1 }),
      nearLeg: leg(-0.16),
      farLeg: leg(0.16),
    });
  },
};

export const cry: Acting = {
  stillAt: 0.4,
  holds: 'none',
  face: {
    shut: 'calm',
    tears: true,
    browInner: 1,
    browOuter: -0.6,
    smile: -0.95,
    open: 0.28,
    mouthWidth: 0.8,
    blush: 0.7,
  },
  pose: (t) =>
    standing({
      turn: 0.25,
      lean: 0.12,
      tilt: 0.2 + 0.02 * swing(t, 2.2),
      nod: 0.5,
      hipY: 0.96,
      near: arm(0.13, -0.27 + 0.02 * swing(t, 2.2), 'fist', { inFront: true, bend: -1 }),
      far: arm(0.02, 0.72, 'relaxed', { inFront: true }),
    }),
};

export const laugh: Acting = {
  stillAt: 0.1,
  holds: 'none',
  face: {
    shut: 'smiling',
    smile: 1,
    open: 0.85,
    mouthWidth: 1.25,
    blush: 1,
    browInner: 0.6,
    browOuter: 0.6,
    tears: false,
  },
  pose: (t) => {
    const shake = swing(t, 3);
    return standing({
      turn: 0.35,
      lean: -0.14 + 0.012 * shake,
      tilt: -0.2,
      nod: -0.4,
      hipY: 0.96,
      near: arm(0.14, 0.5, 'open', { inFront: true, wrist: 0.3 }),
      far: arm(0.02, 0.56, 'open', { inFront: true, bend: -1, wrist: -0.3 }),
      nearLeg: leg(-0.1),
      farLeg: leg(0.1),
    });
  },
};

export const dance: Acting = {
  stillAt: 0.2,
  holds: 'none',
  face: { smile: 1, open: 0.3 },
  pose: (t) => {
    const beat = swing(t, 0.9);
    return standing({
      turn: 0.2,
      hipX: 0.05 * beat,
      hipY: 0.93 + 0.03 * Math.abs(beat),
      lean: -0.14 * beat,
      tilt: 0.16 * beat,
      near: arm(-0.7, 0.1 - 0.3 * beat, 'open', { inFront: true, bend: 1 }),
      far: arm(0.5, -0.66 + 0.4 * (1 - beat), 'open', { inFront: true, bend: 1 }),
      nearLeg: leg(-0.08),
      farLeg: leg(0.3, 0.16 + 0.1 * beat, { toe: 0.5 }),
    });
  },
};

export const jump: Acting = {
  stillAt: 0.36,
  holds: 'none',
  face: { smile: 1, open: 0.6, mouthWidth: 1.1, browOuter: 0.6, browInner: 0.6 },
  pose: (t) => {
    const high = Math.max(0, Math.sin(t * 4.36)) ** 0.8;
    return standing({
      turn: 0.45,
      hipY: 0.9 + 0.5 * high,
      lean: 0.08,
      tilt: -0.1,
      near: arm(-0.62, -0.3 - 0.35 * high, 'open', { inFront: true, bend: -1 }),
      far: arm(0.62, -0.3 - 0.35 * high, 'open', { inFront: true, bend: 1 }),
      nearLeg: leg(-0.1 - 0.22 * high, 0.62 * high, { toe: 0.7 * high }),
      farLeg: leg(0.1 + 0.2 * high, 0.72 * high, { toe: 0.3 * high }),
    });
  },
};

export const swim: Acting = {
  stillAt: 0.1,
  holds: 'none',
  face: { lid: 0.1 },
  pose: (t) => {
    const stroke = t * 0.5 * Math.PI * 2;
    const around = (phase: number): readonly [number, number] => [
      Math.cos(stroke + phase),
      -Math.sin(stroke + phase),
    ];
    // Under water an arm pulls close to the body.
    const pull = (height: number) => (height < 0 ? 0.72 * height : 0.34 * height);
    const [nearX, nearY] = around(0.9);
    const [farX, farY] = around(0.9 + Math.PI);
    return standing({
      turn: 0.7,
      hipX: 0.02,
      hipY: 0.3 + 0.01 * swing(t, 0.5),
      roll: 0,
      lean: 1.16,
      tilt: -0.66,
      nod: -0.2,
      near: arm(0.86 * nearX, pull(nearY), 'flat', { inFront: true, bend: -1 }),
      far: arm(0.86 * farX, pull(farY), 'flat', { inFront: false }),
      nearLeg: leg(-0.9, 0.22 + 0.06 * swing(t, 1.5), { toe: 1.3 }),
      farLeg: leg(-0.9, 0.3 - 0.06 * swing(t, 1.5), { toe: 1.3 }),
    });
  },
  back: [waterBack],
  front: [water],
  onFoot: [water, waterBack],
};

export const kneel: Acting = {
  stillAt: 0,
  holds: 'far',
  pose: (t) =>
    standing({
      turn: 0.7,
      hipX: -0.08,
      hipY: 0.47,
      lean: 0.06,
      tilt: 0.02 * swing(t, 0.2),
      near: arm(0.3, 0.76, 'relaxed', front),
      far: arm(0.5, 0.62, 'relaxed', front),
      nearLeg: leg(-0.42, 0.13, { toe: 1.4 }),
      farLeg: leg(0.36),
    }),
};

export const pray: Acting = {
  stillAt: 0,
  holds: 'none',
  face: { shut: 'calm', open: 0, smile: 0.2 },
  pose: (t) =>
    standing({
      turn: 0.75,
      hipX: -0.06,
      hipY: 0.46,
      lean: 0.1,
      tilt: 0.2 + 0.01 * swing(t, 0.2),
      nod: 0.5,
      near: arm(0.36, 0.16, 'flat', { inFront: true, wrist: -0.5 }),
      far: arm(0.3, 0.16, 'flat', { inFront: true, wrist: -0.4 }),
      nearLeg: leg(-0.42, 0.13, { toe: 1.4 }),
      farLeg: leg(-0.36, 0.13, { toe: 1.4 }),
    }),
};

export const throwIt: Acting = {
  stillAt: 0,
  holds: 'thing',
  pose: (t) => {
    const wind = 0.5 + 0.5 * Math.cos(t * 2.4);
    return standing({
      turn: 0.45,
      hipX: -0.05 * wind,
      hipY: 0.92,
      lean: -0.24 * wind + 0.1,
      near: arm(-0.5 * wind + 0.2, -0.62, 'grip', { inFront: true, bend: -1 }),
      far: arm(0.82, -0.06 + 0.2 * (1 - wind), 'open', { inFront: true }),
      nearLeg: leg(-0.26),
      farLeg: leg(0.3, 0.14 * wind, { toe: -0.3 * wind }),
    });
  },
  inHands: [ball],
};

export const stretch: Acting = {
  stillAt: 0.5,
  holds: 'none',
  face: { shut: 'calm', smile: 0.5 },
  pose: (t): Pose => {
    const bend = 0.3 + 0.06 * swing(t, 0.3);
    return standing({
      turn: 0.1,
      hipX: -0.05,
      lean: bend,
      tilt: 0.1,
      near: arm(0.34, -0.76, 'relaxed', { inFront: true, bend: -1, wrist: 0.3 }),
      far: arm(0.08, 0.58, 'relaxed', { inFront: true, bend: -1 }),
      nearLeg: leg(-0.2),
      farLeg: leg(0.18),
    });
  },
};

export const meditate: Acting = {
  stillAt: 0,
  holds: 'none',
  face: { shut: 'calm', smile: 0.5, open: 0 },
  pose: (t) =>
    standing({
      turn: 0,
      hipY: 0.13 + 0.004 * swing(t, 0.2),
      near: arm(-0.36, 0.78, 'flat', { inFront: true, bend: 1 }),
      far: arm(0.36, 0.78, 'flat', { inFront: true, bend: -1 }),
      nearLeg: leg(0.2, 0.0, { knee: -1, seen: [0.62, 0.98], toe: 0.1 }),
      farLeg: leg(-0.2, 0.03, { seen: [0.62, 0.98], toe: 0.1 }),
    }),
  back: [mat],
  onFoot: [mat],
};

export const fall: Acting = {
  stillAt: 0.2,
  holds: 'none',
  face: {
    eyes: 1.18,
    open: 0.7,
    mouthWidth: 0.7,
    smile: -0.2,
    browInner: 0.9,
    browOuter: 0.8,
    lid: 0,
    shut: 'no',
  },
  pose: (t) =>
    standing({
      turn: 0.6,
      hipX: -0.25,
      hipY: 0.66,
      lean: -0.62,
      tilt: 0.24,
      near: arm(-0.72, 0.1 + 0.1 * swing(t, 1.6), 'open', { inFront: true, bend: 1 }),
      far: arm(0.5, -0.7 + 0.08 * swing(t, 1.6, 0.3), 'open', { inFront: true }),
      nearLeg: leg(0.52, 0.44 + 0.03 * swing(t, 1.6), { toe: -0.7 }),
      farLeg: leg(0.36, 0.8, { toe: -0.9 }),
    }),
  back: [peel],
  onFoot: [peel],
};
