import { originOfFilm, originOfName, type Origin } from '../people/origin.ts';
import type { TemplateName } from '../drawing.ts';
import type { Person } from './persons.ts';
import type { FilmScene, SceneIdea } from './scene-idea.ts';

/** Read once for all scenes of a film. */
const known = new WeakMap<readonly FilmScene[], Origin | null>();

const readOrigin = (topic: string, scenes: readonly FilmScene[]): Origin | null =>
  originOfFilm(
    [topic, ...scenes.map(({ dialogue }) => dialogue)].join(' '),
    scenes.map(({ description }) => description).join(' '),
  );

/** Where a film is at home, by its title and all its scenes. */
function originOfScenes({ topic, film, description, dialogue }: SceneIdea): Origin | null {
  if (film === undefined) return readOrigin(topic, [{ description, dialogue }]);
  const read = known.get(film);
  if (read !== undefined) return read;
  const origin = readOrigin(topic, film);
  known.set(film, origin);
  return origin;
}

/** Where somebody of a scene is from: by their own name, else as the film is. */
export function originOf(
  { subject, somebody, known: person }: Person,
  idea: SceneIdea,
): Origin | null {
  const names = `${subject.what} ${somebody.key} ${somebody.called ?? ''}`.match(/\p{L}+/gu) ?? [];
  return originOfName([...names, ...(person?.called ?? [])]) ?? originOfScenes(idea);
}

/** In these parts of the world no street looks like the one that we have a set of. */
const farFromOurStreet: ReadonlySet<string> = new Set([
  'west-and-central-africa',
  'south-asia',
  'east-asia',
  'southeast-asia',
  'caribbean',
]);
const ofOurTowns: ReadonlySet<TemplateName> = new Set(['street', 'columns']);

/** A set where it is one of where the film is at home; null where that would be another part of the world. */
export function atHome(set: TemplateName | null, idea: SceneIdea): TemplateName | null {
  if (set === null || !ofOurTowns.has(set)) return set;
  return farFromOurStreet.has(originOfScenes(idea)?.id ?? '') ? null : set;
}
