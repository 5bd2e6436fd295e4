import { isListed } from './drawable.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { lookWords, massNouns, uniqueNouns } from '@scenewright/contract/rules/prose/words.ts';
import { isDrawable } from './drawable.ts';
import { tagWords, type Word } from './tag-words.ts';
import { people } from './plan-words.ts';
import { ofVerbs } from './verbs/verb-words.ts';
import { isSomebody } from './verbs/somebody.ts';
import { usesOf } from './word-uses.ts';
import { ofScenes } from './scene-words.ts';

/* The noun phrases of a line: runs of words that name one thing. */

/** A noun phrase of a line. */
export interface Phrase {
  /** Without determiner, number and adjectives: `honey bee`, `cup of tea`. */
  readonly noun: string;
  readonly adjectives: readonly string[];
  readonly determiner: string;
  /** As it is written; null where no number stands before it. */
  readonly number: string | null;
  readonly isPlural: boolean;
  readonly isPerson: boolean;
  readonly isPlace: boolean;
  readonly isName: boolean;
  /** "Sun 17", "tray B": what a number or letter behind it makes a name. */
  readonly isNumbered: boolean;
  /** Only compared with, or another name: "fat as a football", "the ship of the desert". */
  readonly isCompared: boolean;
  /** The word right before it, in lower case: "in" of "in my shop"; empty where none of its clause is. */
  readonly before: string;
  /** Where it begins in its line. */
  readonly at: number;
}

export type Chunk =
  | {
      readonly is: 'phrase';
      readonly phrase: Phrase;
      readonly words: readonly Word[];
      readonly ends: Word['ends'];
    }
  | { readonly is: 'word'; readonly word: Word; readonly ends: Word['ends'] };

const many = new RegExp(`^(?:${ofScenes.many})$`, 'u');
const inPhrase = new Set(['noun', 'adjective', 'number', 'determiner', 'possessive']);

/** "Black-capped" is one look, and says nothing of black. */
function looksOf(led: readonly Word[]): string[] {
  const looks: string[] = [];
  led.forEach(({ is, lower }, at) => {
    const isJoined = led[at - 1]?.isHyphened === true;
    if (isJoined && looks.length > 0) looks.push(`${looks.pop() ?? ''}-${lower}`);
    else if (is === 'adjective') looks.push(lower);
  });
  return looks;
}

