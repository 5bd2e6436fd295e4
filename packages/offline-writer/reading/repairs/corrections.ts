import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../../data/correction-words.json' with { type: 'json' };
import { deniedLast, denies, goesOnWith, hesitated, saidAgain, thoughtAgain } from './said-anew.ts';
import { amountAt, endMarks, endsSentence, endsText, kindOf } from './tokens.ts';
import repairWords from '../../data/repair-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const repairSaid = alternativesIn(repairWords);

/*
 * What somebody puts right while they write: "an inch, sorry, half an inch", "150 g of sugar, digo 120", "30 min, nee wacht, een uur is
 * beter". Only where what follows says an amount, or the same thing, anew: "sorry" alone corrects nothing.
 */

const oneOf = (list: readonly string[]) =>
  `(?:${alternatives(list.toSorted((one, other) => other.length - one.length)).replaceAll(' ', ',? ')})`;
const ends = String.raw`(?![\p{L}\p{M}'’])`;
const joint = String.raw`[,.…]*\s+`;
/** Stands for "200 não" while a text is read: it takes back. Nobody types it, and `legible` drops it. */
const deniedSign = '\uE002';
const negation = oneOf(words.negations);
const pause = oneOf(words.pauses);
/** "Sorry, I mean", "no, hang on": "wait" alone puts nothing right. */
const takesBack = `(?:${oneOf([...words.takesBack, ...words.said, deniedSign])}|${negation}${joint}${pause}|${pause}${joint}${negation}|${negation}${joint}${negation})${ends}`;
/** "Vier Eier, äh, fünf Eier": they put right only where the same thing follows. */
const { unsure } = repairWords;
const leads = `(?:${oneOf([...words.hesitations, ...words.negations])}${joint})*`;
const more = `(?:${joint}${oneOf([...words.said, ...words.negations, ...words.pauses])}${ends})*`;
/** What is put right may be announced: "make it 5", "that's £6". */
const sets = String.raw`(?:(?:[,:;…–—-]|\.{2,})*\s+${oneOf(words.sets)}${ends})?`;
const behind = String.raw`(?:\s*(?:[,:;…–—-]|\.{2,}))*\s+(?:\p{L}+ (?:${repairSaid.reporting}),? )?`;
const mark = String.raw`(?:[,;…–—(-]|\.{2,})+\s*`;
/**
 * Words that put right: hesitations and negations around some that take back ("no, hang on, make it"). A negation alone does so
 * behind a mark ("4, no, 5"), where it stands next to what it changes.
 */
const saying = new RegExp(
  `(?:(?:${mark}|\\s+)${leads}${takesBack}${more}|(?<alone>(?:${mark}${leads}${negation}|(?:[–—-]{1,3}|\\.{2,}|…)\\s*${pause})${ends})|(?<unsure>${mark}${oneOf(unsure)}${ends}))${sets}${behind}`,
  'giu',
);
const mostLetters = 2_000;

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
  before.slice(-mostBeforeDenied).some(denies);
const mostBeforeDenied = 4;

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
  const denied = text.replaceAll(saidNot, (found, old: string, between: string) =>
    kindOf(old) === null ? found : `${old}${between}, ${deniedSign}, `,
  );
  const corrected = aligned(denied);
  // Where nothing takes the place of what is denied, nothing is put right.
  return corrected.includes(deniedSign) ? aligned(text) : corrected;
}

function aligned(text: string): string {
  let done = '';
  let rest = text.replaceAll(groups, '\u00A0');
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
      goesOnWith(before.at(-1) ?? '') ||
      isSentence(before, found[0], after);
    const stops = /^\s*(?:\.{2,}|…)/u.test(found[0]);
    const ofAlone = stops ? thoughtAgain : deniedLast;
    const putRight = isUnsure ? hesitated : isAlone ? ofAlone : saidAgain;
    const corrected = isOwn ? null : putRight(before, after);
    if (corrected === null) {
      done += rest.slice(0, found.index + found[0].length);
      rest = rest.slice(found.index + found[0].length);
    } else {
      done = '';
      rest = corrected.join(' ');
    }
  }
}
