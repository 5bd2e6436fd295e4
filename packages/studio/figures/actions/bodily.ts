import { arm, leg, standing, swing, type Pose } from '../body/pose.ts';
import { mat } from '../props/play.ts';
import { peel } from '../props/signs.ts';
import { water, waterBack } from '../props/water.ts';
import type { Acting } from './acting.ts';
import { front } from './expressive.ts';

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
      nearLeg: leg(-0.9, 0.3 + 0.05 * swing(t, 1.5), { toe: 1.3 }),
      farLeg: leg(-0.9, 0.36 - 0.05 * swing(t, 1.5), { toe: 1.3 }),
    });
  },
  back: [waterBack],
  front: [water],
  onFoot: [water, waterBack],
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

export const kneel: Acting = {
  stillAt: 0,
  holds: 'far',
  pose: (t) =>
    standing({
      turn: 0.7,
      hipX: -0.08,
      hipY: 0.54,
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
      hipY: 0.54,
      lean: 0.1,
      tilt: 0.2 + 0.01 * swing(t, 0.2),
      nod: 0.5,
      near: arm(0.36, 0.16, 'flat', { inFront: true, wrist: -0.5 }),
      far: arm(0.3, 0.16, 'flat', { inFront: true, wrist: -0.4 }),
      nearLeg: leg(-0.42, 0.13, { toe: 1.4 }),
      farLeg: leg(-0.36, 0.13, { toe: 1.4 }),
    }),
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
