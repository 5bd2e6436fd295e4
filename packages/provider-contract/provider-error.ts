import { AppError } from '@scenewright/contract/app-error.ts';
import type { ErrorCode } from '@scenewright/contract/errors.ts';

/** Why work waits that was asked of a provider: nothing is wrong with it, and it goes on by itself. */
export type ProviderPause =
  /** The operator has to do something: a key that is refused, credit that is used up, a ceiling that is reached. */
  | 'paused'
  /** It is down, unreachable or asks to slow down. */
  | 'outage';

/**
 * A provider's failure, in words for the person who waits for the result.
 *
 * `retryable` says whether the same request may succeed later (an outage, a rate limit) or never will
 * (refused content, a bad key). Whoever calls a provider decides how often to try again.
 */
export class ProviderError extends Error {
  readonly retryable: boolean;
  /** How long the provider asked us to wait before the next try, where it said so. */
  readonly retryAfterMs: number | undefined;
  /** What kind of failure it is, where that can be told closer than by `retryable`. */
  readonly code: ErrorCode | undefined;
  /** Where the provider, and not the request, is the reason: work that can wait does so, and counts no failure. */
  readonly pause: ProviderPause | undefined;

  constructor(
    message: string,
    options: {
      retryable: boolean;
      retryAfterMs?: number;
      code?: ErrorCode;
      pause?: ProviderPause;
      cause?: unknown;
    },
  ) {
    super(message, { cause: options.cause });
    this.name = 'ProviderError';
    this.retryable = options.retryable;
    this.retryAfterMs = options.retryAfterMs;
    this.code = options.code;
    this.pause = options.pause;
  }
}

/** A provider's failure as an answer to who asked for its work; any other error as it is. */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  const { retryAfterMs } = error;
  const mayWorkLater = error.retryable || retryAfterMs !== undefined;
  const code = error.code ?? (mayWorkLater ? 'unavailable' : 'wrong_state');
  return new AppError(code, error.message, {
    cause: error,
    ...(retryAfterMs === undefined ? {} : { retryAfterS: retryAfterMs / 1_000 }),
  });
}
