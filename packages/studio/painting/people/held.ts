import type { FigureAction } from '../../figures/figure.ts';
import { stagingOf, type Staging } from '../actors/staging.ts';
import { realCm } from '../actors/real-size.ts';
import { sizeBesidePeople } from '../actors/true-size.ts';
import { findSubjects, type Subject } from '../lexicon/subjects.ts';
import { isPersonEmoji } from './from-emoji.ts';

/** What fits into hands. */
const held: ReadonlySet<Staging> = new Set([
  'object',
  'food',
  'plant',
  'walker',
  'swimmer',
  'flyer',
]);
const large =
  /fork-and-knife|tree|elephant|horse|cow|camel|giraffe|shark|whale|rocket|airplane|helicopter|couch|bed|door|window|office|elevator|ladder|satellite|desktop|bison|rhino|hippo|moose|tiger|lion|leopard|dragon|sauropod|t-rex|gorilla|mammoth|zebra|deer|llama|donkey/u;

export const garment =
  /(?:^|-)(?:socks?|t-shirt|shirt|jeans|dress|necktie|shorts|gloves|scarf|coat|blouse|kimono|sari|bikini|jumper|towel|trousers|waistcoat|apron|blanket)$/u;

const worn =
  /^drawn-(?:apron|ball-gown|belt|bobble-hat|boots|cap|cape|carnival-mask|coat|face-mask|hat-sun|school-uniform|shoe|slippers|suit|trousers|waistcoat|wedding-dress)$/u;

/** Whether a text says that somebody has a garment on: then it is on them, not beside them. */
export function isWorn({ emoji, word }: Subject, text: string): boolean {
  const noun = word.replaceAll(/[^\p{L}\p{N}]+/gu, '.');
  return (
    emoji !== null &&
    (garment.test(emoji) || worn.test(emoji)) &&
    new RegExp(
      String.raw`\b(?:wear(?:s|ing)?|wore|dressed in) [^.;:]{0,80}\b${noun}|\bin (?:an?|the|his|her|their) (?:\p{L}+ ){0,2}${noun}\b`,
      'iu',
    ).test(text)
  );
}

/** What a pose has room for: nothing but food is cut, nothing but plants grow. */
const fitting: Partial<Record<FigureAction, ReadonlySet<Staging>>> = {
  cut: new Set(['food', 'plant']),
  dig: new Set(['food']),
  'pull-up': new Set(['food', 'plant']),
  plant: new Set(['plant']),
  'push-barrow': new Set(['food', 'plant']),
  mend: new Set(['object']),
  stroke: new Set(['walker']),
  feed: new Set(['food']),
  pack: new Set(['object', 'food', 'plant']),
};

/** What is pushed or pulled along, or carried by two. */
const movable: ReadonlySet<Staging> = new Set(['object', 'vehicle', 'boat', 'plant', 'figure']);
/** A wardrobe is moved, a house is not. */
const isFurniture = (emoji: string): boolean =>
  stagingOf(emoji) === 'building' && sizeBesidePeople(emoji) < 1.25;
/** Less than this share of somebody's height is moved by a hand. */
const leastMoved = 0.3;

/** The first thing of a text that a body moves from place to place, as `automobile`; null where there is none. */
export function movedIn(text: string): string | null {
  const things = text.replace(/^\p{L}+ing\s+/iu, '');
  const found = findSubjects(things).find(({ emoji, setting }) => emoji !== null && !setting);
  // A sailing boat brings its water along.
  const emoji = found?.emoji === 'sailboat' ? 'drawn-kayak' : (found?.emoji ?? null);
  const isMoved =
    emoji !== null &&
    !isPersonEmoji(emoji) &&
    !emoji.includes('*') &&
    (movable.has(stagingOf(emoji)) || isFurniture(emoji)) &&
    sizeBesidePeople(emoji) >= leastMoved &&
    (sizeBesidePeople(emoji) <= mostMoved || isPushedAlong(emoji));
  return isMoved ? emoji : null;
}
const mostMoved = 1.6;
/** A car that does not start is pushed, and a small boat pulled ashore; a lorry is not. */
const longestPushedCm = 420;
const isPushedAlong = (emoji: string): boolean =>
  /^(?:vehicle|boat)$/u.test(stagingOf(emoji)) && (realCm(emoji) ?? Infinity) <= longestPushedCm;

/** What two carry between them; a bag each of them has alone. */
export function bulkyIn(text: string): string | null {
  const moved = movedIn(text);
  return moved !== null && sizeBesidePeople(moved) >= leastBulky ? moved : null;
}
const leastBulky = 0.5;

/** What is opened has its shelves by its name. */
const opened: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fridge|freezer|refrigerator)\b/iu, 'drawn-fridge-open'],
  [/\bwardrobe\b/iu, 'drawn-wardrobe'],
];

/** What of a doing is in somebody's hands while they do it; null where the pose has no place for it. */
export function heldWhile(action: FigureAction, doing: string): string | null {
  if (action === 'pull' || action === 'push-along' || action === 'carry-end') return movedIn(doing);
  if (action === 'open-cupboard') return opened.find(([names]) => names.test(doing))?.[1] ?? null;
  const found = heldIn(doing);
  if (action === 'load-washer') return found !== null && garment.test(found) ? found : null;
  const wanted = fitting[action];
  return found === null || wanted === undefined || wanted.has(stagingOf(found)) ? found : null;
}

/** What is in these is what is held, where that is drawn: "a cup of coffee". */
const vessels = /\b(?:cup|plate)s? (?:of|filled with|full of) /giu;

const van = /\b(?:mini|camper)?vans?\b|\bcamper\b/iu;
/** What somebody sits in who drives; empty for a car, or where nobody knows. */
export const drivenIn = (doing: string): string => (van.test(doing) ? 'drawn-van-side' : '');

/** The first thing of a text that somebody can hold, as `hot-beverage`; null where there is none. */
export function heldIn(text: string): string | null {
  if (text === '') return null;
  const content = text.replaceAll(vessels, '');
  const inside = content === text ? null : heldIn(content);
  if (inside !== null) return inside;
  // The verb in front is no thing: "ringing a bell" holds no ring.
  const things = text.replace(/^\p{L}+ing\s+/iu, '');
  const found = findSubjects(things).find(
    ({ emoji, setting }) =>
      emoji !== null &&
      !setting &&
      held.has(stagingOf(emoji)) &&
      !large.test(emoji) &&
      !isPersonEmoji(emoji) &&
      !emoji.includes('*'),
  );
  const emoji = found?.emoji ?? null;
  if (emoji === 'ring' && /\b(?:curtain|key|napkin|boxing|onion) rings?\b/iu.test(text))
    return null;
  return emoji;
}
