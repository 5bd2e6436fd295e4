import { hasTrunk, type FourLegged } from '../drawn/four-legged-kind.ts';
import type { Acted, AnimalDoing } from './doings.ts';
import { gallopAt, runningFeet, walkCycleS, walkingFeet, type Feet } from './gait.ts';
import { fidget, glance, leap, swing } from './rhythm.ts';

/** How a four-legged animal holds itself; units, radians. */
export interface Stance {
  /** How far shoulders and hips are lowered. */
  readonly front: number;
  readonly back: number;
  readonly feet: Feet;
  /** Which legs lie on the ground. */
  readonly folded: 'none' | 'hind' | 'all';
  /** The middle of the head in the drawing, not from the body. */
  readonly head: {
    readonly x: number;
    readonly y: number;
    readonly turn: number;
    readonly facing: number;
  };
  readonly tail: number;
  /** By which share the chest is fuller. */
  readonly breath: number;
  readonly rise: number;
}

const standing: Feet = [
  { x: 5, up: 0 },
  { x: -6, up: 0 },
  { x: -5, up: 0 },
  { x: 2, up: 0 },
];

const upright = ({ head: { x, y } }: FourLegged) => ({ x, y, turn: 0, facing: 1 });

/** Where a head of this neck is at a height. */
function headAt(animal: FourLegged, y: number): { x: number; y: number } {
  const { head, length: l, depth: d } = animal;
  const neck = Math.hypot(head.x - l * 0.1, head.y - d * 0.3);
  const down = y - d * 0.3;
  const out = Math.sqrt(Math.max(0, neck * neck - down * down));
  return { x: Math.min(head.x, l * 0.1 - out), y };
}

/** How the tail hangs behind an animal that lies. */
const lyingTail = ({ tail }: FourLegged): number =>
  tail === 'up' ? 1.6 : tail === 'tuft' || tail === 'horse' ? -1 : tail === 'bushy' ? -0.3 : 0;

/** Only some sit on their haunches; cattle, horses and elephants lie down. */
const canSit = ({ hooves, depth }: FourLegged): boolean => hooves !== true && depth < 70;

function breathing(seconds: number, alive: boolean, deep: number): number {
  return alive ? deep * swing(seconds, 0.32) : 0;
}

const wag = (animal: FourLegged, { seconds, alive, seed }: Acted): number => {
  if (!alive) return 0;
  const quick = animal.tail === 'up' && animal.ear === 'flop';
  return quick
    ? 0.28 * swing(seconds, 2.4)
    : 0.13 * swing(seconds, 0.45, seed % 1) + 0.05 * swing(seconds, 1.1);
};

function stand(animal: FourLegged, acted: Acted): Stance {
  const { seconds, alive } = acted;
  const { x, y } = animal.head;
  const r = animal.head.size;
  const still = alive ? 1 : 0;
  return {
    front: 0,
    back: 0,
    feet: standing,
    folded: 'none',
    head: {
      x: x + fidget(acted, 3) * r * 0.06,
      y: y + still * swing(seconds, 0.32, 0.2) * r * 0.04 + fidget(acted) * r * 0.09,
      turn: fidget(acted) * 0.07,
      facing: 1,
    },
    tail: wag(animal, acted),
    breath: breathing(seconds, alive, 0.014),
    rise: 0,
  };
}

function walk(animal: FourLegged, acted: Acted): Stance {
  const { seconds, alive, medium } = acted;
  const { legs, cm, head } = animal;
  const beat = alive ? 1 / walkCycleS(cm) : 0;
  const paddles = medium !== 'ground';
  const bob = alive ? swing(seconds, beat * 2) : 0;
  return {
    ...stand(animal, acted),
    feet: walkingFeet(seconds, alive, cm, paddles ? legs * 1.3 : legs),
    front: legs * 0.02 * (1 + bob),
    back: legs * 0.02 * (1 - bob),
    head: {
      ...upright(animal),
      x: head.x + (alive ? swing(seconds, beat * 2, 0.3) * head.size * 0.06 : 0),
      y: head.y + bob * head.size * 0.09 - (paddles ? head.size * 0.3 : 0),
      turn: bob * 0.03,
    },
    tail: 0.16 * (alive ? swing(seconds, beat) : 0.6),
  };
}

function run(animal: FourLegged, acted: Acted): Stance {
  const { seconds, alive } = acted;
  const { legs, cm, head, length } = animal;
  const { pitch, bounce } = gallopAt(seconds, alive, cm);
  const up = legs * 0.09;
  return {
    ...stand(animal, acted),
    feet: runningFeet(seconds, alive, cm, legs),
    front: up * bounce - pitch * length * 0.05,
    back: up * bounce + pitch * length * 0.05,
    head: {
      x: head.x - head.size * 0.35,
      y: head.y + head.size * 0.35 + up * bounce - pitch * length * 0.04,
      turn: pitch * 0.08,
      facing: 1,
    },
    tail: (animal.tail === 'up' ? 0.75 : animal.tail === 'stub' ? 0 : -0.55) + pitch * 0.18,
    breath: 0,
    rise: Math.max(0, -bounce) * legs * 0.16,
  };
}

