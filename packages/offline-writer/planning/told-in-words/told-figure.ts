import { ofAmounts } from '../amount-words.ts';
import { grammar } from '../../grammar-words.ts';
import type { Card } from '../card-of-scene.ts';
import { isDenied } from './denied-number.ts';
import { figureOf } from './figure-of.ts';
import { isAgeTold } from './age-told.ts';
import { partOfAll } from './part-of-all.ts';
import { amountsTold, type ToldAmount } from './amounts-told.ts';

/* The card of what a sentence counts or measures in words. The sentence itself stands below, so that nothing that bounds it is lost. */

const mostRead = 110;
/** Fewer are drawn, or stand in a sentence that tells something else. */
const leastCounted = 13;
/** A sentence of so many words says little else than its number. */
const [mostWordsOfShort, mostBehind] = [9, 2];
/** Where a tale is told a number is its point in few words only. */
const mostWordsOfTale = 12;
const mostOfPair = 4;
const roundest = 1000;

const wordsIn = (text: string): number => text.trim().split(/\s+/u).filter(Boolean).length;

/** Whether a number is the point of its sentence. */
function isPoint(amount: ToldAmount, sentence: string, isTale: boolean): boolean {
  const { kind, number, unit, isBound, isWord, to } = amount;
  const words = wordsIn(sentence);
  const behind = wordsIn(sentence.slice(to).replaceAll(/[^\p{L}\p{N}\s]/gu, ''));
  const isShort = words <= mostWordsOfShort && behind <= mostBehind;
  if (isTale && words > mostWordsOfTale) return false;
  if (kind === 'money') return true;
  // "Have a glass of tea" tells no amount; "it takes one hour" does.
  if (kind === 'measure') return number !== 1 || isBound;
  if (kind === 'duration') return number > 1 || isWord || isBound;
  // "A thousand thanks": a round number is no count.
  if (number === roundest && isWord) return false;
  if (number >= leastCounted) return !isTale || isShort;
  return !isTale && number > 1 && (unit !== '' || isBound) && (isBound || isShort);
}

/** Whether several amounts are told of one kind of thing, or of one step: how much and how long. */
const areAlike = (amounts: readonly ToldAmount[]): boolean =>
  [['count'], ['money'], ['measure', 'duration']].some((kinds) =>
    amounts.every(({ kind }) => kinds.includes(kind)),
  );

const joint = new RegExp(String.raw`^[,;]?(?:\s(?:${grammar.ands}))?(?:\s\p{L}+)?\s$`, 'iu');
/** A spoon of nothing tells no amount of anything. */
const tellsAll = ({ kind, unit }: ToldAmount): boolean =>
  unit !== '' && (kind !== 'measure' || unit.includes(' ') || degrees.test(unit));
const degrees = new RegExp(`^(?:${ofAmounts.degrees})$`, 'iu');

/** "Five women and six machines": what is counted side by side. */
function rowsOf(amounts: readonly ToldAmount[], sentence: string): readonly string[] {
  const areJoined = amounts.every(
    ({ from }, at) => at === 0 || joint.test(sentence.slice(amounts[at - 1]?.to, from)),
  );
  return areAlike(amounts) && areJoined && amounts.length <= mostOfPair && amounts.every(tellsAll)
    ? amounts.map(({ value, unit }) => `${value} ${unit}`)
    : [];
}

/** The figure of a sentence that tells one amount, or its amounts one under the other; null where it tells none for certain. */
export function toldFigure(sentence: string, language: string, isTale: boolean): Card | null {
  const text = sentence.trim();
  if (text.length > mostRead || /[?？]/u.test(text)) return null;
  const amounts = amountsTold(text, language).filter(
    (amount) => !isAgeTold(amount, text, language),
  );
  const [first] = amounts;
  // What is denied is no amount of anything.
  if (first === undefined || isDenied(text, language, first.from)) return null;
  const part = partOfAll(
    amounts.filter(({ kind }) => kind === 'count'),
    text,
    language,
  );
  if (part !== null) return figureOf(part, text);
  const rows = amounts.length > 1 && !isTale ? rowsOf(amounts, text) : [];
  if (rows.length > 1) return { layout: 'list', items: rows, subjects: [], place: '' };
  const told = amounts.filter((amount) => isPoint(amount, text, isTale));
  // "Forty-two families in one week": how many there are is the point.
  const points = told.length > 1 ? told.filter(({ number }) => number > 1) : told;
  const [one] = points;
  // What is told in digits has its card already, or is none.
  if (one === undefined || points.length > 1 || !(one.isWord || one.isBound)) return null;
  return figureOf(one, text, one.kind === 'money' && !isTale ? 'money' : 'figure');
}