function phraseOf(
  words: readonly Word[],
  next: Word | undefined,
  before: readonly Word[],
): Phrase | null {
  const nounAt = words.findIndex(({ is }) => is === 'noun');
  const last = words.at(-1);
  // "The island's first nurse": who only owns what follows is not what is told of.
  const isOwner = next !== undefined && last?.ends === 'no' && /\p{L}{2}['’]s$/u.test(last.text);
  if (nounAt < 0 || isOwner) return null;
  const led = words.slice(0, nounAt);
  // "One thousand and twelve pipes" are not twelve, and "three hundred houses" not three.
  const [hundreds, and] = before.slice(-2);
  const isRest = and?.lower === 'and' && hundreds?.is === 'number';
  const numbers = led.filter(({ is }) => is === 'number');
  const isBoth = led.some(({ lower }) => lower === 'both');
  const number = numbers[0]?.text ?? (isBoth ? 'two' : null);
  const isLong = isRest || numbers.length > 1;
  const lead = before.at(-1);
  const nouns = withoutForWhom(words.slice(nounAt)).filter(
    ({ is, lower }) => is !== 'determiner' || lower === 'of',
  );
  const head =
    words.findLast(
      ({ is }, index) =>
        is === 'noun' && !words.slice(0, index).some(({ lower }) => lower === 'of'),
    ) ?? words[nounAt];
  const named = nouns
    .map(({ text }) => text)
    .join(' ')
    .replace(/'s?$/, '');
  // "One of your jumpers" is one of them.
  const single =
    number === null && lead?.lower === 'of' && oneOfMany.test(before.at(-2)?.lower ?? '')
      ? singularPhrase(named)
      : null;
  return {
    noun: single ?? named,
    adjectives: looksOf(led),
    determiner: led.find(({ is }) => is === 'determiner' || is === 'possessive')?.lower ?? '',
    number: number !== null && isLong ? 'many' : number,
    isPlural:
      single === null &&
      (head?.tags.has('Plural') === true ||
        (led.some(({ lower }) => many.test(lower)) && singularPhrase(head?.lower ?? '') !== null)),
    isPerson: words.some(({ tags }) => tags.has('Person') || tags.has('FirstName')),
    isPlace: head?.tags.has('Place') === true,
    isName: /^\p{Lu}/u.test(head?.text ?? '') && head?.tags.has('ProperNoun') === true,
    isNumbered:
      words.at(-1)?.ends === 'no' &&
      /^(?:\d{1,3}|[A-Z])$/u.test(next?.text ?? '') &&
      (next?.ends !== 'no' || /^[A-Z]$/u.test(next.text)),
    isCompared: false,
    before: lead?.ends === 'no' ? lead.lower : '',
    at: words[0]?.at ?? 0,
  };
}

/** "Friday pensioners tea": on which day and for whom it is names no thing; a "Sunday roast" does. */
function withoutForWhom(words: readonly Word[]): readonly Word[] {
  const [first, second] = words;
  if (first === undefined || second?.is !== 'noun' || first.ends !== 'no') return words;
  const isForWhom =
    first.tags.has('WeekDay') ||
    (first.tags.has('Plural') && people.has(singularPhrase(first.lower) ?? ''));
  const isOne = isListed(`${first.lower} ${second.lower}`) || first.tags.has('Possessive');
  return isForWhom && !isOne ? withoutForWhom(words.slice(1)) : words;
}

const oneOfMany = /^(?:one|each|either)$/u;

const whens = new RegExp(`^(?:${ofScenes.whens})$`, 'u');

const determinesWhen = new RegExp(`^(?:${ofScenes.whenDeterminers})$`, 'u');

/** "Every evening Sunita": when it is ends before somebody's name, or before several. */
const isWhen = (words: readonly Word[], from: number, at: number): boolean =>
  at > from + 1 &&
  whens.test(words[at - 1]?.lower ?? '') &&
  determinesWhen.test(words[from]?.lower ?? '') &&
  (/^\p{Lu}/u.test(words[at]?.text ?? '') || words[at]?.tags.has('Plural') === true);

/** The end of the phrase that begins at a word; the same place where none does. */
function phraseEnd(words: readonly Word[], from: number): number {
  let at = from;
  let hasNoun = false;
  while (at < words.length) {
    const word = words[at];
    if (word === undefined) break;
    const takes =
      inPhrase.has(word.is) &&
      !isWhen(words, from, at) &&
      !(hasNoun && word.is !== 'noun') &&
      !(at > from && (word.is === 'determiner' || word.is === 'possessive'));
    const isVery =
      word.is === 'adverb' && at > from && !hasNoun && words[at + 1]?.is === 'adjective';
    const isOf =
      hasNoun &&
      word.lower === 'of' &&
      inPhrase.has(words[at + 1]?.is ?? 'other') &&
      words[at + 1]?.lower !== 'you';
    if (isOf) {
      const end = phraseEnd(words, at + 1);
      return end > at + 1 ? end : at;
    }
    if (!takes && !isVery) break;
    hasNoun ||= word.is === 'noun';
    at += 1;
    if (word.ends !== 'no') break;
  }
  return hasNoun ? at : from;
}

/** "A long mountain chain": what one thing does ends in "s" or is past, so this is a part of its name. */
function isOfOne(word: Word, before: readonly Word[]): boolean {
  const from = before.findLastIndex(({ lower }) => /^an?$/u.test(lower));
  const led = before.slice(from + 1);
  const last = led.at(-1);
  return (
    from >= 0 &&
    word.is === 'verb' &&
    last?.is === 'noun' &&
    !last.tags.has('Plural') &&
    led.every(({ is, ends }) => ends === 'no' && /^(?:noun|adjective)$/u.test(is)) &&
    word.tags.has('Infinitive') &&
    !word.tags.has('PastTense') &&
    !usedAsPast.test(word.lower) &&
    usesOf(word.lower).noun > 0
  );
}

/** "Her wedding ring in the field": one person does nothing in a base form, so this is the thing that is owned. */
function isOwned(word: Word, before: readonly Word[], next: Word | undefined): boolean {
  const from = before.findLastIndex(({ is }) => is === 'possessive' || is === 'determiner');
  const led = before.slice(from + 1);
  const owner = led.at(-1);
  // "Her husband watches": somebody does it.
  if (/[^s]s$/u.test(word.lower) && owner !== undefined && isSomebody(owner)) return false;
  return (
    from >= 0 &&
    (word.is === 'verb' || (word.is === 'adjective' && before.at(-1)?.is === 'noun')) &&
    isDrawable(word.lower) &&
    !usedAsPast.test(word.lower) &&
    led.length > 0 &&
    led.every(
      ({ is, ends, tags }) =>
        ends === 'no' && (is === 'adjective' || (is === 'noun' && !tags.has('Plural'))),
    ) &&
    (word.ends !== 'no' ||
      next === undefined ||
      next.is === 'preposition' ||
      // "Bakes a milk tart every Friday": no quality stands there.
      (word.is === 'adjective' && next.is === 'determiner') ||
      next.tags.has('Particle'))
  );
}

/** "My knife sharpening van": one thing has an article of its own where somebody does something to it. */
const isCompoundGerund = (
  word: Word,
  before: Word | undefined,
  next: Word | undefined,
  lead: Word | undefined,
) =>
  word.is === 'verb' &&
  /\p{L}{3}ing$/u.test(word.lower) &&
  before?.is === 'noun' &&
  before.ends === 'no' &&
  (lead === undefined || /^(?:determiner|possessive|adjective)$/u.test(lead.is)) &&
  next?.is === 'noun' &&
  next.tags.has('Singular') &&
  !next.tags.has('ProperNoun') &&
  !massNouns.has(next.lower) &&
  word.ends === 'no';

/** "Oil filled radiator": one thing has an article of its own where something is done to it, so this is how it is made. */
function isOfCompound(words: readonly Word[], at: number): boolean {
  const [before, word, verb, noun] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  const isBehind = before?.ends === 'no' && /^(?:determiner|possessive|number)$/u.test(before.is);
  return (
    !isBehind &&
    word?.is === 'noun' &&
    !word.tags.has('Plural') &&
    !word.tags.has('ProperNoun') &&
    verb?.is === 'verb' &&
    /[^e]ed$/u.test(verb.lower) &&
    noun?.is === 'noun' &&
    noun.tags.has('Singular') &&
    !massNouns.has(noun.lower) &&
    word.ends === 'no' &&
    verb.ends === 'no'
  );
}

/** "Hot chocolate", "inner tube", "polling station": another thing than the noun alone, and not one that only looks so. */
const isListedTogether = (word: Word, next: Word | undefined): boolean =>
  (word.is === 'adjective' || (word.is === 'verb' && word.lower.endsWith('ing'))) &&
  word.ends === 'no' &&
  next?.is === 'noun' &&
  (massNouns.has(next.lower) || !lookWords.has(word.lower)) &&
  isListed(`${word.lower} ${singularPhrase(next.lower) ?? next.lower}`);

/** "A wooden thing like a giant spoon": behind one thing and before an article it compares. */
const isLikening = (word: Word, before: Word | undefined, next: Word | undefined) =>
  word.lower === 'like' &&
  before?.is === 'noun' &&
  before.ends === 'no' &&
  !before.tags.has('Plural') &&
  next?.is === 'determiner';

/** "It eats, drinks and sleeps": a row of what one does. */
const isFurtherVerb = (word: Word, before: Word | undefined, next: Word | undefined) =>
  word.is === 'noun' &&
  before?.is === 'verb' &&
  before.ends === 'part' &&
  /\p{L}{2}s$/u.test(before.lower) &&
  /\p{L}{2}s$/u.test(word.lower) &&
  (word.ends === 'part' || next?.lower === 'and') &&
  usesOf(singularPhrase(word.lower) ?? word.lower).verb > 0;

/** Their past is written alike: "a man cut the rope". */
const usedAsPast = new RegExp(`^(?:${ofScenes.sameInPast})$`, 'u');

/**
 * "Lift bridge stuck": one thing of which there are many has an article where it is what somebody does something to. So a
 * verb right before one that has none is a noun, and both are one name. Behind an article a verb is a noun as well.
 */
function withCompounds(words: readonly Word[]): readonly Word[] {
  return words.map((word, at) => {
    const next = words[at + 1];
    const before = words[at - 1];
    if (isOfCompound(words, at) || isOfCompound(words, at - 1)) return { ...word, is: 'adjective' };
    if (isListedTogether(word, next)) return { ...word, is: 'noun' };
    if (isLikening(word, before, next)) return { ...word, is: 'preposition' };
    if (isOfOne(word, words.slice(Math.max(0, at - 4), at))) return { ...word, is: 'noun' };
    if (isOwned(word, words.slice(Math.max(0, at - 4), at), next)) return { ...word, is: 'noun' };
    const isSeen = ofVerbs.perceiving.has(words[at - 3]?.lower ?? '');
    if (!isSeen && isCompoundGerund(word, before, next, words[at - 2]))
      return { ...word, is: 'noun' };
    if (isFurtherVerb(word, before, next)) return { ...word, is: 'verb' };
    if (word.is !== 'verb' || next?.is !== 'noun' || word.ends !== 'no') return word;
    const isBase = !/(?:ed|ing|s)$/u.test(word.lower) && usesOf(word.lower).noun > 0;
    const isBehindArticle =
      before !== undefined && /^(?:determiner|possessive|number)$/u.test(before.is);
    const opens = before === undefined || before.ends === 'sentence';
    const isCounted =
      !next.tags.has('Plural') &&
      !next.tags.has('ProperNoun') &&
      !massNouns.has(next.lower) &&
      !uniqueNouns.has(next.lower);
    return isBase && (isBehindArticle || (opens && isCounted)) ? { ...word, is: 'noun' } : word;
  });
}

/** The words of a line in phrases, and alone where they are in none. */
export function chunksOf(line: string): Chunk[] {
  const words = withCompounds(tagWords(line));
  const chunks: Chunk[] = [];
  for (let at = 0; at < words.length;) {
    const end = phraseEnd(words, at);
    const taken = words.slice(at, end);
    const phrase = end > at ? phraseOf(taken, words[end], words.slice(0, at)) : null;
    const word = words[at];
    if (phrase !== null)
      chunks.push({ is: 'phrase', phrase, words: taken, ends: taken.at(-1)?.ends ?? 'no' });
    else if (word !== undefined) chunks.push({ is: 'word', word, ends: word.ends });
    at = phrase === null ? at + 1 : end;
  }
  return chunks;
}

/** The noun phrases of an English text as they are written, each with the places of its first word and of the word behind it. */
export function nounPhrases(
  text: string,
): readonly { readonly words: readonly string[]; readonly from: number; readonly to: number }[] {
  let at = 0;
  return chunksOf(text).flatMap((chunk) => {
    const from = at;
    at += chunk.is === 'phrase' ? chunk.words.length : 1;
    return chunk.is === 'phrase'
      ? [{ words: chunk.words.map((word) => word.text), from, to: at }]
      : [];
  });
}
