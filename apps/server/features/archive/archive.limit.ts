import { AppError } from '@scenewright/contract/app-error.ts';
import type { Clock } from '../../clock.ts';

/** Archives of one account within an hour. */
export const mostPerHour = 5;
/** Archives made at once in this process, so that reading every file of some leaves room for all others. */
const mostAtOnce = 3;
const hourMs = 3_600_000;
const soonS = 60;

/** Lets an archive begin, or refuses. The returned function gives up the turn. */
export type BeginArchive = (accountId: string) => () => void;

/** One archive of an account at a time, a few in an hour, a few in all. @throws AppError rate_limited when called */
export function createArchiveLimit(clock: Clock): BeginArchive {
  const begun = new Map<string, number[]>();
  const running = new Set<string>();

  /** Forgets everybody's past beyond the hour. */
  function forget(nowMs: number): void {
    for (const [accountId, moments] of begun) {
      const recent = moments.filter((moment) => nowMs - moment < hourMs);
      if (recent.length === 0) begun.delete(accountId);
      else begun.set(accountId, recent);
    }
  }

  return (accountId) => {
    const nowMs = clock.now().getTime();
    forget(nowMs);
    const recent = begun.get(accountId) ?? [];
    if (running.has(accountId))
      throw new AppError(
        'rate_limited',
        'Your data is being packed already. Wait until that download has ended.',
        { retryAfterS: soonS },
      );
    if (running.size >= mostAtOnce)
      throw new AppError(
        'rate_limited',
        'Others are downloading their data right now. Please try again in a minute.',
        { retryAfterS: soonS },
      );
    if (recent.length >= mostPerHour) {
      throw new AppError(
        'rate_limited',
        `Your data was packed ${mostPerHour} times within an hour. Please try again later.`,
        { retryAfterS: ((recent[0] ?? nowMs) + hourMs - nowMs) / 1_000 },
      );
    }
    running.add(accountId);
    begun.set(accountId, [...recent, nowMs]);
    return () => void running.delete(accountId);
  };
}
