import { AppError } from '@scenewright/contract/app-error.ts';
import type { ErrorCode } from '@scenewright/contract/errors.ts';

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

  constructor(
    message: string,
    options: { retryable: boolean; retryAfterMs?: number; code?: ErrorCode; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = 'ProviderError';
    this.retryable = options.retryable;
    this.retryAfterMs = options.retryAfterMs;
    this.code = options.code;
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
