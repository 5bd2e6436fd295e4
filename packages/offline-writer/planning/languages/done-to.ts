import { massNouns, uniqueNouns } from '@scenewright/contract/rules/prose/words.ts';
import words from '../../data/done-to.json' with { type: 'json' };
import { withArticle } from '../articles.ts';
import { isDrawable } from '../drawable.ts';
import { createKindOf } from '../noun-kinds.ts';
import { ofWishes } from '../wished-words.ts';
import type { Hit } from './find-words.ts';

/* What is done to what, as far as people are drawn at it. (`npm test` asks the studio for each of them.) */

/** With what each is shown; behind the verbs of `freely` other things stand beside it, of the rest nothing else is shown. */
export const objects: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(words.objects).map(([doing, things]) => [
    doing,
    new Set(typeof things === 'string' ? words.foods : things),
  ]),
);
/** What is eaten, among what people are drawn with. */
export const foods: ReadonlySet<string> = new Set(words.foods);
const freely: ReadonlySet<string> = new Set(words.freely);
/** What is done to people: "reading to", behind which they are named. */
export const toPeople: ReadonlyMap<string, string> = new Map(Object.entries(words.toPeople));
/** Nobody is seen at them without a thing. */
const needsThing: ReadonlySet<string> = new Set(words.needsThing);

const isMass = (noun: string) => massNouns.has(noun.split(' ').at(-1) ?? '');
const named = (noun: string) =>
  isMass(noun) ? noun : uniqueNouns.has(noun) ? `the ${noun}` : withArticle(noun);

/** Whoever or whatever something is done to. */
export type DoneTo = Pick<Hit, 'english' | 'kind'>;

/** Whoever brings, gives or throws something has it in their hands. */
export const handing: ReadonlySet<string> = new Set(words.handing);
const usualKindOf = createKindOf();
/** Too large for anybody's hands. */
const neverHeld = new RegExp(`(?:^| )(?:${ofWishes.neverHeld})$`, 'u');
const canBeHeld = (english: string): boolean => isDrawable(english) && !neverHeld.test(english);

/** What somebody does, with what it is done to; null where nobody is shown at that. */
export function doingTo<T extends DoneTo>(
  doing: string,
  object: T | null,
): { doing: string; object: T | null } | null {
  if (object === null) return needsThing.has(doing) ? null : { doing, object };
  const { english, kind } = object;
  const toSomebody = kind === 'person' ? toPeople.get(doing) : undefined;
  if (toSomebody !== undefined) return { doing: `${toSomebody} ${named(english)}`, object };
  if (
    handing.has(doing) &&
    kind === 'thing' &&
    usualKindOf(english) === 'thing' &&
    canBeHeld(english)
  )
    return { doing: `${doing} ${named(english)}`, object };
  const known = objects.get(doing);
  // "Anrufen" is done to people, and to nothing else.
  if (kind === 'person' && known?.size === 0) return { doing, object: null };
  // "Rowing boat": some are only known by their head.
  const head = english.split(' ').at(-1) ?? english;
  if (known?.has(english) === false && known.has(head) && kind === 'thing')
    return { doing: `${doing} ${named(head)}`, object };
  if (known === undefined) return { doing, object: null };
  // "Watering the plants", whichever they are.
  if (known.has(english) && doing.includes(' ')) return { doing, object };
  if (!known.has(english)) return freely.has(doing) ? { doing, object: null } : null;
  // Painters know what is done to one of them.
  return { doing: `${doing} ${named(english)}`, object };
}
