import type { Material } from '../reading/material.ts';
import type { LinearModel } from '../sifting/linear-model.ts';
import { article } from './article.ts';
import { dialogue } from './dialogue.ts';
import { explainer } from './explainer.ts';
import type { Genre, GenreId } from './genre.ts';
import { howTo } from './how-to.ts';
import { joke } from './joke.ts';
import { likelyGenres } from './likely-genre.ts';
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

/** A form so sure (numbered steps, turns, a wish for a recipe) is not asked about. */
const sureForm = 0.76;
/** So likely a genre is, as people name those of such texts, before it is told instead of what its rules read. */
const leastLikely = 0.3;
/** Points are a list unless it is rather likely that they are something else. */
const leastOfList = 0.5;
/** Told by its words, and not by its form alone. */
const ofWords: ReadonlySet<GenreId> = new Set([
  'joke',
  'recipe',
  'how-to',
  'news',
  'pitch',
  'story',
  'article',
  'explainer',
]);
/** What is told as a joke by mistake loses more than what is not. */
const leastOfJoke = 0.6;
/** A longer text with a joke in it is told as what else it is. */
const longestJoke = 8;

/**
 * The genre of a material: by its form where that is sure; else as people name such texts, where that is likely; else by the
 * rules of the genres, the explainer where nothing fits.
 * @param model what is learnt from the texts that people named, where it is not the one in its file
 */
export function chooseGenre(material: Material, model?: LinearModel): Genre {
  const fitting = genres.map((genre) => ({ genre, fit: genre.fits(material) }));
  const best = fitting.reduce((first, next) => (next.fit > first.fit ? next : first));
  if (best.fit >= sureForm || material.units.length === 0) return best.genre;
  const fits = new Map(fitting.map(({ genre, fit }) => [genre.id, fit]));
  const least = best.genre.id === 'list' ? leastOfList : leastLikely;
  const isJoke = material.units.length <= longestJoke;
  const [likely] = [...likelyGenres(material, fits, model)]
    .filter(([id, chance]) => chance >= least && ofWords.has(id))
    .filter(([id, chance]) => id !== 'joke' || (isJoke && chance >= leastOfJoke))
    .filter(([id]) => best.genre.id !== 'article' || id === 'story')
    .toSorted(([, one], [, other]) => other - one);
  return genres.find(({ id }) => id === likely?.[0]) ?? best.genre;
}
