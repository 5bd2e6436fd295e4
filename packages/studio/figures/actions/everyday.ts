import { arm, leg, seated, standing, swing } from '../body/pose.ts';
import { bed, blanket } from '../props/bed.ts';
import { laptop, writing } from '../props/desk-things.ts';
import { dinner, laidTable } from '../props/dining.ts';
import { chair, desk } from '../props/furniture.ts';
import { book, carriedBox, cup, fork, gift, pen, phone } from '../props/handy.ts';
import { phoneWaves } from '../props/signs.ts';
import type { Acting } from './acting.ts';

const front = { inFront: true } as const;

export const stand: Acting = {
  stillAt: 0,
  holds: 'far',
  pose: (t) =>
    standing({
      hipX: 0.012 * swing(t, 0.13),
      tilt: 0.02 * swing(t, 0.17),
      near: arm(-0.12, 0.97, 'relaxed', front),
      far: arm(0.14 + 0.01 * swing(t, 0.2), 0.965),
    }),
};

const stride = (t: number, hertz: number, phase: number, reach: number, high: number) => {
  const turn = t * hertz + phase;
  const lift = Math.max(0, Math.sin(turn * Math.PI * 2)) * high;
  return leg(-Math.cos(turn * Math.PI * 2) * reach, lift, { toe: lift > 0.01 ? lift * 3 : 0 });
};

export const walk: Acting = {
  stillAt: 0.03,
  holds: 'far',
  pose: (t) => {
    const pace = 0.9;
    return standing({
      turn: 0.75,
      hipY: 0.968 - 0.022 * Math.cos(t * pace * Math.PI * 4),
      lean: 0.05,
      near: arm(0.42 * swing(t, pace, 0.25) + 0.04, 0.86, 'relaxed', { inFront: true }),
      far: arm(-0.42 * swing(t, pace, 0.25) + 0.08, 0.86, 'relaxed'),
      nearLeg: stride(t, pace, 0, 0.29, 0.13),
      farLeg: stride(t, pace, 0.5, 0.29, 0.13),
    });
  },
};

export const run: Acting = {
  stillAt: 0,
  holds: 'none',
  pose: (t) => {
    const pace = 1.5;
    const beat = swing(t, pace, 0.25);
    // The leg that comes ahead is lifted, the other pushes off.
    const recover = 0.2 * swing(t, pace, 0.5);
    return standing({
      turn: 0.85,
      hipX: -0.02,
      hipY: 0.96 + 0.04 * Math.abs(beat),
      lean: 0.26,
      tilt: -0.12,
      near: arm(0.3 + 0.42 * beat, 0.36 - 0.1 * beat, 'fist', { inFront: true }),
      far: arm(0.3 - 0.42 * beat, 0.36 + 0.1 * beat, 'fist'),
      nearLeg: leg(-0.08 - 0.46 * beat, Math.max(0.13, 0.26 - 0.12 * beat - recover), {
        toe: 0.55 + 0.5 * beat,
      }),
      farLeg: leg(-0.08 + 0.46 * beat, Math.max(0.13, 0.26 + 0.12 * beat + recover), {
        toe: 0.55 - 0.5 * beat,
      }),
    });
  },
};

export const sit: Acting = {
  stillAt: 0,
  holds: 'far',
  pose: (t) =>
    seated({
      tilt: 0.02 * swing(t, 0.15),
      near: arm(0.46, 0.6, 'relaxed', front),
      far: arm(0.52, 0.58),
    }),
  back: [chair],
  onFoot: [chair],
};

export const sleep: Acting = {
  stillAt: 1.6,
  holds: 'none',
  face: { shut: 'calm', smile: 0.35, open: 0, tears: false },
  pose: (t) =>
    standing({
      turn: 0.5,
      hipX: 0,
      hipY: 0.42,
      roll: -1.42,
      tilt: 0.16 + 0.012 * swing(t, 0.3),
      near: arm(0.14, 0.9, 'relaxed', front),
      far: arm(0.02, 0.9),
      nearLeg: leg(0, -0.5, { seen: [0.93, 0.93] }),
      farLeg: leg(0.02, -0.5, { seen: [0.93, 0.93] }),
    }),
  back: [bed],
  middle: [blanket],
  onFoot: [bed, blanket],
};

