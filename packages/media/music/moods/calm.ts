import type { MoodRecipe } from '../mood-recipe.ts';

export const calm: MoodRecipe = {
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
};
