import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import choices from '../../data/art-direction.json' with { type: 'json' };
import type { TemplateName, Weather } from '../drawing.ts';
import type { FilmScene, SceneIdea } from './scene-idea.ts';

/* Snow that a film has told of lies in its later scenes under the sky, until it speaks of another season. */

const said = (words: readonly string[]) =>
  new RegExp(String.raw`(?<!\p{L})(?:${alternatives(words, String.raw`\p{L}*`)})(?!\p{L})`, 'iu');
const snow = said(choices.snows);
const other = said(choices.snowless);

/** Under the sky, where snow can lie. */
const outside: ReadonlySet<string> = new Set<TemplateName>(['hills', 'forest', 'street']);

/** Read once for all scenes of a film: up to each of them, whether snow lies. */
const known = new WeakMap<readonly FilmScene[], readonly boolean[]>();

function snowOf(film: readonly FilmScene[]): readonly boolean[] {
  const read = known.get(film);
  if (read !== undefined) return read;
  let lies = false;
  const found = film.map(({ dialogue }) => {
    if (other.test(dialogue)) lies = false;
    else if (snow.test(dialogue)) lies = true;
    return lies;
  });
  known.set(film, found);
  return found;
}

/** The weather that an earlier scene, or this one, has told of; clear where none has. */
export function weatherOfFilm(
  { film, sceneNumber }: Pick<SceneIdea, 'film' | 'sceneNumber'>,
  template: string,
): Weather {
  const lies = outside.has(template) && snowOf(film ?? [])[sceneNumber - 1] === true;
  return lies ? 'snow' : 'clear';
}
