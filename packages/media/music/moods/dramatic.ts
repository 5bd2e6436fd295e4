import type { MoodRecipe } from '../mood-recipe.ts';

export const dramatic: MoodRecipe = {
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
};
