import { expect, it } from 'vitest';
import { createMovableClock } from '../../clock.ts';
import { createListeningLimit } from './generation.listening-limit.ts';

it('lets an account hear thirty new lines at once, then one every ten seconds, and never holds up another', () => {
  const clock = createMovableClock();
  const count = createListeningLimit(clock);
  for (let line = 0; line < 30; line++) count('mara');
  expect(() => count('mara')).toThrow(expect.objectContaining({ code: 'rate_limited', retryAfterS: 10 }));
  expect(() => count('other')).not.toThrow();
  clock.advance(10_000);
  expect(() => count('mara')).not.toThrow();
  expect(() => count('mara')).toThrow();
  clock.advance(300_000);
  for (let line = 0; line < 30; line++) count('mara');
});
