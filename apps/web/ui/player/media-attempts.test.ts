import { describe, expect, test } from 'vitest';
import {
  afterFailure,
  firstAttempt,
  type MediaAddress,
  type MediaAttempt,
} from './media-attempts.ts';

const retryPolicy = { timeoutMs: 5000, retries: 2, delayMs: 1000 };

/** Every attempt at a medium that never loads. */
function allAttempts(address: MediaAddress): MediaAttempt[] {
  const attempts = [firstAttempt(address)];
  for (
    let last = attempts[0];
    last !== undefined && last.phase !== 'failed';
    last = attempts.at(-1)
  )
    attempts.push(afterFailure(last, address, retryPolicy));
  return attempts;
}

describe('a medium that never loads', () => {
  test('is tried three times with pauses between [FILM-2]', () => {
    expect(allAttempts({ url: '/a' })).toEqual([
      { phase: 'loading', step: 0, src: '/a' },
      { phase: 'waiting', step: 1, src: '/a' },
      { phase: 'waiting', step: 2, src: '/a' },
      { phase: 'failed', step: 3, message: 'Failed to load media after 3 attempts' },
    ]);
  });

  test('goes to its fallback at once in each try [FILM-1]', () => {
    const attempts = allAttempts({ url: '/a', fallbackUrl: '/b' });
    expect(
      attempts.map((attempt) =>
        'src' in attempt ? `${attempt.phase} ${attempt.src}` : attempt.message,
      ),
    ).toEqual([
      'loading /a',
      'loading /b',
      'waiting /a',
      'loading /b',
      'waiting /a',
      'loading /b',
      'Both blob and fallback URLs failed to load',
    ]);
  });

  test('has no fallback in its own address', () => {
    expect(allAttempts({ url: '/a', fallbackUrl: '/a' })).toHaveLength(4);
  });
});
