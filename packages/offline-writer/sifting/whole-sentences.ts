import { lettersOf } from '../plain-words.ts';
import type { Segment } from './segments.ts';

/* A bracket within a sentence is judged by itself. What stands around it is one sentence: it is said whole or not at all. */

export const bracketed = /^\s*[[(［（【].*[\])］）】][.!]?\s*$/su;
/** What goes on behind a bracket; a capital letter there begins a sentence of its own. */
const goesOn = /^["“'‘«„(]?[^\p{Lu}\p{Lt}]/u;
/** A bracket that is more likely a note or furniture than spoken goes with a sentence that goes. */
const leastDoubt = 0.5;

/** One sentence: the places of its words, and of the brackets that stand in it. */
interface Whole {
  readonly words: number[];
  readonly brackets: number[];
}

/**
 * How sure it is that each segment is left out, where the words around a bracket share what they have on the average of their
 * letters, and a bracket goes along.
 * @param surplus by how much the reader is surer of each than it must be; above 0 a segment is left out
 * @param doubts how likely each is not for the viewers, from 0 to 1
 */
export function judgedWhole(
  segments: readonly Segment[],
  surplus: readonly number[],
  doubts: readonly number[],
): readonly number[] {
  const judged = [...surplus];
  for (const { words, brackets } of wholesIn(segments)) {
    const shared = meanOf(words, segments, surplus);
    for (const at of words) judged[at] = shared;
    for (const at of brackets)
      if (shared > 0 && (doubts[at] ?? 0) >= leastDoubt)
        judged[at] = Math.max(judged[at] ?? 0, shared);
  }
  return judged;
}

/** The sentences that hold a bracket. */
function wholesIn(segments: readonly Segment[]): readonly Whole[] {
  const wholes: Whole[] = [];
  let whole: Whole = { words: [], brackets: [] };
  for (const [at, { text, sentence, cut }] of segments.entries()) {
    const isBracket = bracketed.test(text);
    const isOfBefore =
      sentence === segments[at - 1]?.sentence &&
      cut === 'bracket' &&
      (isBracket || (whole.brackets.length > 0 && goesOn.test(text)));
    if (!isOfBefore) wholes.push((whole = { words: [], brackets: [] }));
    (isBracket ? whole.brackets : whole.words).push(at);
  }
  return wholes.filter(({ words, brackets }) => words.length > 0 && brackets.length > 0);
}

/** What is read by rules, or is what the idea is about, keeps its whole sentence. */
function meanOf(
  places: readonly number[],
  segments: readonly Segment[],
  surplus: readonly number[],
): number {
  const own = places.map((at) => ({
    value: surplus[at] ?? 0,
    letters: Math.max(1, lettersOf(segments[at]?.text ?? '').length),
  }));
  if (own.some(({ value }) => value === Number.NEGATIVE_INFINITY)) return Number.NEGATIVE_INFINITY;
  const letters = own.reduce((sum, each) => sum + each.letters, 0);
  return own.reduce((sum, each) => sum + each.value * each.letters, 0) / letters;
}
