import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../../data/correction-words.json' with { type: 'json' };
import {
  amountAt,
  bare,
  endMarks,
  endsSentence,
  endsText,
  isLead,
  kindOf,
  stem,
} from './tokens.ts';
import repairWords from '../../data/repair-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';
import { grammar } from '../../grammar-words.ts';

const said = alternativesIn(repairWords);

/*
 * How what is said anew takes the place of what it puts right, where that can be told: each way is given the words in front of the
 * repair and those behind it, and answers with all of them as they are meant, or with null.
 */

/** As far back as what is put right may stand, in words. */
const mostWordsBack = 9;
/** Behind a negation alone what is put right stands with its unit at most. */
const mostWordsBetween = 2;
/** So many words may lead to what is said anew: "until the". */
const mostLeads = 3;

const raised = (word: string, isRaised: boolean): string =>
  isRaised ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;

/** "Next morning, no hang on, two mornings later": the same thing is named once more. */
function namedAnew(before: readonly string[], after: readonly string[]): string[] | null {
  const last = stem(before.at(-1) ?? '');
  const at = after.slice(0, mostLeads).findIndex((word) => stem(word) === last);
  if (last.length < 3 || at < 1 || amountAt(after, 0) === null) return null;
  let from = before.length - 1;
  const leads = (word: string) => isLead(word) || (kindOf(word) !== null && endMarks(word) === '');
  while (from > 0 && before.length - from < mostLeads && leads(before[from - 1] ?? '')) from -= 1;
  const [first = '', ...others] = after;
  return [
    ...before.slice(0, from),
    raised(first, from === 0 && /^\p{Lu}/u.test(before[0] ?? '')),
    ...others,
  ];
}

const isAlike = (old: string, fresh: string): boolean => {
  const kind = kindOf(old);
  return bare(old) === bare(fresh) || (kind !== null && kind === kindOf(fresh));
};

/** "180 for 50 min, sorry, I mean 170 for 55 min": several words are said again with other figures or days. */
function saidAnew(before: readonly string[], after: readonly string[]): string[] | null {
  for (let at = Math.max(0, before.length - mostWordsBack); at < before.length - 1; at += 1) {
    const old = before.slice(at);
    const isSame = old.every((word, index) => isAlike(word, after[index] ?? ''));
    const differs = old.some((word, index) => bare(word) !== bare(after[index] ?? ''));
    const isOneSentence = old.slice(0, -1).every((word) => !endsSentence(word));
    if (isSame && differs && isOneSentence)
      return settled(
        [
          ...before.slice(0, at),
          raised(after[0] ?? '', /^\p{Lu}/u.test(old[0] ?? '')),
          ...after.slice(1, old.length),
        ],
        after.slice(old.length),
      );
  }
  return null;
}

/** "Maestra Rosa, scusa, Rita", "in the pot, sorry, the pan.": a name, or a thing behind its article, is changed where it stands last. */
function renamed(before: readonly string[], after: readonly string[]): string[] | null {
  const [last = '', lead = ''] = [before.at(-1), before.at(-2)];
  const isName = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) && kindOf(word) === null;
  const [first = '', second = ''] = after;
  if (before.length > 1 && !endsSentence(lead) && isName(last) && isName(first))
    return [...before.slice(0, -1), ...after];
  const isThing =
    isLead(lead) &&
    bare(first) === bare(lead) &&
    second !== '' &&
    (after.length === 2 || endMarks(second) !== '');
  return isThing ? [...before.slice(0, -2), ...after] : null;
}

/** "Ask Peter at the gate, no wait, not Peter, Paul": a word is denied, and another stands behind. */
function deniedThere(before: readonly string[], after: readonly string[]): string[] | null {
  const [first = '', old = '', ...behind] = after;
  const fresh = withoutReasonBetween(old, behind);
  if (!denying.test(bare(first)) || fresh.length === 0) return null;
  const at = before.findLastIndex((word) => bare(word) === bare(old));
  if (at < 0 || at < before.length - mostWordsBack) return null;
  const tail = before.slice(at + 1);
  let again = 0;
  while (again < tail.length && bare(tail[again] ?? '') === bare(fresh[again + 1] ?? ''))
    again += 1;
  return [
    ...before.slice(0, at),
    ...fresh.slice(0, 1 + again),
    ...tail.slice(again),
    ...fresh.slice(1 + again),
  ];
}

