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

  constructor(message: string, options: { retryable: boolean; retryAfterMs?: number; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'ProviderError';
    this.retryable = options.retryable;
    this.retryAfterMs = options.retryAfterMs;
  }
}
