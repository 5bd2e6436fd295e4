import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';

/** An address that a name stands for. */
export interface Address {
  readonly address: string;
  readonly family: number;
}

/** What is told when a file cannot be had. */
export interface FetchSentences {
  /** Its address is none that may be asked. */
  readonly notTrusted: string;
  /** It is no longer there. */
  readonly gone: string;
  /** It may be had later. */
  readonly unfetched: string;
}

/** Where files may lie, and the sentences for who waits for one. */
export interface AllowedHosts {
  /** Names of hosts, each with what lies below it. */
  readonly hosts: readonly string[];
  /** `host:port` of hosts that the operator or a test has named: also without TLS, and on this machine or its network. */
  readonly hostsWithPort?: readonly string[];
  readonly sentences: FetchSentences;
  /** An API, which is sent the token, and the files that lie on it. */
  readonly api?: { readonly baseUrl: string; readonly token: string };
  /** Finds the addresses of a name. */
  readonly resolve?: (hostname: string) => Promise<readonly Address[]>;
}

/** An address that may be asked, and how. */
export interface AdmittedAddress {
  readonly url: URL;
  /** What the name stood for when it was checked: the connection is made to these, so that nobody can change them meanwhile. */
  readonly addresses: readonly Address[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Blocks that no service of the public internet has (IANA's special-purpose registries). */
const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/**
 * Decides whether a file may be fetched from an address, before anything is sent there.
 * @throws ProviderError, not retryable
 */
export async function admitAddress(
  address: string,
  { hosts, hostsWithPort = [], api, resolve = resolveName, sentences }: AllowedHosts,
): Promise<AdmittedAddress> {
  const refused = (why: string) =>
    new ProviderError(sentences.notTrusted, { retryable: false, cause: new Error(why) });
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null) throw refused('it is no address');
  const isWithPort = hostsWithPort.includes(url.host);
  const isApi = api !== undefined && url.origin === new URL(api.baseUrl).origin;
  const isKnown = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  if (!isWithPort && !isApi && !isKnown) throw refused(`${url.host} is no allowed host`);
  // Whoever tells us to use plain HTTP for the API has chosen so himself.
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (isWithPort || isApi)))
    throw refused(`${url.protocol} is not safe`);
  const isOtherPort = url.port !== '' && !isWithPort && !isApi;
  if (url.username !== '' || url.password !== '' || isOtherPort)
    throw refused('the address carries a name, a password or a port');
  const name = url.hostname.replace(/^\[|\]$/gu, '');
  const found = isIP(name) === 0 ? await resolve(name) : [{ address: name, family: isIP(name) }];
  // Private ones beside them are left out: a network that translates to IPv6 has some for every name.
  const addresses = isWithPort || isApi ? found : found.filter(isPublic);
  if (addresses.length === 0) throw refused(`${url.host} does not lie on the public internet`);
  const headers = isApi ? { authorization: `Bearer ${api.token}` } : {};
  return { url, addresses, headers };
}

async function resolveName(hostname: string): Promise<readonly Address[]> {
  return await lookup(hostname, { all: true });
}

function isPublic({ address, family }: Address): boolean {
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}
