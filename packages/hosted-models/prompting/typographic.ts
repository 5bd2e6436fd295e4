import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import layouts from '../prompts/layouts.json' with { type: 'json' };
import { listed } from './plan-words.ts';
import { sentencesOf, withoutLettering } from './sentences.ts';

/*
 * Most layouts are type: a title, a figure, a list. A model's letters cannot be trusted, and the compositor sets captions
 * anyway, so such a plan becomes a picture of what it is about, without a letter and with room left free.
 */

interface LayoutWords {
  /** What of the plan its subject is made of; without it the subject is said as it stands. */
  readonly of?: string;
  readonly subject?: string;
  /** Whether that subject goes before what the plan names. */
  readonly goesFirst?: boolean;
  /** How the subject is shown. */
  readonly staging?: string;
  /** Unless the subject has one of these words. */
  readonly unless?: readonly string[];
}

const words: ReadonlyMap<string, LayoutWords> = new Map(Object.entries(layouts));

/** Amounts, addresses and times would be written out. */
const isSpelled = (text: string) =>
  /[@#/<>=\\]|www\.|\.com\b|%|[$€£¥₹]/iu.test(text) ||
  /\d/u.test(text.replaceAll(/\b1\d{3}s?\b|\b20\d{2}s?\b/gu, ''));

/** What rows, steps or bars are called, without their numbers: `flights` of "flights: 2%". */
const nameOf = (item: string) =>
  withoutLettering(item.split(':', 1)[0] ?? '')
    .replaceAll(/[\d.,%$€£]+/gu, '')
    .trim();

/** A thing with its count: "4 potatoes"; what costs or weighs in signs is named alone. */
const thingOf = (item: string) => (/[%$€£¥₹]/u.test(item) ? nameOf(item) : withoutLettering(item));

const mostItemWords = 8;

/** The subject that a layout is made of; empty where the plan has no words for it. */
function layoutSubject(
  { of, subject = '' }: LayoutWords,
  { from, to, items }: PicturePlan,
): string {
  if (of === undefined) return subject;
  if (of === 'span')
    return from === '' || to === '' || isSpelled(from) || isSpelled(to)
      ? ''
      : subject
          .replace('{from}', () => withoutLettering(from))
          .replace('{to}', () => withoutLettering(to));
  const named = items.map(of === 'names' ? nameOf : thingOf).filter(Boolean);
  const isLong = named.some((each) => each.split(' ').length > mostItemWords);
  return named.length === 0 || isLong ? '' : subject.replace('{items}', () => listed(named));
}

export interface TypographicWords {
  /** Empty: whatever the film is about. */
  readonly subject: string;
  readonly staging: string;
}

/** A plan of type as a picture. @param own the subject that the plan names itself; empty where it names none */
export function typographicWords(plan: PicturePlan, own: string): TypographicWords {
  const layout = words.get(plan.layout) ?? {};
  const made = layoutSubject(layout, plan);
  const isMade = made !== '' && (own === '' || layout.goesFirst === true);
  const subject = isMade ? made : own;
  const isSaid =
    (isMade && layout.of !== undefined) ||
    layout.unless?.some((word) => subject.includes(word)) === true;
  return { subject, staging: isSaid ? '' : (layout.staging ?? '') };
}

const mostThoughtCharacters = 220;
const amounts = /[$€£¥₹]?\d[\d.,:–-]*\s?[%°]?[CF]?(?![\p{L}])/gu;

/** A sentence without its amounts; empty where too little is left of it, or it has an address in it. */
function withoutAmounts(sentence: string): string {
  if (!isSpelled(sentence)) return sentence;
  const left = sentence.replaceAll(amounts, '').replaceAll(/\s+/gu, ' ').trim();
  return !isSpelled(left) && left.split(' ').length >= 4 ? left : '';
}

/** What a numbered line, or one without its amounts, begins and ends with. */
const marksBefore = /^[\s.,;:)–-]*(?:(?:(?:step|day|part|tip|no)\b\.?\s*)?\d{1,2}\s*[).:–-]\s+)?/iu;
const marksBehind =
  /(?:[\s.,;:(–-]|\s(?:a|an|the|and|at|by|for|of|in|on|from|to|about|around|under|over|with))+$/iu;

/** What a scene says, to be made visible: of what is told first, without what a model would write out; empty where nothing is left. */
export function thoughtOf(dialogue: string, quote: string): string {
  const thoughts = [...sentencesOf(dialogue), ...sentencesOf(quote)]
    .map((sentence) => withoutAmounts(withoutLettering(sentence).replace(marksBefore, '')))
    .map((sentence) => sentence.replace(marksBefore, '').replace(marksBehind, ''))
    .filter((each) => /\p{L}{3}|[^\p{ASCII}]{2}/u.test(each));
  return thoughts.find((each) => each.length <= mostThoughtCharacters) ?? '';
}

/** Capitals throughout look like letters to be drawn. */
function withoutCapitals(text: string): string {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  if (capitals <= small) return text;
  return `${text.slice(0, 1)}${text.slice(1).toLowerCase()}`;
}

/** What a film is about, where its title has nothing to spell out; "5 things" are things. */
export function topicWords(topic: string): string {
  const words = withoutLettering(topic)
    .replace(/^\d{1,2}\s+/u, '')
    .replace(/[.?!\s…]+$/u, '');
  return isSpelled(words) ? '' : withoutCapitals(words);
}
