import { AnswerTooLongError } from '@scenewright/provider-contract/bounded-fetch.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { retryAfterOf } from '@scenewright/provider-contract/retry-after.ts';
import { tooLong } from '../openai/openai-failure.ts';

const failure = (message: string, cause: unknown) =>
  new ProviderError(message, { retryable: false, cause });
/** Who asks and waits is answered at once; work that can wait does, until the operator has done something. */
const paused = (message: string, cause: unknown) =>
  new ProviderError(message, { retryable: false, pause: 'paused', cause });
const outage = (message: string, cause: unknown, retryAfterMs?: number) =>
  new ProviderError(message, {
    retryable: true,
    pause: 'outage',
    cause,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });

/** Says in a sentence why a call failed that had no answer. */
export function unansweredCall(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof AnswerTooLongError) return tooLong(error);
  return error instanceof Error && error.name === 'TimeoutError'
    ? outage('The speech service took too long to answer.', error)
    : outage('The speech service could not be reached.', error);
}

/** `detail.status` of a line that the service's own moderation refuses: with 403, as a key is that may not speak. */
const refusedLine = /content_against_policy|violate our terms/iu;

/** Says in a sentence why a call failed that was answered so. @param body what it was answered with; `detail.status` names the reason */
export function refusedCall(status: number, headers: Headers, body: string): ProviderError {
  const cause = new Error(`status ${status}: ${body.slice(0, 500)}`);
  if (status < 500 && refusedLine.test(body))
    return new ProviderError(
      'The speech service refused this line: it may be against its rules. Reword the narration and try again.',
      { retryable: false, code: 'idea_refused', cause },
    );
  if (status === 402 || body.includes('quota_exceeded'))
    return paused('The account behind the key of the speech service has no quota left.', cause);
  if (status === 401 || status === 403)
    return paused('The speech service refused the key. Check ELEVENLABS_API_KEY.', cause);
  if (status === 404)
    return failure('The speech service does not know this voice. Check ELEVENLABS_VOICES.', cause);
  if (status === 429)
    return outage('The speech service asks to slow down.', cause, retryAfterOf(headers));
  if (status === 408 || status === 409 || status >= 500)
    return outage('The speech service has an outage.', cause);
  return failure('The speech service refused this narration.', cause);
}
