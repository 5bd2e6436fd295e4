import { expect, it } from 'vitest';
import { carryPauses } from './pauses.ts';

const before = 'Bees dance. [pause 1.5s] They draw a map.';

it.each([
  ['Bees dance. They draw a map.', 'Bees dance. [pause 1.5s] They draw a map.'],
  [
    'Honey bees dance. They draw a map of flowers.',
    'Honey bees dance. [pause 1.5s] They draw a map of flowers.',
  ],
  ['Bees waltz. They draw a map.', 'Bees waltz. [pause 1.5s] They draw a map.'],
  ['Bees dance. Maps follow.', 'Bees dance. [pause 1.5s] Maps follow.'],
  ['Flowers bloom.', 'Flowers bloom.'],
])('pauses stay beside the words they stood at: %s [VOICE-6]', (rewritten, expected) => {
  expect(carryPauses(before, rewritten)).toBe(expected);
});

it('stay before the first word, after the last one, and where there are several', () => {
  expect(
    carryPauses('[pause] Bees dance. [pause 2s] Slowly. [pause]', 'Bees dance. Slowly. Indeed.'),
  ).toBe('[pause] Bees dance. [pause 2s] Slowly. [pause] Indeed.');
});

it('are nothing to carry where there are none, and as they were where the words are', () => {
  expect(carryPauses('Bees dance.', 'Bees\nsing.')).toBe('Bees\nsing.');
  expect(carryPauses('Bees [PAUSE 1,5 s] dance.', 'Bees dance.')).toBe('Bees [PAUSE 1,5 s] dance.');
});
