import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Clock } from '@scenewright/provider-contract/clock.ts';
import {
  type Api,
  type ApiAnswer,
  type ApiCall,
  callApi,
  isSuccess,
  parseAnswer,
} from './call-api.ts';
import {
  findMatch,
  mayLieBehind,
  type PredictionPage,
  predictionPageShape,
  type RecentOrder,
} from './find-recent.ts';
import { inputSchemaOf } from './input-schema.ts';
import { type Prediction, predictionShape } from './prediction.ts';
import {
  failureOfAnswer,
  failureWithoutAnswer,
  MaybeCreatedError,
  misfit,
} from './replicate-failure.ts';

export type { Prediction } from './prediction.ts';

export interface ReplicateClientOptions {
  readonly token: string;
  /** Where the API lies; the token is sent there alone. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  readonly clock: Clock;
  /** How long one call may take, with its answer. */
  readonly timeoutMs?: number;
}

export interface CreateOptions {
  /** Told once that the prediction has ended. */
  readonly webhookUrl?: string;
  /** How long it may wait and run before Replicate stops it, in seconds. */
  readonly cancelAfterS?: number;
  readonly signal: AbortSignal;
}

/** A file that predictions may begin with. */
export interface UploadedFile {
  readonly id: string;
  /** What stands for it in an input. */
  readonly url: string;
  /** Null where Replicate does not say. */
  readonly expiresAt: Date | null;
}

/**
 * Replicate's HTTP API (https://replicate.com/docs/reference/http). Each call is made once: whoever asks decides about another try.
 * All throw ProviderError, {@link ServicePausedError} where the account is out of credit or the token is refused, and the
 * signal's reason where it was aborted.
 */
export interface ReplicateClient {
  /** @param model `owner/name` @throws MaybeCreatedError where it may have been made, and paid for, all the same */
  create(model: string, input: object, options: CreateOptions): Promise<Prediction>;
  read(id: string, signal?: AbortSignal): Promise<Prediction>;
  /** The prediction that an order made whose answer was lost; null where it made none. */
  findRecent(order: RecentOrder, signal?: AbortSignal): Promise<Prediction | null>;
  /** Stops a prediction. @returns it as it stands: one that had ended stays as it was */
  cancel(id: string, signal?: AbortSignal): Promise<Prediction>;
  uploadFile(path: string, mimeType: string, signal?: AbortSignal): Promise<UploadedFile>;
  /** @returns the JSON schema of what the model takes; null where there is no such model; undefined where it publishes none */
  readInputSchema(model: string, signal?: AbortSignal): Promise<unknown>;
  /** What webhooks are signed with, as `whsec_…`. */
  readWebhookSecret(signal?: AbortSignal): Promise<string>;
}

const replicateApi = 'https://api.replicate.com/v1';
const usualTimeoutMs = 30_000;
/** A hundred predictions with all they were asked with, pictures to begin with among them. */
const maxPageBytes = 32_000_000;
/** A thousand predictions: more than a minute's at the highest rate that Replicate allows. */
const mostPages = 10;
/** Replicate takes no shorter one. */
const shortestCancelAfterS = 5;

const modelGone = 'This model is not offered any more. Choose another one.';
const predictionGone = 'What was made is no longer kept where it was made. Make it again.';

const fileShape = z.object({
  id: z.string(),
  urls: z.object({ get: z.url() }),
  expires_at: z.nullish(z.string()),
});
const modelShape = z.object({
  latest_version: z.nullish(z.object({ openapi_schema: z.optional(z.unknown()) })),
});
const secretShape = z.object({ key: z.string().check(z.startsWith('whsec_')) });

