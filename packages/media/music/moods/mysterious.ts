import type { MoodRecipe } from '../mood-recipe.ts';

export const mysterious: MoodRecipe = {
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
};