/** "Not bleach it eats the seal, just vinegar": why it is denied stands in front of what is said instead. */
function withoutReasonBetween(old: string, behind: readonly string[]): readonly string[] {
  const end = behind.slice(0, longestReason).findIndex((word) => word.endsWith(','));
  const isReason = endMarks(old) === '' && end >= leastReason - 1;
  const fresh = behind.slice(end + 1);
  const next = fresh.findIndex((word) => endMarks(word) !== '');
  const isShort = (next < 0 ? fresh.length : next + 1) <= mostAfterReason;
  return isReason && isShort ? fresh : behind;
}
const longestReason = 9;
const leastReason = 3;
const mostAfterReason = 3;

/** "Under the bumper, I mean under the frame", "scala A, scusate, scala B": said again from a word that both have. */
function ledAnew(
  before: readonly string[],
  after: readonly string[],
  isAlone: boolean,
): string[] | null {
  const first = bare(after[0] ?? '');
  const end = after.findIndex((word) => endMarks(word) !== '');
  // "Put an orange under the hole, no orange? A lightbulb does.": one word again says nothing anew.
  const isBounded = end >= 1 && end < mostLeads;
  if (after.length < 2 || first === '' || startsClause.test(first) || (isAlone && !isBounded))
    return null;
  for (let at = Math.max(0, before.length - mostWordsLed); at < before.length - 1; at += 1) {
    const old = before.slice(at);
    // Figures are put right one by one: "dalle 8 alle 13, anzi dalle 9".
    const isPlain = old.every(
      (word, place) => kindOf(word) === null && (place === old.length - 1 || endMarks(word) === ''),
    );
    if (bare(old[0] ?? '') === first && isPlain)
      return [...before.slice(0, at), raised(after[0] ?? '', at === 0), ...after.slice(1)];
  }
  return null;
}
const mostWordsLed = 4;
/** What a clause may begin with as well as a thing. */
const startsClause = new RegExp(String.raw`^(?:${said.clauseStarts})$`, 'u');

/** "150 g of sugar, digo 120 because …", "sabato prossimo, scusate, domenica prossima": an amount or a day changes in its place. */
function countedAnew(
  before: readonly string[],
  said: readonly string[],
  most: number,
): string[] | null {
  const after = withoutRemark(said);
  let at = 0;
  while (at < mostLeads && amountAt(after, at) === null && isLead(after[at] ?? '')) at += 1;
  const amount = amountAt(after, at);
  if (amount === null) return null;
  const least = Math.max(0, before.length - most);
  const places: Place[] = [];
  for (let from = before.length - 1; from >= least; from -= 1) {
    if (endsSentence(before[from] ?? '') && from < before.length - 1) break;
    const start = startOf(before, from, least);
    const old = amountAt(before, start);
    if (old !== null && old.kind === amount.kind) places.push({ from: start, ...old });
  }
  // "Dalle 8 alle 13, anzi dalle 9": of several the one that is led alike.
  const lead = at === 0 ? '' : bare(after[at - 1] ?? '');
  const led = places.find(({ from }) => lead !== '' && bare(before[from - 1] ?? '') === lead);
  const [last] = places;
  if (last === undefined) return null;
  return inPlace({ before, after }, led ?? last, { from: at, ...amount });
}

/** So far back a sentence may put right what was said before the last one, in words. */
const mostWordsFar = 60;

