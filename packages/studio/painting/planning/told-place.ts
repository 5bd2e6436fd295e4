import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import type { TemplateName } from '../drawing.ts';
import { placeOf } from './places.ts';
import type { SceneIdea } from './scene-idea.ts';

/** Sets that are no ground for words: of a fridge one sees shelves alone. */
const unsuited: ReadonlySet<TemplateName> = new Set<TemplateName>(['fridge', 'space']);

/**
 * The set of the place that a scene's plan tells, or that the last scene before it told: a place once told holds until another is,
 * also where that one has no set. Null where nothing tells one: what a line names in passing is no place of the film.
 */
export function toldPlace({ film, sceneNumber, description }: SceneIdea): TemplateName | null {
  const before = (film ?? []).slice(0, Math.max(0, sceneNumber - 1));
  const place = [...before, { description }]
    .map((scene) => readDescription(scene.description).place)
    .findLast((told) => told !== '');
  if (place === undefined) return null;
  const found = placeOf(`in ${place}`) ?? placeOf(`in the ${place}`);
  return found === null || unsuited.has(found) ? null : found;
}
