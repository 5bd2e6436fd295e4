import { type DrawnThing, drawnLater } from './drawn-thing.ts';
import { farmAnimals } from './farm-animals.ts';
import { drawFourLegged } from './four-legged.ts';
import { wildAnimals } from './wild-animals.ts';

/** Four-legged animals, by name. */
export const fourLegged: ReadonlyMap<string, DrawnThing> = new Map(
  Object.entries({ ...farmAnimals, ...wildAnimals }).map(([name, kind]) => [
    name,
    drawnLater(() => drawFourLegged(kind)),
  ]),
);
