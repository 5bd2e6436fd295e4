import type { HandMotion } from './act.ts';
import type { Motion } from './kit.ts';
import { cover } from './motions-cover.ts';
import { wrap } from './motions-wrap.ts';
import { dig, fold, plant, tear, tie } from './motions-craft.ts';
import { draw, write } from './motions-paper.ts';
import { cut } from './motions-cut.ts';
import { measure, sew, snip } from './motions-desk.ts';
import { knead, rollOut } from './motions-dough.ts';
import { grate, pressDown, strike } from './motions-down.ts';
import { driveScrew, hold, lift, plug, press, turn } from './motions-grip.ts';
import { mince, sharpen } from './motions-blade.ts';
import { rap } from './motions-rap.ts';
import { spoon } from './motions-spoon.ts';
import { crack, lid, put, squeeze } from './motions-over.ts';
import { wash } from './motions-sink.ts';
import { spray } from './motions-spray.ts';
import { hang } from './motions-hang.ts';
import { pluck } from './motions-pluck.ts';
import { pullDown } from './motions-pull-down.ts';
import { snipStrand } from './motions-strand.ts';
import { rub } from './motions-surface.ts';
import { peel, pull } from './motions-take.ts';
import { pour, sprinkle, stir } from './motions-vessel.ts';

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
  draw,
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
  'snip-strand': snipStrand,
  'pull-down': pullDown,
  pluck,
  hang,
  cover,
  wrap,
  spoon,
  mince,
  sharpen,
  rap,
};
