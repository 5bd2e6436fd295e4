import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import type { TemplateName } from '../drawing.ts';
import { isForeign } from '../lexicon/is-foreign.ts';
import { placeHappening, placeOf } from './places.ts';
import type { FilmScene, SceneIdea } from './scene-idea.ts';

/* Where a film happens: a place once named holds for the scenes that follow, until another is named. */

/** Things are in there for as long as that is spoken of, and nobody is. */
const passing: ReadonlySet<TemplateName> = new Set<TemplateName>(['fridge', 'space', 'stadium']);

/** The last place a scene names: by its plan, which is English in every film, or by its line. */
function placeIn({ description, dialogue }: FilmScene): TemplateName | null {
  const { place, turns, later = [] } = readDescription(description);
  const planned = [place, ...later.map(({ shows }) => shows.place)]
    .map((each) => (each === '' ? null : placeOf(`in ${each}`)))
    .findLast((name) => name !== null);
  // Those who talk of what is in a fridge are in the kitchen.
  if (planned === 'fridge' && turns !== undefined) return 'kitchen';
  return planned ?? (isForeign(dialogue) ? null : placeHappening(dialogue));
}

/** Read once for all scenes of a film. */
const known = new WeakMap<readonly FilmScene[], readonly (TemplateName | null)[]>();

function placesOf(film: readonly FilmScene[]): readonly (TemplateName | null)[] {
  const read = known.get(film) ?? film.map(placeIn);
  known.set(film, read);
  return read;
}

/** Where the film last was before this picture; null where nobody knows. */
export function placeBefore({ film, sceneNumber, dialogue }: SceneIdea): TemplateName | null {
  // A later picture of a scene comes after what its line says first.
  const own = film?.[sceneNumber - 1];
  const isLater = own !== undefined && !own.dialogue.startsWith(dialogue.trim());
  const before = placesOf(film ?? []).slice(0, Math.max(0, sceneNumber - (isLater ? 0 : 1)));
  return before.findLast((name) => name !== null && !passing.has(name)) ?? null;
}
