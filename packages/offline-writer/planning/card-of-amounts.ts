import type { Line } from '../genres/genre.ts';
import type { Figure } from '../reading/material.ts';
import { countBehind } from '../reading/measures.ts';
import type { Card, SceneText } from './card-of-scene.ts';
import { readLine } from './read-line.ts';

/* Cards of what is needed and how much of it. */

/** "1 cup water, 1 cup milk" is two of them, "dill, 2 pieces" is one. */
const itemsOf = (text: string): readonly string[] =>
  countBehind.test(text) ? [text] : text.split(/, (?=(?:\d|[½¼¾⅓⅔]))/u);

export function ingredientsCard({ lines, isOfFood }: SceneText): Card {
  const told = lines.filter(({ source }) => source !== 'structure');
  const ingredients = told.filter(
    ({ unit }) => unit?.kind === 'ingredient' || unit?.kind === 'item',
  );
  const items = (ingredients.length === 0 ? told : ingredients).flatMap(({ text }) =>
    itemsOf(text.replace(/[.。;]$/u, '')),
  );
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

/** The amounts of a step, each with what it is of: "200 g sugar". */
export function amountsIn(lines: readonly Line[]): string[] {
  return lines.flatMap(({ text, unit }) =>
    (unit?.figures ?? [])
      .filter(({ kind }) => amounts.has(kind))
      .flatMap((figure) => {
        const at = text.indexOf(figure.text);
        const behind = at < 0 ? '' : text.slice(at + figure.text.length);
        const [, thing = ''] =
          /^((?: of)? (?!and\b|or\b|in\b|to\b|for\b|at\b|until\b|with\b|from\b|on\b|is\b|are\b|per\b|then\b)\p{L}{3,}(?: (?!and\b|or\b|in\b|to\b|for\b|at\b|until\b|with\b|from\b|on\b|is\b|are\b|the\b|then\b)\p{L}{3,})?)/u.exec(
            behind,
          ) ?? [];
        // A bare number tells no amount of anything.
        const isBare = figure.kind === 'count' && figure.unit === '' && thing === '';
        return isBare ? [] : [`${figure.text}${figure.kind === 'duration' ? '' : thing}`];
      }),
  );
}
