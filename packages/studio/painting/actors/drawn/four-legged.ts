import { poseFourLegged } from '../animals/four-legged.ts';
import { drawPosed } from './draw-posed.ts';
import type { DrawnThing } from './drawn-thing.ts';
import type { FourLegged } from './four-legged-kind.ts';

/** Draws a four-legged animal from its left side, standing with one leg of each pair before the other. */
export const drawFourLegged = (animal: FourLegged): DrawnThing =>
  drawPosed(
    poseFourLegged(animal, {
      doing: 'stand',
      medium: 'ground',
      seconds: 0,
      alive: false,
      seed: 0,
    }),
    { cm: animal.cm, staging: 'walker', main: animal.main },
  );
