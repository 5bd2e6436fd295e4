import { expect, it } from 'vitest';
import { roomPauseMs } from './room-pause.ts';

it('a job that meets a full disk looks again soon, then less and less often, and never waits long for room that is there', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 2_000].map(roomPauseMs)).toEqual([
    5_000, 10_000, 20_000, 40_000, 80_000, 120_000, 120_000, 120_000,
  ]);
});
