import type { DrawnThing, Limb } from '../drawn/drawn-thing.ts';
import { filled, path, stroked } from '../drawn/rig-paths.ts';
import type { Acted } from './doings.ts';
import { leapS, type Build } from './limbed.ts';
import { asDrawn, moved, stretched, turned, within, type Matrix } from './piece.ts';
import { cycleOf, fidget, leap, swing } from './rhythm.ts';

/* Builds of what swims, crawls, leaps and flutters. */

const numberOf = ({ name }: Limb): number => Number(/\d+/u.exec(name)?.[0] ?? 1);
const foot = ({ width, height }: DrawnThing) => ({ x: width / 2, y: height });
const middle = ({ width, height }: DrawnThing) => ({ x: width / 2, y: height / 2 });

const goes = ({ doing }: Acted): boolean => doing === 'walk' || doing === 'run';
const rests = ({ doing }: Acted): boolean =>
  doing === 'sleep' || doing === 'lie' || doing === 'sit';

/** How quickly it beats its fins: at ease, travelling, asleep. */
const pace = ({ doing }: Acted): number => (doing === 'sleep' ? 0.22 : doing === 'run' ? 1.9 : 1);
/** A swing that without life stands where the motion is best seen. */
const beat = (acted: Acted, hertz: number, shift = 0): number =>
  acted.alive ? swing(acted.seconds, hertz * pace(acted), shift) : swing(0.21, 1, shift);

/** On its feet or belly: it breathes, and lies flatter asleep. */
function settled(acted: Acted, thing: DrawnThing): Matrix {
  const flat = rests(acted) ? (acted.doing === 'sit' ? 0.93 : 0.84) : 1;
  const breath = acted.alive
    ? 0.014 * swing(acted.seconds, acted.doing === 'sleep' ? 0.3 : 0.45)
    : 0;
  return stretched(foot(thing), 1 + (1 - flat) * 0.4, flat * (1 + breath));
}

/** Out of the water nose first, back into it nose first. */
function arching(acted: Acted, thing: DrawnThing): Matrix {
  if (acted.doing !== 'jump') return asDrawn;
  const t = acted.alive ? cycleOf(acted.seconds, leapS) : 0.47;
  return turned(middle(thing), (0.47 - t) * 2.1);
}

const hops = (acted: Acted, thing: DrawnThing, high: number): number =>
  acted.doing === 'jump' ? leap(acted).height * thing.height * high : 0;

/** Its tail sweeps from side to side: seen from the side it grows shorter and longer. */
export const fish: Build = {
  swims: true,
  limb(limb, acted) {
    const sweep = beat(acted, 1.7);
    if (limb.name === 'tail')
      return within(turned(limb, sweep * 0.06), stretched(limb, 0.74 + 0.26 * sweep, 1));
    if (limb.name === 'fin') return turned(limb, beat(acted, 0.8) * 0.06);
    if (limb.name === 'fin-low') return turned(limb, beat(acted, 1.7, 0.3) * 0.22);
    return asDrawn;
  },
  body: (acted, thing) =>
    within(arching(acted, thing), turned(middle(thing), beat(acted, 1.7, 0.25) * 0.025)),
  rise: (acted, thing) => hops(acted, thing, 1.1),
};

/** Whales beat their tail up and down. */
export const whale: Build = {
  swims: true,
  limb(limb, acted) {
    if (limb.name === 'tail') return turned(limb, beat(acted, 0.62) * 0.44);
    if (limb.name === 'flipper') return turned(limb, beat(acted, 0.62, 0.3) * 0.36);
    if (limb.name === 'spout')
      return acted.medium === 'under'
        ? stretched(limb, 0.001, 0.001)
        : stretched(limb, 1, acted.alive ? 0.75 + 0.3 * beat(acted, 0.5) : 1);
    return asDrawn;
  },
  body: (acted, thing) =>
    within(arching(acted, thing), turned(middle(thing), beat(acted, 0.62, 0.22) * 0.06)),
  rise: (acted, thing) => hops(acted, thing, 1),
};

