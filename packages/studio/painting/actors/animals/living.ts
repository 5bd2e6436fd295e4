import type { Actor } from '../../drawing.ts';
import type { Stage, StageBrief } from '../../stage.ts';
import { doingOf, findAnimal, type Animal } from './animal.ts';
import type { AnimalDoing, Medium } from './doings.ts';

/** An animal as a stage has it. */
export interface Living {
  readonly animal: Animal;
  readonly doing: AnimalDoing;
  readonly medium: Medium;
  /** Whether it swims, or drinks, where the stage itself has no water: a pond is painted under it, or before its muzzle. */
  readonly pond: 'under' | 'before' | null;
}

const resting: ReadonlySet<AnimalDoing> = new Set<AnimalDoing>([
  'sleep',
  'lie',
  'sit',
  'stand',
  'wade',
  'dead',
]);

/** Where an animal is on this stage, by what it does. */
function mediumOn({ surface }: Stage, { kind }: Animal, doing: AnimalDoing): Medium {
  if (doing === 'fly') return 'air';
  if (surface === 'air') return kind === 'flyer' || kind === 'swimmer' ? 'air' : 'ground';
  if (kind === 'flyer') return resting.has(doing) ? 'ground' : 'air';
  if (surface === 'water') return kind === 'swimmer' || doing === 'swim' ? 'under' : 'ground';
  if (kind === 'swimmer') return surface === 'table' ? 'ground' : 'afloat';
  return doing === 'swim' ? 'afloat' : 'ground';
}

/** Where nobody stands on open water this lead makes it so: boats, whatever swims. */
export const isAfloat = (lead: Actor | undefined): boolean => {
  const animal = lead === undefined ? null : findAnimal(lead.emoji);
  return lead !== undefined && animal !== null && doingOf(lead.emoji, lead.doing) === 'swim';
};

/** Null for what is no animal that moves. */
export function livingOn({ drawing }: StageBrief, stage: Stage, actor: Actor): Living | null {
  const animal = findAnimal(actor.emoji);
  if (animal === null) return null;
  const doing = doingOf(actor.emoji, actor.doing);
  const medium = mediumOn(stage, animal, doing);
  const isOpenWater = drawing.template === 'coast' && stage.sinkY < stage.groundY;
  const drinks = doing === 'drink' && medium === 'ground' && stage.surface === 'ground';
  const isOutside = stage.indoors !== true && drawing.template !== 'room';
  const wades = doing === 'wade' && isOutside && !isOpenWater;
  const pond =
    wades || (medium === 'afloat' && !isOpenWater)
      ? 'under'
      : drinks && isOutside
        ? 'before'
        : null;
  return { animal, doing, medium, pond };
}
