import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import sizes from '../../data/sizes.json' with { type: 'json' };
import { drawnThings } from './drawn/catalogue.ts';
import type { Actor } from '../drawing.ts';
import { stagingOf, type Staging } from './staging.ts';
import { restsOnTable } from './stand.ts';

/** How long an animal or a thing is beside a standing adult, by its longer side. Small ones are shown somewhat larger. */
const sizeByName: readonly (readonly [RegExp, number])[] = sizes.besidePeople.map(
  ({ size, beginnings, parts = [] }) => [
    new RegExp(
      beginnings === undefined ? alternatives(parts) : `^(?:${alternatives(beginnings)})`,
      'u',
    ),
    size,
  ],
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
  const drawn = drawnThings.get(emoji);
  if (drawn !== undefined) return shareOf(drawn.cm);
  return sizeByName.find(([pattern]) => pattern.test(emoji))?.[1] ?? byStaging[stagingOf(emoji)];
}

/** What stands behind people rather than beside them. */
export const standsBehind = (emoji: string): boolean =>
  sizeBesidePeople(emoji) >= 1.2 && stagingOf(emoji) !== 'walker';

type Footing = 'air' | 'water' | 'table' | 'ground';

const inTheAir: ReadonlySet<Staging> = new Set<Staging>(['flyer', 'celestial', 'symbol']);

function footingOf({ emoji, doing }: Actor): Footing {
  const staging = stagingOf(emoji);
  if (doing === 'fly' || (inTheAir.has(staging) && doing === undefined)) return 'air';
  if (staging === 'boat' || staging === 'swimmer') return 'water';
  return restsOnTable(emoji) ? 'table' : 'ground';
}

/** Beside something so many times as large a thing would be a toy, or not to be seen. */
const mostTimesAsLarge = 5;

/**
 * Whether a thing can be seen beside a lead without people to tell their sizes: both stand on a table, on the ground or in the
 * water, or it flies above the lead; and neither is a toy beside the other.
 */
export function canStandBeside(one: Actor, lead: Actor): boolean {
  const [footing, beside] = [footingOf(one), footingOf(lead)];
  const ratio = relativeSize(one.emoji, lead.emoji);
  if (ratio > mostTimesAsLarge || ratio < 1 / mostTimesAsLarge) return false;
  return footing === beside || (footing === 'air' && beside === 'ground');
}

/** How many times as large one is as another. */
export const relativeSize = (emoji: string, other: string): number =>
  sizeBesidePeople(emoji) / sizeBesidePeople(other);