export function createReplicateClient({
  token,
  baseUrl = replicateApi,
  fetch: fetchIt = fetch,
  clock,
  timeoutMs = usualTimeoutMs,
}: ReplicateClientOptions): ReplicateClient {
  const api: Api = { token, baseUrl: baseUrl.replace(/\/+$/u, ''), fetch: fetchIt, timeoutMs };

  /** @throws ProviderError, the signal's reason */
  async function ask(call: ApiCall, missing: string): Promise<ApiAnswer> {
    const outcome = await callApi(api, call);
    if (outcome.kind !== 'answered') {
      call.signal?.throwIfAborted();
      throw failureWithoutAnswer(outcome);
    }
    if (isSuccess(outcome)) return outcome;
    throw failureOfAnswer(outcome, missing, clock.now());
  }

  async function read(id: string, signal?: AbortSignal): Promise<Prediction> {
    const path = `predictions/${nameInPath(id, predictionGone)}`;
    return parsePrediction(await ask({ method: 'GET', path, signal }, predictionGone));
  }

  async function readPage(path: string, signal: AbortSignal | undefined): Promise<PredictionPage> {
    const call = { method: 'GET', path, signal, maxBytes: maxPageBytes } as const;
    const answer = await ask(call, predictionGone);
    return parseAnswer(answer, (json) => predictionPageShape.parse(json), misfit);
  }

  return {
    read,
    async create(model, input, { webhookUrl, cancelAfterS, signal }) {
      const outcome = await callApi(api, {
        method: 'POST',
        path: `models/${modelInPath(model)}/predictions`,
        body: JSON.stringify({
          input,
          ...(webhookUrl === undefined
            ? {}
            : { webhook: webhookUrl, webhook_events_filter: ['completed'] }),
        }),
        headers: cancelAfterS === undefined ? {} : { 'cancel-after': deadlineIn(cancelAfterS) },
        signal,
      });
      if (outcome.kind === 'unreached') throw failureWithoutAnswer(outcome);
      if (outcome.kind === 'lost') throw new MaybeCreatedError(outcome.cause);
      if (isSuccess(outcome))
        return parsePrediction(outcome, (cause) => new MaybeCreatedError(cause));
      const failure = failureOfAnswer(outcome, modelGone, clock.now());
      // A gateway's refusal says nothing about what happened behind it.
      if (outcome.status >= 500) throw new MaybeCreatedError(failure.cause, failure.retryAfterMs);
      throw failure;
    },
    async findRecent(order, signal) {
      let path: string | null = 'predictions';
      for (let pages = 0; pages < mostPages && path !== null; pages += 1) {
        const page: PredictionPage = await readPage(path, signal);
        const match = findMatch(page, order);
        if (match !== null || !mayLieBehind(page, order)) return match;
        path = pathOf(page.next);
      }
      if (path === null) return null;
      throw misfit(new Error('too many predictions have been made since'));
    },
    async cancel(id, signal) {
      const path = `predictions/${nameInPath(id, predictionGone)}/cancel`;
      const outcome = await callApi(api, { method: 'POST', path, signal });
      // It has ended already.
      const isRefused = outcome.kind === 'answered' && [400, 409, 422].includes(outcome.status);
      if (isRefused) return await read(id, signal);
      if (outcome.kind === 'answered' && isSuccess(outcome)) return parsePrediction(outcome);
      signal?.throwIfAborted();
      throw outcome.kind === 'answered'
        ? failureOfAnswer(outcome, predictionGone, clock.now())
        : failureWithoutAnswer(outcome);
    },
    async uploadFile(path, mimeType, signal) {
      const body = new FormData();
      body.append('content', await openAsBlob(path, { type: mimeType }), basename(path));
      const answer = await ask({ method: 'POST', path: 'files', body, signal }, predictionGone);
      const file = parseAnswer(answer, (json) => fileShape.parse(json), misfit);
      const expiresAt = file.expires_at == null ? null : new Date(file.expires_at);
      return { id: file.id, url: file.urls.get, expiresAt };
    },
    async readInputSchema(model, signal) {
      const call = { method: 'GET', path: `models/${modelInPath(model)}`, signal } as const;
      const outcome = await callApi(api, call);
      if (outcome.kind === 'answered' && outcome.status === 404) return null;
      signal?.throwIfAborted();
      if (outcome.kind !== 'answered') throw failureWithoutAnswer(outcome);
      if (!isSuccess(outcome)) throw failureOfAnswer(outcome, modelGone, clock.now());
      const read = (json: unknown) => modelShape.parse(json).latest_version?.openapi_schema;
      return inputSchemaOf(parseAnswer(outcome, read, misfit)) ?? undefined;
    },
    async readWebhookSecret(signal) {
      const call = { method: 'GET', path: 'webhooks/default/secret', signal } as const;
      const answer = await ask(call, predictionGone);
      return parseAnswer(answer, (json) => secretShape.parse(json).key, misfit);
    },
  };
}

function parsePrediction(answer: ApiAnswer, otherwise = misfit): Prediction {
  return parseAnswer(answer, (json) => predictionShape.parse(json), otherwise);
}

/** The next page, below the base address whatever host it names; null where there is none. */
function pathOf(next: string | null | undefined): string | null {
  return next != null && URL.canParse(next) ? `predictions${new URL(next).search}` : null;
}

function deadlineIn(seconds: number): string {
  return `${Math.max(shortestCancelAfterS, Math.ceil(seconds))}s`;
}

/** A name that can stand in a path. @throws ProviderError */
function nameInPath(name: string, missing: string): string {
  if (/^\w[\w.-]{0,199}$/u.test(name)) return name;
  throw new ProviderError(missing, { retryable: false, cause: new Error('an impossible name') });
}

function modelInPath(model: string): string {
  const [owner = '', name = '', ...rest] = model.split('/');
  const isWhole = rest.length === 0;
  return `${nameInPath(isWhole ? owner : '', modelGone)}/${nameInPath(name, modelGone)}`;
}
