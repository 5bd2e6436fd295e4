import type { Material } from '../reading/material.ts';
import { article } from './article.ts';
import { dialogue } from './dialogue.ts';
import { explainer } from './explainer.ts';
import type { Genre } from './genre.ts';
import { howTo } from './how-to.ts';
import { joke } from './joke.ts';
import { list } from './list.ts';
import { news } from './news.ts';
import { pitch } from './pitch.ts';
import { poem } from './poem.ts';
import { quiz } from './quiz.ts';
import { recipe } from './recipe.ts';
import { script } from './script.ts';
import { story } from './story.ts';

/** Of two that fit alike, the earlier is told. */
export const genres: readonly Genre[] = [
  script,
  dialogue,
  poem,
  joke,
  quiz,
  recipe,
  howTo,
  list,
  news,
  pitch,
  story,
  article,
  explainer,
];

/** The genre that fits best: by the form of the text, then by its words; the explainer where nothing else fits. */
export function chooseGenre(material: Material): Genre {
  const fitting = genres.map((genre) => ({ genre, fit: genre.fits(material) }));
  return fitting.reduce((best, next) => (next.fit > best.fit ? next : best)).genre;
}
