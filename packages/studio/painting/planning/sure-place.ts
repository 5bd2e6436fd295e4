import type { Figure } from '../../figures/figure.ts';
import type { TemplateName } from '../drawing.ts';
import { isForeign } from '../lexicon/is-foreign.ts';
import { placeBefore } from './film-place.ts';
import { placeOf, workplaces } from './places.ts';
import type { SceneIdea } from './scene-idea.ts';

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
  const own = placeOf(idea.description) ?? placeIn(idea.dialogue);
  const work = workplaces[figure.action];
  const fits = (name: TemplateName | null): name is TemplateName =>
    name !== null && (work === undefined || work.includes(name));
  if (fits(own)) return own;
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
