import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import type { Figure } from '../../figures/figure.ts';
import type { TemplateName } from '../drawing.ts';
import { isForeign } from '../lexicon/is-foreign.ts';
import { placeBefore } from './film-place.ts';
import { placeOf, workplaces } from './places.ts';
import type { SceneIdea } from './scene-idea.ts';

/** Nobody stands in a fridge, and in a kitchen only who works there needs its table. */
function standing(
  name: TemplateName | null,
  place: string,
  work: readonly TemplateName[] | undefined,
): TemplateName | null {
  const isKitchen = name === 'fridge' || (name === 'table' && /\bkitchen$/u.test(place));
  return isKitchen && work?.includes('table') !== true ? 'kitchen' : name;
}

/**
 * Where people surely are: where the description or the line says, else where the film last was, else where their trade is at
 * home (`at`), as far as they can do there what they do; null where nobody is there.
 */
export function surePlace(
  idea: SceneIdea,
  figures: readonly Figure[],
  at: readonly TemplateName[],
): TemplateName | null {
  const [figure] = figures;
  if (figure === undefined) return null;
  // "Pitch" of a Portuguese film is no playing field.
  const placeIn = (text: string) => (isForeign(idea.dialogue) ? null : placeOf(text));
  // "A man in an armchair. In a barbershop.": the plan's own place before whatever stands in it.
  const { place } = readDescription(idea.description);
  const planned = place === '' ? null : placeOf(`in ${place}`);
  const work = workplaces[figure.action];
  const own = standing(planned ?? placeOf(idea.description) ?? placeIn(idea.dialogue), place, work);
  const fits = (name: TemplateName | null): name is TemplateName =>
    name !== null && (work === undefined || work.includes(name));
  // What is done there is told of that place, however seldom it is done elsewhere; only nobody drives through a room.
  const isTold = planned !== null && own !== null && figure.action !== 'drive';
  if (isTold || fits(own)) return own;
  const before = (idea.film ?? []).slice(0, Math.max(0, idea.sceneNumber - 1));
  const last =
    placeBefore(idea) ??
    [...before.toReversed().map(({ dialogue }) => dialogue), idea.topic.slice(0, 120)]
      .map(placeIn)
      .find((name) => name !== null && name !== 'fridge') ??
    null;
  if (fits(last)) return last;
  const homes = at.filter(fits);
  return (
    homes.find((name) => name !== idea.previousTemplate) ?? homes[0] ?? work?.[0] ?? 'abstract'
  );
}
