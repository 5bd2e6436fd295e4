import {
  binders,
  doers,
  leaners,
  links,
  openAtEnd,
  pairedWith,
  particles,
  particlesOfVerbs,
  phraseOpeners,
  relatives,
  subordinators,
} from './gap-words.ts';
import { auxiliaries, determiners } from '../reading/english-words.ts';
import { isOnlyBeginning, partsClauses, partsSubject } from './gap-clauses.ts';
import { isShort } from '../reading/short-words.ts';
import gapWords from '../data/gap-words.json' with { type: 'json' };
import numbers from '../data/number-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(gapWords);

/** A word of a sentence with the marks around it. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** In lower case, without marks. */
  readonly word: string;
  /** Whether it is written against the word before it, without a space. */
  readonly joined: boolean;
  /** Whether it stands in brackets or a quotation that began before it. */
  readonly enclosed: boolean;
  /** The kind of mark that it ends with. */
  readonly ends: 'mark' | 'comma' | 'colon' | null;
}

/** What it costs to go on in the next scene: the better a place to rest, the less. */
export const gapCosts = {
  mark: 1.5,
  clause: 2,
  comma: 3,
  bracket: 3.5,
  enclosed: 4,
  verb: 4.5,
  phrase: 5,
  /** Behind what only begins a sentence, and before what only goes on with its last word. */
  open: 6.5,
  weak: 9,
  label: 11,
  torn: 12,
  never: 30,
} as const;

/** So much more it costs where a subject is parted from its verb. */
const ofSubject = 1.5;

