import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/correction-words.json' with { type: 'json' };
import counts from '../data/count-words.json' with { type: 'json' };

/*
 * What somebody puts right while they write: "an inch, sorry, half an inch", "150 g of sugar, digo 120", "30 min, nee wacht, een uur is
 * beter". Only where what follows says an amount, or the same thing, anew: "sorry" alone corrects nothing.
 */

const oneOf = (list: readonly string[]) =>
  `(?:${alternatives(list.toSorted((one, other) => other.length - one.length)).replaceAll(' ', ',? ')})`;
const ends = String.raw`(?![\p{L}\p{M}'’])`;
const joint = String.raw`[,.…]*\s+`;
const negation = oneOf(words.negations);
const pause = oneOf(words.pauses);
/** "Sorry, I mean", "no, hang on": "wait" alone puts nothing right. */
const takesBack = `(?:${oneOf([...words.takesBack, ...words.said])}|${negation}${joint}${pause}|${pause}${joint}${negation})${ends}`;
const leads = `(?:${oneOf([...words.hesitations, ...words.negations])}${joint})*`;
const more = `(?:${joint}${oneOf([...words.said, ...words.negations, ...words.pauses])}${ends})*`;
/** What is put right may be announced: "make it 5", "that's £6". */
const sets = String.raw`(?:(?:[,:;…–—-]|\.{2,})*\s+${oneOf(words.sets)}${ends})?`;
const behind = String.raw`(?:[,:;…–—-]|\.{2,})*\s+(?:\p{L}+ says,? )?`;
const mark = String.raw`(?:[,;…–—(-]|\.{2,})+\s*`;
/**
 * Words that put right: hesitations and negations around some that take back ("no, hang on, make it"). A negation alone does so
 * behind a mark ("4, no, 5"), where it stands next to what it changes.
 */
const saying = new RegExp(
  `(?:(?:${mark}|\\s+)${leads}${takesBack}${more}|(?<alone>${mark}${leads}${negation}${ends}))${sets}${behind}`,
  'giu',
);
/** As far back as what is put right may stand, in words. */
const mostWordsBack = 9;
/** Behind a negation alone what is put right stands with its unit at most. */
const mostWordsBetween = 2;
const mostLetters = 2_000;

