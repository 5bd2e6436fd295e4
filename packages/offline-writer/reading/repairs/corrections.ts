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
const takesBack = `(?:${oneOf([...words.takesBack, ...words.said])}|${negation}${joint}${pause}|${pause}${joint}${negation}|${negation}${joint}${negation})${ends}`;
/** "Vier Eier, äh, fünf Eier": they put right only where the same thing follows. */
const unsure = ['äh', 'ähm', 'öh', 'euh', 'ehm', 'eh', 'uh', 'um', 'er', 'erm', 'eee'];
const leads = `(?:${oneOf([...words.hesitations, ...words.negations])}${joint})*`;
const more = `(?:${joint}${oneOf([...words.said, ...words.negations, ...words.pauses])}${ends})*`;
/** What is put right may be announced: "make it 5", "that's £6". */
const sets = String.raw`(?:(?:[,:;…–—-]|\.{2,})*\s+${oneOf(words.sets)}${ends})?`;
const behind = String.raw`(?:\s*(?:[,:;…–—-]|\.{2,}))*\s+(?:\p{L}+ says,? )?`;
const mark = String.raw`(?:[,;…–—(-]|\.{2,})+\s*`;
/**
 * Words that put right: hesitations and negations around some that take back ("no, hang on, make it"). A negation alone does so
 * behind a mark ("4, no, 5"), where it stands next to what it changes.
 */
const saying = new RegExp(
  `(?:(?:${mark}|\\s+)${leads}${takesBack}${more}|(?<alone>(?:${mark}${leads}${negation}|(?:[–—-]{1,3}|\\.{2,}|…)\\s*${pause})${ends})|(?<unsure>${mark}${oneOf(unsure)}${ends}))${sets}${behind}`,
  'giu',
);
/** As far back as what is put right may stand, in words. */
const mostWordsBack = 9;
/** Behind a negation alone what is put right stands with its unit at most. */
const mostWordsBetween = 2;
const mostLetters = 2_000;
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

/** "Under the bumper, I mean under the frame", "scala A, scusate, scala B": said again from a word that both have. */
function ledAnew(
  before: readonly string[],
  after: readonly string[],
  isAlone: boolean,
): string[] | null {
  const first = bare(after[0] ?? '');
  const end = after.findIndex((word) => endMarks(word) !== '');
  const isBounded = end >= 0 && end < mostLeads;
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
const startsClause =
  /^(?:the|an?|i|he|she|it|we|they|you|this|that|there|and|or|but|der|die|das|ein|eine|ich|er|sie|es|wir|le|la|les|un|une|je|il|elle|on|el|los|las|una|yo|lo|gli|io|o|os|as|um|uma|eu|ele|ela|de|het|een|ik|hij|zij|den|det|ett?|jag|han|hon|bir|bu|o)$/u;

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
    const behindIt = before.slice(from + old.core, from + old.core + 4).map(stem);
    if (!isDay && !named.every((word) => behindIt.includes(word))) continue;
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
  const tail = before.slice(old.from + (fresh.length > fresh.core ? old.length : old.core));
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
  const told = after.slice(0, fresh.from + fresh.length + again);
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
const goesOn = /^(?:and|und|et|y|e|en|i|ve|och)$/u;

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

/** "May. Sorry, June was never my month": what begins a sentence of its own puts nothing right, unless it is as short as that. */
const isSentence = (before: readonly string[], cue: string, after: readonly string[]): boolean => {
  if (!endsText(before.at(-1) ?? '') || takesTime.test(cue)) return false;
  const end = after.findIndex((word) => endMarks(word) !== '');
  return (end < 0 ? after.length : end + 1) > mostOfFragment;
};
/** "Sorry, 500 ml, I was reading the wrong card": why a sentence puts the one before it right is told to nobody. */
function withoutReason(before: readonly string[], after: readonly string[]): readonly string[] {
  const mark = after.findIndex((word) => word.endsWith(','));
  const end = after.findIndex(endsSentence);
  const isReason =
    endsText(before.at(-1) ?? '') &&
    mark >= 0 &&
    mark < mostOfFragment &&
    end > mark &&
    after.slice(mark + 1, end + 1).every((_, at) => amountAt(after, mark + 1 + at) === null);
  if (!isReason) return after;
  const kept = after.slice(0, mark + 1);
  const last = (kept.at(-1) ?? '').replace(/,$/u, endMarks(after[end] ?? '.'));
  return [...kept.slice(0, -1), last, ...after.slice(end + 1)];
}
const takesTime = new RegExp(
  `(?<!\\p{L})(?:${alternatives(words.pauses)}|${alternatives(words.negations)})(?!\\p{L})`,
  'iu',
);
const mostOfFragment = 4;

/** Whether a quotation is open where a text ends. */
const isQuoted = (text: string): boolean => {
  const straight = text.match(/"/gu)?.length ?? 0;
  const [open, close] = [/[“«„]/gu, /[”»]/gu].map((marks) => text.match(marks)?.length ?? 0);
  return straight % 2 === 1 || (open ?? 0) > (close ?? 0);
};
/** "Nie w sobotę, nie w niedzielę": one after the other is denied, and none put right. */
const isDenied = (before: readonly string[]): boolean =>
  before.slice(-mostLeads - 1).some((word) => denying.test(bare(word)));
const denying = new RegExp(
  `^(?:${alternatives([...words.negations, 'not', 'nicht', 'kein', 'keine', 'niet', 'pas', 'ni', 'inte'])})$`,
  'u',
);

/** "200 g de queijo... 200 não, 300 g": what is not so is said once more. */
const saidNot = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<old>[\\p{L}\\p{N}]{2,20})(?<between>(?: [^\\s.!?]+){0,6}?)(?:\\.{2,}|…|[,;–—-]+|\\.)\\s+\\k<old>,? (?:${alternatives(words.negations)}|değil)[,.]?\\s+(?=[\\p{L}\\p{N}])`,
  'giu',
);

/** "1 450 euros" is one figure. */
const groups = /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/gu;

/** A text as its author corrected it; what is not surely a correction stays as it was written. */
export function withCorrections(text: string): string {
  if (text.length > mostLetters) return text;
  let done = '';
  let rest = text
    .replaceAll(groups, '\u00A0')
    .replaceAll(saidNot, (found, old: string, between: string) =>
      kindOf(old) === null ? found : `${old}${between}, sorry, `,
    );
  for (;;) {
    saying.lastIndex = 0;
    const found = saying.exec(rest);
    if (found === null) return (done + rest).replaceAll(/(?<=\d)\u00A0(?=\d{3})/gu, ' ');
    const before = (done + rest.slice(0, found.index)).trimEnd().split(' ');
    const after = withoutReason(before, rest.slice(found.index + found[0].length).split(' '));
    const isAlone = found.groups?.['alone'] !== undefined;
    // What somebody in a text says is said as they said it.
    const isUnsure = found.groups?.['unsure'] !== undefined;
    const isOwn =
      isQuoted(done + rest.slice(0, found.index)) ||
      (isAlone && isDenied(before)) ||
      goesOn.test(before.at(-1) ?? '') ||
      isSentence(before, found[0], after);
    const corrected = isOwn
      ? null
      : isUnsure
        ? saidAnew(before, after)
        : isAlone
          ? (countedAnew(before, after, mostWordsBetween) ?? ledAnew(before, after, true))
          : (saidAnew(before, after) ??
            ledAnew(before, after, false) ??
            namedAnew(before, after) ??
            countedFar(before, after) ??
            countedAnew(before, after, mostWordsBack) ??
            renamed(before, after));
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
