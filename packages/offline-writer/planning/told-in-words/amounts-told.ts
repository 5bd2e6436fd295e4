import { amountPatternsOf, type AmountPatterns, type ToldKind } from './amount-patterns.ts';
import { nounBehind, stuffBehind } from './counted-noun.ts';
import type { NumberRun } from './number-runs.ts';
import { numberSpans, type NumberSpan } from './number-spans.ts';

/* What the numbers of a sentence count or measure: "trinta docinhos", "zwei Euro", "in nine months". */

export interface ToldAmount {
  readonly kind: ToldKind;
  /** As it is written: 1,200; 2–3. */
  readonly value: string;
  readonly number: number;
  /** What it counts or measures, as it is typed; may be empty. */
  readonly unit: string;
  readonly isWord: boolean;
  /** "Only", "nearly": whether something bounds it. */
  readonly isBound: boolean;
  /** Where it stands, with its unit. */
  readonly from: number;
  readonly to: number;
}

const mostWords = 3;

interface Unit {
  readonly kind: ToldKind;
  readonly unit: string;
}

/** What stands behind a number as far as it is its unit. */
function unitBehind(behind: string, language: string, { units }: AmountPatterns): Unit {
  for (const [kind, pattern] of units) {
    const unit = pattern.exec(behind)?.[0];
    if (unit === undefined) continue;
    const stuff = kind === 'measure' ? stuffBehind(behind.slice(unit.length), language) : '';
    return { kind, unit: `${unit.replace(/^[\s'’-]/u, '')}${stuff}` };
  }
  const noun = nounBehind(behind, language);
  return { kind: 'count', unit: noun.split(/\s+/u).length <= mostWords ? noun : '' };
}

/** "Un euro e venti", "two pounds ten": what belongs to the number before it. */
const belongs = /^\s(?:\p{L}{1,3}\s)?$/u;

/** "One house", "half the town", "one day", "a cup": an article, and no number. */
function isArticle({ isOne, value }: NumberRun, { kind, unit }: Unit, { vague }: AmountPatterns) {
  if (kind === 'count') return isOne || value < 1;
  if (!isOne) return false;
  return kind === 'duration' ? vague.test(unit) : kind === 'measure' && !unit.includes(' ');
}

/** "At six", "à six heures". */
const isHour = (before: string, { kind }: Unit, { hour, hourOfUnit }: AmountPatterns): boolean =>
  (kind === 'count' && hour.test(before)) || (kind === 'duration' && hourOfUnit.test(before));

/** "N5,500", "20p", "No. 5": a sign or a letter beside it makes another thing of a number. */
const isOfOther = (sentence: string, from: number, to: number): boolean =>
  /[\p{Sc}#№]\s?$|\d[.,:/]$|[\p{L}-]$/u.test(sentence.slice(0, from)) ||
  /^\p{L}/u.test(sentence.slice(to));

/** What one number of a sentence counts or measures; null where it does neither for certain. */
function amountOf(
  { run, value, to }: NumberSpan,
  spans: readonly NumberSpan[],
  sentence: string,
  language: string,
  patterns: AmountPatterns,
): ToldAmount | null {
  const before = sentence.slice(0, run.from).trimEnd();
  const behind = sentence.slice(to);
  const measured = unitBehind(behind, language, patterns);
  const { kind, unit } = measured;
  const length = unit === '' ? 0 : behind.indexOf(unit) + unit.length;
  const rest = behind.slice(length);
  const goesOn = spans.some(
    (other) => other.run.from > to && belongs.test(sentence.slice(to + length, other.run.from)),
  );
  const isNone =
    isArticle(run, measured, patterns) ||
    isHour(before, measured, patterns) ||
    (kind === 'money' && goesOn) ||
    patterns.restOfPrice.test(sentence.slice(0, run.from)) ||
    (kind !== 'duration' && patterns.definite.test(before)) ||
    [behind, rest].some((text) => patterns.notBehind.test(text)) ||
    isOfOther(sentence, run.from, to);
  if (isNone) return null;
  // "Un'ora e mezza" is an hour and a half.
  const half = patterns.endsOnHalf.exec(unit)?.index;
  const per = patterns.per.exec(rest)?.[0] ?? '';
  return {
    kind,
    value: half === undefined ? value : `${value}½`,
    number: run.value,
    unit: `${unit.slice(0, half)}${per}`.trim(),
    isWord: run.isWord,
    isBound: patterns.bound.test(before) || per !== '',
    from: run.from,
    to: to + length + per.length,
  };
}

/** The amounts that a sentence surely tells, in order. */
export function amountsTold(sentence: string, language: string): readonly ToldAmount[] {
  const patterns = amountPatternsOf(language);
  if (patterns === null) return [];
  const spans = numberSpans(sentence, language, patterns);
  return spans.flatMap((span) => amountOf(span, spans, sentence, language, patterns) ?? []);
}