/** Octopus and jellyfish: a head that swells and arms that trail. */
export const drifter: Build = {
  limb(limb, acted) {
    if (limb.name.startsWith('arm')) {
      const index = numberOf(limb);
      const sway = beat(acted, 0.5, index * 0.19);
      return within(
        turned(limb, sway * 0.14),
        stretched(limb, 1, 1 + 0.1 * beat(acted, 0.6, 0.5 + index * 0.05)),
      );
    }
    const swell = acted.alive ? beat(acted, 0.6) : 0;
    return stretched({ x: 60, y: 58 }, 1 + swell * 0.03, 1 - swell * 0.05);
  },
  body: (acted, thing) =>
    acted.medium === 'ground'
      ? settled(acted, thing)
      : turned(middle(thing), acted.alive ? beat(acted, 0.17) * 0.07 : 0),
};

export const seaTurtle: Build = {
  limb(limb, acted) {
    if (limb.name === 'flipper') return turned(limb, beat(acted, 0.5) * 0.42 + 0.1);
    if (limb.name === 'flipper-2') return turned(limb, beat(acted, 0.5, 0.4) * 0.3);
    return turned({ x: 48, y: 36 }, beat(acted, 0.25) * 0.06);
  },
  body: (acted, thing) =>
    acted.medium === 'ground'
      ? settled(acted, thing)
      : turned(middle(thing), beat(acted, 0.5, 0.2) * 0.05 + (acted.doing === 'swim' ? 0.08 : 0)),
};

/** Asleep it has head and legs in its shell. */
export const tortoise: Build = {
  limb(limb, acted) {
    const isIn = rests(acted);
    if (limb.name.startsWith('leg')) {
      if (isIn) return stretched(limb, 1, 0.3);
      return goes(acted)
        ? turned(
            limb,
            (acted.alive
              ? swing(acted.seconds, 0.7, numberOf(limb) / 2)
              : numberOf(limb) === 1
                ? 0.8
                : -0.8) * 0.36,
          )
        : asDrawn;
    }
    if (limb.name === 'tail')
      return turned(limb, acted.alive ? swing(acted.seconds, 0.4) * 0.1 : 0);
    const eats = acted.doing === 'eat' || acted.doing === 'drink';
    const nod = goes(acted) && acted.alive ? swing(acted.seconds, 0.7) * 2 : fidget(acted) * 2;
    return isIn
      ? moved(acted.doing === 'sleep' ? 15 : 7, 6)
      : eats
        ? within(
            moved(-2, 4 + (acted.alive ? swing(acted.seconds, 1.6) : 0)),
            turned({ x: 40, y: 56 }, -0.42),
          )
        : moved(nod, nod * 0.4);
  },
  body: (acted, thing) =>
    rests(acted)
      ? within(moved(0, 15), stretched({ x: 78, y: 75 }, 1.04, 0.97))
      : goes(acted) && acted.alive
        ? turned(foot(thing), swing(acted.seconds, 0.7) * 0.018)
        : asDrawn,
};

/** Sits, swells its throat, and leaps with its hind legs out behind it. */
export const frog: Build = {
  limb(limb, acted) {
    if (limb.name === 'throat')
      return stretched(
        limb,
        1,
        1 + (acted.alive && !inAir(acted) ? 0.06 * swing(acted.seconds, 1.3) : 0),
      );
    if (limb.name === 'fore') return inAir(acted) ? turned(limb, 0.8) : asDrawn;
    return asDrawn;
  },
  body(acted, thing) {
    if (!inAir(acted)) return settled(acted, thing);
    const { air } = leap(acted);
    return turned(middle(thing), acted.doing === 'swim' ? 0.12 : (0.6 - (air ?? 0.5)) * 0.9);
  },
  behind(acted) {
    if (!inAir(acted)) return [];
    const kick = acted.doing === 'swim' && acted.alive ? 12 * swing(acted.seconds, 0.9) : 0;
    return [
      stroked('dark', 13, path`M104 84L${132 - kick * 0.4} 76L${152 + kick} 92`),
      stroked('dark', 8, path`M${152 + kick} 92L${172 + kick} 88`),
      filled('dark', path`M${168 + kick} 82L${188 + kick} 78L${186 + kick} 94L${168 + kick} 92Z`),
    ];
  },
  rise: (acted, thing) =>
    goes(acted) ? leap(acted).height * thing.height * 0.5 : hops(acted, thing, 0.9),
};
/** Frogs go by leaping. */
const inAir = (acted: Acted): boolean =>
  acted.doing === 'swim' || ((acted.doing === 'jump' || goes(acted)) && leap(acted).air !== null);

