import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import { findSomebody } from '../people/somebody.ts';
import type { SceneIdea } from './scene-idea.ts';

/*
 * "Mum; Dave": who stands with somebody's mother and is only called by a name is most likely of that family, and looks like it.
 */

type Film = NonNullable<SceneIdea['film']>;

const nobody: ReadonlySet<string> = new Set();
const mostScenes = 100;

const known = new WeakMap<Film, ReadonlySet<string>>();

/** By what those are known who are called by a name beside one of the family, in any scene of a film. */
export function kinByName({ film }: SceneIdea): ReadonlySet<string> {
  if (film === undefined) return nobody;
  const before = known.get(film);
  if (before !== undefined) return before;
  const keys = film.slice(0, mostScenes).flatMap(({ description }) => {
    const people = readDescription(description).subjects.flatMap(
      (subject) => findSomebody(subject, true) ?? [],
    );
    return people.some(({ role }) => role.kin)
      ? people.filter(({ role, key }) => role.plain && /^\p{Lu}/u.test(key)).map(({ key }) => key)
      : [];
  });
  const found = new Set(keys);
  known.set(film, found);
  return found;
}
