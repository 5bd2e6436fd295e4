import type { HandMotion } from './act.ts';
import type { Motion } from './kit.ts';
import { dig, fold, knead, plant, rollOut, tear, tie } from './motions-craft.ts';
import { measure, sew, snip, write } from './motions-desk.ts';
import { driveScrew, hold, lift, peel, plug, press, pull, turn, wash } from './motions-grip.ts';
import { crack, lid, spray, squeeze } from './motions-over.ts';
import { cut, grate, pressDown, rub, strike } from './motions-surface.ts';
import { pour, put, sprinkle, stir } from './motions-vessel.ts';

export const motions: Readonly<Record<HandMotion, Motion>> = {
  rub,
  cut,
  strike,
  'press-down': pressDown,
  pour,
  sprinkle,
  stir,
  turn,
  'drive-screw': driveScrew,
  press,
  plug,
  lift,
  lid,
  put,
  fold,
  tie,
  knead,
  'roll-out': rollOut,
  peel,
  pull,
  tear,
  write,
  measure,
  sew,
  dig,
  plant,
  crack,
  hold,
  wash,
  grate,
  spray,
  squeeze,
  snip,
};
