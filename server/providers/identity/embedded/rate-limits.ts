import type { Clock } from '../../../clock.ts';
import { AuthError } from './auth-error.ts';
import { networkOf } from '../../../client-network.ts';

interface Rate {
  /** Requests at once from an address that was quiet before. */
  readonly burst: number;
  /** How long one of them takes to come back, in ms. */
  readonly refillMs: number;
}

const fiveMinutesMs = 300_000;

/** What GoTrue grants an address by default, each separately; what it leaves unlimited is limited alike. */
const rates = {
  token: { burst: 30, refillMs: fiveMinutesMs / 150 },
  verify: { burst: 30, refillMs: fiveMinutesMs / 30 },
  signup: { burst: 30, refillMs: fiveMinutesMs / 30 },
  recover: { burst: 30, refillMs: fiveMinutesMs / 30 },
  resend: { burst: 30, refillMs: fiveMinutesMs / 30 },
  user: { burst: 30, refillMs: fiveMinutesMs / 30 },
  otp: { burst: 30, refillMs: fiveMinutesMs / 30 },
  magiclink: { burst: 30, refillMs: fiveMinutesMs / 30 },
  reauthenticate: { burst: 30, refillMs: fiveMinutesMs / 30 },
  unlink: { burst: 30, refillMs: fiveMinutesMs / 30 },
  authorize: { burst: 30, refillMs: fiveMinutesMs / 30 },
  anonymous: { burst: 30, refillMs: 3_600_000 / 30 },
} as const satisfies Record<string, Rate>;

export type LimitedAction = keyof typeof rates;

/** Counts one request of a client; refuses it when its bucket is empty. @throws AuthError 429 over_request_rate_limit */
export type LimitRequests = (action: LimitedAction, address: string) => void;

const maxBuckets = 100_000;

/**
 * Token buckets by client address, in memory: they slow a flood down, and a flood must not become as many writes to
 * the database. With n processes a client may get n times as much, and a restart forgets; both are harmless here.
 */
export function createRequestLimits(clock: Clock): LimitRequests {
  /** When each bucket will be full again, in ms since the epoch: all there is to know about it. */
  const fullAt = new Map<string, number>();
  const dropFull = (now: number) => {
    for (const [key, at] of fullAt) if (at <= now) fullAt.delete(key);
    // Still too many: the oldest go, so that memory stays bounded whatever is thrown at us.
    for (const key of fullAt.keys()) {
      if (fullAt.size < maxBuckets) break;
      fullAt.delete(key);
    }
  };
  return (action, address) => {
    const { burst, refillMs } = rates[action];
    const now = clock.now().getTime();
    const key = `${action} ${networkOf(address)}`;
    const full = Math.max(fullAt.get(key) ?? 0, now) + refillMs;
    const waitMs = full - now - burst * refillMs;
    if (waitMs > 0) throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterS: waitMs / 1_000 });
    if (fullAt.size >= maxBuckets) dropFull(now);
    fullAt.set(key, full);
  };
}
