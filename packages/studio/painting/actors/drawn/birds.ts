import { poseBird } from '../animals/bird.ts';
import type { AnimalDoing } from '../animals/doings.ts';
import type { Bird } from './bird-kind.ts';
import { birdKinds } from './bird-kinds.ts';
import { type DrawnThing, drawnLater } from './drawn-thing.ts';
import { drawPosed } from './draw-posed.ts';
import { hedgeBirds } from './hedge-birds.ts';
import { waterBirds } from './water-birds.ts';

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
  'chick-yellow',
  'cygnet',
  'gosling',
  'owlet',
]);

type Kinds = Readonly<Record<string, Bird>>;

const drawAll = (kinds: Kinds): ReadonlyMap<string, DrawnThing> =>
  new Map(
    Object.entries(kinds).flatMap(([name, bird]) => [
      [name, drawnLater(() => draw(bird, 'stand'))] as const,
      ...(earthbound.has(name)
        ? []
        : [[`${name}-flying`, drawnLater(() => draw(bird, 'fly'))] as const]),
    ]),
  );

/** Birds by name, those that fly also as `robin-flying`. */
export const birds = drawAll(birdKinds);
export const hedgeAndWaterBirds = drawAll({ ...hedgeBirds, ...waterBirds });

/** What all of them are drawn from. */
export const allBirds: Kinds = { ...birdKinds, ...hedgeBirds, ...waterBirds };