const endsInMark = /[.!?;…。！？؟।；؛]["'”’»)」』]*$/u;
const endsInComma = /[,،，、]["'”’»)」』]*$/u;
const endsInColon = /[:：]["'”’»)]*$/u;
const isAbbreviation = /^(?:\p{Lu}\p{L}{0,2}|(?:\p{L}\.)*\p{L}|\d+)\.$/u;

/** The mark at the end of a word of a sentence, whose next words are @param next */
export function endOf(text: string, sentence: string, next: string): Token['ends'] {
  const stopped = /^\P{L}*([\p{L}\p{M}.]+)\.$/u.exec(text)?.[1];
  if (isAbbreviation.test(text) || (stopped !== undefined && isShort(stopped, sentence, next)))
    return null;
  if (endsInMark.test(text)) return 'mark';
  if (endsInComma.test(text)) return 'comma';
  return endsInColon.test(text) ? 'colon' : null;
}

const belongsToNext = /(?:\p{N}|[（「『【《〈“([])$/u;
const opensSpeech = /^["“„«»‹「『—]/u;
const isFigure = /^[\p{Sc}+−-]?\d/u;
const isName = /^["“'‘(]?\p{Lu}/u;
/** So many words make a phrase that may stand by itself. */
const leastPhrase = 3;
const leastLabel = 4;

/** What it costs to cut before a word of a sentence. */
export function gapCost(tokens: readonly Token[], at: number): number {
  const [left, right] = [tokens[at - 1], tokens[at]];
  if (left === undefined || right === undefined) return gapCosts.never;
  const cost = right.joined
    ? unspacedCost(left, right)
    : partsSubject(tokens, at)
      ? Math.max(spacedCost(tokens, at, left, right) + ofSubject, gapCosts.verb)
      : spacedCost(tokens, at, left, right);
  const least = right.joined ? 0 : leastAt(tokens, at);
  const whole = Math.max(cost, least);
  return right.enclosed ? Math.max(whole + 1, gapCosts.enclosed) : whole;
}

/** What it costs at least to cut where one of both sides is nothing by itself, whatever mark stands between them. */
function leastAt(tokens: readonly Token[], at: number): number {
  const [left, right] = [tokens[at - 1], tokens[at]];
  if (left === undefined || right === undefined || left.ends === 'mark') return 0;
  if (endsOpen(tokens, at)) return gapCosts.torn;
  if (relatives.has(right.word) && !isFigure.test(tokens[at + 1]?.text ?? '')) return gapCosts.open;
  if (isOnlyBeginning(tokens, at)) return gapCosts.open;
  if (left.ends !== null) return 0;
  if (isClauseBegun(tokens, at)) return gapCosts.weak;
  return at < leastBeginning ? gapCosts.open : 0;
}
/** "Family Science Night | at the school on the hill is on Thursday" */
const leastBeginning = 4;
/** "…called Tamsin, who wrote | to the council every month" */
const leastBegun = 3;
function isClauseBegun(tokens: readonly Token[], at: number): boolean {
  const count = wordsSinceMark(tokens, at);
  const first = wordAt(tokens, at - count);
  return count < leastBegun && [relatives, subordinators, links].some((words) => words.has(first));
}

/** "…at two in the morning and, | before he opened", "and yes, | there will be cake": the link waits for what it links. */
function endsOpen(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.ends !== 'comma') return false;
  const count = wordsSinceMark(tokens, at);
  const first = wordAt(tokens, at - count);
  if (count > 1 && count <= mostOpenWords && links.has(first) && at > count)
    return !doers.has(wordAt(tokens, at - 1));
  return openAtEnd.has(wordAt(tokens, at - 1));
}
const mostOpenWords = 2;

function unspacedCost(left: Token, right: Token): number {
  if (belongsToNext.test(left.text)) return gapCosts.never;
  if (left.ends === 'mark') return gapCosts.mark;
  if (left.ends === 'comma') return gapCosts.comma;
  if (/[）)]$/u.test(left.text) || /^[（(]/u.test(right.text)) return gapCosts.bracket;
  return particles.has(left.word) ? gapCosts.phrase : 7;
}

function spacedCost(tokens: readonly Token[], at: number, left: Token, right: Token): number {
  if (/^[–—]$/u.test(right.text)) return gapCosts.mark;
  if (/^[–—-]$/u.test(left.text)) return gapCosts.never;
  if (left.ends === 'mark') return gapCosts.mark;
  // A label of few words ("Fact:", "To Ruth:") is nothing without what it heads.
  if (left.ends === 'colon') {
    if (wordsSinceMark(tokens, at) < leastLabel) return gapCosts.label;
    // Who speaks is heard before the speech; what else is announced is expected at once.
    return opensSpeech.test(right.text) ? gapCosts.comma : gapCosts.verb;
  }
  if (left.ends === 'comma')
    return isInDate(tokens, at) ? gapCosts.never : costAfterComma(tokens, at, right);
  if (/^[([（]/u.test(right.text)) return isWithin(tokens, at) ? gapCosts.weak : gapCosts.bracket;
  if (/[)\]）]$/u.test(left.text)) return gapCosts.bracket;
  if (isBound(tokens, at, left, right)) return gapCosts.never;
  return costBetweenWords(tokens, at, left, right);
}

/** "the council (two thirds) and 640 residents": a bracket of one word, or behind which the sentence goes on, belongs to what stands before it. */
function isWithin(tokens: readonly Token[], at: number): boolean {
  const end = tokens.findIndex(({ text }, place) => place >= at && /[)\]）]\p{P}*$/u.test(text));
  return end === at || (end >= 0 && end < tokens.length - 1 && tokens[end]?.ends === null);
}

/** "Thursday, | 14 May", "na quinta-feira, | dia 14", "14 May, | 2026": one date. */
function isInDate(tokens: readonly Token[], at: number): boolean {
  const left = wordAt(tokens, at - 1);
  const isDated = [at, at + 1].some((place) => isFigure.test(tokens[place]?.text ?? ''));
  if (!isDated) return false;
  return weekday.test(left) || (month.test(left) && /^\d{4}$/u.test(wordAt(tokens, at)));
}
const weekday = new RegExp(`^(?:${said.weekdays})$`, 'iu');
const month = new RegExp(String.raw`^(?:${said.monthBeginnings})\p{L}*$`, 'iu');

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? '';

/** Words of the phrase that begins here: up to the next mark, and to the next small word that begins another. */
function phraseLength(tokens: readonly Token[], at: number): number {
  let length = 1;
  for (let next = at + 1; next < tokens.length && length < 8; next += 1) {
    const [before, token] = [tokens[next - 1], tokens[next]];
    if (before === undefined || token === undefined || before.ends !== null) break;
    if (
      length > 1 &&
      (phraseOpeners.has(token.word) || links.has(token.word)) &&
      !binders.has(token.word)
    )
      break;
    length += 1;
  }
  return length;
}

function wordsSinceMark(tokens: readonly Token[], at: number): number {
  let count = 1;
  while (count < 12 && at > count && tokens[at - count - 1]?.ends === null) count += 1;
  return count;
}

/** Whether somebody who does something stands here, behind at most one small word ("and then we"). */
const beginsSubject = (tokens: readonly Token[], at: number) =>
  doers.has(wordAt(tokens, at)) ||
  (/^(?:then|now|so|also)$/u.test(wordAt(tokens, at)) && doers.has(wordAt(tokens, at + 1)));

/** "and yes, there will be cake", "y, antes de abrir, dejaba": a clause that begins with a link and an aside. */
const isAsideBehindLink = (tokens: readonly Token[], at: number) =>
  links.has(wordAt(tokens, at)) &&
  (tokens[at]?.ends === 'comma' ||
    (tokens[at + 1]?.ends === 'comma' && answersAside.test(wordAt(tokens, at + 1))));
const answersAside = new RegExp(`^(?:${said.yesOrNo})$`, 'u');

function costAfterComma(tokens: readonly Token[], at: number, right: Token): number {
  const isLinked = links.has(right.word);
  if (isAsideBehindLink(tokens, at)) return gapCosts.clause;
  if (isLinked && beginsSubject(tokens, at + 1)) return gapCosts.clause;
  if (subordinators.has(right.word) || doers.has(right.word)) return gapCosts.clause;
  if (partsClauses(tokens, at)) return gapCosts.clause;
  // Of things in a row the commas are no place to rest.
  const isShortBefore = wordsSinceMark(tokens, at) <= 2 && at > 2;
  // "a plank, | 2 cm thick": a measure belongs to what it measures.
  const isShortAfter = phraseLength(tokens, at) <= (isFigure.test(right.text) ? 3 : 2);
  return isShortBefore || isShortAfter || isInRow(tokens, at)
    ? gapCosts.phrase + 1
    : gapCosts.comma;
}

/** "the flour, | sugar and ginger": one thing of several. */
const isInRow = (tokens: readonly Token[], at: number) =>
  [0, 1].some(
    (after) =>
      tokens[at + after]?.ends === 'comma' ||
      (after > 0 && rowEnds.test(wordAt(tokens, at + after))),
  );
const rowEnds = new RegExp(`^(?:${said.joiningEnds})$`, 'u');

const boundAs = new RegExp(`^(?:${said.boundToAs})$`, 'u');

/** Whether two words are one to the ear: a figure and what it counts, a range, a name, a small word and the next. */
function isBound(tokens: readonly Token[], at: number, left: Token, right: Token): boolean {
  if (
    isFigure.test(left.text) &&
    !phraseOpeners.has(right.word) &&
    !subordinators.has(right.word) &&
    !links.has(right.word)
  )
    return true;
  if (isFigure.test(tokens[at + 1]?.text ?? '') && isFigure.test(left.text)) return true;
  if (isWithinRange(tokens, at) || isWithinNumber(tokens, at)) return true;
  // "mainly | because", "a king who was | so afraid": the word before it, or after it, is what it is about.
  if (focusing.has(left.word) && subordinators.has(right.word)) return true;
  if (right.word === 'so' && auxiliaries.has(left.word)) return true;
  if (isFigure.test(left.text) && right.word === 'and' && wordAt(tokens, at + 1) === 'a')
    return true;
  // "as close to the skin as possible"
  if (right.word === 'as' && boundAs.test(wordAt(tokens, at + 1))) return true;
  if (pairedWith.get(right.word)?.has(left.word) === true || binders.has(right.word)) return true;
  if (particlesOfVerbs.has(right.word)) return true;
  if (right.word === 'to' && isInfinitive(tokens, at)) return true;
  if (leaners.has(left.word) && !isVerbBefore(left, right)) return true;
  // "12 March 2024", "Friday 14 June", "St Mary's Road"
  const isNamed = isName.test(left.text) && (isName.test(right.text) || isFigure.test(right.text));
  // In capitals every word looks like a name.
  if (isNamed && [left, right, tokens[at + 1]].every((token) => isShouted(token))) return false;
  return isNamed && (at > 1 || isFigure.test(right.text) || tokens.length > at + 1);
}

/** "entre las 9:00 | y las 15:00", "between 40 and 60 people": two figures that are one range. */
function isWithinRange(tokens: readonly Token[], at: number): boolean {
  const isFigureAt = (place: number) => isFigure.test(tokens[place]?.text ?? '');
  return (
    links.has(wordAt(tokens, at)) &&
    [at - 1, at - 2].some(isFigureAt) &&
    [at + 1, at + 2].some(isFigureAt) &&
    tokens.slice(Math.max(at - farthestOpening, 0), at).some(({ word }) => opensRange.has(word))
  );
}

/** "setenta | e duas vezes", "twenty | and eighty", "a centimetre | and a half": one number of two words. */
function isWithinNumber(tokens: readonly Token[], at: number): boolean {
  if (!links.has(wordAt(tokens, at))) return false;
  const next = wordAt(tokens, at + 1);
  if (numberWords.has(wordAt(tokens, at - 1)) && numberWords.has(next)) return true;
  return halves.has(next) || (determiners.has(next) && halves.has(wordAt(tokens, at + 2)));
}
const numberWords: ReadonlySet<string> = new Set(numbers.words);
const halves: ReadonlySet<string> = new Set(gapWords.halves);
const focusing: ReadonlySet<string> = new Set(gapWords.focusing);

const farthestOpening = 5;
const opensRange: ReadonlySet<string> = new Set(gapWords.ranging);

const isShouted = (token: Token | undefined) =>
  token === undefined || /^[\p{Lu}\p{N}\p{P}\p{S}]*$/u.test(token.text);

/** "It is | because", "what it was | when": the small word ends its own clause. */
const isVerbBefore = (left: Token, right: Token) =>
  (subordinators.has(right.word) || links.has(right.word)) &&
  !phraseOpeners.has(left.word) &&
  !links.has(left.word) &&
  !subordinators.has(left.word);

/** "to" before a verb, and not before a place or a figure. */
function isInfinitive(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    next !== undefined &&
    !leaners.has(next.word) &&
    !isFigure.test(next.text) &&
    !isName.test(next.text)
  );
}

function costBetweenWords(tokens: readonly Token[], at: number, left: Token, right: Token): number {
  if (links.has(right.word) && beginsSubject(tokens, at + 1)) return gapCosts.clause;
  if (isAsideBehindLink(tokens, at)) return gapCosts.comma;
  const length = phraseLength(tokens, at);
  if (subordinators.has(right.word)) {
    // "until 6 p.m.", "since 1987" say when; "the man who" goes on with the man.
    if (isFigure.test(tokens[at + 1]?.text ?? '')) return gapCosts.phrase;
    return right.word === 'where' ? gapCosts.comma : gapCosts.clause;
  }
  const isOfNames = isName.test(left.text) && isName.test(tokens[at + 1]?.text ?? '');
  if (links.has(right.word))
    return !isOfNames && length >= leastPhrase && wordsSinceMark(tokens, at) >= leastPhrase
      ? gapCosts.verb
      : gapCosts.weak;
  if (phraseOpeners.has(right.word)) return length >= leastPhrase ? gapCosts.phrase : gapCosts.weak;
  if (right.word === 'that' || isParticiple(tokens, at, left, right))
    return length >= leastPhrase ? gapCosts.phrase : gapCosts.weak;
  // Before a small word that begins a noun: "tells a baker | the number".
  return leaners.has(right.word) ? gapCosts.weak - 1 : gapCosts.torn;
}

/** "14 minutes | typing my number", and not "an amber warning". */
const isParticiple = (tokens: readonly Token[], at: number, left: Token, right: Token) =>
  /^\p{Ll}{2,}ing$/u.test(right.text) &&
  (left.word.endsWith('s') || !determiners.has(wordAt(tokens, at - 2)));
