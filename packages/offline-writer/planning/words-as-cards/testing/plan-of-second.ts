import type { FilmInput } from '../../plan-context.ts';
import { planPictures } from '../../plan-scene.ts';
import { english, scene } from '../../testing/plan-lines.ts';

export interface Film {
  readonly language?: string;
  readonly genre?: FilmInput['genre'];
  readonly title?: string;
}

/** The picture of a film's second scene: its first is its opening. */
export const planOf = (
  sentences: readonly string[],
  { language = 'en', genre = 'how-to', title = 'A film' }: Film = {},
) =>
  planPictures([scene(['Hello there, everybody.']), scene(sentences)], {
    ...english,
    ...{ language, genre, title },
  })[1];