const bare = (word: string): string =>
  word.toLowerCase().replace(/^[(“"'«]+|[)”"'».,;:!?…]+$/gu, '');
const endMarks = (word: string): string => /[.,;:!?…]*$/u.exec(word)?.[0] ?? '';

const countWords = new Set([
  ...counts.flatMap(({ words: named }) => named),
  ...['eleven', 'twelve', 'fifteen', 'twenty', 'thirty', 'forty', 'fifty', 'hundred'],
]);
const half = new Set(words.half);
const one = new Set(words.one);
const units = new Set(words.units);

type Kind = 'money' | 'share' | 'number';

/** What kind of figure a word is; null for other words. "70s" and "2x" are none that could be put right. */
function kindOf(word: string): Kind | null {
  const text = bare(word);
  if (/^\p{Sc}\d|^\d[\d.,]*\p{Sc}$/u.test(text)) return 'money';
  if (/^\d[\d.,]*%$/u.test(text)) return 'share';
  if (/^\d[\d.,:]*(?:g|kg|ml|l|cl|cm|mm|m|km|h|min|am|pm)?$/u.test(text)) return 'number';
  return countWords.has(text) || half.has(text) ? 'number' : null;
}

/** "half an inch", "120", "een uur": an amount at the beginning of some words, and how many of them it takes; null where there is none. */
function amountAt(
  said: readonly string[],
  from: number,
): { readonly kind: Kind; readonly length: number } | null {
  const [first = '', second = '', third = ''] = said.slice(from, from + 3);
  const isUnit = (word: string) => units.has(bare(word));
  const ends = (word: string) => endMarks(word) !== '';
  const kind = kindOf(first);
  if (kind === null)
    return one.has(bare(first)) && isUnit(second) && !ends(first)
      ? { kind: 'number', length: 2 }
      : null;
  if (ends(first)) return { kind, length: 1 };
  if (half.has(bare(first)) && one.has(bare(second)) && isUnit(third) && !ends(second))
    return { kind, length: 3 };
  return { kind, length: isUnit(second) ? 2 : 1 };
}

const stem = (word: string): string => bare(word).replace(/(?:e?s|e?n|e)$/u, '');
const articles =
  /^(?:the|a|an|next|last|this|that|first|el|la|los|las|un|una|le|les|une|der|die|das|den|ein|eine|il|lo|o|um|uma|de|het|een)$/u;

/** "Next morning, no hang on, two mornings later": the same thing is named once more. */
function namedAnew(before: readonly string[], after: readonly string[]): string[] | null {
  const last = stem(before.at(-1) ?? '');
  const at = after.slice(0, 3).findIndex((word) => stem(word) === last);
  const isAmount = amountAt(after, 0) !== null;
  if (last.length < 3 || at < 1 || !isAmount) return null;
  let from = before.length - 1;
  while (from > 0 && before.length - from < 3 && isLead(before[from - 1] ?? '')) from -= 1;
  const [first = '', ...others] = after;
  const isRaised = from === 0 && /^\p{Lu}/u.test(before[0] ?? '');
  const begun = isRaised ? first.slice(0, 1).toUpperCase() + first.slice(1) : first;
  return [...before.slice(0, from), begun, ...others];
}
const isLead = (word: string) =>
  endMarks(word) === '' &&
  (articles.test(bare(word)) || kindOf(word) !== null || one.has(bare(word)));

const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/u;
const isAlike = (old: string, fresh: string): boolean => {
  const [one, other] = [bare(old), bare(fresh)];
  const kind = kindOf(old);
  return (
    one === other ||
    (kind !== null && kind === kindOf(fresh)) ||
    (weekday.test(one) && weekday.test(other))
  );
};

/** "180 for 50 min, sorry, I mean 170 for 55 min": several words are said again with other figures or days. */
function saidAnew(before: readonly string[], after: readonly string[]): string[] | null {
  for (let at = Math.max(0, before.length - mostWordsBack); at < before.length - 1; at += 1) {
    const old = before.slice(at);
    const isSame = old.every((word, index) => isAlike(word, after[index] ?? ''));
    const differs = old.some((word, index) => bare(word) !== bare(after[index] ?? ''));
    const isOneSentence = old.slice(0, -1).every((word) => !/[.!?]$/u.test(word));
    if (isSame && differs && isOneSentence) return [...before.slice(0, at), ...after];
  }
  return null;
}

/** "150 g of sugar, digo 120 because …": the figure changes in its place. */
function countedAnew(
  before: readonly string[],
  after: readonly string[],
  most: number,
): string[] | null {
  const amount = amountAt(after, 0);
  if (amount === null) return null;
  const least = Math.max(0, before.length - most);
  for (let at = before.length - 1; at >= least; at -= 1) {
    const word = before[at] ?? '';
    if (/[.!?]$/u.test(word) && at < before.length - 1) return null;
    const old = amountAt(before, at);
    if (old === null || old.kind !== amount.kind) continue;
    const told = after.slice(0, amount.length);
    // What has a unit of its own takes the old one's place, too.
    const length = amount.length > 1 ? old.length : 1;
    const tail = holdsOfBoth(before.slice(at + length), after.slice(amount.length));
    const mark = endMarks(told.at(-1) ?? '');
    const fresh = told.map((each, index) =>
      index === told.length - 1 ? each.replace(/[.,;:!?…]+$/u, '') : each,
    );
    const kept = [...before.slice(0, at), ...fresh, ...tail];
    const end = kept.length - 1;
    const rest = withoutBetter(after.slice(amount.length));
    const joint = rest.length === 0 || mark !== '' ? mark || endMarks(after.at(-1) ?? '') : '';
    return [...kept.slice(0, end), (kept[end] ?? '').replace(/[,;:]+$/u, '') + joint, ...rest];
  }
  return null;
}

/** "€3,200 negotiable, no, €3,000 and no less": what is said of the first amount alone goes with it. */
const holdsOfBoth = (tail: readonly string[], rest: readonly string[]): readonly string[] =>
  tail.length === 1 && goesOn.test(rest[0] ?? '') ? [] : tail;
const goesOn = /^(?:and|und|et|y|e|en|i|ve|och)$/u;

const isBetter = new RegExp(
  `^(?:${alternatives(words.is)}) (?:\\p{L}+ )?(?:${alternatives(words.better)})[.,!…]*(?:\\s|$)`,
  'iu',
);
/** "an hour is better": what stays is the hour. */
const withoutBetter = (rest: readonly string[]): string[] => {
  const left = rest.join(' ').replace(isBetter, '');
  return left === '' ? [] : left.split(' ');
};

/** A text as its author corrected it; what is not surely a correction stays as it was written. */
export function withCorrections(text: string): string {
  if (text.length > mostLetters) return text;
  let done = '';
  let rest = text;
  for (;;) {
    saying.lastIndex = 0;
    const found = saying.exec(rest);
    if (found === null) return done + rest;
    const before = (done + rest.slice(0, found.index)).trimEnd().split(' ');
    const after = rest.slice(found.index + found[0].length).split(' ');
    const isAlone = found.groups?.['alone'] !== undefined;
    const corrected = isAlone
      ? countedAnew(before, after, mostWordsBetween)
      : (saidAnew(before, after) ??
        namedAnew(before, after) ??
        countedAnew(before, after, mostWordsBack));
    if (corrected === null) {
      done += rest.slice(0, found.index + found[0].length);
      rest = rest.slice(found.index + found[0].length);
    } else {
      done = '';
      rest = corrected.join(' ');
    }
  }
}

const withdrawn =
  /\s*[,.;…–—?!-]+\s*(?:(?:no|nah|naw|oh|wait|well|hmm|actually|scratch that),? ){0,2}(?:leave|take|cut|scrap|skip|drop|forget|ignore|remove) (?:that|this) (?:one|point|step|tip|bit|last one)(?: out| off| away)?(?![\p{L}])/iu;

/** "5. bring a pen - actually leave that one out": a point that its author takes back. */
export const isWithdrawn = (point: string): boolean =>
  point.length <= mostLetters && withdrawn.test(point);
