import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Clock } from './clock.ts';

/** So many outages in a row open it. */
const mostOutages = 5;
const openForMs = 20_000;

/**
 * Spares a provider that is down, and those who wait for it: after five calls in a row that met an outage, the next ones are
 * refused at once for 20 s. Then one call tries; the others wait for what it finds (M. Nygard, Release It!, 2007).
 */
export function createCircuitBreaker(clock: Clock) {
  let outages = 0;
  let openUntilMs = -Infinity;
  let last: ProviderError | null = null;
  let isTrying = false;

  function refusal(afterMs: number): ProviderError {
    return new ProviderError(last?.message ?? 'The service does not answer.', {
      retryable: true,
      pause: 'outage',
      retryAfterMs: afterMs,
      cause: last ?? undefined,
    });
  }

  /** @throws ProviderError with `pause` while it is open; what `call` throws */
  return async function guard<T>(call: () => Promise<T>): Promise<T> {
    const leftMs = openUntilMs - clock.now().getTime();
    if (leftMs > 0) throw refusal(leftMs);
    if (outages >= mostOutages && isTrying) throw refusal(openForMs);
    isTrying = true;
    try {
      const answer = await call();
      outages = 0;
      return answer;
    } catch (error) {
      // We ask it no more just now, which says nothing of the service.
      if (error instanceof ProviderError && error.code === 'rate_limited') throw error;
      if (error instanceof ProviderError && error.pause === 'outage') {
        outages += 1;
        last = error;
        if (outages >= mostOutages) openUntilMs = clock.now().getTime() + openForMs;
      } else outages = 0;
      throw error;
    } finally {
      isTrying = false;
    }
  };
}
