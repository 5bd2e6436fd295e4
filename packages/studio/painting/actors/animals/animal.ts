import { fourLeggedKinds } from '../drawn/animals.ts';
import { allBirds, earthbound } from '../drawn/birds.ts';
import { drawnThings } from '../drawn/catalogue.ts';
import type { DrawnThing } from '../drawn/drawn-thing.ts';
import { poseBird } from './bird.ts';
import {
  bee,
  butterfly,
  crawler,
  drifter,
  fish,
  frog,
  seaTurtle,
  snail,
  tortoise,
  whale,
} from './builds.ts';
import type { Acted, AnimalDoing } from './doings.ts';
import { poseFourLegged } from './four-legged.ts';
import { runSpeed, walkSpeed } from './gait.ts';
import { poseLimbed, type Build } from './limbed.ts';
import { onItsBack } from './on-its-back.ts';
import type { Posed } from './piece.ts';
import { poseSnake } from './snake.ts';

/** How animals get about by themselves. */
export type Kind = 'walker' | 'bird' | 'earthbird' | 'swimmer' | 'flyer' | 'creeper';

/** An animal that moves. */
export interface Animal {
  readonly kind: Kind;
  /** As it stands, or floats: its size is this one's in every pose. */
  readonly thing: DrawnThing;
  /** What it does where nobody says what. */
  readonly idle: AnimalDoing;
  /** Units a second that it gets on, by what it does; 0 where it stays. */
  readonly speed: (doing: AnimalDoing) => number;
  pose(acted: Acted): Posed;
}

const builds: ReadonlyMap<string, readonly [Kind, Build]> = new Map([
  ['fish', ['swimmer', fish]],
  ['fish-silver', ['swimmer', fish]],
  ['whale', ['swimmer', whale]],
  ['dolphin', ['swimmer', whale]],
  ['octopus', ['swimmer', drifter]],
  ['jellyfish', ['swimmer', drifter]],
  ['sea-turtle', ['swimmer', seaTurtle]],
  ['tortoise', ['creeper', tortoise]],
  ['frog', ['walker', frog]],
  ['toad', ['walker', frog]],
  ['snail', ['creeper', snail]],
  ['slug', ['creeper', snail]],
  ['ant', ['creeper', crawler]],
  ['spider', ['creeper', crawler]],
  ['crab', ['creeper', crawler]],
  ['bee', ['flyer', bee]],
  ['butterfly', ['flyer', butterfly]],
]);

const speedOf =
  (walk: number, run: number, other: number) =>
  (doing: AnimalDoing): number =>
    doing === 'walk'
      ? walk
      : doing === 'run'
        ? run
        : doing === 'fly' || doing === 'swim'
          ? other
          : 0;

function thingOf(name: string): DrawnThing {
  const thing = drawnThings.get(`drawn-${name}`);
  if (thing === undefined) throw new Error(`No drawing of ${name}`);
  return thing;
}

/** A pose that is turned over where the animal is dead. */
const mortal =
  (pose: (acted: Acted) => Posed) =>
  (acted: Acted): Posed =>
    acted.doing === 'dead'
      ? onItsBack(pose({ ...acted, medium: 'ground', alive: false }))
      : pose(acted);

function limbed(name: string, [kind, build]: readonly [Kind, Build]): Animal {
  const thing = thingOf(name);
  const slow = kind === 'creeper' ? 14 : 40;
  return {
    kind,
    thing,
    idle: kind === 'swimmer' ? 'swim' : kind === 'flyer' ? 'fly' : 'stand',
    speed: speedOf(slow, slow * 2, kind === 'flyer' ? 34 : 40),
    pose: mortal((acted) => poseLimbed(thing, build, acted)),
  };
}

/** All animals that move, by the name of their drawing: `drawn-dog`. */
const animals: ReadonlyMap<string, Animal> = new Map<string, Animal>([
  ...Object.entries(fourLeggedKinds).map(([name, kind]): [string, Animal] => [
    `drawn-${name}`,
    {
      kind: 'walker',
      thing: thingOf(name),
      idle: 'stand',
      speed: speedOf(walkSpeed(kind.cm, kind.legs), runSpeed(kind.cm, kind.legs), 30),
      pose: (acted) => poseFourLegged(kind, acted),
    },
  ]),
  ...Object.entries(allBirds).map(([name, bird]): [string, Animal] => [
    `drawn-${name}`,
    {
      kind: earthbound.has(name) ? 'earthbird' : 'bird',
      thing: thingOf(name),
      idle: 'stand',
      speed: speedOf(30, 70, 90),
      pose: mortal((acted) => poseBird(bird, acted)),
    },
  ]),
  ...[...builds].map(([name, build]): [string, Animal] => [`drawn-${name}`, limbed(name, build)]),
  [
    'drawn-snake',
    {
      kind: 'creeper',
      thing: thingOf('snake'),
      idle: 'stand',
      speed: speedOf(24, 60, 30),
      pose: poseSnake,
    },
  ],
]);

/** `drawn-gull-flying` is a gull, and flies. */
const flying = '-flying';
export const animalNames: readonly string[] = [...animals.keys()];

/** Null for a thing, a person or an illustration of the set. */
export const findAnimal = (name: string): Animal | null => animals.get(groundedName(name)) ?? null;

/** The name of an animal's drawing on the ground. */
export const groundedName = (name: string): string =>
  name.endsWith(flying) ? name.slice(0, -flying.length) : name;

/** What an animal does as it is named and told: a `-flying` one flies. */
export function doingOf(name: string, told: AnimalDoing | undefined): AnimalDoing {
  const idle = name.endsWith(flying) ? 'fly' : (findAnimal(name)?.idle ?? 'stand');
  return told ?? idle;
}
