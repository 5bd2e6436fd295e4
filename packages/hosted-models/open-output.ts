import { get as getByHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { type AdmittedOutput, admitOutput, type OutputHosts } from './output-hosts.ts';

const mostRedirects = 5;

/** How long to wait for an answer. */
export interface Patience {
  readonly signal: AbortSignal;
  /** How long nothing may come at all, in the answer too. */
  readonly stallMs: number;
}

/**
 * Asks for an output, and goes along redirects from one admitted host to another.
 * @returns an answer 200, of which the body has not been read
 * @throws ProviderError; what the connection says where it breaks
 */
export async function openOutput(
  address: string,
  hosts: OutputHosts,
  patience: Patience,
): Promise<IncomingMessage> {
  let next = address;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const admitted = await admitOutput(next, hosts);
    const response = await ask(admitted, patience);
    if (response.statusCode === 200) return response;
    response.destroy();
    const target = redirectOf(response, admitted.url.href);
    if (target === null) throw failureOf(response);
    next = target;
  }
  throw unfetched(true, new Error(`more than ${mostRedirects} redirects`));
}

function ask({ url, addresses, headers }: AdmittedOutput, { signal, stallMs }: Patience) {
  const get = url.protocol === 'https:' ? getByHttps : getByHttp;
  const options: RequestOptions = {
    headers: { ...headers, accept: '*/*', 'accept-encoding': 'identity' },
    lookup: lookupAmong(addresses),
    // A connection of its own: a kept one could lead to an address that was not checked now.
    agent: false,
    timeout: stallMs,
    signal,
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = get(url, options, resolve);
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error(`nothing came for ${stallMs} ms`)));
  });
}

/** Answers with the addresses that were checked, whatever the name stands for by now. */
function lookupAmong(addresses: AdmittedOutput['addresses']): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all === true) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: string): string | null {
  const { location } = headers;
  if (statusCode < 300 || statusCode >= 400 || location === undefined) return null;
  return URL.canParse(location, from) ? new URL(location, from).href : null;
}

function failureOf({ statusCode = 0 }: IncomingMessage): ProviderError {
  const cause = new Error(`the host of the output answered ${statusCode}`);
  const isGone = statusCode === 403 || statusCode === 404 || statusCode === 410;
  if (!isGone) return unfetched(true, cause);
  return new ProviderError('What was made is no longer kept where it was made. Make it again.', {
    retryable: false,
    cause,
  });
}

function unfetched(retryable: boolean, cause: unknown): ProviderError {
  const message = 'What was made could not be fetched. Please try again.';
  return new ProviderError(message, { retryable, cause });
}
