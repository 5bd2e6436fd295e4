import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import sizes from '../../data/sizes.json' with { type: 'json' };
import { drawnThings } from './drawn/catalogue.ts';
import type { Actor } from '../drawing.ts';
import { areNearInSize, footingOf, shareGround, type Footing } from './footing.ts';
import { realCm } from './real-size.ts';
import { stagingOf, type Staging } from './staging.ts';

/** How long an animal of the illustration set is beside a standing adult, by its longer side. Small ones are shown somewhat larger. */
const sizeByName: readonly (readonly [RegExp, number])[] = sizes.besidePeople.map(
  ({ size, beginnings }) => [new RegExp(`^(?:${alternatives(beginnings)})`, 'u'), size],
);

const byStaging: Readonly<Record<Staging, number>> = {
  bust: 0.6,
  head: 0.45,
  figure: 0.8,
  walker: 0.6,
  vehicle: 1.25,
  flyer: 0.34,
  swimmer: 0.5,
  boat: 1.3,
  building: 1.5,
  plant: 0.4,
  food: 0.24,
  object: 0.28,
  symbol: 0.34,
  celestial: 0.4,
};

const adultCm = 170;
/** What is smaller than this is shown larger than it is, the more the smaller: a ring has to be seen. */
const trueFromCm = 60;
/** What is larger would leave no room for people: a church stands further off. */
const largest = 2;

/** The longer side of a thing as a share of an adult's height. */
function shareOf(cm: number): number {
  const share = cm >= trueFromCm ? cm / adultCm : (trueFromCm / adultCm) * (cm / trueFromCm) ** 0.5;
  return Math.min(largest, share);
}

/** As a share of a standing adult's height. */
export function sizeBesidePeople(emoji: string): number {
  const listed = sizeByName.find(([pattern]) => pattern.test(emoji))?.[1];
  const cm = realCm(emoji);
  if (cm !== null && (listed === undefined || drawnThings.has(emoji))) return shareOf(cm);
  return listed ?? byStaging[stagingOf(emoji)];
}

/** What stands behind people rather than beside them. */
export const standsBehind = (emoji: string): boolean =>
  sizeBesidePeople(emoji) >= 1.2 && stagingOf(emoji) !== 'walker';

/**
 * Whether a thing can be seen beside a lead without people to tell their sizes: both stand on one ground, or it flies above the
 * lead; and neither is a toy or a speck beside the other.
 */
export function canStandBeside(one: Actor, lead: Actor): boolean {
  const [thing, other] = [one, lead].map(({ emoji, doing }) => ({ art: emoji, doing }));
  if (thing === undefined || other === undefined) return false;
  if (relativeSize(thing.art, other.art) > mostTimesAsLarge) return false;
  const [footing, beside] = [footingOf(thing.art, thing.doing), footingOf(other.art, other.doing)];
  const isAbove = aloft.has(footing) && overGround.has(beside);
  return isAbove ? areNearInSize(thing.art, other.art, true) : shareGround(thing, other);
}
const aloft: ReadonlySet<Footing> = new Set<Footing>(['air', 'sky', 'sign']);
const overGround: ReadonlySet<Footing> = new Set<Footing>([
  ...(['ground', 'outdoors', 'room', 'sign'] as const),
]);
/** A lead beside something so many times as large would be a toy. */
const mostTimesAsLarge = 5;

/** How many times as large one is as another. */
export const relativeSize = (emoji: string, other: string): number =>
  sizeBesidePeople(emoji) / sizeBesidePeople(other);
