import type { DrawnThing } from './drawn-thing.ts';
import { leg, neck, tail, trunkOfBody } from './four-legged-body.ts';
import { head } from './four-legged-head.ts';
import type { FourLegged } from './four-legged-kind.ts';
import { boxed } from './rig-paths.ts';

/** Draws a four-legged animal from its left side, standing with one leg of each pair before the other. */
export function drawFourLegged(animal: FourLegged): DrawnThing {
  const { length: l, cm, main, depth, legs } = animal;
  const frame = { animal, x: animal.head.x, y: animal.head.y, r: animal.head.size };
  const parts = [
    ...tail(animal),
    ...leg(animal, l * 0.2, 'dark', 5),
    ...leg(animal, l * 0.82, 'dark', -6),
    ...trunkOfBody(animal),
    ...leg(animal, l * 0.1, 'main', -5),
    ...leg(animal, l * 0.92, 'main', 2),
    ...neck(frame),
    ...head(frame),
  ];
  return boxed(parts, { cm, staging: 'walker', main, foot: depth + legs });
}