export const carry: Acting = {
  stillAt: 0,
  holds: 'thing',
  pose: (t) =>
    standing({
      turn: 0.55,
      lean: -0.06,
      hipX: 0.015 * swing(t, 0.5),
      near: arm(0.42, 0.5 + 0.008 * swing(t, 1), 'flat', { inFront: true, wrist: -0.2 }),
      far: arm(0.46, 0.5 + 0.008 * swing(t, 1), 'flat', { wrist: -0.2 }),
      nearLeg: leg(-0.1),
      farLeg: leg(0.1),
    }),
  middle: [carriedBox],
};

export const give: Acting = {
  stillAt: 0.6,
  holds: 'thing',
  pose: (t) => {
    const out = 0.03 * swing(t, 0.4);
    return standing({
      turn: 0.65,
      lean: 0.1,
      near: arm(0.82 + out, 0.34, 'flat', { inFront: true, wrist: -0.1 }),
      far: arm(0.78 + out, 0.34, 'flat', { wrist: -0.1 }),
      nearLeg: leg(-0.14),
      farLeg: leg(0.12),
    });
  },
  middle: [gift],
};

export const eat: Acting = {
  stillAt: 0.62,
  holds: 'thing',
  face: { blush: 0.5 },
  pose: (t) => {
    const bite = 0.5 + 0.5 * Math.sin(t * 2.2 + 0.2);
    return seated({
      tilt: 0.05,
      nod: 0.3,
      lean: 0.05,
      near: arm(0.62, 0.58, 'relaxed', front),
      far: arm(0.52 - 0.16 * bite, 0.42 - 0.62 * bite, 'grip', { inFront: true, wrist: -0.3 }),
    });
  },
  back: [chair],
  onFoot: [chair],
  middle: [laidTable, dinner],
  inHands: [fork],
};

export const drink: Acting = {
  stillAt: 0.9,
  holds: 'thing',
  pose: (t) => {
    const sip = Math.max(0, Math.sin(t * 1.7));
    return standing({
      tilt: -0.12 * sip,
      nod: -0.3 * sip,
      near: arm(-0.06, 0.78, 'relaxed', front),
      far: arm(0.26 - 0.04 * sip, 0.04 - 0.34 * sip, 'grip', {
        inFront: true,
        bend: 1,
        wrist: -0.2,
      }),
    });
  },
  inHands: [cup],
};

export const write: Acting = {
  stillAt: 0.4,
  holds: 'none',
  pose: (t) =>
    seated({
      lean: 0.14,
      tilt: 0.1,
      nod: 0.75,
      near: arm(0.66 + 0.03 * swing(t, 1.3), 0.6 + 0.01 * swing(t, 4.1), 'grip', front),
      far: arm(0.82, 0.66, 'flat', { inFront: true }),
    }),
  back: [chair],
  onFoot: [chair],
  middle: [desk, writing],
  inHands: [pen],
};

export const type: Acting = {
  stillAt: 0.1,
  holds: 'none',
  pose: (t) =>
    seated({
      lean: 0.06,
      nod: 0.35,
      near: arm(0.64, 0.58 + 0.02 * Math.max(0, swing(t, 3.2)), 'flat', {
        inFront: true,
        wrist: 0.15,
      }),
      far: arm(0.62, 0.58 + 0.02 * Math.max(0, swing(t, 3.2, 0.5)), 'flat', {
        inFront: true,
        wrist: 0.15,
      }),
    }),
  back: [chair],
  onFoot: [chair],
  middle: [desk, laptop],
};

export const read: Acting = {
  stillAt: 0,
  holds: 'none',
  pose: (t) =>
    standing({
      turn: 0.3,
      tilt: 0.08,
      nod: 0.95,
      near: arm(0.08, 0.46 + 0.008 * swing(t, 0.3), 'grip', { inFront: true, wrist: -0.6 }),
      far: arm(0.2, 0.46 + 0.008 * swing(t, 0.3), 'grip', { inFront: true, bend: -1, wrist: 0.6 }),
    }),
  middle: [book],
};

export const phoneCall: Acting = {
  stillAt: 0.5,
  holds: 'near',
  pose: (t) =>
    standing({
      tilt: 0.07 + 0.02 * swing(t, 0.3),
      near: arm(0.2, 0.6 + 0.03 * swing(t, 0.5), 'flat', { inFront: true }),
      far: arm(0.19, -0.32, 'grip', { inFront: true, wrist: 0.5 }),
    }),
  inHands: [phone],
  front: [phoneWaves],
};
