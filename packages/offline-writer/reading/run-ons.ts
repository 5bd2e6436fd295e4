import { cutAtClauses } from './clauses.ts';
import { hasVerb, wordsOf } from './english.ts';
import {
  adverbs,
  auxiliaries,
  determiners,
  irregularPasts,
  nounVerbs,
  numberWords,
  prepositions,
  subjectPronouns,
  sureVerbs,
} from './english-words.ts';
import { asSpoken } from './sentences.ts';
import { unspacedScripts } from '@scenewright/contract/rules/unspaced-scripts.ts';
import words from '../data/run-on-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(words);

/** Nobody writes more words on purpose, between any two marks and in all; a script without spaces is counted in characters. */
const mostWords = 30;
/** Who dictates sets no mark at all, and breathes sooner. */
const mostDictated = 16;
const mostInAll = 60;
const mostWritten = 120;
/** In characters. */
const longestWritten = 2_000;
const mostCharacters = 120;
const leastWords = 5;
/** Pieces of what has no clauses at all. */
const usualWords = 24;
const usualCharacters = 60;
const leastCharacters = 40;
/** As far as a clause is looked at. */
const windowWords = 14;

const linking: ReadonlySet<string> = new Set(words.linking);
const afterLink: ReadonlySet<string> = new Set(words.afterLink);
/** "i thought wait a minute", "that i bought", "if you": what goes before belongs to the clause. */
const holding = new RegExp(String.raw`^(?:${said.holding})$`, 'u');
const opening: ReadonlySet<string> = new Set(words.opening);
const superlative = new RegExp(String.raw`^(?:${said.superlatives})$`, 'u');
const foreignLinks: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(words.foreignLinks).map(
    ([language, links]) => [language, new Set(links)] as const,
  ),
);
const unspaced = new RegExp(`[${unspacedScripts}]`, 'u');
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * A text without marks, as a voice memo is written down, in sentences: cut between clauses, and between words only where it
 * has none. Any other sentence is one piece. No word is lost or added.
 */
export function cutRunOn(sentence: string, language: string): readonly string[] {
  if (unspaced.test(sentence.slice(0, 40))) return cutUnspaced(sentence);
  if (isWritten(sentence)) {
    const isLong = wordCount(sentence) > mostInAll;
    if (!isLong) return [sentence];
    const clauses =
      language === 'en' && sentence.length <= longestWritten ? cutAtClauses(sentence) : [sentence];
    return clauses.flatMap(cutAnywhere);
  }
  const words = sentence.split(/\s+/u).filter((word) => word !== '');
  const cuts =
    language === 'en' ? englishCuts(words) : foreignCuts(words, foreignLinks.get(language));
  const lengths = stretchLengths(words);
  const most = mostBetweenMarks(sentence);
  return piecesOf(
    words,
    cuts.filter((cut) => (lengths[cut] ?? 0) > most),
  ).flatMap(cutAnywhere);
}

const mostBetweenMarks = (sentence: string): number =>
  dictated.test(sentence) ? mostDictated : mostWords;
