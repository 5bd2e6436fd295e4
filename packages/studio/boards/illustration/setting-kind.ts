import { stagingOf, type Staging } from '../../painting/actors/staging.ts';
import { drawnThings } from '../../painting/actors/drawn/catalogue.ts';
import { restsOnTable } from '../../painting/actors/stand.ts';
import { entries } from '../../painting/lexicon/lexicon.ts';
import type { Illustration } from './illustration.ts';

/* Which setting a board's picture stands in. */

/** Where things like these are at home; a place that is told is none of them. */
export type SettingKind = 'table' | 'studio' | 'meadow' | 'road' | 'water' | 'air' | 'space';

/** Whether what is there stands on nothing. */
export const isAfloat = (kind: SettingKind): boolean => kind === 'air' || kind === 'space';

/** Drawings of what is far from the Earth: no cloud drifts behind a planet. */
const farOff: ReadonlySet<string> = new Set(
  entries.flatMap(({ emoji, template }) => (template === 'space' && emoji !== null ? [emoji] : [])),
);

const onWheels: ReadonlySet<Staging> = new Set(['vehicle']);
const outdoors: ReadonlySet<Staging> = new Set(['vehicle', 'building', 'walker', 'plant']);

/** Furniture is drawn like buildings, and no piece of it is as high as a house. */
const highestIndoorsCm = 260;
const isIndoors = (art: string): boolean => {
  const drawn = drawnThings.get(art);
  return drawn?.staging === 'building' && drawn.cm <= highestIndoorsCm;
};

/** The setting that the first of some things is at home in; people stand in a plain room. */
export function settingKindOf(things: readonly Illustration[], hasPeople: boolean): SettingKind {
  const [first] = things;
  if (hasPeople || first === undefined) return 'studio';
  const staging = stagingOf(first.art);
  if (farOff.has(first.art) && staging !== 'symbol') return 'space';
  if (
    first.doing === 'fly' ||
    (first.doing === undefined && /^(?:flyer|celestial)$/u.test(staging))
  )
    return 'air';
  if (staging === 'boat' || staging === 'swimmer') return 'water';
  if (staging === 'symbol') return 'studio';
  if (things.some(({ art }) => isIndoors(art))) return 'studio';
  if (things.some(({ art }) => onWheels.has(stagingOf(art)))) return 'road';
  if (things.some(({ art }) => outdoors.has(stagingOf(art)) && !restsOnTable(art))) return 'meadow';
  return things.every(({ art }) => restsOnTable(art)) ? 'table' : 'studio';
}
