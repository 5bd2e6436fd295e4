import { arm, leg, standing, swing } from '../body/pose.ts';
import {
  doorWithBell,
  knockedDoor,
  knockMarks,
  openCupboard as cupboard,
  openDoor as door,
} from '../props/doors.ts';
import { postBox, posted } from '../props/post-box.ts';
import type { FigureAction } from '../figure-actions.ts';
import type { Acting } from './acting.ts';
import { front } from './expressive.ts';

const before = (far: ReturnType<typeof arm>) =>
  standing({
    turn: 0.75,
    near: arm(-0.06, 0.92, 'relaxed', front),
    far,
    nearLeg: leg(-0.12),
    farLeg: leg(0.12),
  });

const knock: Acting = {
  stillAt: 0.18,
  holds: 'none',
  pose: (t) => before(arm(0.62 + 0.05 * swing(t, 1.4), -0.02, 'fist', front)),
  back: [knockedDoor],
  front: [knockMarks],
};

const ringDoorbell: Acting = {
  stillAt: 0.2,
  holds: 'near',
  pose: (t) => before(arm(0.78 + 0.015 * swing(t, 0.6), 0.02, 'point', front)),
  back: [doorWithBell],
};

const openDoor: Acting = {
  stillAt: 0.3,
  holds: 'none',
  pose: (t) => before(arm(0.6 - 0.05 * swing(t, 0.25), 0.5, 'grip', front)),
  back: [door],
};

const openCupboard: Acting = {
  stillAt: 0.3,
  holds: 'thing',
  pose: (t) => before(arm(0.58 - 0.05 * swing(t, 0.25), 0.24, 'grip', front)),
  back: [cupboard],
};

const post: Acting = {
  stillAt: 0.3,
  holds: 'thing',
  pose: (t) => before(arm(0.64 + 0.03 * swing(t, 0.4), 0.32, 'grip', front)),
  back: [postBox],
  inHands: [posted],
};

export const doors = {
  knock,
  'ring-doorbell': ringDoorbell,
  'open-door': openDoor,
  'open-cupboard': openCupboard,
  post,
} satisfies Partial<Record<FigureAction, Acting>>;