/** "Deux pots de sucre. … Ah non pardon, un pot et demi de sucre", "… mardi à 18 h. … Enfin non, jeudi": put right further on, in a sentence of its own. */
function countedFar(before: readonly string[], said: readonly string[]): string[] | null {
  const after = withoutRemark(said);
  const end = after.findIndex((word) => endMarks(word) !== '');
  const amount = amountAt(after, 0);
  if (!endsText(before.at(-1) ?? '') || end < 0 || amount === null) return null;
  const named = after
    .slice(amount.core, end + 1)
    .map(stem)
    .filter((word) => word.length >= leastNamed);
  const isDay = amount.kind === 'day' && amount.core === end + 1;
  if (named.length === 0 && !isDay) return null;
  const least = Math.max(0, before.length - mostWordsFar);
  for (let from = before.length - 1; from >= least; from -= 1) {
    const old = amountAt(before, from);
    if (old === null || old.kind !== amount.kind) continue;
    const behindIt = new Set(before.slice(from + old.core, from + old.core + 4).map(stem));
    if (!isDay && !named.every((word) => behindIt.has(word))) continue;
    const fresh = after.slice(0, amount.core).map(withoutMarks);
    const mark = endMarks(before[from + old.core - 1] ?? '');
    const stop = after.findIndex(endsSentence);
    return [
      ...before.slice(0, from),
      ...fresh.slice(0, -1),
      (fresh.at(-1) ?? '') + mark,
      ...before.slice(from + old.core),
      ...(stop < 0 ? [] : after.slice(stop + 1)),
    ];
  }
  return null;
}
const leastNamed = 3;

/** Where the amount that a word belongs to begins: "seventy" of "nineteen seventy two". */
function startOf(said: readonly string[], at: number, least: number): number {
  let from = at;
  while (from > least && amountAt(said, from - 1)?.kind === 'number') {
    const { core = 0 } = amountAt(said, from - 1) ?? {};
    if (from - 1 + core <= from) break;
    from -= 1;
  }
  return from;
}

interface Place {
  readonly from: number;
  readonly core: number;
  readonly length: number;
  readonly isHour?: true;
}

function inPlace(
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
  old: Place,
  fresh: Place,
): string[] {
  // "Until the 9th, I mean until the 16th": what leads to both is said once.
  let shared = 0;
  while (
    shared < fresh.from &&
    shared < old.from &&
    bare(before[old.from - 1 - shared] ?? '') === bare(after[fresh.from - 1 - shared] ?? '')
  )
    shared += 1;
  // What has a unit of its own takes the old one's place, too.
  const isWhole = fresh.length > fresh.core || fresh.isHour === true;
  const tail = before.slice(old.from + (isWhole ? old.length : old.core));
  const rest = after.slice(fresh.from + fresh.length);
  // "Prossimo … prossima": what is said again of the new one is not said of the old one.
  let again = 0;
  while (
    again < tail.length &&
    again < rest.length &&
    (stem(tail[again] ?? '') === stem(rest[again] ?? '') ||
      isAlike(tail[again] ?? '', rest[again] ?? ''))
  )
    again += 1;
  // "Samedi 7 juin, euh non le 14": a date behind its day has no article.
  const isDated =
    fresh.from - shared === 1 &&
    kindOf(before[old.from - shared - 1] ?? '') === 'day' &&
    repairWords.articlesBehindDays.includes(bare(after[shared] ?? ''));
  const told = after.slice(isDated ? shared + 1 : 0, fresh.from + fresh.length + again);
  const mark = endMarks(told.at(-1) ?? '');
  const isRaised = old.from === shared && /^\p{Lu}/u.test(before[0] ?? '');
  const [first = '', ...others] = told.map(withoutEnd);
  const kept = [
    ...before.slice(0, old.from - shared),
    raised(first, isRaised),
    ...others,
    ...holdsOfBoth(tail.slice(again), rest.slice(again)),
  ];
  const left = rest.slice(again);
  const joint = left.length === 0 || mark !== '' ? mark || endMarks(after.at(-1) ?? '') : '';
  const end = kept.length - 1;
  return settled([...kept.slice(0, end), withoutMarks(kept[end] ?? '') + joint], left);
}
const withoutMarks = (word: string): string => word.replace(/[,;:.!?…]+$/u, '');
const withoutEnd = (word: string, at: number, all: readonly string[]): string =>
  at === all.length - 1 ? withoutMarks(word) : word;

/** "That's way too sweet, three quarters of a cup": why it is put right stands in front of how. */
function withoutRemark(said: readonly string[]): readonly string[] {
  const end = said.slice(0, longestRemark).findIndex((word) => word.endsWith(','));
  const isRemark =
    end >= 1 &&
    said.slice(0, end + 1).every((word, at) => amountAt(said, at) === null && word !== '');
  return isRemark && amountAt(said, end + 1) !== null ? said.slice(end + 1) : said;
}
const longestRemark = 6;

