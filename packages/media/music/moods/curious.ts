import type { MoodRecipe } from '../mood-recipe.ts';

export const curious: MoodRecipe = {
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
};
