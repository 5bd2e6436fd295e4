import type { SceneStage } from '@scenewright/contract/rules/statuses.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { StillMakingError } from '@scenewright/provider-contract/remote-work.ts';
import type { Order } from './order.repository.ts';

/** A break in an order's work, in which no worker is held. */
export interface Break {
  readonly afterMs: number;
  /** What the board says meanwhile; null: that its picture is being made, as it is. */
  readonly stage: SceneStage | null;
  /** Since when the order waits for a provider that does not work. */
  readonly waitingSince: Date | null;
}

const leastMs = 5_000;
const mostMs = 120_000;
/** So long an order waits for a provider that does not work before it fails and gives its credits back. */
const patienceMs = 24 * 3_600_000;
/** Of the time that it has waited it waits once more, so that an outage of minutes is over in seconds, and one of hours costs few calls. */
const share = 0.5;
/** Up to so much longer, by lot: hundreds of orders that met the same outage do not come back in the same moment. */
const spread = 0.5;

/**
 * Whether an order waits instead of failing: its picture is made elsewhere, or the provider itself does not work.
 * @returns null where it is a failure
 */
export function breakAfter(
  error: unknown,
  { waiting_since: since }: Pick<Order, 'waiting_since'>,
  now: Date,
): Break | null {
  if (error instanceof StillMakingError)
    return { afterMs: error.afterMs, stage: error.isInLine ? 'queued' : null, waitingSince: null };
  if (!(error instanceof ProviderError) || error.pause === undefined) return null;
  const waitingSince = since ?? now;
  const waitedMs = now.getTime() - waitingSince.getTime();
  if (waitedMs >= patienceMs) return null;
  const ownMs = Math.min(Math.max(waitedMs * share, leastMs), mostMs);
  // Nobody is asked again before it is time.
  const askedMs = Math.max(ownMs, Math.min(error.retryAfterMs ?? 0, patienceMs));
  const afterMs = askedMs + ownMs * spread * Math.random();
  // It works, and we ask it for as much as we may: that is a turn to wait for, and no outage.
  return { afterMs, stage: error.code === 'rate_limited' ? 'queued' : error.pause, waitingSince };
}
