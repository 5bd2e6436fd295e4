import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { retryAfterOf } from '@scenewright/provider-contract/retry-after.ts';

/** Says in a sentence what went wrong with a call, whether it is worth another try, and whether work waits for the service. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof APIConnectionTimeoutError)
    return outage('The writing service took too long to answer.', error);
  if (error instanceof APIConnectionError)
    return outage('The writing service could not be reached.', error);
  if (!(error instanceof APIError))
    return outage('The writing service broke off its answer.', error);
  if (error.status === 401 || error.status === 403)
    return paused(
      'The writing service refused the key. Check OPENAI_TEXT_API_KEY (or OPENAI_API_KEY).',
      error,
    );
  if (error.status === 404)
    return failure(
      'The writing service does not know this model. Check OPENAI_TEXT_MODEL.',
      false,
      error,
    );
  if (error.status === 429) return rateLimited(error);
  if (error.status === 408 || error.status === 409 || (error.status ?? 500) >= 500)
    return outage('The writing service has an outage.', error);
  return modelRefusal(error);
}

/** The model, or the service before it, will not write this. */
export function modelRefusal(cause?: unknown): ProviderError {
  return new ProviderError('The writing service refused this idea. Try to phrase it differently.', {
    retryable: false,
    code: 'idea_refused',
    cause,
  });
}

/**
 * Why an answer ends before its end, by the reasons of the Responses API: `max_output_tokens`, `content_filter`,
 * `max_messages` and `steered`.
 */
export function incompleteAnswer(reason: string | undefined): ProviderError {
  const cause = new Error(`the answer is incomplete: ${reason ?? 'no reason given'}`);
  if (reason === 'content_filter') return modelRefusal(cause);
  return reason === 'max_output_tokens'
    ? failure(
        'The writing service ran out of room before the script was complete. Ask for fewer or shorter scenes.',
        false,
        cause,
      )
    : failure('The writing service stopped before it was done. Please try again.', true, cause);
}

/** A quota that is used up is answered with 429 too, but waiting does not help. */
function rateLimited(error: APIError): ProviderError {
  if (error.code === 'insufficient_quota')
    return paused('The account behind the key of the writing service has no quota left.', error);
  return outage('The writing service asks to slow down.', error, retryAfterOf(error.headers));
}

function outage(message: string, cause: unknown, retryAfterMs?: number): ProviderError {
  return new ProviderError(message, {
    retryable: true,
    pause: 'outage',
    cause,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

/** Only the operator can mend it. Nothing is charged for writing, so who asked is told at once. */
function paused(message: string, cause: unknown): ProviderError {
  return new ProviderError(message, { retryable: false, pause: 'paused', cause });
}

function failure(message: string, retryable: boolean, cause: unknown): ProviderError {
  return new ProviderError(message, { retryable, cause });
}
