import { poseBird } from '../animals/bird.ts';
import type { AnimalDoing } from '../animals/doings.ts';
import type { Bird } from './bird-kind.ts';
import { birdKinds } from './bird-kinds.ts';
import { type DrawnThing, drawnLater } from './drawn-thing.ts';
import { drawPosed } from './draw-posed.ts';

const draw = (bird: Bird, doing: AnimalDoing): DrawnThing =>
  drawPosed(
    poseBird(bird, {
      doing,
      medium: doing === 'fly' ? 'air' : 'ground',
      seconds: 0,
      alive: false,
      seed: 0,
    }),
    { cm: bird.cm, staging: doing === 'fly' ? 'flyer' : 'walker', main: bird.main },
  );

/** Those that nobody sees in the air. */
export const earthbound: ReadonlySet<string> = new Set([
  'hen',
  'cockerel',
  'penguin',
  'duckling',
  'ostrich',
]);

/** Birds by name, those that fly also as `robin-flying`. */
export const birds: ReadonlyMap<string, DrawnThing> = new Map(
  Object.entries(birdKinds).flatMap(([name, bird]) => [
    [name, drawnLater(() => draw(bird, 'stand'))] as const,
    ...(earthbound.has(name)
      ? []
      : [[`${name}-flying`, drawnLater(() => draw(bird, 'fly'))] as const]),
  ]),
);
