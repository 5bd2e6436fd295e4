import type { MoodRecipe } from '../mood-recipe.ts';

export const upbeat: MoodRecipe = {
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
};
