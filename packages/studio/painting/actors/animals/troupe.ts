import { hashText, noiseAt } from '../../random.ts';
import type { StageBrief } from '../../stage.ts';
import { copiesOf } from '../copies.ts';
import type { Placement } from '../place.ts';
import type { Lighting } from '../sprite.ts';
import { createAnimalArt, type AnimalArt, type AnimalMoment } from './animal-art.ts';
import type { AnimalDoing, Medium } from './doings.ts';
import type { Living } from './living.ts';

/** One or several of a kind of animal on the stage: none of them at the same moment of its motion as another. */
export interface Troupe {
  readonly living: Living;
  readonly art: AnimalArt;
  /** Where the one at `index` is in its motion. */
  moment(index: number, seconds: number, alive: boolean): AnimalMoment;
  /** Whether the one at `index` faces right. */
  facesRight(index: number): boolean;
}

/** These get on in one direction, all of them together. */
const travels: ReadonlySet<AnimalDoing> = new Set<AnimalDoing>(['walk', 'run', 'fly', 'swim']);

const isAloft = (medium: Medium): boolean => medium === 'air' || medium === 'under';

/** So much later than the first each further one is in its motion, seconds. */
const lagS = 0.47;

export function createTroupe(
  { width, height, drawing, blend }: StageBrief,
  { living, actor, size, mirrored, lead }: Placement & { living: Living },
  lighting: Lighting,
  zoom: number,
): Troupe {
  const { doing, medium, animal } = living;
  // As many as there are have room beside one another.
  const rows = copiesOf(actor.count ?? 1, isAloft(medium) ? 'flyer' : 'walker', 0.7, drawing.seed);
  const spread = Math.max(...rows.map(({ dx, scale }) => Math.abs(dx) * 2 + scale));
  const share = lead
    ? { x: Math.min(blend(0.82, 0.6), 0.92 / spread), y: blend(0.42, 0.6) }
    : { x: 0.34, y: 0.3 };
  const art = createAnimalArt(animal, {
    doing,
    medium,
    size,
    most: { width: width * share.x * zoom, height: height * share.y * zoom },
    colour: actor.accent,
    lighting,
  });
  const own = hashText(`${drawing.seed} ${actor.emoji}`);
  const turnsAround = (index: number) =>
    index > 0 && !travels.has(doing) && noiseAt(own, index) < 0.4;
  return {
    living,
    art,
    // A still holds the best moment of the first, and those of the others are apart from it.
    moment: (index, seconds, alive) => ({
      seconds: (alive ? seconds : 0) + index * lagS + noiseAt(own, index + 40) * 0.3,
      alive: alive || (index > 0 && doing !== 'jump'),
      seed: own + index,
    }),
    facesRight: (index) => mirrored !== turnsAround(index),
  };
}

/** How far it gets on in a shot, px, as long as there is room to both sides. */
export function travelOf(
  { living, art }: Troupe,
  { x }: Pick<Placement, 'x'>,
  reach: number,
  { width, drawing }: StageBrief,
): number {
  const isAlone = drawing.heroes.length === 1 && drawing.figures.length === 0;
  if (!isAlone || art.speed === 0 || !travels.has(living.doing)) return 0;
  const room = 2 * Math.min(x - reach / 2, width - x - reach / 2) - width * 0.04;
  return Math.max(0, Math.min(art.speed * 3, room));
}
