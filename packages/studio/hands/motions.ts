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
import { bake } from './motions-bake.ts';
import { rollBall } from './motions-ball.ts';
import { blend } from './motions-blend.ts';
import { cook } from './motions-cook.ts';
import { count } from './motions-count.ts';
import { handle, knock } from './motions-door.ts';
import { drain } from './motions-drain.ts';
import { drill } from './motions-drill.ts';
import { fasten } from './motions-fasten.ts';
import { flip } from './motions-flip.ts';
import { glove } from './motions-glove.ts';
import { glue } from './motions-glue.ts';
import { handMix } from './motions-hand-mix.ts';
import { insert } from './motions-insert.ts';
import { insideOut } from './motions-inside-out.ts';
import { turnKey } from './motions-key.ts';
import { lace } from './motions-lace.ts';
import { light } from './motions-light.ts';
import { poke, stretch } from './motions-poke.ts';
import { pump } from './motions-pump.ts';
import { pushTop } from './motions-push-top.ts';
import { saw } from './motions-saw.ts';
import { score } from './motions-score.ts';
import { shake } from './motions-shake.ts';
import { skin } from './motions-skin.ts';
import { pullOn } from './motions-sock.ts';
import { suds } from './motions-suds.ts';
import { tape } from './motions-tape.ts';
import { tyre } from './motions-tyre.ts';
import { uncap } from './motions-uncap.ts';
import { wrench } from './motions-wrench.ts';
import { wring } from './motions-wring.ts';
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
  uncap,
  shake,
  'push-top': pushTop,
  'pull-on': pullOn,
  glove,
  'inside-out': insideOut,
  insert,
  tape,
  fasten,
  'turn-key': turnKey,
  tyre,
  pump,
  score,
  poke,
  stretch,
  'roll-ball': rollBall,
  'hand-mix': handMix,
  flip,
  bake,
  light,
  drain,
  handle,
  knock,
  wrench,
  wring,
  count,
  lace,
  cook,
  blend,
  suds,
  saw,
  drill,
  glue,
  skin,
};