const dictated = /^\p{Ll}[^.,;:!?()"“”«»—–،؛؟。、]*$/u;

/** Whether marks part a sentence as its author would breathe. */
function isWritten(sentence: string): boolean {
  const most = mostBetweenMarks(sentence);
  return sentence.split(/(?<=[,;:()—–،])\s*/u).every((part) => wordCount(part) <= most);
}

/** Of each word, how many words stand between the marks around it. */
function stretchLengths(words: readonly string[]): readonly number[] {
  const lengths: number[] = [];
  let from = 0;
  for (const [at, word] of words.entries()) {
    if (at < words.length - 1 && !/[,;:()—–،]$/u.test(word)) continue;
    for (let place = from; place <= at; place += 1) lengths.push(at + 1 - from);
    from = at + 1;
  }
  return lengths;
}

const wordCount = (text: string): number => text.split(/\s+/u).length;

/** Where clauses begin: a linking word before a subject with its verb, or a subject that nothing before it holds. */
function englishCuts(words: readonly string[]): readonly number[] {
  const plain = withApostrophes(words.map((word) => wordsOf(word)[0] ?? word.toLowerCase()));
  const cuts: number[] = [];
  let depth = 0;
  for (let at = 1; at < words.length; at += 1) {
    depth = Math.max(0, depth + depthOf(words[at - 1] ?? ''));
    const from = cuts.at(-1) ?? 0;
    const least = objects.has(plain[at - 1] ?? '') ? leastBehindObject : leastWords;
    if (depth > 0 || at - from < least || words.length - at < least) continue;
    if (!beginsClause(plain, at)) continue;
    if (hasVerb(withoutLinks(plain.slice(Math.max(from, at - windowWords * 2), at)))) cuts.push(at);
  }
  return cuts;
}

/** Behind "it" a subject begins a clause, however short: "we framed it its in his hall". */
const objects = new Set(['it', 'him', 'them']);
const leastBehindObject = 3;

/** "its now sunday", "hes late": who dictates or types fast leaves out the apostrophe of a verb. */
function withApostrophes(words: readonly string[]): readonly string[] {
  return words.map((word, at) => {
    const whole = shortened.get(word);
    if (whole === undefined) return word;
    const next = words[at + 1] ?? '';
    return word !== 'its' || tellsOfIt(next) ? whole : word;
  });
}
const shortened: ReadonlyMap<string, string> = new Map(
  words.shortened.map((word) => [word.replace("'", ''), word] as const),
);

const tellsMore = new RegExp(String.raw`^(?:${said.behindIt}|\d.*)$`, 'u');
/** "its now", "its in", "its ten": what something has begins otherwise. */
const tellsOfIt = (next: string): boolean =>
  determiners.has(next) ||
  prepositions.has(next) ||
  adverbs.has(next) ||
  numberWords.includes(next) ||
  tellsMore.test(next);

function withoutLinks(words: readonly string[]): string {
  const first = words.findIndex((word) => !linking.has(word));
  return words.slice(Math.max(first, 0)).join(' ');
}

const depthOf = (word: string): number =>
  (word.match(/[([“«„]/gu)?.length ?? 0) - (word.match(/[)\]”»]/gu)?.length ?? 0);

function beginsClause(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  if (linking.has(word) && !linking.has(before)) {
    let next = at + 1;
    while (afterLink.has(words[next] ?? '') || linking.has(words[next] ?? '')) next += 1;
    return isSubject(words, next);
  }
  if (holding.test(before)) return false;
  if (isObject(words, at)) return false;
  if (word === 'now' || word === 'then') return subjectPronouns.has(words[at + 1] ?? '');
  if (!subjectPronouns.has(word) && !/^(?:i|we|you|they|he|she|it|there)'/u.test(word))
    return false;
  // "the video we started" may be one thing.
  const from = Math.max(0, at - 4);
  const holder = words.slice(from, at).findLastIndex((other) => superlative.test(other));
  const isHeld =
    holder >= 0 &&
    !objects.has(words[at + 2] ?? '') &&
    !words.slice(from + holder + 1, at).some((other) => auxiliaries.has(other));
  return (!isHeld || word.startsWith('there')) && isTold(words, at) && isSubject(words, at);
}

/** "Won it in a raffle", "held it up", "mind you because …": a pronoun that does nothing ends a clause and begins none. */
function isObject(words: readonly string[], at: number): boolean {
  const [word = '', next = '', ...others] = words.slice(at, at + 5);
  if (word !== 'it' && word !== 'you') return false;
  if (prepositions.has(next) || particles.has(next) || linking.has(next) || opening.has(next))
    return true;
  return !hasVerb(['it', next, ...others].join(' '));
}
const particles: ReadonlySet<string> = new Set(words.particles);

/** Whether what a word has opened, as "that by sunday", is told before another clause begins. */
function isTold(words: readonly string[], at: number): boolean {
  const from = Math.max(0, at - windowWords);
  const opened = words.slice(from, at).findLastIndex((word) => opening.has(word));
  return opened < 0 || hasVerb(words.slice(from + opened + 1, at).join(' '));
}

function isSubject(words: readonly string[], at: number): boolean {
  const first = words[at] ?? '';
  const clause = words.slice(at, at + windowWords);
  const end = clause.findIndex((word, index) => index > 0 && (linking.has(word) || word === 'who'));
  const own = end < 0 ? clause : clause.slice(0, end);
  if (own.length < 3) return subjectPronouns.has(first) && own.length > 1;
  if (subjectPronouns.has(first) || /^(?:i|we|you|they|he|she|it|there)'/u.test(first)) return true;
  // "and help you", "and sold" go on with the subject before.
  if (sureVerbs.has(first) || nounVerbs.has(first) || irregularPasts.has(first)) return false;
  return hasVerb(`the ${own.filter((word) => word !== 'the').join(' ')}`);
}

/** In any other language before a linking word, and behind a comma, where what stands before is long enough. */
function foreignCuts(
  words: readonly string[],
  links: ReadonlySet<string> | undefined,
): readonly number[] {
  const cuts: number[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const from = cuts.at(-1) ?? 0;
    if (at - from < leastWords * 2 || words.length - at < leastWords) continue;
    const isLink = links?.has((words[at] ?? '').toLowerCase()) === true;
    if (isLink || /[,،]$/u.test(words[at - 1] ?? '')) cuts.push(at);
  }
  return cuts;
}

function piecesOf(words: readonly string[], cuts: readonly number[]): readonly string[] {
  return [0, ...cuts].map((from, index) => words.slice(from, cuts[index]).join(' '));
}

function cutAnywhere(piece: string): readonly string[] {
  const words = piece.split(' ');
  // What is written with marks is cut between scenes, and stays one sentence as long as one can follow it.
  if (words.length <= (isWritten(piece) ? mostWritten : mostInAll)) return [asSpoken(piece)];
  const cuts: number[] = [];
  for (let from = 0; words.length - from > mostWords;) {
    const comma = words
      .slice(from + leastWords, from + usualWords)
      .findLastIndex((word) => word.endsWith(','));
    from += comma < 0 ? usualWords : comma + leastWords + 1;
    cuts.push(from);
  }
  return piecesOf(words, cuts).map(asSpoken);
}

/** In Japanese the polite endings of a verb close a sentence, where nothing goes on behind them. */
const politeEnd = new RegExp(
  `(?<=.{8}(?:${said.japanesePoliteEnds})(?:よね|よ|ね)?)(?![がけかのしとんたよねで]|から|ので|.{0,7}$)`,
  'u',
);

function cutUnspaced(sentence: string): readonly string[] {
  if (sentence.length <= leastCharacters) return [sentence];
  const pieces = sentence.split(politeEnd);
  if (pieces.length === 1 && sentence.length <= mostCharacters) return [sentence];
  return pieces.flatMap(cutCharacters);
}

function cutCharacters(sentence: string): readonly string[] {
  if (sentence.length <= mostCharacters) return [asSpoken(sentence)];
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of segmenter.segment(sentence)) {
    const isFull =
      piece.length >= usualCharacters * 2 ||
      (piece.length >= usualCharacters && /[、，,；;\s]$/u.test(piece));
    if (isFull && /[\p{L}\p{N}]/u.test(segment)) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  if (piece !== '') pieces.push(piece);
  return pieces.map(asSpoken);
}
