import type { MoodRecipe } from '../mood-recipe.ts';

export const playful: MoodRecipe = {
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
};
