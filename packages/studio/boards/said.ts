import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import type { PicturePlan, PlanLayout } from '@scenewright/contract/rules/picture-plan.ts';
import type { TimedWord } from '../scene.ts';
import { isNegation } from './layouts/heavy-words.ts';
import { splitAmount } from './layouts/money-text.ts';

/* What of a narration can be read on its board already: one layer of type at a time. */

/** From this share of the words of a sentence on, a board says what captions would say again. */
const leastShown = 0.72;
/** So many words in a row, just as they stand on the board, are not written a second time. */
const leastRun = 3;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Layouts that set no line beside what they show. */
const withoutLine: ReadonlySet<PlanLayout> = new Set(['calendar', 'clock', 'map', 'timeline']);

/** Whether the plan's line is set: below a figure only where it has no label. */
function setsLine({ layout, figure, quote }: PicturePlan): boolean {
  if (layout === 'clock' && quote.length < 30) return true;
  const isAmount = layout === 'figure' || layout === 'money';
  return isAmount && figure !== null ? splitAmount(figure).label === '' : !withoutLine.has(layout);
}

/** All that a board sets as type. */
function textsOf(plan: PicturePlan): string[] {
  const { figure, items, quote, date, from, to } = plan;
  const amount = [figure?.value ?? '', figure?.unit ?? '', figure?.label ?? ''].join(' ');
  return [setsLine(plan) ? quote : '', ...items, date, from, to, amount];
}

/** Words that tell something: a caption is not kept for "at" or "is", but for every "not". */
const tells = (word: string): boolean =>
  /\p{N}/u.test(word) || [...word].length >= 4 || isNegation(word);

function shareShown(words: readonly string[], shown: ReadonlySet<string>): number {
  const telling = words.filter(tells);
  const counted = telling.length >= 2 ? telling : words;
  return counted.length === 0
    ? 1
    : counted.filter((word) => shown.has(word)).length / counted.length;
}

/** Whether nearly all that is spoken can be read on the board. */
export function showsWhatIsSaid(plan: PicturePlan, spoken: string): boolean {
  const words = wordsOf(withoutPauses(spoken));
  const shown = new Set(wordsOf(textsOf(plan).join(' ')));
  return words.length > 0 && shareShown(words, shown) >= leastShown;
}

const endsSentence = /[.!?…。！？؟][\p{Pe}\p{Pf}"'’]*$/u;

/** Spoken words by the sentences that they belong to. */
function sentencesOf(words: readonly TimedWord[]): TimedWord[][] {
  const sentences: TimedWord[][] = [[]];
  for (const word of words) {
    sentences.at(-1)?.push(word);
    if (endsSentence.test(word.text)) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

/** Whether each word of a sentence stands in a run of words that is on the board just so. */
function inRuns(keys: readonly string[], onBoard: readonly string[]): readonly boolean[] {
  const isIn = keys.map(() => false);
  for (let at = 0; at < keys.length; at += 1) {
    const run = keys.slice(at, at + leastRun);
    const found = run.length === leastRun && run.every((key) => key !== '');
    if (found && onBoard.some((text) => text.includes(` ${run.join(' ')} `)))
      isIn.fill(true, at, at + leastRun);
  }
  return isIn;
}

/** Whether nothing of what is said needs a caption. */
export function leavesNothingToSay(plan: PicturePlan, spoken: string): boolean {
  const words = withoutPauses(spoken)
    .split(/\s+/u)
    .filter((text) => text !== '');
  const timed = words.map((text) => ({ text, startMs: 0, endMs: 0 }));
  return words.length > 0 && unshownWords(plan, timed).length === 0;
}

/** The words that are still to be captioned: those of sentences, or of parts of them, that the board does not show. */
export function unshownWords(plan: PicturePlan, words: readonly TimedWord[]): TimedWord[] {
  const texts = textsOf(plan);
  const shown = new Set(wordsOf(texts.join(' ')));
  const onBoard = texts.map((text) => ` ${wordsOf(text).join(' ')} `);
  return sentencesOf(words).flatMap((sentence) => {
    const keys = sentence.map(({ text }) => wordsOf(text).join(' '));
    if (shareShown(keys.flatMap(wordsOf), shown) >= leastShown) return [];
    const isIn = inRuns(keys, onBoard);
    const left = sentence.filter((_, at) => isIn[at] !== true);
    // What announces its board, as "Question 3:", or stands alone says nothing by itself.
    const isLeadIn = left.length <= 2 && (left.at(-1)?.text.endsWith(':') ?? false);
    return left.length < sentence.length && (left.length === 1 || isLeadIn) ? [] : left;
  });
}