/** "€3,200 negotiable, no, €3,000 and no less": what is said of the first amount alone goes with it. */
const holdsOfBoth = (tail: readonly string[], rest: readonly string[]): readonly string[] =>
  tail.length === 1 && goesOn.test(rest[0] ?? '') ? [] : tail;
const goesOn = new RegExp(`^(?:${grammar.ands}|och)$`, 'u');

const isBetter = new RegExp(
  `^(?:(?:${alternatives(words.is)}) (?:\\p{L}+ )?(?:${alternatives(words.better)})|(?:${alternatives(words.confirms)})(?![\\p{L}\\p{M}]))[.,!…]*(?:\\s|$)`,
  'iu',
);
/** "An hour is better", "14 juni geworden, vanaf": what stays is the hour, and the mark behind it. */
function settled(kept: readonly string[], rest: readonly string[]): string[] {
  const text = rest.join(' ');
  const found = isBetter.exec(text)?.[0];
  if (found === undefined) return [...kept, ...rest];
  const mark = /[.,!…]*(?=\s*$)/u.exec(found)?.[0] ?? '';
  const left = text.slice(found.length);
  return [
    ...kept.slice(0, -1),
    withoutMarks(kept.at(-1) ?? '') + mark,
    ...(left === '' ? [] : left.split(' ')),
  ];
}

/** What denies a thing that was said. */
const denying = new RegExp(
  `^(?:${alternatives([...words.negations, ...repairWords.deniesThing])})$`,
  'u',
);
export const denies = (word: string): boolean => denying.test(bare(word));
/** Whether something goes on instead of being put right: "two, and sorry, four". */
export const goesOnWith = (word: string): boolean => goesOn.test(word);

/** "€650, of nou doe maar 600": a bare number that ends its clause right behind a price is one in the same money. */
function inSameMoney(before: readonly string[], after: readonly string[]): readonly string[] {
  const [fresh = '', ...rest] = after;
  const [, sign = '', old = ''] = /^(\p{Sc})(\d[\d.,]*)/u.exec(before.at(-1) ?? '') ?? [];
  const ends = rest.length === 0 || endMarks(fresh) !== '' || isNow.test(bare(rest[0] ?? ''));
  const isBare = /^\d[\d.,]*$/u.test(bare(fresh)) && ends;
  // "£60, sorry, 2 left." counts something else.
  const isNear = numberOf(fresh) * 4 > numberOf(old) && numberOf(fresh) < numberOf(old) * 4;
  return sign !== '' && isBare && isNear ? [`${sign}${fresh}`, ...rest] : after;
}
const isNow = new RegExp(`^(?:${said.behindEdits})$`, 'u');
const numberOf = (word: string): number => Number(word.replaceAll(/\D/gu, ''));

/** A text of which the end is said anew. */
export function saidAgain(before: readonly string[], said: readonly string[]): string[] | null {
  const after = inSameMoney(before, said);
  return (
    deniedThere(before, after) ??
    saidAnew(before, after) ??
    ledAnew(before, after, false) ??
    namedAnew(before, after) ??
    countedFar(before, after) ??
    countedAnew(before, after, mostWordsBack) ??
    renamed(before, after)
  );
}

/** A text of which the last words are said anew behind a negation alone. */
export const deniedLast = (before: readonly string[], after: readonly string[]): string[] | null =>
  saidAnew(before, after) ??
  countedAnew(before, after, mostWordsBetween + monthBehind(before)) ??
  ledAnew(before, after, true);

/** "El 5 de mayo": so many words behind a day are its month. */
function monthBehind(before: readonly string[]): number {
  if (kindOf(before.at(-1) ?? '') !== 'month') return 0;
  return repairWords.genitives.includes(bare(before.at(-2) ?? '')) ? 2 : 1;
}

/** "At 10 on Sundays... wait 11, the bakery is late": who stops to think may put right what stands further back, where that is all they say. */
export function thoughtAgain(before: readonly string[], after: readonly string[]): string[] | null {
  const amount = amountAt(after, 0);
  const last = amount === null ? '' : (after[amount.length - 1] ?? '');
  const isAll = amount !== null && (endMarks(last) !== '' || after.length === amount.length);
  return deniedLast(before, after) ?? (isAll ? countedAnew(before, after, mostWordsBack) : null);
}

/** A text whose last words are said again with other figures, behind a hesitation. */
export const hesitated = saidAnew;
