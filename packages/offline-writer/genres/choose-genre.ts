import type { Material } from '../reading/material.ts';
import type { LinearModel } from '../sifting/linear-model.ts';
import { article } from './article.ts';
import { dialogue } from './dialogue.ts';
import { explainer } from './explainer.ts';
import type { Genre, GenreId } from './genre.ts';
import { signsIn } from './genre-signs.ts';
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
/** What is told as a joke by mistake loses more than what is not. */
const leastOfJoke = 0.6;
/** A longer text with a joke in it is told as what else it is. */
const longestJoke = 8;
/** Two sentences are no conversation. */
const leastInTurns = 4;

/** Milk and almonds are compared as well: in a recipe something is cooked, in a language whose words for that are known. */
function isCooked({ units, language }: Material): boolean {
  const found = signsIn(
    units.map(({ text }) => text),
    language,
  ).get('cooks');
  return found === undefined || found.flat().length >= leastCooked;
}
const leastCooked = 1;

/** Points under bullets tell no story, and nobody says them to each other, whatever stands around them. */
const isListed = ({ units }: Material): boolean => {
  const points = units.filter(({ kind }) => kind === 'item').length;
  return points >= leastPoints && points >= units.length * mostlyPoints;
};
const leastPoints = 4;
const mostlyPoints = 0.6;

/** Whether a material can be told as a genre: verses, and scenes with their pictures, are there or not. */
function canBe(id: GenreId, chance: number, fit: number, material: Material): boolean {
  const { units } = material;
  if (id === 'recipe') return fit > 0 || isCooked(material);
  if (id === 'script' || id === 'poem') return fit > 0;
  if (id === 'quiz') return fit > 0 || units.length >= leastInTurns;
  if (id === 'dialogue') return fit > 0 || (units.length >= leastInTurns && !isListed(material));
  if (id === 'joke') return units.length <= longestJoke && chance >= leastOfJoke;
  if (id === 'story' || id === 'article' || id === 'explainer') return !isListed(material);
  return true;
}

/**
 * The genre of a material: by its form or its creator's wish where that is sure; else one decision over all that shows it, as
 * people name such texts: what its rules read, its words and those of its language that mean the same in any, how its sentences
 * follow each other.
 * @param model what is learnt from the texts that people named, where it is not the one in its file
 */
export function chooseGenre(material: Material, model?: LinearModel): Genre {
  const fitting = genres.map((genre) => ({ genre, fit: genre.fits(material) }));
  const best = fitting.reduce((first, next) => (next.fit > first.fit ? next : first));
  if (best.fit >= sureForm || material.units.length === 0) return best.genre;
  const fits = new Map(fitting.map(({ genre, fit }) => [genre.id, fit]));
  const [likely] = [...likelyGenres(material, fits, model)]
    .filter(([id, chance]) => canBe(id, chance, fits.get(id) ?? 0, material))
    .toSorted(([, one], [, other]) => other - one);
  return genres.find(({ id }) => id === likely?.[0]) ?? best.genre;
}
