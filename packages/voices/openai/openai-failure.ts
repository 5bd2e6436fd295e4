import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { AnswerTooLongError } from '@scenewright/provider-contract/bounded-fetch.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { retryAfterOf } from '@scenewright/provider-contract/retry-after.ts';

/** Says in a sentence what went wrong with a call, whether it is worth another try, and whether work waits for the service. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof AnswerTooLongError) return tooLong(error);
  if (error instanceof APIConnectionTimeoutError)
    return outage('The speech service took too long to answer.', error);
  if (error instanceof APIConnectionError)
    return outage('The speech service could not be reached.', error);
  if (!(error instanceof APIError))
    return outage('The speech service broke off its answer.', error);
  if (error.status === 401 || error.status === 403) {
    return paused(
      'The speech service refused the key. Check OPENAI_SPEECH_API_KEY (or OPENAI_API_KEY).',
      error,
    );
  }
  if (error.status === 429) return rateLimited(error);
  if (error.status === 408 || error.status === 409 || (error.status ?? 500) >= 500)
    return outage('The speech service has an outage.', error);
  return new ProviderError('The speech service refused this narration.', {
    retryable: false,
    cause: error,
  });
}

/** A quota that is used up is answered with 429 too, but waiting does not help. */
function rateLimited(error: APIError): ProviderError {
  if (error.code === 'insufficient_quota')
    return paused('The account behind the key of the speech service has no quota left.', error);
  return outage('The speech service asks to slow down.', error, retryAfterOf(error.headers));
}

/** It would be asked for, and paid, again, and be as long. */
export function tooLong(cause: AnswerTooLongError): ProviderError {
  return new ProviderError('The speech service answered with more than can be a narration.', {
    retryable: false,
    cause,
  });
}

function outage(message: string, cause: unknown, retryAfterMs?: number): ProviderError {
  return new ProviderError(message, {
    retryable: true,
    pause: 'outage',
    cause,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

/** Who asks and waits is answered at once; work that can wait does, until the operator has done something. */
function paused(message: string, cause: unknown): ProviderError {
  return new ProviderError(message, { retryable: false, pause: 'paused', cause });
}
