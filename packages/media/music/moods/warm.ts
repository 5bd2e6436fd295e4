import type { MoodRecipe } from '../mood-recipe.ts';

export const warm: MoodRecipe = {
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
};
