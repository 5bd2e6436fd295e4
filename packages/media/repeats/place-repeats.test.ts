import { expect, it } from 'vitest';
import { placeRepeats } from './place-repeats.ts';

const asText = (shownAs: readonly number[], frames: number) =>
  placeRepeats(shownAs, frames)
    .map(({ frame, isRepeat }) => `${frame}${isRepeat ? '*' : ''}`)
    .join(' ');

it('puts a missing frame right behind the one that is repeated', () => {
  expect(asText([0, 2, 3, 4], 6)).toBe('0 1* 2 3 4 5*');
});

it('waits with a repeat until all that is shown before it has come', () => {
  // The picture of frame 6 overtakes those of 2 and 4, as B-pictures have it.
  expect(asText([0, 6, 2, 4, 8], 10)).toBe('0 1* 6 2 3* 4 5* 7* 8 9*');
});

it('leaves alone what misses nothing', () => {
  expect(asText([0, 3, 1, 2], 4)).toBe('0 3 1 2');
});

it('repeats nothing twice', () => {
  expect(placeRepeats([0, 3], 4)).toHaveLength(3);
});
