import { expect, it } from 'vitest';
import { readLine } from './read-line.ts';

const endOf = (dialogue: string, speed = 1, roomMs = 60_000) =>
  readLine(dialogue, speed, roomMs).at(-1)?.endMs ?? 0;

it('rests at pauses, and never shows them [VOICE-4]', () => {
  const [plain, paused] = [
    readLine('海洋很大。 它很深。', 1, 60_000),
    readLine('海洋很大。 [pause 2s] 它很深。', 1, 60_000),
  ];
  expect(paused.map(({ text }) => text)).toEqual(plain.map(({ text }) => text));
  const restBefore = (words: typeof plain) => (words[2]?.startMs ?? 0) - (words[1]?.endMs ?? 0);
  expect(restBefore(paused)).toBeGreaterThanOrEqual(2_000);
  expect(restBefore(paused)).toBeLessThan(2_400);
  expect(restBefore(plain)).toBeLessThan(1_000);
});

it('reads faster and slower, without changing the pauses', () => {
  expect(endOf('One two three four.', 1.25) / endOf('One two three four.')).toBeCloseTo(0.8, 2);
  expect(endOf('[pause 3s] One.', 1.25) - endOf('One.', 1.25)).toBe(3_000);
});

it('fits into the time there is', () => {
  expect(endOf('One two three four. [pause 5s] Five.', 0.8, 2_000)).toBeLessThanOrEqual(2_000);
  expect(readLine('[pause]', 1, 1_000)).toEqual([]);
});
