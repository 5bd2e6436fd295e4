import { AppError } from '#contract/app-error.ts';
import type { Clock } from '../../clock.ts';

/** Lines an account may have spoken at once after a rest, and how long each takes to come back. */
const burst = 30;
const refillMs = 10_000;
const maxAccounts = 100_000;

/**
 * Counts one spoken line of an account; refuses it when too many came shortly after one another. In memory: with n
 * processes an account may get n times as much, which costs little, and a restart forgets.
 * @throws AppError rate_limited
 */
export function createListeningLimit(clock: Clock): (accountId: string) => void {
  /** When each account's allowance will be whole again, in ms since the epoch; oldest first. */
  const wholeAt = new Map<string, number>();
  return (accountId) => {
    const now = clock.now().getTime();
    const whole = Math.max(wholeAt.get(accountId) ?? 0, now) + refillMs;
    const waitMs = whole - now - burst * refillMs;
    if (waitMs > 0) throw new AppError('rate_limited', 'You have listened to many new lines in a short time. Please wait a moment and try again.', { retryAfterS: Math.ceil(waitMs / 1_000) });
    wholeAt.delete(accountId);
    wholeAt.set(accountId, whole);
    for (const [key, at] of wholeAt) {
      if (at > now && wholeAt.size <= maxAccounts) break;
      wholeAt.delete(key);
    }
  };
}
