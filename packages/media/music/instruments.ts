import { clap, heartbeat, shaker, softKick, tick, tom, woodblock } from './drums.ts';
import { struckTone } from './struck.ts';
import { sustainedTone } from './sustained.ts';

export interface Tone {
  readonly hz: number;
  /** How long the player holds it; a struck tone rings as long as it likes. */
  readonly seconds: number;
  readonly random: () => number;
  /** Silence to write a long note into; used again for the next note of the same side. */
  readonly silence: (samples: number) => Float32Array;
}

/** Renders one note at full strength: mono samples at `sampleRate`, silent at both ends. */
export type Instrument = (tone: Tone) => Float32Array;

/** Instruments that sound from both sides are rendered once for each, never alike. */
export const wideInstruments: ReadonlySet<string> = new Set([
  'softPad',
  'brightPad',
  'glassPad',
  'darkPad',
  'strings',
  'brass',
  'lowStrings',
  'staccatoStrings',
]);

export const instruments = {
  softPad: sustainedTone({
    attack: 0.9,
    release: 1.4,
    rolloff: 1.7,
    cutoffHz: 2_400,
    detuneCents: 7,
    tremolo: 0.08,
  }),
  brightPad: sustainedTone({
    attack: 0.35,
    release: 0.8,
    rolloff: 1.3,
    cutoffHz: 4_800,
    detuneCents: 9,
    tremolo: 0.05,
  }),
  glassPad: sustainedTone({
    attack: 0.6,
    release: 1.6,
    rolloff: 1.9,
    cutoffHz: 4_000,
    detuneCents: 5,
    tremolo: 0.18,
    onlyOdd: true,
  }),
  darkPad: sustainedTone({
    attack: 1.3,
    release: 2,
    rolloff: 1.5,
    cutoffHz: 1_000,
    detuneCents: 11,
    tremolo: 0.12,
  }),
  strings: sustainedTone({
    attack: 0.28,
    release: 0.7,
    rolloff: 1.1,
    cutoffHz: 4_500,
    detuneCents: 10,
    tremolo: 0.06,
  }),
  lowStrings: sustainedTone({
    attack: 0.1,
    release: 0.5,
    rolloff: 1.1,
    cutoffHz: 900,
    detuneCents: 8,
    tremolo: 0.05,
  }),
  staccatoStrings: sustainedTone({
    attack: 0.018,
    release: 0.16,
    rolloff: 1,
    cutoffHz: 4_200,
    detuneCents: 9,
    tremolo: 0,
    longest: 0.14,
    air: 0.05,
  }),
  brass: sustainedTone({
    attack: 0.4,
    release: 0.6,
    rolloff: 1.2,
    cutoffHz: 2_800,
    detuneCents: 6,
    tremolo: 0.04,
  }),

  feltPiano: struckTone({
    partials: [1, 0.6, 0.36, 0.24, 0.14, 0.09, 0.05],
    stretch: 0.0004,
    ringSeconds: 3.2,
    attackMs: 6,
    knock: 0.03,
    air: 0.2,
  }),
  harp: struckTone({
    partials: [1, 0.62, 0.3, 0.22, 0.1, 0.07, 0.04],
    stretch: 0.0001,
    ringSeconds: 2.2,
    attackMs: 2,
    knock: 0.015,
    air: 0.06,
  }),
  pizzicato: struckTone({
    partials: [1, 0.5, 0.33, 0.16, 0.1, 0.05],
    stretch: 0.0001,
    ringSeconds: 0.55,
    attackMs: 2,
    knock: 0.05,
    air: 0.1,
  }),
  pluckedBass: struckTone({
    partials: [1, 0.7, 0.32, 0.16, 0.08],
    stretch: 0.0001,
    ringSeconds: 1.1,
    attackMs: 4,
    knock: 0.03,
  }),
  roundBass: struckTone({
    partials: [1, 0.42, 0.14, 0.05],
    stretch: 0,
    ringSeconds: 2.4,
    attackMs: 12,
    knock: 0,
  }),
  marimba: struckTone({
    partials: [1, 0.32, 0.14],
    ratios: [1, 3.93, 9.2],
    ringSeconds: 0.9,
    attackMs: 2,
    knock: 0.04,
    air: 0.06,
  }),
  kalimba: struckTone({
    partials: [1, 0.2, 0.18, 0.06],
    ratios: [1, 2, 5.4, 8.9],
    ringSeconds: 1.4,
    attackMs: 2,
    knock: 0.05,
    air: 0.16,
  }),
  celesta: struckTone({
    partials: [1, 0.26, 0.22, 0.1],
    ratios: [1, 2, 4, 6.2],
    ringSeconds: 1.9,
    attackMs: 3,
    knock: 0.01,
    air: 0.2,
  }),
  musicBox: struckTone({
    partials: [1, 0.3, 0.2, 0.08],
    ratios: [1, 2.01, 5.2, 9.6],
    ringSeconds: 2.4,
    attackMs: 1.5,
    knock: 0.02,
    air: 0.16,
  }),

  softKick,
  tom,
  heartbeat,
  shaker,
  clap,
  tick,
  woodblock,
} satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof instruments;