/** A leap: crouched, stretched out in the air, tucked in before it lands. */
function jump(animal: FourLegged, acted: Acted): Stance {
  const { legs, head, length, depth } = animal;
  const { height, air, crouch } = leap(acted);
  const low = crouch * legs * 0.45;
  if (air === null)
    return {
      ...stand(animal, acted),
      front: low,
      back: low * 1.1,
      head: { ...upright(animal), y: head.y + low },
    };
  const tilt = (0.5 - air) * length * 0.34;
  const reach = legs * 0.75;
  return {
    ...stand(animal, acted),
    front: -tilt,
    back: tilt,
    feet: [
      { x: -reach * 0.95, up: legs * 0.32 + tilt },
      { x: reach * 0.7, up: legs * 0.3 - tilt },
      { x: -reach * 1.2, up: legs * 0.2 + tilt },
      { x: reach, up: legs * 0.18 - tilt },
    ],
    head: { ...upright(animal), y: head.y - tilt * 1.15 },
    tail: animal.tail === 'up' ? 0.5 : -0.5,
    breath: 0,
    rise: height * (depth + legs) * 0.62,
  };
}

function lie(animal: FourLegged, acted: Acted): Stance {
  const { legs, depth, head } = animal;
  const drop = Math.max(0, legs - 2);
  const breath = breathing(acted.seconds, acted.alive, acted.doing === 'sleep' ? 0.035 : 0.02);
  const asleep = acted.doing === 'sleep';
  // Long necks are bowed, short ones laid down.
  const isBowed = animal.hooves === true && head.y < -12;
  const high = hasTrunk(animal) ? 1.3 : isBowed ? 2.5 : 1.02;
  const chin = depth + legs - head.size * high;
  const low = headAt(animal, chin - drop);
  return {
    ...stand(animal, acted),
    front: drop,
    back: drop,
    folded: 'all',
    head: asleep
      ? {
          x: isBowed ? head.x - head.size * 0.4 : low.x,
          y: chin,
          turn: isBowed ? -0.6 : 0,
          facing: 1,
        }
      : {
          x: head.x + fidget(acted, 3) * head.size * 0.06,
          y: head.y + drop + fidget(acted) * head.size * 0.08,
          turn: fidget(acted) * 0.06,
          facing: 1,
        },
    tail: lyingTail(animal) + (asleep ? 0 : wag(animal, acted) * 0.6),
    breath,
  };
}

function sit(animal: FourLegged, acted: Acted): Stance {
  if (!canSit(animal)) return lie(animal, acted);
  const { legs, depth, length, head } = animal;
  const back = Math.min(depth * 0.06 + legs, length * 0.5);
  const base = stand(animal, acted);
  return {
    ...base,
    front: -Math.min(legs * 0.06, 3),
    back,
    folded: 'hind',
    head: { ...base.head, x: base.head.x + head.size * 0.25, y: base.head.y - head.size * 0.12 },
    tail: lyingTail(animal) * 0.75 - 0.25 + wag(animal, acted) * 0.5,
  };
}

/** Its muzzle at the ground; grazing it nibbles, drinking it holds still. */
function graze(animal: FourLegged, acted: Acted): Stance {
  const { legs, depth, head } = animal;
  const { seconds, alive, doing } = acted;
  const r = head.size;
  const nibble = alive ? swing(seconds, doing === 'drink' ? 1.1 : 2.1) : 0;
  const lifts = alive && doing === 'eat' && Math.sin(seconds * 0.9) > 0.75 ? 1 : 0;
  if (hasTrunk(animal))
    return {
      ...stand(animal, acted),
      head: {
        ...upright(animal),
        y: head.y + r * (0.35 + nibble * 0.05),
        turn: 0.12 + nibble * 0.04,
      },
    };
  const front = Math.min(legs * 0.22, 12);
  const y = depth + legs - r * 1.25 - lifts * r * 0.25;
  const at = headAt(animal, y);
  return {
    ...stand(animal, acted),
    front,
    back: 0,
    feet: [
      { x: -4, up: 0 },
      { x: -6, up: 0 },
      { x: -12, up: 0 },
      { x: 2, up: 0 },
    ],
    head: {
      x: Math.max(at.x, head.x - r * 0.5),
      y: y + nibble * r * 0.05,
      turn: -0.55 + nibble * 0.05,
      facing: 1,
    },
  };
}

/** It looks behind itself and ahead again. */
function look(animal: FourLegged, acted: Acted): Stance {
  const { head } = animal;
  return {
    ...stand(animal, acted),
    head: { x: head.x, y: head.y - head.size * 0.22, turn: 0, facing: glance(acted) },
  };
}

const stances: Readonly<Record<AnimalDoing, (animal: FourLegged, acted: Acted) => Stance>> = {
  stand,
  walk,
  run,
  fly: jump,
  swim: walk,
  jump,
  sleep: lie,
  lie,
  sit,
  eat: graze,
  drink: graze,
  look,
  wade: stand,
  dead: lie,
};

export const stanceOf = (animal: FourLegged, acted: Acted): Stance =>
  stances[acted.doing](animal, acted);
