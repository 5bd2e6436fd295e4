import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import type { Figure, Outfit } from '../../figures/figure.ts';
import { hashText } from '../random.ts';
import type { FilmScene, SceneIdea } from './scene-idea.ts';

/* Those who talk with one another in a film are told apart by what they wear. */

/** Neighbours are far from one another. */
const colours = ['#2f7fc1', '#d97a2b', '#3f9a5c', '#a8447e'] as const;

/** Theirs are in no colour of a trade. */
const plain: ReadonlySet<Outfit> = new Set<Outfit>(['casual', 'hoodie', 'dress', 'coat']);

/** Read once for all scenes of a film. */
const known = new WeakMap<readonly FilmScene[], readonly string[]>();

/** Who speaks in turn in a film, in the order in which they first do. */
export function speakersOf(film: readonly FilmScene[]): readonly string[] {
  const read = known.get(film) ?? [
    ...new Set(
      film.flatMap(({ description }) =>
        (readDescription(description).turns ?? []).map(({ who }) => who.toLowerCase()),
      ),
    ),
  ];
  known.set(film, read);
  return read;
}

/** A figure as the one whom a plan calls `who` is dressed in its whole film. */
export function dressedApart(figure: Figure, who: string, { film, topic }: SceneIdea): Figure {
  const speakers = speakersOf(film ?? []);
  const at = speakers.indexOf(who.toLowerCase());
  const { look } = figure;
  if (at < 0 || speakers.length < 2 || !plain.has(look.outfit)) return figure;
  const top = colours[(at + hashText(topic)) % colours.length] ?? look.top;
  return { ...figure, look: { ...look, top } };
}
