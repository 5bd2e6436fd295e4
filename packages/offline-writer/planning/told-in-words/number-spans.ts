import type { AmountPatterns } from './amount-patterns.ts';
import { numberRuns, written, type NumberRun } from './number-runs.ts';

/* The numbers of a sentence as they are read: "two or three" is a range, "zwei und eine halbe" is 2½. */

export interface NumberSpan {
  readonly run: NumberRun;
  readonly value: string;
  readonly to: number;
}

/** "Half a teaspoon", "anderthalb Stunden". */
const halvesOf = (sentence: string, { half, halves }: AmountPatterns): readonly NumberSpan[] =>
  [...sentence.matchAll(half)].map(({ 0: text, index: from }) => {
    const to = from + text.length;
    const run = { from, to, value: 0.5, isWord: true, isOne: false };
    return { run, value: halves.get(text.toLowerCase()) ?? '½', to };
  });

/** The numbers of a sentence, in order. */
export function numberSpans(
  sentence: string,
  language: string,
  patterns: AmountPatterns,
): readonly NumberSpan[] {
  const { or, andHalf } = patterns;
  const halves = halvesOf(sentence, patterns);
  // "Eine halbe Stunde" is no hour.
  const runs = numberRuns(sentence, language).filter(
    ({ from }) => !halves.some((half) => from >= half.run.from && from < half.to),
  );
  const joins = (at: number): boolean => {
    const [one, other] = [runs[at], runs[at + 1]];
    return (
      one !== undefined &&
      other !== undefined &&
      one.value < other.value &&
      or.test(sentence.slice(one.to, other.from))
    );
  };
  const whole = runs.flatMap((run, at): NumberSpan[] => {
    if (joins(at - 1)) return [];
    const last = joins(at) ? (runs[at + 1] ?? run) : run;
    const more = andHalf.exec(sentence.slice(last.to))?.[0] ?? '';
    const end = `${written(last.value, language)}${more === '' ? '' : '½'}`;
    const value = last === run ? end : `${written(run.value, language)}–${end}`;
    return [{ run, value, to: last.to + more.length }];
  });
  return [...whole, ...halves].toSorted((one, other) => one.run.from - other.run.from);
}
