import type { Clock, Counting } from './host.ts';
import { AuthError } from './auth-error.ts';

const fiveMinutesMs = 300_000;
const hourMs = 3_600_000;

/** Over which time an address may make its requests of a kind. */
const windowsMs = {
  token: fiveMinutesMs,
  verify: fiveMinutesMs,
  signup: fiveMinutesMs,
  recover: fiveMinutesMs,
  resend: fiveMinutesMs,
  user: fiveMinutesMs,
  otp: fiveMinutesMs,
  magiclink: fiveMinutesMs,
  reauthenticate: fiveMinutesMs,
  unlink: fiveMinutesMs,
  authorize: fiveMinutesMs,
  anonymous: hourMs,
} as const;

export type LimitedAction = keyof typeof windowsMs;

/** Requests of each kind that an address may make in five minutes; for `anonymous`, new guests in an hour. */
export type RequestRates = Readonly<Record<LimitedAction, number>>;

/** What GoTrue grants an address by default, each separately; what it leaves unlimited is limited alike. */
export const defaultRates: RequestRates = {
  token: 150,
  verify: 30,
  signup: 30,
  recover: 30,
  resend: 30,
  user: 30,
  otp: 30,
  magiclink: 30,
  reauthenticate: 30,
  unlink: 30,
  authorize: 30,
  anonymous: 30,
};

interface Rate {
  /** Requests at once from an address that was quiet before. */
  readonly burst: number;
  /** How long one of them takes to come back, in ms. */
  readonly refillMs: number;
}

/** A fifth of what refreshing sessions needs in five minutes may come at once, as with GoTrue; of all else, everything. */
function rateOf(action: LimitedAction, requests: number): Rate {
  return {
    burst: action === 'token' ? Math.ceil(requests / 5) : requests,
    refillMs: windowsMs[action] / requests,
  };
}

/** Counts one request of a client; refuses it when its bucket is empty. @throws AuthError 429 over_request_rate_limit */
export type LimitRequests = (action: LimitedAction, address: string) => void;

const maxBuckets = 100_000;

/**
 * Token buckets by client address, in memory: they slow a flood down, and a flood must not become as many writes to
 * the database. With n processes a client may get n times as much, and a restart forgets; both are harmless here.
 */
export function createRequestLimits(
  clock: Clock,
  rates: RequestRates,
  { networkOf }: Pick<Counting, 'networkOf'>,
): LimitRequests {
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
    const { burst, refillMs } = rateOf(action, rates[action]);
    const now = clock.now().getTime();
    const key = `${action} ${networkOf(address)}`;
    const full = Math.max(fullAt.get(key) ?? 0, now) + refillMs;
    const waitMs = full - now - burst * refillMs;
    if (waitMs > 0)
      throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
        retryAfterS: waitMs / 1_000,
      });
    if (fullAt.size >= maxBuckets) dropFull(now);
    fullAt.set(key, full);
  };
}
