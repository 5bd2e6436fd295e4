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

const sheets = [
  kitchen,
  storage,
  garden,
  home,
  belongings,
  health,
  places,
  shops,
  seaAndSmall,
  natureThings,
  treesAndFlowers,
  produce,
  vehicles,
];

/** All our own drawings, by name: `drawn-kettle`. */
export const drawnThings: ReadonlyMap<string, DrawnThing> = new Map(
  [...sheets.map(readDrawings), fourLegged, birds].flatMap((drawings) =>
    [...drawings].map(([name, thing]) => [`drawn-${name}`, thing] as const),
  ),
);
