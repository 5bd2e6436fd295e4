import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import * as repository from './quotas.rooms.repository.ts';

/** How much one model of a service is asked at most, by all processes together. */
export interface ProviderBounds {
  /** What it is used for, and its model. */
  readonly service: string;
  readonly mostAtOnce: number;
  readonly mostAMinute: number;
  /** What somebody reads who waits for it. */
  readonly busy: string;
}

/** The room at one model of a service. */
export interface ProviderRoom {
  /** Does work while it holds one of the places. @throws ProviderError where none gets free in time; the signal's reason */
  hold<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Waits until one more call may be made. @throws ProviderError where that takes too long */
  pace(): Promise<void>;
}

export type OpenProviderRoom = (bounds: ProviderBounds) => ProviderRoom;

/** A process that died is taken for dead after so long. */
const leaseMs = 60_000;
const renewEveryMs = 20_000;
/** So long a call waits here; then its order or its request comes back later. */
const usualPatienceMs = 20_000;
const comeBackMs = 5_000;
const [shortestPauseMs, longestPauseMs] = [50, 1_000];

/**
 * Keeps calls within what their service takes, over all processes: as many at once as there are places, which are leases in the
 * database, and as many a minute as its bucket has tokens (docs/decisions/0081).
 */
export function createProviderRooms({
  database,
  clock,
  patienceMs = usualPatienceMs,
}: {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly patienceMs?: number;
}): OpenProviderRoom {
  const { db } = database;
  const fromNow = (ms: number) => new Date(clock.now().getTime() + ms);

  /** Tries until it succeeds, less and less often, and never in step with others. */
  async function until(
    attempt: () => Promise<boolean>,
    busy: string,
    signal?: AbortSignal,
  ): Promise<void> {
    const giveUpAt = performance.now() + patienceMs;
    for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      signal?.throwIfAborted();
      if (await attempt()) return;
      if (performance.now() >= giveUpAt)
        throw new ProviderError(busy, {
          retryable: true,
          pause: 'outage',
          code: 'rate_limited',
          retryAfterMs: comeBackMs,
        });
      await delay(pauseMs * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
    }
  }

  return ({ service, mostAtOnce, mostAMinute, busy }) => ({
    async hold(signal, work) {
      const lease = { service, holder: randomUUID() };
      await until(
        () =>
          repository.takeLease(
            db,
            { ...lease, until: fromNow(leaseMs) },
            { most: mostAtOnce, now: clock.now() },
          ),
        busy,
        signal,
      );
      // A database that is away for a moment ends no call; what is not renewed is somebody else's after a while.
      const renewing = setInterval(() => {
        repository.renewLease(db, { ...lease, until: fromNow(leaseMs) }).catch(() => {});
      }, renewEveryMs);
      try {
        return await work();
      } finally {
        clearInterval(renewing);
        await repository.giveBackLease(db, lease).catch(() => {});
      }
    },
    pace: () =>
      until(() => repository.takeToken(db, service, { mostAMinute, now: clock.now() }), busy),
  });
}
