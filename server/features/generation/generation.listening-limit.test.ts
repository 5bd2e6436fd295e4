import { expect, it } from 'vitest';
import { createListeningLimit } from './generation.listening-limit.ts';

it('lets an account hear thirty new lines at once, then one every ten seconds, and never holds up another', () => {
  // A clock that stands: a line would come back while others are counted slowly.
  let nowMs = Date.parse('2026-05-10T00:00:00Z');
  const count = createListeningLimit({ now: () => new Date(nowMs) });
  for (let line = 0; line < 30; line++) count('mara');
  expect(() => count('mara')).toThrow(expect.objectContaining({ code: 'rate_limited', retryAfterS: 10 }));
  expect(() => count('other')).not.toThrow();
  nowMs += 10_000;
  expect(() => count('mara')).not.toThrow();
  expect(() => count('mara')).toThrow();
  nowMs += 300_000;
  for (let line = 0; line < 30; line++) count('mara');
});
