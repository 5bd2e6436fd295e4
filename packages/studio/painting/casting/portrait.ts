import type { Drawing } from '../drawing.ts';
import { families, type FamilyName } from '../palette/families.ts';
import { hashText } from '../random.ts';
import type { Appearance } from './appearance.ts';

const backdrops = Object.keys(families) as FamilyName[];

/** A drawing of one member alone before a plain backdrop, or of the place itself. */
export function portraitOf({ actor, accent, place }: Appearance, seed: string): Drawing {
  const chance = hashText(`portrait ${seed}`);
  const heroes =
    actor === null ? [] : [{ emoji: actor, cue: '', ...(accent === null ? {} : { accent }) }];
  const {
    template,
    family,
    light,
    seed: setSeed,
  } = place ?? {
    template: 'abstract' as const,
    family: backdrops[chance % backdrops.length] ?? 'lagoon',
    light: 'day' as const,
    seed: chance,
  };
  return {
    version: 1,
    template,
    family,
    light,
    seed: setSeed,
    heroes,
    orientation: 'landscape',
    motion: 'still',
    richness: 'standard',
    weather: 'clear',
    mood: 'calm',
    props: [],
    card: { kicker: '', headline: '', figure: null },
    shots: ['wide'],
    board: null,
  };
}
