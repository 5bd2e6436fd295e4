import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { retryAfterOf } from '@scenewright/provider-contract/retry-after.ts';

/** Says in a sentence what went wrong with a call, and whether it is worth another try. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof APIConnectionTimeoutError)
    return failure('The speech service took too long to answer.', true, error);
  if (error instanceof APIConnectionError)
    return failure('The speech service could not be reached.', true, error);
  if (!(error instanceof APIError))
    return failure('The speech service broke off its answer.', true, error);
  if (error.status === 401 || error.status === 403) {
    return failure(
      'The speech service refused the key. Check OPENAI_SPEECH_API_KEY (or OPENAI_API_KEY).',
      false,
      error,
    );
  }
  if (error.status === 429) return rateLimited(error);
  if (error.status === 408 || error.status === 409 || (error.status ?? 500) >= 500)
    return failure('The speech service has an outage.', true, error);
  return failure('The speech service refused this narration.', false, error);
}

/** A quota that is used up is answered with 429 too, but waiting does not help. */
function rateLimited(error: APIError): ProviderError {
  if (error.code === 'insufficient_quota') {
    return failure(
      'The account behind the key of the speech service has no quota left.',
      false,
      error,
    );
  }
  const retryAfterMs = retryAfterOf(error.headers);
  const message = 'The speech service asks to slow down.';
  return new ProviderError(message, {
    retryable: true,
    cause: error,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

function failure(message: string, retryable: boolean, cause: unknown): ProviderError {
  return new ProviderError(message, { retryable, cause });
}
