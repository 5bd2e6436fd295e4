import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import objects from '../../data/held-objects.json' with { type: 'json' };
import type { FigureAction } from '../../figures/figure.ts';
import { sizeBesidePeople } from '../actors/true-size.ts';
import { lemmasOf } from '../lexicon/lemma.ts';
import { heldIn, movedIn } from './held.ts';
import { findRole } from './role-of.ts';

/*
 * A pose that brings a thing along tells of that thing: whoever lifts potatoes must not stand there with a barbell. Of such an
 * action the object that the words name decides whether it is shown.
 */

/** What the pose of an action has in its hands, or stands at: only these may be named behind the verb. */
const ownObjects: ReadonlyMap<FigureAction, ReadonlySet<string>> = new Map(
  Object.entries(objects.ownObjects).map(([action, own]) => [action as FigureAction, new Set(own)]),
);

/** They are done on other things than the pose has. */
const otherwise: ReadonlyMap<FigureAction, RegExp> = new Map([
  ['ride', /^(?:surf|skat|ski|snowboard|sledg|sled|gallop|scoot)/u],
  // Somebody is sat down.
  ['sit', /^sit(?:ting|s)? (?:your|my|his|her|the|an?) /u],
  ['drive', /^(?:fly|pilot|navigat)/u],
  // Who climbs out of a window is on no ladder.
  ['climb', /^climb\w* (?:out|into|in|through|off|onto|inside|aboard)\b(?!.*\bladder)/u],
  // What is thrown away has to be something.
  ['throw-away', /^throw\w* away$/u],
  // A word in a book is looked up, not the sky.
  ['look-up', /^look\w* up (?:an?|in|the|what|how|his|her|their) (?!ceiling|moon|sky|stars)/u],
  // What is pressed on is pushed nowhere: "pushing down on the flapper".
  ['push', /^(?:push|press)\w*(?: down| hard| gently| firmly)* (?:on|onto) /u],
  // Of what nobody names nothing tells that it is a barbell: "pulling out".
  ['lift', /^(?:pick|pull|remov|tak)\w*(?: (?:down|off|out|up))?$/u],
  // No pot is on the stove.
  ['cook', /^(?:knead|chop|cut|slic|peel|grat|spread|ic|whisk|siev|sift|mash|crack|roll|decorat)/u],
]);

/** Of these actions only some verbs tell of things at all: fractions are explained, a scar is shown. */
const asked: ReadonlyMap<FigureAction, RegExp> = new Map([
  ['present', /^(?:show|display|reveal|unveil|introduc|act|describ)/iu],
]);

const particles: ReadonlySet<string> = new Set(objects.particles);
const beforeNouns: ReadonlySet<string> = new Set(objects.beforeNouns);
const ends: ReadonlySet<string> = new Set(objects.ends);

/** The noun that a doing is done to, in lower case: `potatoes` of "lifting potatoes with her husband"; empty where there is none. */
function objectIn(doing: string): string {
  const [, ...rest] = doing.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  let words = rest.filter((word) => !word.endsWith('ly'));
  if (particles.has(words[0] ?? '') && words.length > 1) words = words.slice(1);
  while (beforeNouns.has(words[0] ?? '') || /^\d+$/u.test(words[0] ?? '')) words = words.slice(1);
  const end = words.findIndex((word) => ends.has(word) || particles.has(word));
  return (end < 0 ? words : words.slice(0, end)).at(-1) ?? '';
}

const small: ReadonlySet<string> = new Set(objects.small);
/** One hand holds these up. */
export const isSmall = (emoji: string): boolean => small.has(emoji);

/** It is taken up with a hand, and no back is bent for it. */
const isLight = (emoji: string): boolean => isSmall(emoji) || sizeBesidePeople(emoji) < leastLifted;
const leastLifted = 0.3;

/** Their poses hold whatever it is that is named, where hands can hold it. */
const holding: ReadonlySet<FigureAction> = new Set<FigureAction>([
  'carry',
  'give',
  'throw',
  'lift-up',
  'throw-away',
  'post',
]);
/** Their poses move whatever is large enough for it. */
const moving: ReadonlySet<FigureAction> = new Set<FigureAction>(['pull', 'push-along']);

/** Whoever does these has the thing in their hands; what is sold, stolen or driven need not be. */
const isHeldUp = new RegExp(`^(?:${alternatives(objects.heldUp)})`, 'iu');

function isTrueTo(action: FigureAction, doing: string): boolean {
  if (otherwise.get(action)?.test(doing.toLowerCase()) === true) return false;
  const own = ownObjects.get(action);
  const object = objectIn(doing);
  if (own === undefined || object === '' || !(asked.get(action)?.test(doing) ?? true)) return true;
  if (lemmasOf(object).some((lemma) => own.has(lemma))) return true;
  // Somebody may be driven, taught or given something.
  return /^(?:drive|present|give)$/u.test(action) && findRole(object) !== null;
}

/** The action to be shown for one that is told: itself where its pose tells no other thing, else holding what is named, else standing. */
export function trueAction(action: FigureAction, doing: string): FigureAction {
  if (isTrueTo(action, doing)) return action;
  if (moving.has(action) && movedIn(doing) !== null) return action;
  const held = heldIn(doing);
  if (held === null) return 'stand';
  if (holding.has(action) && !(action === 'lift-up' && isLight(held))) return action;
  return isHeldUp.test(doing) ? (isSmall(held) ? 'inspect' : 'carry') : 'stand';
}
