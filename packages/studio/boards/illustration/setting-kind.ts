import { footingOf, type Footing } from '../../painting/actors/footing.ts';
import { stagingOf, type Staging } from '../../painting/actors/staging.ts';
import { entries } from '../../painting/lexicon/lexicon.ts';
import { isBehindPeople } from './beside-people.ts';
import type { Illustration } from './illustration.ts';

/* Which setting a board's picture stands in. */

/** Where things like these are at home; a place that is told is none of them. */
export type SettingKind =
  | 'table'
  | 'studio'
  | 'meadow'
  | 'road'
  | 'water'
  | 'air'
  | 'space'
  | 'wall';

/** Whether what is there stands on nothing. */
export const isAfloat = (kind: SettingKind): boolean =>
  kind === 'air' || kind === 'space' || kind === 'wall';

/** Drawings of what is far from the Earth: no cloud drifts behind a planet. */
const farOff: ReadonlySet<string> = new Set(
  entries.flatMap(({ emoji, template }) => (template === 'space' && emoji !== null ? [emoji] : [])),
);

const onWheels: ReadonlySet<Staging> = new Set(['vehicle']);

/** The ground under people: in the open where something larger than they are stands behind them. */
function underPeople(things: readonly Illustration[]): SettingKind {
  const [first] = things;
  if (first === undefined || !isBehindPeople(first)) return 'studio';
  if (footingOf(first.art) === 'room') return 'studio';
  return stagingOf(first.art) === 'plant' ? 'meadow' : 'road';
}

/** The setting of what is on or in something by its kind; of what stands on a ground nothing is said. */
function byFooting({ art, doing }: Illustration): SettingKind | null {
  const footing = footingOf(art, doing);
  if (farOff.has(art) && footing !== 'sign') return 'space';
  const kinds: Partial<Record<Footing, SettingKind>> = {
    ...{ sky: 'air', air: 'air', water: 'water', wall: 'wall', part: 'wall' },
    ...{ sign: 'studio', rail: 'studio', landscape: 'air' },
  };
  return kinds[footing] ?? null;
}

/** The setting that the first of some things is at home in; people stand in a plain room. */
export function settingKindOf(things: readonly Illustration[], hasPeople: boolean): SettingKind {
  if (hasPeople) return underPeople(things);
  const [first] = things;
  if (first === undefined) return 'studio';
  const own = byFooting(first);
  if (own !== null) return own;
  const footings = new Set(things.map(({ art, doing }) => footingOf(art, doing)));
  if (footings.has('room')) return 'studio';
  if (things.some(({ art }) => onWheels.has(stagingOf(art)) && footingOf(art) !== 'table'))
    return 'road';
  const isOpen = things.some(
    ({ art }) => footingOf(art) === 'outdoors' || stagingOf(art) === 'walker',
  );
  if (isOpen) return 'meadow';
  return [...footings].every((footing) => footing === 'table') ? 'table' : 'studio';
}
