import { fourLegged } from './animals.ts';
import { belongings } from './belongings.ts';
import { birds } from './birds.ts';
import type { DrawnThing } from './drawn-thing.ts';
import { garden } from './garden.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { natureThings } from './nature-things.ts';
import { places } from './places.ts';
import { produce } from './produce.ts';
import { readDrawings } from './read-drawing.ts';
import { seaAndSmall } from './sea-and-small.ts';
import { shops } from './shops.ts';
import { storage } from './storage.ts';
import { treesAndFlowers } from './trees-and-flowers.ts';
import { vehicles } from './vehicles.ts';

/** All our own drawings by what they are of, each with its name, as `kettle`. */
export const drawnGroups: ReadonlyMap<string, ReadonlyMap<string, DrawnThing>> = new Map([
  ['kitchen', readDrawings(kitchen)],
  ['storage', readDrawings(storage)],
  ['garden', readDrawings(garden)],
  ['home', readDrawings(home)],
  ['belongings', readDrawings(belongings)],
  ['health', readDrawings(health)],
  ['places', readDrawings(places)],
  ['shops', readDrawings(shops)],
  ['sea-and-small', readDrawings(seaAndSmall)],
  ['nature', readDrawings(natureThings)],
  ['trees-and-flowers', readDrawings(treesAndFlowers)],
  ['produce', readDrawings(produce)],
  ['vehicles', readDrawings(vehicles)],
  ['four-legged', fourLegged],
  ['birds', birds],
]);

/** All our own drawings, by name: `drawn-kettle`. */
export const drawnThings: ReadonlyMap<string, DrawnThing> = new Map(
  [...drawnGroups.values()].flatMap((drawings) =>
    [...drawings].map(([name, thing]) => [`drawn-${name}`, thing] as const),
  ),
);
