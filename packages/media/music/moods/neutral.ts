import type { MoodRecipe } from '../mood-recipe.ts';

/** For news and plain facts: a steady pulse that takes no side. */
export const neutral: MoodRecipe = {
  bpm: 100,
  scale: ['dorian', 'mixolydian'],
  colour: 'ninth',
  verses: [
    [0, 0, 3, 6],
    [0, 6, 3, 4],
    [0, 3, 0, 4],
  ],
  bridges: [
    [3, 6, 0, 4],
    [2, 3, 6, 4],
  ],
  swing: 0.5,
  pad: { instrument: 'glassPad', level: 0.13, echo: 0, room: 0.3 },
  figure: {
    instrument: 'marimba',
    level: 0.36,
    echo: 0.16,
    room: 0.18,
    rhythms: ['6.4.6.4.6.4.6.4.', '6..4..6.4..6..4.', '6.4.5.4.6.4.5.4.'],
    centreMidi: 64,
  },
  bass: {
    instrument: 'roundBass',
    level: 0.34,
    echo: 0,
    room: 0.03,
    rhythms: ['7.......6.......', '7.....5.6.......'],
  },
  melody: {
    instrument: 'feltPiano',
    level: 0.22,
    echo: 0.25,
    room: 0.35,
    centreMidi: 76,
    density: 0.3,
  },
  drums: [
    {
      instrument: 'shaker',
      level: 0.1,
      echo: 0,
      room: 0.1,
      rhythms: ['4.3.4.3.4.3.4.3.', '4.334.3.4.334.3.'],
      pan: -0.3,
    },
    {
      instrument: 'softKick',
      level: 0.4,
      echo: 0,
      room: 0.04,
      rhythms: ['6.......6.......', '6.........5.....'],
      pan: 0,
    },
  ],
  quarters: [
    ['pad', 'figure'],
    ['pad', 'figure', 'bass', 'drums'],
    ['pad', 'figure', 'bass', 'drums', 'melody'],
    ['pad', 'figure', 'bass', 'drums'],
  ],
  roomSeconds: 1.8,
};
