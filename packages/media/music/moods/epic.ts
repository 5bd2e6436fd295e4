import type { MoodRecipe } from '../mood-recipe.ts';

export const epic: MoodRecipe = {
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
};
