import * as bearing from './bearing.ts';
import * as craft from './craft.ts';
import * as errands from './errands.ts';
import * as garden from './garden.ts';
import * as kitchen from './kitchen.ts';
import type { FigureAction } from '../figure.ts';
import { doors } from './doors.ts';
import { gazing } from './gazing.ts';
import { housework } from './housework.ts';
import { loads } from './loads.ts';
import { outdoors } from './outdoors.ts';
import { sitting } from './sitting.ts';
import { tending } from './tending.ts';
import { upkeep } from './upkeep.ts';
import type { Acting } from './acting.ts';
import * as bodily from './bodily.ts';
import * as everyday from './everyday.ts';
import * as expressive from './expressive.ts';
import * as work from './work.ts';

/** Every action's playing. */
export const actingOf: Readonly<Record<FigureAction, Acting>> = {
  ...doors,
  ...gazing,
  ...housework,
  ...loads,
  ...outdoors,
  ...sitting,
  ...tending,
  ...upkeep,
  stand: everyday.stand,
  walk: everyday.walk,
  run: everyday.run,
  sit: everyday.sit,
  sleep: everyday.sleep,
  point: expressive.point,
  present: work.present,
  wave: expressive.wave,
  carry: everyday.carry,
  give: everyday.give,
  cook: work.cook,
  eat: everyday.eat,
  drink: everyday.drink,
  write: everyday.write,
  read: everyday.read,
  type: everyday.type,
  phone: everyday.phoneCall,
  drive: work.drive,
  ride: work.ride,
  hug: expressive.hug,
  argue: expressive.argue,
  talk: expressive.talk,
  listen: expressive.listen,
  think: expressive.think,
  cheer: expressive.cheer,
  cry: expressive.cry,
  laugh: expressive.laugh,
  dance: bodily.dance,
  jump: bodily.jump,
  climb: work.climb,
  swim: bodily.swim,
  kneel: bodily.kneel,
  dig: work.dig,
  clean: work.clean,
  paint: work.paint,
  build: work.build,
  'play-music': work.playMusic,
  sing: work.sing,
  pray: bodily.pray,
  throw: expressive.throwIt,
  push: work.push,
  lift: work.lift,
  stretch: bodily.stretch,
  meditate: bodily.meditate,
  fall: bodily.fall,
  cut: kitchen.cut,
  stir: kitchen.stir,
  knead: kitchen.knead,
  pour: kitchen.pour,
  'wash-up': kitchen.washUp,
  iron: kitchen.ironing,
  'load-washer': kitchen.loadWasher,
  sip: kitchen.sip,
  plant: garden.plant,
  'pull-up': garden.pullUp,
  'water-plants': garden.waterPlants,
  'push-barrow': garden.pushBarrow,
  mend: craft.mend,
  plumb: craft.plumb,
  hammer: craft.hammerNail,
  knit: craft.knit,
  sew: craft.sew,
  'tie-laces': craft.tieLaces,
  'play-piano': craft.playPiano,
  'play-violin': craft.playViolin,
  photograph: errands.photograph,
  pay: errands.pay,
  'push-buggy': errands.pushBuggy,
  'push-trolley': errands.pushTrolley,
  search: errands.search,
  worry: errands.worry,
  wait: errands.wait,
  inspect: errands.inspect,
  inhale: errands.inhale,
  comfort: errands.comfort,
  bandage: errands.dressWound,
  'breathe-in': bearing.breatheIn,
  'breathe-out': bearing.breatheOut,
  'lie-down': bearing.lieDown,
  'sleep-on-ground': bearing.sleepOnGround,
  'wear-mask': bearing.wearMask,
  'eye-drops': bearing.eyeDrops,
  kick: bearing.kick,
  catch: bearing.catchIt,
  bend: bearing.bend,
};
