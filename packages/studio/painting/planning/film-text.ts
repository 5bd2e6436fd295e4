import type { SceneIdea } from './scene-idea.ts';

type Film = Pick<SceneIdea, 'topic' | 'film'>;

const longestFilm = 6_000;
const known = new WeakMap<NonNullable<SceneIdea['film']>, string>();

/** All that a film says, with its title: what a thing is may be told in another scene than the one that shows it. */
export function filmText({ topic, film }: Film): string {
  if (film === undefined) return topic;
  const said =
    known.get(film) ??
    film
      .map(({ dialogue }) => dialogue)
      .join(' ')
      .slice(0, longestFilm);
  known.set(film, said);
  return `${topic} ${said}`;
}
