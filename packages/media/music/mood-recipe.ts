import type { ChordColour, ScaleName } from './harmony.ts';
import type { InstrumentName } from './instruments.ts';

/*
 * The recipe by which each mood sounds like itself: tempo, harmony, instruments and rhythm. The seed chooses key, progression, patterns
 * and melody within it, so that two films of one mood do not share their music.
 *
 * Rhythms are written one character per sixteenth note of a bar: `.` is a rest, 1 to 9 the strength.
 */

/** Degrees of the scale (0 = root), one chord a bar: four bars. */
export type Progression = readonly [number, number, number, number];
export type Choices<T> = readonly [T, ...T[]];

export type PartName = 'pad' | 'figure' | 'bass' | 'melody' | 'drums';

export interface Part {
  readonly instrument: InstrumentName;
  /** Linear level in the mix, and how much of it goes to the echo and to the room. */
  readonly level: number;
  readonly echo: number;
  readonly room: number;
}

export interface MoodRecipe {
  readonly bpm: number;
  readonly scale: Choices<ScaleName>;
  readonly colour: ChordColour;
  /** Main progressions, and contrasting ones for the third quarter. */
  readonly verses: Choices<Progression>;
  readonly bridges: Choices<Progression>;
  /** How late each second eighth comes: 0.5 is straight, 0.62 a light swing. */
  readonly swing: number;
  readonly pad: Part;
  readonly figure: Part & { readonly rhythms: Choices<string>; readonly centreMidi: number };
  readonly bass: Part & { readonly rhythms: Choices<string> };
  readonly melody: Part & { readonly centreMidi: number; readonly density: number };
  readonly drums: readonly (Part & { readonly rhythms: Choices<string>; readonly pan: number })[];
  /** Which parts play in each quarter of the loop. The first and last are lighter, so that the repeat breathes. */
  readonly quarters: readonly [
    readonly PartName[],
    readonly PartName[],
    readonly PartName[],
    readonly PartName[],
  ];
  /** Seconds until the room has died away by 60 dB. */
  readonly roomSeconds: number;
}
