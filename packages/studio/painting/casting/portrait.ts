import type { Drawing } from '../drawing.ts';
import { families, type FamilyName } from '../palette/families.ts';
import { hashText } from '../random.ts';
import { figureLookOf } from '../people/from-emoji.ts';
import type { Appearance } from './appearance.ts';

const backdrops = Object.keys(families) as FamilyName[];

/** A drawing of one member alone before a plain backdrop, or of the place itself. */
export function portraitOf(appearance: Appearance, seed: string): Drawing {
  const { actor, accent, place } = appearance;
  const look = place === null ? figureLookOf(appearance) : null;
  const chance = hashText(`portrait ${seed}`);
  const heroes =
    actor === null || look !== null
      ? []
      : [{ emoji: actor, cue: '', ...(accent === null ? {} : { accent }) }];
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
    figures:
      look === null
        ? []
        : [{ look, action: 'stand', feeling: 'happy', held: '', speaks: false, cue: '' }],
    company: 'beside',
    card: { kicker: '', headline: '', figure: null },
    shots: ['wide'],
    board: null,
  };
}
