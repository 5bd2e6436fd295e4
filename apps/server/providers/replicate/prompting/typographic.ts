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
  /** How the subject is shown. */
  readonly staging?: string;
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
  const named = (of === 'names' ? items.map(nameOf) : items.map(withoutLettering)).filter(Boolean);
  const isLong = named.some((each) => each.split(' ').length > 6);
  return named.length === 0 || isLong ? '' : subject.replace('{items}', () => listed(named));
}

export interface TypographicWords {
  /** Empty: whatever the film is about. */
  readonly subject: string;
  readonly staging: string;
}

/** A plan of type as a picture. @param hasOwn whether it names subjects of its own, which go before those of its layout */
export function typographicWords(plan: PicturePlan, hasOwn: boolean): TypographicWords {
  const layout = words.get(plan.layout) ?? {};
  const subject = hasOwn ? '' : layoutSubject(layout, plan);
  return {
    subject,
    staging: subject === '' || layout.of === undefined ? (layout.staging ?? '') : '',
  };
}

const mostThoughtCharacters = 220;

/** What the scene says, to be made visible: its first sentence that has nothing to spell out; empty where there is none. */
export function thoughtOf(dialogue: string, quote: string): string {
  const sentences = [...sentencesOf(dialogue), ...sentencesOf(quote)];
  return (
    sentences
      .map(withoutLettering)
      .find(
        (each) =>
          !isSpelled(each) &&
          each.length <= mostThoughtCharacters &&
          /\p{L}{3}|[^\p{ASCII}]/u.test(each),
      ) ?? ''
  );
}
