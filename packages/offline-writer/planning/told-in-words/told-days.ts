import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import weekWords from '../../data/week-words.json' with { type: 'json' };
import weekdayWords from '../../data/weekday-words.json' with { type: 'json' };
import { grammar } from '../../grammar-words.ts';
import { capital } from '../../plain-words.ts';
import { ofCalendar } from '../calendar-words.ts';
import { codeOf } from '../words-as-cards/order-words.ts';

/* The days of a week that a sentence tells together: "Tuesday to Saturday", "martes y jueves", "Mo, Mi und Fr". */

interface WeekWords {
  readonly short: readonly (readonly string[])[];
  /** "At the weekend" with its days, from 0 for Monday. */
  readonly groups: Readonly<Record<string, readonly number[]>>;
  readonly to: readonly string[];
  /** Where one of these is told, the days are no days on which something is. */
  readonly off: readonly string[];
}

interface NamedDay {
  readonly index: number;
  readonly isShort: boolean;
  readonly from: number;
  readonly to: number;
}

interface DayPatterns {
  readonly day: RegExp;
  readonly indexes: ReadonlyMap<string, number>;
  readonly names: readonly string[];
  /** All forms of names that are written in full. */
  readonly full: ReadonlySet<string>;
  readonly groups: RegExp;
  readonly daysOfGroup: ReadonlyMap<string, readonly number[]>;
  readonly upTo: RegExp;
  readonly off: RegExp;
}

export interface DaysTold {
  /** As a calendar names them. */
  readonly days: readonly string[];
  readonly from: number;
  readonly to: number;
  /** Whether each is named in full, or from one to another: "quarta e quinta" may be the fourth and the fifth. */
  readonly isSure: boolean;
}

const week = 7;
const start = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
const anyOf = (words: readonly string[]) =>
  alternatives(words.toSorted((one, other) => other.length - one.length));
const articles = String.raw`(?:(?:${ofCalendar.beforeDays})\s)?`;

function patternsOf(language: string, { short, groups, to, off }: WeekWords): DayPatterns {
  const names = new Map<string, readonly (readonly string[])[]>(
    Object.entries(weekdayWords.names),
  ).get(language);
  const tails = new Map<string, readonly string[]>(Object.entries(weekdayWords.tails)).get(
    language,
  );
  const forms = short.map((some, at) => [...(names?.[at] ?? []), ...some]);
  const tail = tails === undefined ? '' : `(?:${alternatives(tails)})?(?:['’]\\p{Ll}+)?`;
  return {
    names: (names ?? []).map(([name = '']) => capital(name)),
    full: new Set((names ?? []).flat().map((form) => form.toLowerCase())),
    day: new RegExp(`${start}(?<day>${anyOf(forms.flat())})${tail}\\.?${end}`, 'giu'),
    indexes: new Map(
      forms.flatMap((some, index) => some.map((form) => [form.toLowerCase(), index] as const)),
    ),
    groups: new RegExp(`${start}(?:${anyOf(Object.keys(groups))})${end}`, 'iu'),
    daysOfGroup: new Map(Object.entries(groups)),
    upTo: new RegExp(`^\\s?(?:${anyOf(to)})\\s?${articles}$`, 'iu'),
    off: new RegExp(`${start}(?:${anyOf(off)})${end}|n['’]t${end}`, 'iu'),
  };
}

const byLanguage: ReadonlyMap<string, DayPatterns> = new Map(
  Object.entries(weekWords).map(([language, words]) => [language, patternsOf(language, words)]),
);

const and = new RegExp(
  String.raw`^\s?(?:,|&|\+|\/|,?\s(?:${grammar.ands})(?=\s))\s?${articles}$`,
  'iu',
);

/** The days from one to another, over the end of a week where that comes between. */
function between(first: number, last: number): readonly number[] {
  const length = ((last - first + week) % week) + 1;
  return Array.from({ length }, (_, at) => (first + at) % week);
}

/** The days of a row, where each is joined to the one before. */
function joined(days: readonly NamedDay[], sentence: string, { upTo }: DayPatterns) {
  const marked = new Set<number>();
  for (const [at, { index, from }] of days.entries()) {
    const before = days[at - 1];
    const link = before === undefined ? '' : sentence.slice(before.to, from);
    if (before !== undefined && upTo.test(link))
      for (const each of between(before.index, index)) marked.add(each);
    else if (before !== undefined && !and.test(link)) return null;
    marked.add(index);
  }
  return marked;
}

/** The days that a sentence tells together; null where it tells one, or several apart from each other, or when something is not. */
export function daysTold(sentence: string, language: string): DaysTold | null {
  const patterns = byLanguage.get(codeOf(language));
  if (patterns === undefined || patterns.off.test(sentence)) return null;
  const named = [...sentence.matchAll(patterns.day)].map(({ 0: text, index, groups }) => ({
    index: patterns.indexes.get(groups?.['day']?.toLowerCase() ?? '') ?? 0,
    isShort: isShort(groups?.['day'] ?? '', patterns),
    from: index,
    to: index + text.length,
  }));
  const group = patterns.groups.exec(sentence);
  if (named.length === 0 && group !== null) {
    const days = patterns.daysOfGroup.get(group[0].toLowerCase()) ?? [];
    const to = group.index + group[0].length;
    return {
      days: patterns.names.filter((_, at) => days.includes(at)),
      from: group.index,
      to,
      isSure: true,
    };
  }
  const [first, last] = [named[0], named.at(-1)];
  const marked = joined(named, sentence, patterns);
  if (marked === null || marked.size < 2 || first === undefined || last === undefined) return null;
  return {
    days: patterns.names.filter((_, at) => marked.has(at)),
    from: first.from,
    to: last.to,
    isSure: marked.size > named.length || named.every((day) => !day.isShort),
  };
}

const leastOfPlural = 6;
/** "Quartas" are Wednesdays, "quarta" may be the fourth. */
const isShort = (form: string, { full }: DayPatterns): boolean =>
  !full.has(form.toLowerCase()) && !(form.length >= leastOfPlural && form.endsWith('s'));
