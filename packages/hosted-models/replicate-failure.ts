import * as z from 'zod/mini';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { retryAfterOf } from '@scenewright/provider-contract/retry-after.ts';
import type { ApiAnswer, ApiOutcome } from './call-api.ts';

const service = 'The service that makes pictures and clips';
const longestWaitMs = 60 * 60_000;

/**
 * The account at the service is out of credit, or its token is refused. Every other order would be answered alike: hold the queue
 * and tell the operator.
 */
export class ServicePausedError extends ProviderError {
  constructor(cause: unknown) {
    super(`${service} is paused. Nothing is charged, and it goes on by itself.`, {
      retryable: true,
      code: 'unavailable',
      pause: 'paused',
      cause,
    });
    this.name = 'ServicePausedError';
  }
}

/**
 * The answer to a `create` was lost: the prediction may have been made, and paid for. Ask `findRecent` before another try.
 * Whoever aborts a `create` under way is told the same; its signal's reason is the cause.
 */
export class MaybeCreatedError extends ProviderError {
  constructor(cause: unknown, retryAfterMs?: number) {
    super(`${service} broke off its answer. Please try again later.`, {
      retryable: true,
      pause: 'outage',
      cause,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
    this.name = 'MaybeCreatedError';
  }
}

/** What the service says of a refusal. `retry_after` is in seconds. */
const refusalShape = z.object({
  title: z.optional(z.unknown()),
  detail: z.optional(z.unknown()),
  retry_after: z.optional(z.unknown()),
  invalid_fields: z.optional(z.unknown()),
});

/** What another machine said, for the log. As an answer from elsewhere: a full disk that it may speak of is not ours. */
export function saidElsewhere(words: string, status: number, headers = new Headers()): Error {
  return Object.assign(new Error(words.slice(0, 2_000)), { status, headers });
}

/** A call that was never answered, in a sentence. */
export function failureWithoutAnswer({
  kind,
  cause,
}: Exclude<ApiOutcome, ApiAnswer>): ProviderError {
  const message =
    kind === 'unreached'
      ? `${service} could not be reached. Please try again later.`
      : `${service} broke off its answer. Please try again later.`;
  return new ProviderError(message, { retryable: true, pause: 'outage', cause });
}

/** An answer that cannot be understood. */
export function misfit(cause: unknown): ProviderError {
  return new ProviderError(
    `${service} gave an answer that makes no sense. Please try again later.`,
    {
      retryable: true,
      pause: 'outage',
      cause,
    },
  );
}

/** An answer other than 2xx, in a sentence. @param missing what a 404 means */
export function failureOfAnswer(answer: ApiAnswer, missing: string, now: Date): ProviderError {
  const { status } = answer;
  const refusal = readRefusal(answer.text);
  const words = `${answer.call} answered ${status}: ${JSON.stringify(refusal ?? answer.text)}`;
  const cause = saidElsewhere(words, status, answer.headers);
  if (status === 401 || status === 402 || status === 403) return new ServicePausedError(cause);
  if (status === 404) return new ProviderError(missing, { retryable: false, cause });
  const retryAfterMs = waitOf(answer.headers, refusal, now);
  const wait = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (status === 429) {
    const message = `${service} has too much to do. Please try again in a moment.`;
    return new ProviderError(message, { retryable: true, pause: 'outage', cause, ...wait });
  }
  if (status >= 400 && status < 500 && status !== 408) {
    const message =
      'The model does not take this scene as it is. Change its description, or choose another model.';
    return new ProviderError(message, { retryable: false, cause });
  }
  const message = `${service} has an outage. Please try again later.`;
  return new ProviderError(message, { retryable: true, pause: 'outage', cause, ...wait });
}

type Refusal = z.infer<typeof refusalShape>;

function readRefusal(text: string): Refusal | null {
  try {
    return refusalShape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The header, a number beside the text, or the seconds in the words of the text. */
function waitOf(headers: Headers, refusal: Refusal | null, now: Date): number | undefined {
  const candidates = [
    retryAfterOf(headers, now) ?? Number.NaN,
    numberOf(refusal?.retry_after) * 1_000,
    waitInWords(String(refusal?.detail)),
  ];
  const waitMs = candidates.find((candidate) => Number.isFinite(candidate));
  return waitMs === undefined ? undefined : Math.min(Math.max(0, waitMs), longestWaitMs);
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}

const unitMs = new Map([
  ['s', 1_000],
  ['m', 60_000],
  ['h', 3_600_000],
]);

/** "Your rate limit resets in ~30s.", "Expected available in 1 minute." */
function waitInWords(detail: string): number {
  const found = /\bin ~?(\d{1,6}(?:\.\d+)?) ?(s|m|h)(?:ec|in|our|\b)/iu.exec(detail);
  return Number(found?.[1]) * (unitMs.get(found?.[2]?.toLowerCase() ?? '') ?? Number.NaN);
}
