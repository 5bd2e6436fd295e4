import { wordsOf } from '../plain-words.ts';
import { isImperative } from '../reading/english.ts';
import { beatOf, ownLine } from './beats.ts';
import { isEnglish, isWished } from './evidence.ts';
import { framed, titleBeats } from './frame.ts';
import type { Beat, Genre } from './genre.ts';
import type { Material, Unit } from '../reading/material.ts';
import { stepBeats } from './how-to.ts';
import { questionsOf } from './questions.ts';
import { structureLine } from './structure-words.ts';

/** "Heat the vinegar and the sugar" under what is heated: no ingredient is told in so many words, or done. */
const isDone = (text: string): boolean => wordsOf(text).length > mostOfThing || isImperative(text);
const mostOfThing = 9;
const mostOfBare = 5;

/** One that leans on a step stays behind that; among each other they stand together, in the author's order. */
const ingredientsOf = ({ units }: Material): readonly Unit[] => {
  const ingredients: Unit[] = [];
  // "Juice of half a lemon" in a list of ingredients is one, though it begins with no amount.
  const listed = (block: number) => {
    const points = units.filter((unit) => unit.block === block && unit.kind !== 'sentence');
    return points.filter(({ kind }) => kind === 'ingredient').length * 2 >= points.length;
  };
  // Behind the last amount only short points go on with the list: what is longer is done with them, in whatever language.
  const goesOn = (unit: Unit) => {
    const points = units.filter(({ block, kind }) => block === unit.block && kind !== 'sentence');
    const last = points.findLastIndex(({ kind }) => kind === 'ingredient');
    return points
      .slice(last + 1, points.indexOf(unit) + 1)
      .every(({ text }) => wordsOf(text).length <= mostOfBare);
  };
  const isListed = (unit: Unit) =>
    unit.kind === 'ingredient' ||
    (unit.kind === 'item' && !isDone(unit.text) && listed(unit.block) && goesOn(unit));
  // What stands behind the steps ("28 g protein") is not put into the dish.
  const lastStep = units.findLastIndex(({ kind, number }) => kind === 'step' && number !== null);
  const isBefore = (place: number) =>
    lastStep < 0 || place < lastStep || !units.slice(0, lastStep).some(isListed);
  for (const [place, unit] of units.entries()) {
    const isFree = unit.leansOn === null || ingredients.some(({ id }) => id === unit.leansOn);
    if (isListed(unit) && isBefore(place) && unit.corrects === null && isFree)
      ingredients.push(unit);
  }
  return ingredients;
};

/** All ingredients with their amounts, before anything is done with them. */
function ingredientBeats(material: Material): Beat[] {
  const ingredients = ingredientsOf(material);
  if (ingredients.length === 0) return [];
  const saysItself = /\byou(?:'ll|’ll| will)? need\b/iu.test(ingredients[0]?.text ?? '');
  const announces =
    isEnglish(material) && !saysItself
      ? [structureLine('You need')].filter((line) => line !== null)
      : [];
  return [beatOf('ingredients', [...announces, ...ingredients.map(ownLine)], { weight: 0.95 })];
}

/** What is no step, and leans on none. */
function introOf(units: readonly Unit[]): Unit[] {
  const intro: Unit[] = [];
  for (const unit of units) {
    const isAlone = unit.leansOn === null || intro.some(({ id }) => id === unit.leansOn);
    if (unit.kind !== 'step' && isAlone) intro.push(unit);
  }
  return intro;
}

/** "Lemon curd the way my aunt Maud makes it.": a first sentence without an amount that nobody is told to do names the dish. */
function nameOf(material: Material): Unit | null {
  const [first, second] = material.units;
  if (first?.kind !== 'sentence' || second === undefined || !isEnglish(material)) return null;
  const isName =
    !isImperative(first.text) &&
    wordsOf(first.text).length <= mostOfName &&
    first.figures.every(({ kind }) => kind === 'count');
  return isName ? first : null;
}
const mostOfName = 14;

/** What is said before the ingredients, the ingredients, then the steps. */
export const recipe: Genre = {
  id: 'recipe',
  verbatim: false,
  fits(material) {
    if (material.form.hasIngredients) return 0.9;
    return isWished(material, 'recipe') ? 0.82 : 0;
  },
  arrange(material) {
    const ingredients = new Set(ingredientsOf(material));
    const firstIngredient = material.units.findIndex((unit) => ingredients.has(unit));
    const name = nameOf(material);
    const named = name === null ? 0 : 1;
    const intro = introOf(material.units.slice(named, Math.max(firstIngredient, named)));
    const rest = material.units
      .slice(named)
      .filter((unit) => !ingredients.has(unit) && !intro.includes(unit));
    const told = [
      ...(name === null ? [] : [beatOf('title', [ownLine(name)], { weight: 0.8 })]),
      ...stepBeats(material, intro),
      ...ingredientBeats(material),
      ...stepBeats(material, rest),
    ];
    return framed(material, [...titleBeats(material, 0.8), ...told]);
  },
  questions: (material) => questionsOf('recipe', material),
};
