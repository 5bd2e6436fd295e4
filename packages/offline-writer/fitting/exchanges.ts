import threadWords from '../data/thread-words.json' with { type: 'json' };
import { alternativesByLanguage } from '../word-patterns.ts';
import type { PlacedLine } from './pieces.ts';

/* What somebody goes on to say, and what people say to each other in a story. */

const means = Object.values(
  alternativesByLanguage<Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>(
    threadWords,
  ),
)
  .map(({ means: pronouns = '' }) => pronouns)
  .filter((pronouns) => pronouns !== '')
  .join('|');

const quoted = /["“”„«»]/u;
const isProse = (placed: PlacedLine | undefined): placed is PlacedLine =>
  placed?.line.unit?.kind === 'sentence' && placed.line.source === 'own';
const isQuoted = (placed: PlacedLine) => quoted.test(placed.line.text);
const asksWithin = /[?][”"“»]/u;
/** „Der Zug hat Verspätung“, sagte er. */
const saidByPronoun = new RegExp(String.raw`[”"“»],? (?:\p{L}+ ){0,2}(?:${means})(?!\p{L})`, 'iu');

/** "But I have read four books.": it goes on, and says not who speaks. */
const goesOn = /^["“„«'‘][^"“”„«»]*["”“»'’]$/u;

type Bind = (from: number | undefined, to: number | undefined) => void;

type Pair = readonly [PlacedLine, PlacedLine];

/** Each of the creator's sentences with the one before it. */
const pairs = (lines: readonly PlacedLine[]): readonly Pair[] =>
  lines.flatMap((placed, at) => {
    const before = lines[at - 1];
    return isProse(placed) && isProse(before) ? [[before, placed] as const] : [];
  });

const inOneParagraph = ([before, placed]: Pair): boolean =>
  before.line.unit?.block === placed.line.unit?.block;
const neighbours = (lines: readonly PlacedLine[]) => pairs(lines).filter(inOneParagraph);

/** Binds a quotation that goes on to the one before it. */
export function bindFurther(lines: readonly PlacedLine[], bind: Bind): void {
  for (const [before, placed] of neighbours(lines)) {
    const isQuotedBefore = isQuoted(before) || /^['‘]/u.test(before.line.text);
    if (isQuotedBefore && goesOn.test(placed.line.text)) bind(placed.place, before.place);
  }
}

/** In a story an answer needs what it answers, a question its answer, and what "she" says who she is. */
export function bindExchanges(lines: readonly PlacedLine[], bind: Bind): void {
  // Who answers begins a paragraph of their own.
  for (const pair of pairs(lines)) {
    const [before, placed] = pair;
    if (isQuoted(placed) && isQuoted(before)) {
      bind(placed.place, before.place);
      if (asksWithin.test(before.line.text)) bind(before.place, placed.place);
    } else if (inOneParagraph(pair) && saidByPronoun.test(placed.line.text))
      bind(placed.place, before.place);
  }
}

/** Whether somebody answers in a line what is said in the one before it. */
export const answersBefore = (placed: PlacedLine, before: PlacedLine): boolean =>
  isProse(placed) && isProse(before) && isQuoted(placed) && isQuoted(before);
