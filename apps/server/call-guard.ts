import type { FastifyBaseLogger } from 'fastify';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { Clock } from './clock.ts';

interface Guarding {
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

const alarmEveryMs = 10 * 60_000;

/**
 * Stands before the calls of one service: spares it while it is down, and tells the operator of what waits for them.
 * @param alarm what the log says where only the operator can mend it; every order meets that, so it is said once in a while
 */
export function createCallGuard({ clock, log }: Guarding, alarm: string) {
  const breaker = createCircuitBreaker(clock);
  let alarmedAtMs = -Infinity;

  return async function guard<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await breaker(call);
    } catch (error) {
      const nowMs = clock.now().getTime();
      const isPaused = error instanceof ProviderError && error.pause === 'paused';
      if (isPaused && nowMs - alarmedAtMs >= alarmEveryMs) {
        alarmedAtMs = nowMs;
        log.error({ err: error }, alarm);
      }
      throw error;
    }
  };
}
