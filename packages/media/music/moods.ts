import type { ChordColour, ScaleName } from './harmony.ts';
import type { InstrumentName } from './instruments.ts';

/*
 * What makes each mood sound like itself: tempo, harmony, instruments and rhythm. The seed chooses key, progression, patterns
 * and melody within it, so that two films of one mood do not share their music.
 *
 * Rhythms are written one character per sixteenth note of a bar: `.` is a rest, 1 to 9 the strength.
 */

export const musicMoods = [
  'calm',
  'warm',
  'upbeat',
  'playful',
  'curious',
  'mysterious',
  'dramatic',
  'epic',
] as const;
export type MusicMood = (typeof musicMoods)[number];

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

export const moodRecipes: Record<MusicMood, MoodRecipe> = {
  calm: {
    bpm: 70,
    scale: ['major'],
    colour: 'ninth',
    verses: [
      [0, 5, 3, 4],
      [0, 2, 3, 0],
      [3, 0, 5, 4],
    ],
    bridges: [
      [5, 3, 0, 4],
      [1, 3, 0, 4],
    ],
    swing: 0.5,
    pad: { instrument: 'softPad', level: 0.15, echo: 0, room: 0.4 },
    figure: {
      instrument: 'feltPiano',
      level: 0.47,
      echo: 0.15,
      room: 0.35,
      rhythms: ['6.....4...5.....', '6...4.....5...4.', '6.......5...4...'],
      centreMidi: 67,
    },
    bass: {
      instrument: 'roundBass',
      level: 0.36,
      echo: 0,
      room: 0.05,
      rhythms: ['6...............', '6.........4.....'],
    },
    melody: {
      instrument: 'celesta',
      level: 0.29,
      echo: 0.45,
      room: 0.5,
      centreMidi: 79,
      density: 0.35,
    },
    drums: [],
    quarters: [
      ['pad', 'figure'],
      ['pad', 'figure', 'bass'],
      ['pad', 'figure', 'bass', 'melody'],
      ['pad', 'figure', 'bass'],
    ],
    roomSeconds: 3.2,
  },
  warm: {
    bpm: 86,
    scale: ['major'],
    colour: 'ninth',
    verses: [
      [0, 4, 5, 3],
      [0, 3, 5, 4],
      [0, 2, 5, 3],
    ],
    bridges: [
      [3, 4, 0, 5],
      [5, 4, 3, 4],
    ],
    swing: 0.53,
    pad: { instrument: 'softPad', level: 0.125, echo: 0, room: 0.3 },
    figure: {
      instrument: 'harp',
      level: 0.33,
      echo: 0.12,
      room: 0.22,
      rhythms: ['7.4.5.4.6.4.5.4.', '7.4.5.6.4.5.4.5.', '7..45.4.6..45.4.'],
      centreMidi: 65,
    },
    bass: {
      instrument: 'roundBass',
      level: 0.3,
      echo: 0,
      room: 0.03,
      rhythms: ['7.....4.6.......', '7.......6...4...'],
    },
    melody: {
      instrument: 'feltPiano',
      level: 0.24,
      echo: 0.25,
      room: 0.35,
      centreMidi: 76,
      density: 0.5,
    },
    drums: [
      {
        instrument: 'softKick',
        level: 0.45,
        echo: 0,
        room: 0.05,
        rhythms: ['7.......6.......', '7.........5.....'],
        pan: 0,
      },
      {
        instrument: 'shaker',
        level: 0.13,
        echo: 0,
        room: 0.1,
        rhythms: ['3.5.3.5.3.5.3.5.', '3.533.5.3.533.5.'],
        pan: 0.35,
      },
    ],
    quarters: [
      ['pad', 'figure'],
      ['pad', 'figure', 'bass', 'drums'],
      ['pad', 'figure', 'bass', 'drums', 'melody'],
      ['pad', 'figure', 'bass', 'drums'],
    ],
    roomSeconds: 2,
  },
  upbeat: {
    bpm: 114,
    scale: ['major'],
    colour: 'triad',
    verses: [
      [0, 4, 5, 3],
      [0, 3, 4, 3],
      [5, 3, 0, 4],
    ],
    bridges: [
      [3, 4, 5, 4],
      [3, 0, 4, 5],
    ],
    swing: 0.5,
    pad: { instrument: 'brightPad', level: 0.13, echo: 0, room: 0.2 },
    figure: {
      instrument: 'marimba',
      level: 0.42,
      echo: 0.18,
      room: 0.16,
      rhythms: ['7..5..6.4.6..5..', '7.5.6..5..6.5.6.', '7..6..5.7..6.5..'],
      centreMidi: 70,
    },
    bass: {
      instrument: 'roundBass',
      level: 0.23,
      echo: 0,
      room: 0,
      rhythms: ['7..6..5.7...6.5.', '7...6..57...6...', '7.5...6.7.5...6.'],
    },
    melody: {
      instrument: 'celesta',
      level: 0.28,
      echo: 0.35,
      room: 0.25,
      centreMidi: 81,
      density: 0.6,
    },
    drums: [
      {
        instrument: 'softKick',
        level: 0.46,
        echo: 0,
        room: 0.02,
        rhythms: ['8...7...8...7...', '8.....6.8...7...'],
        pan: 0,
      },
      {
        instrument: 'clap',
        level: 0.22,
        echo: 0.05,
        room: 0.2,
        rhythms: ['....7.......7...', '....7.......7..3'],
        pan: -0.1,
      },
      {
        instrument: 'shaker',
        level: 0.16,
        echo: 0,
        room: 0.08,
        rhythms: ['3.4.6.4.3.4.6.4.', '32463246324632.6'],
        pan: 0.4,
      },
    ],
    quarters: [
      ['pad', 'figure', 'bass'],
      ['pad', 'figure', 'bass', 'drums'],
      ['pad', 'figure', 'bass', 'drums', 'melody'],
      ['pad', 'figure', 'bass', 'drums'],
    ],
    roomSeconds: 1.2,
  },
  playful: {
    bpm: 104,
    scale: ['major'],
    colour: 'triad',
    verses: [
      [0, 3, 0, 4],
      [0, 5, 1, 4],
      [0, 0, 3, 4],
    ],
    bridges: [
      [3, 0, 1, 4],
      [5, 1, 4, 4],
    ],
    swing: 0.61,
    pad: { instrument: 'softPad', level: 0.08, echo: 0, room: 0.2 },
    figure: {
      instrument: 'pizzicato',
      level: 0.42,
      echo: 0.06,
      room: 0.2,
      rhythms: ['..6...5...6...5.', '..6.4.5...6.4.5.', '6.4...5.6..4..5.'],
      centreMidi: 67,
    },
    bass: {
      instrument: 'pluckedBass',
      level: 0.4,
      echo: 0,
      room: 0.06,
      rhythms: ['7.......6.......', '7.......6...5...'],
    },
    melody: {
      instrument: 'marimba',
      level: 0.3,
      echo: 0.14,
      room: 0.22,
      centreMidi: 77,
      density: 0.75,
    },
    drums: [
      {
        instrument: 'woodblock',
        level: 0.3,
        echo: 0.06,
        room: 0.16,
        rhythms: ['....5.......5.3.', '....5.3.....5...'],
        pan: -0.35,
      },
      {
        instrument: 'shaker',
        level: 0.13,
        echo: 0,
        room: 0.1,
        rhythms: ['..4...4...4...4.', '4...4...4...4...'],
        pan: 0.35,
      },
    ],
    quarters: [
      ['bass', 'figure'],
      ['bass', 'figure', 'melody', 'drums'],
      ['pad', 'bass', 'figure', 'melody', 'drums'],
      ['bass', 'figure', 'drums'],
    ],
    roomSeconds: 1.1,
  },
  curious: {
    bpm: 96,
    scale: ['dorian', 'mixolydian'],
    colour: 'seventh',
    verses: [
      [0, 3, 0, 6],
      [0, 4, 3, 6],
      [0, 6, 3, 0],
    ],
    bridges: [
      [2, 3, 6, 4],
      [3, 3, 6, 4],
    ],
    swing: 0.55,
    pad: { instrument: 'glassPad', level: 0.11, echo: 0, room: 0.35 },
    figure: {
      instrument: 'kalimba',
      level: 0.47,
      echo: 0.3,
      room: 0.2,
      rhythms: ['6..4..5..4..5.4.', '6.4..5..6.4..5..', '6..5.4..6..5...4'],
      centreMidi: 69,
    },
    bass: {
      instrument: 'pluckedBass',
      level: 0.36,
      echo: 0,
      room: 0.04,
      rhythms: ['7.....5.....6...', '7..5......6.....'],
    },
    melody: {
      instrument: 'pizzicato',
      level: 0.26,
      echo: 0.25,
      room: 0.3,
      centreMidi: 77,
      density: 0.45,
    },
    drums: [
      {
        instrument: 'tick',
        level: 0.48,
        echo: 0.12,
        room: 0.12,
        rhythms: ['5.3.4.3.5.3.4.33', '5...4...5...4.3.'],
        pan: 0.3,
      },
      {
        instrument: 'softKick',
        level: 0.44,
        echo: 0,
        room: 0.05,
        rhythms: ['6.........5.....', '6.......5.......'],
        pan: 0,
      },
    ],
    quarters: [
      ['pad', 'figure', 'drums'],
      ['pad', 'figure', 'bass', 'drums'],
      ['pad', 'figure', 'bass', 'drums', 'melody'],
      ['pad', 'figure', 'bass'],
    ],
    roomSeconds: 1.8,
  },
  mysterious: {
    bpm: 66,
    scale: ['harmonicMinor', 'phrygian'],
    colour: 'triad',
    verses: [
      [0, 5, 0, 1],
      [0, 3, 5, 0],
      [0, 1, 0, 5],
    ],
    bridges: [
      [3, 0, 5, 1],
      [5, 1, 3, 0],
    ],
    swing: 0.5,
    pad: { instrument: 'darkPad', level: 0.18, echo: 0, room: 0.4 },
    figure: {
      instrument: 'musicBox',
      level: 0.42,
      echo: 0.5,
      room: 0.5,
      rhythms: ['5.....4.....5...', '5...4.......4...', '....5.....4...4.'],
      centreMidi: 79,
    },
    bass: {
      instrument: 'roundBass',
      level: 0.34,
      echo: 0,
      room: 0.1,
      rhythms: ['6...............', '6...........4...'],
    },
    melody: {
      instrument: 'glassPad',
      level: 0.22,
      echo: 0.3,
      room: 0.55,
      centreMidi: 74,
      density: 0.25,
    },
    drums: [
      {
        instrument: 'heartbeat',
        level: 0.6,
        echo: 0,
        room: 0.25,
        rhythms: ['6..4............', '6..4......3.....'],
        pan: 0,
      },
    ],
    quarters: [
      ['pad', 'figure'],
      ['pad', 'figure', 'bass'],
      ['pad', 'figure', 'bass', 'drums', 'melody'],
      ['pad', 'bass', 'drums'],
    ],
    roomSeconds: 3.8,
  },
  dramatic: {
    bpm: 78,
    scale: ['minor'],
    colour: 'triad',
    verses: [
      [0, 5, 2, 4],
      [0, 3, 5, 4],
      [0, 5, 3, 4],
    ],
    bridges: [
      [5, 3, 0, 4],
      [3, 0, 5, 4],
    ],
    swing: 0.5,
    pad: { instrument: 'strings', level: 0.15, echo: 0, room: 0.35 },
    figure: {
      instrument: 'feltPiano',
      level: 0.34,
      echo: 0.1,
      room: 0.3,
      rhythms: ['7.4.5.4.6.4.5.4.', '7..4..5.6..4..5.', '7.5.4.5.7.5.4.5.'],
      centreMidi: 60,
    },
    bass: {
      instrument: 'lowStrings',
      level: 0.3,
      echo: 0,
      room: 0.2,
      rhythms: ['7.......6.......', '7...............'],
    },
    melody: {
      instrument: 'strings',
      level: 0.2,
      echo: 0.1,
      room: 0.45,
      centreMidi: 72,
      density: 0.35,
    },
    drums: [
      {
        instrument: 'tom',
        level: 0.45,
        echo: 0,
        room: 0.35,
        rhythms: ['7.........4.5...', '7...........5.6.'],
        pan: -0.1,
      },
      {
        instrument: 'tick',
        level: 0.35,
        echo: 0.15,
        room: 0.2,
        rhythms: ['4.4.4.4.4.4.4.4.', '4...4.4.4...4.4.'],
        pan: 0.25,
      },
    ],
    quarters: [
      ['figure', 'bass'],
      ['pad', 'figure', 'bass', 'drums'],
      ['pad', 'figure', 'bass', 'drums', 'melody'],
      ['pad', 'figure', 'bass'],
    ],
    roomSeconds: 2.8,
  },
  epic: {
    bpm: 94,
    scale: ['minor'],
    colour: 'triad',
    verses: [
      [0, 5, 2, 6],
      [0, 2, 5, 6],
      [5, 6, 0, 0],
    ],
    bridges: [
      [5, 6, 0, 2],
      [3, 5, 6, 6],
    ],
    swing: 0.5,
    pad: { instrument: 'brass', level: 0.15, echo: 0, room: 0.35 },
    figure: {
      instrument: 'staccatoStrings',
      level: 0.31,
      echo: 0.04,
      room: 0.25,
      rhythms: ['7.557.557.557.55', '7.5.6.5.7.5.6.55', '7557557575575575'],
      centreMidi: 62,
    },
    bass: {
      instrument: 'lowStrings',
      level: 0.32,
      echo: 0,
      room: 0.15,
      rhythms: ['7.......7.......', '7.....6.7.......'],
    },
    melody: {
      instrument: 'strings',
      level: 0.22,
      echo: 0.08,
      room: 0.4,
      centreMidi: 74,
      density: 0.4,
    },
    drums: [
      {
        instrument: 'tom',
        level: 0.42,
        echo: 0,
        room: 0.35,
        rhythms: ['8.....6.7..6....', '8..6..6.8...66.6', '8.....6.8.6.6...'],
        pan: 0.08,
      },
      {
        instrument: 'clap',
        level: 0.16,
        echo: 0,
        room: 0.4,
        rhythms: ['....5.......6...', '............6...'],
        pan: -0.15,
      },
      {
        instrument: 'shaker',
        level: 0.13,
        echo: 0,
        room: 0.15,
        rhythms: ['4.6.4.6.4.6.4.6.', '4.4.6.4.4.4.6.44'],
        pan: 0.35,
      },
    ],
    quarters: [
      ['pad', 'figure'],
      ['pad', 'figure', 'bass', 'drums'],
      ['pad', 'figure', 'bass', 'drums', 'melody'],
      ['pad', 'figure', 'bass', 'drums'],
    ],
    roomSeconds: 2.6,
  },
};
