import { setTimeout as pause } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { isNoRoom } from '@scenewright/provider-contract/disk-fault.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { S3Refusal, toProviderError } from './s3-failure.ts';
import { addressOf, type S3Patience, type S3Settings } from './s3-settings.ts';
import { escapeText } from '../escaped-text.ts';

export interface S3Call {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The key with its prefix; empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | string;
  readonly signal?: AbortSignal | undefined;
  /** Bytes that the service goes through before it answers; those of the body where it is not said. */
  readonly bytesAtWork?: number;
}

/** Reads an answer. @param alive is told of every sign of life, so that a long answer is not taken for silence */
type Read<T> = (response: Response, alive: () => void) => Promise<T>;

/** A slow line, or the service with what it was sent, must get this far in a second, else a call counts as stuck. */
const leastBytesPerS = 64 * 1024;
const longestPauseMs = 10_000;

const sizeOf = (body: S3Call['body']) => (body === undefined ? 0 : Buffer.byteLength(body));

/** A signal that is given when nobody has called `alive` for so long. */
function createWatchdog(silentMs: number) {
  const silence = new AbortController();
  const timer = setTimeout(
    () => silence.abort(new Error('the service was silent for too long')),
    silentMs,
  );
  return {
    signal: silence.signal,
    alive: () => void timer.refresh(),
    end: () => clearTimeout(timer),
  };
}

/**
 * Signs and sends calls to a bucket. All of them may be sent twice: a failure of the network, 429 and 5xx are tried again after a
 * pause of random length ("full jitter").
 */
export function createS3Client(settings: S3Settings, patience: S3Patience) {
  const { accessKeyId, secretAccessKey, region } = settings;
  const cache = new Map<string, ArrayBuffer>();

  async function sign({ method, key, query = {}, headers = {}, body }: S3Call) {
    const url = addressOf(settings.endpoint, settings, key);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      ...{ method, url: url.href, accessKeyId, secretAccessKey, region, cache, service: 's3' },
      headers: {
        // The service then refuses a body that was changed on its way.
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...headers,
      },
    });
    const signed = await signer.sign();
    return { url: withEscapedQuery(signed.url), headers: signed.headers };
  }

  async function sendOnce<T>(call: S3Call, read: Read<T>): Promise<T> {
    const workingMs = ((call.bytesAtWork ?? sizeOf(call.body)) / leastBytesPerS) * 1_000;
    const watchdog = createWatchdog(patience.silentMs + workingMs);
    try {
      const { url, headers } = await sign(call);
      const response = await fetch(url, {
        ...{ method: call.method, headers, body: call.body ?? null },
        signal: AbortSignal.any([watchdog.signal, ...(call.signal ? [call.signal] : [])]),
        // Services answer so where the bucket is elsewhere; a signature holds for one host alone.
        redirect: 'manual',
      });
      watchdog.alive();
      if (!response.ok)
        throw new S3Refusal(response.status, await response.text(), response.headers);
      return await read(response, watchdog.alive);
    } catch (error) {
      call.signal?.throwIfAborted();
      throw isNoRoom(error) ? error : toProviderError(error);
    } finally {
      watchdog.end();
    }
  }

  /** Sends a call and reads its answer, several times where need be. @throws ProviderError, why the call's signal was given, or that this machine's disk is full */
  async function send<T>(call: S3Call, read: Read<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendOnce(call, read);
      } catch (error) {
        const isLast = attempt >= patience.attempts;
        if (isLast || !(error instanceof ProviderError) || !error.retryable) throw error;
        const longest = Math.min(longestPauseMs, patience.pauseMs * 2 ** (attempt - 1));
        await pause(Math.random() * longest, undefined, { signal: call.signal });
      }
    }
  }

  return {
    send,
    /** Sends a call whose answer is short. @returns its body */
    ask: (call: S3Call): Promise<string> => send(call, (response) => response.text()),
  };
}

export type S3Client = ReturnType<typeof createS3Client>;

/** The address with its query as it was signed: `searchParams` writes a blank as a plus, which not every service reads. */
export function withEscapedQuery(url: URL): string {
  const query = [...url.searchParams].map((pair) => pair.map(escapeText).join('='));
  return `${url.origin}${url.pathname}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
