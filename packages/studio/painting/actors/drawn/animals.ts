import { type DrawnThing, drawnLater } from './drawn-thing.ts';
import { farmAnimals } from './farm-animals.ts';
import { drawFourLegged } from './four-legged.ts';
import type { FourLegged } from './four-legged-kind.ts';
import { petsAndHedgerow } from './pets-and-hedgerow.ts';
import { wildAnimals } from './wild-animals.ts';
import { youngAnimals } from './young-animals.ts';

type Kinds = Readonly<Record<string, FourLegged>>;

const drawAll = (kinds: Kinds): ReadonlyMap<string, DrawnThing> =>
  new Map(
    Object.entries(kinds).map(([name, kind]) => [name, drawnLater(() => drawFourLegged(kind))]),
  );

/** Four-legged animals, by name. */
export const fourLegged = drawAll({ ...farmAnimals, ...wildAnimals });
export const youngFourLegged = drawAll({ ...youngAnimals, ...petsAndHedgerow });

/** What all of them are drawn from. */
export const fourLeggedKinds: Kinds = {
  ...farmAnimals,
  ...wildAnimals,
  ...youngAnimals,
  ...petsAndHedgerow,
};
