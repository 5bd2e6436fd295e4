import { expect, it } from 'vitest';
import { saidShots } from './shot-times.ts';

it('finds where a narration comes to each later picture, across pauses', () => {
  const dialogue = 'Good morning! [pause 0.3s] Good morning. [pause] How much are they?';
  const description = 'A seller. Then, at “Good morning How much”: A lemon. In a shop.';
  expect(saidShots(description, dialogue)).toEqual([
    {
      at: 'Good morning How much',
      prose: 'A lemon. In a shop.',
      from: dialogue.lastIndexOf('Good'),
    },
  ]);
});

it('leaves out what belongs to words that are not said any more', () => {
  const description = 'A dog. Then, at “cats”: A cat. Then, at “mice”: A mouse.';
  expect(saidShots(description, 'First dogs, then mice.').map(({ at }) => at)).toEqual(['mice']);
  expect(saidShots('A dog.', 'First dogs.')).toEqual([]);
});
