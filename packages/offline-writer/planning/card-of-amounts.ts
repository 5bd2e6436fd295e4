import type { Line } from '../genres/genre.ts';
import type { Figure } from '../reading/material.ts';
import { countBehind } from '../reading/measures.ts';
import { lettersOf } from '../plain-words.ts';
import type { Card, SceneText } from './card-of-scene.ts';
import { readLine } from './read-line.ts';
import { ofAmounts } from './amount-words.ts';

/* Cards of what is needed and how much of it. */

/** "1 cup water, 1 cup milk" is two of them, "dill, 2 pieces" is one. */
const itemsOf = (text: string): readonly string[] =>
  countBehind.test(text) ? [text] : text.split(/, (?=(?:\d|[½¼¾⅓⅔]))/u);

const startsAmount = new RegExp(
  String.raw`^(?:\p{N}|[½¼¾⅓⅔]|an?\s|(?:${ofAmounts.startingAmounts})\b)`,
  'iu',
);
/** "8 h a day", "1 Std gehen lassen": how long something takes is no ingredient. */
const ofTime = new RegExp(
  String.raw`^\p{N}[\p{N}.,:/–-]*\s?(?:${ofAmounts.timeUnits}|min\p{L}{0,5}\.?)(?![\p{L}])`,
  'iu',
);
/** What goes on from here is told of it: "…, on remue". */
const ofSomebody = new RegExp(
  String.raw`,\s(?:and\s|et\s|und\s|y\s|e\s|en\s|i\s)?(?:${ofAmounts.recipeSubjects})\s.*$`,
  'iu',
);
/** It goes on with what was said before. */
const goesOn = new RegExp(String.raw`^(?:${ofAmounts.joinersAndThen})\s`, 'iu');
const mostWordsOfThing = 5;
/** A shorter name may begin one of its ingredients: "Tea". */
const leastOfDish = 8;

/** A thing that is needed, as it stands on a card; empty where a line tells something else. */
function ingredientIn(text: string, title: string): string {
  const bare = text.replace(/[.。;]$/u, '').replace(ofSomebody, '');
  // "Nana's cheese rolls, makes 20" is the dish itself.
  const [name, dish] = [lettersOf(bare), lettersOf(title)];
  const isDish = name === dish || (dish.length >= leastOfDish && name.startsWith(dish));
  if (isDish || ofTime.test(bare) || goesOn.test(bare)) return '';
  const isAmount = startsAmount.test(bare) || /\p{N}/u.test(bare);
  return isAmount || (bare.split(/\s+/u).length <= mostWordsOfThing && !/[,:!?]/u.test(bare))
    ? bare
    : '';
}

/** Of so many of its lines a card of ingredients tells, at least. */
const leastToldShare = 0.5;

/** What is needed, and nothing else; null where most of what is said is something else. */
export function ingredientsCard({ lines, isOfFood, film }: SceneText): Card | null {
  const told = lines.filter(({ source }) => source !== 'structure');
  const ingredients = told.filter(
    ({ unit }) => unit?.kind === 'ingredient' || (unit?.kind === 'item' && unit.number === null),
  );
  const needed = (ingredients.length === 0 ? told : ingredients).flatMap(({ text }) => {
    const item = isOfFood ? ingredientIn(text, film.title) : text.replace(/[.。;]$/u, '');
    return item === '' ? [] : [item];
  });
  if (needed.length === 0 || (isOfFood && needed.length < told.length * leastToldShare))
    return null;
  const items = needed.flatMap(itemsOf);
  // "250 ml bottle £3": what is sold is asked for, and not cooked.
  if (told.some(({ unit }) => unit?.figures.some(({ kind }) => kind === 'money') === true))
    return null;
  // "A pencil, one hour": what is needed is no ingredient where nothing is eaten.
  return isOfFood
    ? { layout: 'ingredients', items, place: 'a kitchen', subjects: [] }
    : { layout: 'checklist', items, place: '', subjects: [] };
}

const leastAmounts = 3;

/** "1 cauliflower, 250g beans, 2 onions": a step at which nothing is told to be done names what is needed. */
export function amountsCard({ lines, parts, film, isOfFood }: SceneText): Card | null {
  if (!isOfFood || !/^en\b/iu.test(film.language)) return null;
  const amounts = lines.flatMap(({ text }) => text.replace(/[.;]\s*$/u, '').split(/[,;] /u));
  const counted = amounts.filter((part) => /^(?:\d|[½¼¾]|half\b|an? )/iu.test(part.trim()));
  const isTold = parts.some(({ whole }) =>
    readLine(whole).actions.some(({ who }) => who.is === 'told'),
  );
  return isTold || counted.length < leastAmounts
    ? null
    : {
        layout: 'ingredients',
        items: amounts.map((part) => part.trim()),
        place: 'a kitchen',
        subjects: [],
      };
}

const amounts: ReadonlySet<Figure['kind']> = new Set(['measure', 'duration', 'count', 'percent']);

const firstAmount = new RegExp(
  String.raw`^((?: of)? (?!(?:${ofAmounts.notInAmount})\b)\p{L}{3,}(?: (?!(?:${ofAmounts.notInAmountEnds})\b)\p{L}{3,})?)`,
  'u',
);

/** The amounts of a step, each with what it is of: "200 g sugar". */
export function amountsIn(lines: readonly Line[]): string[] {
  return lines.flatMap(({ text, unit }) =>
    (unit?.figures ?? [])
      .filter(({ kind }) => amounts.has(kind))
      .flatMap((figure) => {
        const at = text.indexOf(figure.text);
        const behind = at < 0 ? '' : text.slice(at + figure.text.length);
        const [, thing = ''] = firstAmount.exec(behind) ?? [];
        // A bare number tells no amount of anything.
        const isBare = figure.kind === 'count' && figure.unit === '' && thing === '';
        return isBare ? [] : [`${figure.text}${figure.kind === 'duration' ? '' : thing}`];
      }),
  );
}
