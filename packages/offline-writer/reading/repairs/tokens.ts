import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../../data/correction-words.json' with { type: 'json' };
import kitchen from '../../data/kitchen-words.json' with { type: 'json' };
import numbers from '../../data/number-words.json' with { type: 'json' };
import repairWords from '../../data/repair-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const repairSaid = alternativesIn(repairWords);

/* The words of a text as a repair compares them: which of them are amounts, days and months, in the languages that are read. */

export const bare = (word: string): string =>
  word.toLowerCase().replace(/^[(“"'«]+|[)”"'».,;:!?…]+$/gu, '');
export const endMarks = (word: string): string => /[.,;:!?…]*$/u.exec(word)?.[0] ?? '';
export const stem = (word: string): string => bare(word).replace(/(?:e?s|e?n|[aeio])$/u, '');
/** Whether a text ends as a sentence does. */
export const endsText = (last: string): boolean => /[.!?…]["”’)]*$/u.test(last);
/** "Am 14. Juni" goes on behind its full stop. */
export const endsSentence = (word: string): boolean => endsText(word) && !/^\d{1,2}\.$/u.test(word);

/** Two in Danish, ten in Turkish: other words wherever else they stand. */
const otherWords = new Set(['on', 'to']);
const numberWords = new Set(
  [...numbers.words, ...words.half].filter((word) => !otherWords.has(word)),
);
const compound = new RegExp(`^\\p{L}{2,}(?:${alternatives(numbers.endings)})$`, 'u');
const days = new Set(numbers.days);
const months = new Set(numbers.months);
/** "Turn it left, no wait, right": where to, of which there are two or four. */
const sides: ReadonlySet<string> = new Set(repairWords.sides);
const one = new Set(words.one);
const { moreUnits } = repairWords;
const units = new Set([...words.units, ...kitchen.measures, ...moreUnits]);
export type Kind = 'money' | 'share' | 'number' | 'day' | 'month' | 'side';

const figureWithUnit = new RegExp(
  String.raw`^\d[\d.,:/\u00A0]*(?:(?:${repairSaid.behindNumbers})|h\d\d)?$|^\d{0,3}[½¼¾⅓⅔]$`,
  'u',
);

/** What a word is that can be put right; null for other words. "70s" and "2x" are none. */
export function kindOf(word: string): Kind | null {
  const text = bare(word);
  if (/^\p{Sc}\d|^\d[\d.,]*\p{Sc}$/u.test(text)) return 'money';
  if (/^\d[\d.,]*%$/u.test(text)) return 'share';
  if (figureWithUnit.test(text)) return 'number';
  if (days.has(text)) return 'day';
  if (months.has(text)) return 'month';
  if (sides.has(text)) return 'side';
  return numberWords.has(text) || compound.test(text) ? 'number' : null;
}

const isUnit = (word: string | undefined): boolean => word !== undefined && units.has(bare(word));
const joins = new RegExp(`^(?:${repairSaid.joining})$`, 'u');

export interface Amount {
  readonly kind: Kind;
  /** In words, without its unit. */
  readonly core: number;
  /** In words, with its unit. */
  readonly length: number;
  /** "Half 7", "kwart over 8": an hour by itself, which takes the place of another with its unit. */
  readonly isHour?: true;
}

/** How many words an hour has that is told by its quarters or its half; 0 where none begins. */
function hourLength(said: readonly string[], from: number): number {
  const word = (at: number) => bare(said[from + at] ?? '');
  const isOpen = (at: number) => endMarks(said[from + at] ?? '') === '';
  const isHour = (at: number) => /^(?:[1-9]|1[0-2])(?:[ap]m)?$/u.test(word(at));
  if (!partsOfHours.test(word(0)) || !isOpen(0)) return 0;
  if (isHour(1)) return 2;
  const isPast = hourJoints.test(word(1)) && isOpen(1);
  return isPast && (isHour(2) || kindOf(word(2)) === 'number') ? 3 : 0;
}
const partsOfHours = new RegExp(`^(?:${repairSaid.partsOfHours})$`, 'u');
const hourJoints = new RegExp(`^(?:${repairSaid.hourJoints})$`, 'u');

/** The amount, day or month that begins at a word: "half an inch", "three quarters of a cup", "nineteen seventy two"; null where none does. */
export function amountAt(said: readonly string[], from: number): Amount | null {
  const kind = kindOf(said[from] ?? '');
  const next = (at: number) => said[from + at] ?? '';
  const isOpen = (at: number) => endMarks(next(at - 1)) === '';
  if (kind === null)
    return one.has(bare(next(0))) && isOpen(1) && isUnit(said[from + 1])
      ? { kind: 'number', core: 1, length: 2 }
      : null;
  if (kind === 'day' || kind === 'month' || kind === 'side') return { kind, core: 1, length: 1 };
  const ofHour = hourLength(said, from);
  if (ofHour > 0) return { kind, core: ofHour, length: ofHour, isHour: true };
  let core = 1;
  while (isOpen(core) && kindOf(next(core)) === 'number') core += 1;
  // "one and a half", "dos y media"
  for (const between of [1, 2])
    if (
      isOpen(core) &&
      joins.test(bare(next(core))) &&
      kindOf(next(core + between)) === 'number' &&
      (between === 1 || one.has(bare(next(core + 1))))
    )
      core += between + 1;
  const lead = repairWords.genitivesOfUnits.includes(bare(next(core))) ? 1 : 0;
  const article = one.has(bare(next(core + lead))) ? 1 : 0;
  const at = core + lead + article;
  const hasUnit = isOpen(core) && isUnit(said[from + at]) && (lead === 0 || article === 1);
  return { kind, core, length: hasUnit ? at + 1 : core };
}

const leadWords = new Set(words.leads);
/** "The", "until the": what may stand in front of an amount that is said anew. */
export const isLead = (word: string): boolean =>
  endMarks(word) === '' && (leadWords.has(bare(word)) || one.has(bare(word)));
