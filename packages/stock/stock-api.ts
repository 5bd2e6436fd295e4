import type * as z from 'zod';
import type { Clock } from '@scenewright/provider-contract/clock.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { retryAfterOf } from '@scenewright/provider-contract/retry-after.ts';

export interface StockApiOptions {
  /** What the site is called, for sentences. */
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly clock: Clock;
  /** How long the site asks to be left alone after an answer that was the last one for now, in ms; undefined where it does not. */
  readonly restOf?: (headers: Headers, now: Date) => number | undefined;
}

const timeoutMs = 15_000;
const maxBytes = 2_000_000;
const cachedForMs = 24 * 3_600_000;
const mostCached = 500;
/** Where a site that has had enough does not say for how long. */
const usualRestMs = 60_000;
/** A site that asks for more is asked once an hour whether it still does: what it says may be wrong. */
const mostRestMs = 3_600_000;

/** Asks a site's API, once for the same address in a day. */
export function createStockApi({ name, headers = {}, clock, restOf }: StockApiOptions) {
  const answers = new Map<string, { readonly json: unknown; readonly untilMs: number }>();
  let restsUntilMs = 0;

  function remember(address: string, json: unknown, nowMs: number): void {
    answers.delete(address);
    answers.set(address, { json, untilMs: nowMs + cachedForMs });
    const [oldest] = answers.keys();
    if (answers.size > mostCached && oldest !== undefined) answers.delete(oldest);
  }

  function rest(waitMs: number, nowMs: number): void {
    restsUntilMs = Math.max(restsUntilMs, nowMs + Math.min(waitMs, mostRestMs));
  }

  function requireAwake(nowMs: number): void {
    if (nowMs >= restsUntilMs) return;
    throw hadEnough(name, restsUntilMs - nowMs);
  }

  async function ask(address: string, signal: AbortSignal): Promise<unknown> {
    const response = await fetch(address, {
      headers: { accept: 'application/json', ...headers },
      // A key goes to the address that it is set for, and to no other.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const now = clock.now();
    const { status } = response;
    if (status === 429) {
      await response.body?.cancel();
      const waitMs = Math.min(retryAfterOf(response.headers, now) ?? usualRestMs, mostRestMs);
      rest(waitMs, now.getTime());
      throw hadEnough(name, waitMs);
    }
    const restMs = restOf?.(response.headers, now);
    if (restMs !== undefined) rest(restMs, now.getTime());
    if (status !== 200) {
      await response.body?.cancel();
      throw refused(name, status);
    }
    return JSON.parse(await readText(response));
  }

  /** What the API answers at an address. @throws ProviderError */
  async function read<Shape extends z.ZodType>(
    address: string,
    shape: Shape,
    signal: AbortSignal,
  ): Promise<z.output<Shape>> {
    signal.throwIfAborted();
    const nowMs = clock.now().getTime();
    const known = answers.get(address);
    if (known !== undefined && known.untilMs > nowMs) return shape.parse(known.json);
    requireAwake(nowMs);
    try {
      const json = await ask(address, signal);
      const answer = shape.parse(json);
      remember(address, json, nowMs);
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ProviderError) throw error;
      throw unreachable(name, error);
    }
  }

  return { read };
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) throw new Error(`the answer has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function inWords(waitMs: number): string {
  const minutes = Math.ceil(waitMs / 60_000);
  return minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`;
}

const hadEnough = (name: string, waitMs: number) =>
  new ProviderError(
    `${name} has had as many searches as it takes for now. Please try again ${inWords(waitMs)}.`,
    { retryable: true, retryAfterMs: waitMs, code: 'unavailable' },
  );

const unreachable = (name: string, cause: unknown) =>
  new ProviderError(`${name} cannot be reached right now. Please try again in a few minutes.`, {
    retryable: true,
    code: 'unavailable',
    cause,
  });

export const notThere = (name: string, cause?: unknown) =>
  new ProviderError(`This is no longer offered by ${name}. Choose something else.`, {
    retryable: false,
    code: 'not_found',
    cause,
  });

/** What a status other than 200 means for who waits. A key that is refused is the operator's to mend. */
function refused(name: string, status: number): ProviderError {
  const cause = new Error(`${name} answered ${status}`);
  if (status === 404) return notThere(name, cause);
  if (status === 401 || status === 403)
    return new ProviderError(
      `${name} does not let this site search at present. Please ask those who run it.`,
      { retryable: false, code: 'unavailable', pause: 'paused', cause },
    );
  return unreachable(name, cause);
}
