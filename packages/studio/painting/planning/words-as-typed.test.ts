import { expect, it } from 'vitest';
import { planDrawing } from '../plan-drawing.ts';

const boardOf = (description: string, dialogue: string, others: readonly string[] = []) => {
  const film = [
    { description, dialogue },
    ...others.map((text) => ({ description: '', dialogue: text })),
  ];
  return planDrawing({
    description,
    dialogue,
    topic: 'a film',
    style: '',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: film.length,
    seed: 'a film',
    motion: 'still',
    richness: 'standard',
    previousTemplate: null,
    film,
  }).board;
};

it.each([
  ['A list: Mind the ducks; My best is 14.', 'Mind the ducks. My best is 14.', 'Mind the ducks'],
  ['A list: Feed the goat; Wash.', 'Feed the goat. Wash.', 'Feed the goat'],
])(
  'a row keeps the word that could be an animal’s name: %s [CARD-7]',
  (description, dialogue, row) => {
    expect(boardOf(description, dialogue)?.plan.items[0]).toBe(row);
  },
);

it.each([
  ['Put the fish in the milk.', []],
  ['Pip waits outside.', ['Pip the robot sweeps.']],
])('words to be read stay as they were typed: %s [CARD-7]', (line, others) => {
  expect(boardOf(`The words “${line}”.`, line, others)?.plan.quote).toBe(line);
});
