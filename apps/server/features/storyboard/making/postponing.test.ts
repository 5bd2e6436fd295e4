import { expect, it } from 'vitest';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { breakAfter } from './postponing.ts';

const began = new Date('2026-11-28T12:00:00Z');
const after = (seconds: number) => new Date(began.getTime() + seconds * 1_000);
const outage = (retryAfterMs?: number) =>
  new ProviderError('It is down.', {
    retryable: true,
    pause: 'outage',
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
/** The pauses of three hundred orders that meet the same, in seconds. */
const pauses = (waitedS: number, error = outage()) =>
  Array.from(
    { length: 300 },
    () => (breakAfter(error, { waiting_since: began }, after(waitedS))?.afterMs ?? 0) / 1_000,
  );

it.each([
  ['at first', 0, undefined, 5, 7.5],
  ['after a minute', 60, undefined, 30, 45],
  ['after hours', 20_000, undefined, 120, 180],
  ['as the provider has asked', 0, 40_000, 40, 42.5],
] as const)(
  'orders wait %s, and do not come back in one moment',
  (...[, waitedS, askedMs, least, most]) => {
    const seconds = pauses(waitedS, outage(askedMs));
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...seconds)).toBeLessThanOrEqual(most);
    const thirds = seconds.map((each) => Math.floor(((each - least) / (most - least)) * 3));
    expect(new Set(thirds)).toEqual(new Set([0, 1, 2]));
  },
);
