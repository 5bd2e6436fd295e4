import { isGerund } from './ing-words.ts';
import { singularPhrase } from './number.ts';
import { isFiniteVerb, isPastForm } from './verbs.ts';
import * as words from './words.ts';

/** A noun phrase at the beginning of some words, and what follows it. */
export interface NounPhrase {
  readonly what: string;
  readonly count: number;
  /** Adjectives of its look, in their order. */
  readonly look: readonly string[];
  readonly feeling: string;
  /** Whether an article or a number stood before it. */
  readonly isDetermined: boolean;
  readonly rest: readonly string[];
}

/** Of which nobody says how many there are: "emus". */
const several = 3;
const amounts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  single: 1,
  several: several,
  some: several,
  few: several,
  many: 5,
  both: 2,
  couple: 2,
  pair: 2,
  dozen: 12,
  hundreds: 100,
  dozens: 24,
  thousands: 1000,
  various: several,
};
const fillers = new Set(['of', 'other', 'more', 'very', 'quite', 'single', 'same', 'kind', 'only']);

function countOf(word: string): number | null {
  const lower = word.toLowerCase();
  const place = (words.countWords as readonly string[]).indexOf(lower);
  if (place >= 0) return place;
  if (/^\d{1,7}$/.test(word)) return Number(word);
  return Object.hasOwn(amounts, lower) ? (amounts[lower] ?? null) : null;
}

/** Whether the noun phrase ends before this word. */
function endsBefore(all: readonly string[], at: number, start: number, isOne: boolean): boolean {
  const word = all[at] ?? '';
  const lower = word.toLowerCase();
  if (lower === 'of') return at === start;
  if (words.prepositions.has(lower) || words.links.has(lower) || words.auxiliaries.has(lower))
    return true;
  if (
    at > start &&
    (words.determiners.has(lower) || words.pronouns.has(lower) || countOf(word) !== null)
  ) {
    return all[at - 1]?.toLowerCase() !== 'of';
  }
  if (at === start) return false;
  if (words.lookWords.has(all[at - 1]?.toLowerCase() ?? '')) return false;
  if (all[at - 1]?.toLowerCase() === 'of') return false;
  if (isGerund(all, at)) return true;
  if (/[^e]ed$/.test(lower) && lower.length > 4) return true;
  // After "a" the head is singular, so that a word in -s is what it does; after a plural comes its verb.
  if (isOne && /[^aeious'’]s$|[aeiou]es$|[sc]hes$/.test(lower) && all.length > at)
    return !/^\p{Lu}/u.test(word);
  return isFiniteVerb(word) && !/^\p{Lu}/u.test(word) && !isNounHere(all, at);
}

/** "a fire truck", "hot water": a base form after a singular is a noun, as a verb would have its -s there. */
function isNounHere(all: readonly string[], at: number): boolean {
  const word = all[at] ?? '';
  if (singularPhrase(all[at - 1] ?? '') !== null)
    return at + 1 === all.length && word.endsWith('s');
  return word.endsWith('s') ? at + 1 === all.length : !isPastForm(word);
}

const isPairOfHands = (all: readonly string[], at: number): boolean =>
  /^pair of hands$/iu.test(all.slice(at, at + 3).join(' '));

function readCount(all: readonly string[]): {
  at: number;
  count: number | null;
  isDetermined: boolean;
} {
  let at = 0;
  let count: number | null = null;
  let isDetermined = false;
  while (at < all.length - 1 && at < 6) {
    const word = all[at] ?? '';
    // "A couple holding hands": without "of" the word is who they are.
    if (/^(?:couple|pair)$/iu.test(word) && all[at + 1]?.toLowerCase() !== 'of') break;
    // Whoever's they are, they are seen as one: "a pair of hands kneading dough".
    if (isPairOfHands(all, at)) break;
    const number = countOf(word);
    if (number !== null && (count === null || count <= 1)) count = number;
    else if (
      !words.determiners.has(word.toLowerCase()) &&
      !(isDetermined && fillers.has(word.toLowerCase()))
    )
      break;
    isDetermined = true;
    at += 1;
  }
  return { at, count, isDetermined };
}

function readAdjectives(
  all: readonly string[],
  from: number,
): { at: number; look: string[]; feeling: string } {
  const look: string[] = [];
  let feeling = '';
  let at = from;
  while (at < all.length - 1) {
    const word = all[at] ?? '';
    const next = all[at + 1] ?? '';
    if (endsBefore(all, at + 1, at, true) && next.toLowerCase() !== 'and') break;
    if (words.feelings.has(word) && !words.lookWords.has(word)) feeling = word;
    else if (words.lookWords.has(word)) look.push(word);
    else if (
      !(next.toLowerCase() === 'and' && look.length > 0) &&
      !(word === 'and' && words.lookWords.has(next))
    )
      break;
    at += 1;
  }
  return { at, look, feeling };
}

/** Reads the noun phrase with which the words begin; null where none does. */
export function readNoun(all: readonly string[]): NounPhrase | null {
  const { at: start, count, isDetermined } = readCount(all);
  const first = all[start]?.toLowerCase() ?? '';
  if (words.pronouns.has(first) && start === 0) return null;
  const { at: nounAt, look, feeling } = readAdjectives(all, start);
  let end = nounAt;
  while (end < all.length && !endsBefore(all, end, nounAt, (count ?? 1) === 1 && isDetermined))
    end += 1;
  const phrase = all.slice(nounAt, end).join(' ');
  if (!/[\p{L}\p{N}\uE000-\uF76F]/u.test(phrase)) return null;
  // "Some glasses", "some flour": one thing, whatever its form.
  const isMass =
    /^some$/i.test(all[0] ?? '') && words.massNouns.has(phrase.split(' ').at(-1) ?? '');
  const isOne = isMass || (count === 1 && /^(?:an?|one)$/i.test(all[0] ?? ''));
  const one = isOne ? null : singularPhrase(phrase);
  const what = isDetermined ? (one ?? phrase) : lowered(one ?? phrase, one !== null);
  return {
    what,
    count: countFor(count, one !== null, all[0] ?? ''),
    look,
    feeling,
    isDetermined,
    rest: all.slice(end),
  };
}

function countFor(count: number | null, isPlural: boolean, first: string): number {
  if (/^some$/i.test(first)) return isPlural ? several : 1;
  return count ?? (isPlural ? several : 1);
}

/** A common noun at the start of a sentence loses its capital. */
function lowered(phrase: string, isPlural: boolean): string {
  const first = phrase.split(' ', 1)[0] ?? '';
  const isCommon =
    isPlural ||
    words.massNouns.has(first.toLowerCase()) ||
    words.lookWords.has(first.toLowerCase());
  return isCommon && !/\p{Lu}.*\p{Lu}/u.test(phrase)
    ? phrase.slice(0, 1).toLowerCase() + phrase.slice(1)
    : phrase;
}
