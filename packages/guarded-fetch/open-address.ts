import { get as getByHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import {
  type AdmittedAddress,
  admitAddress,
  type AllowedHosts,
  type FetchSentences,
} from './allowed-hosts.ts';

const mostRedirects = 5;

/** How long to wait for an answer. */
export interface Patience {
  readonly signal: AbortSignal;
  /** How long nothing may come at all, in the answer too. */
  readonly stallMs: number;
}

/**
 * Asks for a file, and goes along redirects from one admitted host to another.
 * @returns an answer 200, of which the body has not been read
 * @throws ProviderError; what the connection says where it breaks
 */
export async function openAddress(
  address: string,
  hosts: AllowedHosts,
  patience: Patience,
): Promise<IncomingMessage> {
  let next = address;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const admitted = await admitAddress(next, hosts);
    const response = await ask(admitted, patience);
    if (response.statusCode === 200) return response;
    response.destroy();
    const target = redirectOf(response, admitted.url.href);
    if (target === null) throw failureOf(response, hosts.sentences);
    next = target;
  }
  throw new ProviderError(hosts.sentences.unfetched, {
    retryable: true,
    cause: new Error(`more than ${mostRedirects} redirects`),
  });
}

function ask({ url, addresses, headers }: AdmittedAddress, { signal, stallMs }: Patience) {
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
function lookupAmong(addresses: AdmittedAddress['addresses']): LookupFunction {
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

function failureOf(
  { statusCode = 0 }: IncomingMessage,
  { gone, unfetched }: FetchSentences,
): ProviderError {
  const cause = new Error(`the host of the file answered ${statusCode}`);
  const isGone = statusCode === 403 || statusCode === 404 || statusCode === 410;
  return isGone
    ? new ProviderError(gone, { retryable: false, cause })
    : new ProviderError(unfetched, { retryable: true, cause });
}