/** Creeps by drawing itself together and out again; asleep its horns are in. */
export const snail: Build = {
  limb(limb, acted) {
    const creep = acted.alive && goes(acted) ? swing(acted.seconds, 0.5) : 0;
    if (limb.name.startsWith('stalk'))
      return acted.doing === 'sleep'
        ? within(moved(4, 8), stretched(limb, 1, 0.25))
        : turned(limb, (acted.alive ? swing(acted.seconds, 0.4, numberOf(limb) * 0.3) : 0) * 0.14);
    if (limb.name === 'foot')
      return stretched({ x: 140, y: 90 }, 1 + creep * 0.035, acted.doing === 'sleep' ? 0.86 : 1);
    return moved(creep * 1.5, 0);
  },
  body: (acted, thing) => settled(acted, thing),
};

/** Beetles, spiders, crabs: their legs step in two turns. */
export const crawler: Build = {
  limb(limb, acted, { width, height }) {
    const index = numberOf(limb);
    if (limb.name.startsWith('leg')) {
      const side = limb.x < width / 2 ? 1 : -1;
      if (rests(acted)) return turned(limb, side * 0.16);
      if (!goes(acted)) return turned(limb, fidget(acted, index) * 0.02);
      const hertz = acted.doing === 'run' ? 4 : 2.6;
      const step = acted.alive
        ? swing(acted.seconds, hertz, (index % 2) / 2)
        : index % 2 === 0
          ? 1
          : -1;
      const lift = acted.alive
        ? Math.max(0, swing(acted.seconds, hertz, (index % 2) / 2 + 0.25))
        : 0;
      return within(
        stretched({ x: limb.x, y: limb.y }, 1, 1 - lift * 0.14),
        turned(limb, step * 0.15),
      );
    }
    if (limb.name.startsWith('claw'))
      return turned(
        limb,
        (acted.alive ? swing(acted.seconds, 0.5, index / 2) : 0.4) * 0.16 +
          (rests(acted) ? (index === 1 ? -0.3 : 0.3) : 0),
      );
    if (limb.name === 'feeler')
      return turned(limb, (acted.alive ? swing(acted.seconds, 1.3) : 0) * 0.16);
    return stretched({ x: limb.x, y: height }, 1, 1);
  },
  body: (acted, thing) =>
    goes(acted) && acted.alive
      ? moved(0, Math.abs(swing(acted.seconds, acted.doing === 'run' ? 4 : 2.6)) * -1.6)
      : settled(acted, thing),
  rise: (acted, thing) => hops(acted, thing, 0.7),
};

/** Two wings that whirr. */
export const bee: Build = {
  limb(limb, acted) {
    const isUp = acted.doing === 'fly' || acted.doing === 'jump';
    if (limb.name.startsWith('wing')) {
      // A whirr too quick to see: every frame finds the wings elsewhere.
      const whirr = acted.alive
        ? Math.cos(cycleOf(acted.seconds, 0.083, numberOf(limb) * 0.1) * Math.PI * 2)
        : 0.6;
      return isUp
        ? within(turned(limb, whirr * 0.24), stretched(limb, 1, 0.86 + whirr * 0.18))
        : turned(limb, 0.62 + (acted.alive ? 0.03 * swing(acted.seconds, 2.2) : 0));
    }
    if (limb.name === 'feeler')
      return turned(limb, (acted.alive ? swing(acted.seconds, 1.1) : 0) * 0.1);
    return asDrawn;
  },
  body: (acted, thing) =>
    acted.medium === 'air'
      ? turned(middle(thing), (acted.alive ? swing(acted.seconds, 0.7) : 0.5) * 0.08)
      : settled(acted, thing),
};

/** Wings that open and close. */
export const butterfly: Build = {
  limb(limb, acted) {
    if (limb.name === 'feeler')
      return turned(limb, (acted.alive ? swing(acted.seconds, 0.8) : 0) * 0.06);
    const isUp = acted.medium === 'air';
    const closed = acted.alive
      ? isUp
        ? 0.42 + 0.58 * Math.abs(Math.cos(cycleOf(acted.seconds, 0.72) * Math.PI * 2))
        : 0.6 + 0.38 * swing(acted.seconds, acted.doing === 'sleep' ? 0.12 : 0.3)
      : isUp
        ? 1
        : 0.5;
    return stretched(limb, closed, 1);
  },
  body: (acted, thing) =>
    turned(
      middle(thing),
      (acted.alive && acted.medium === 'air' ? swing(acted.seconds, 0.4) : 0) * 0.12 + 0.14,
    ),
};
