import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Headers by which proxies, load balancers and networks of servers say that they pass on somebody else's request. */
const forwardingHeaders =
  /^(?:forwarded|via|cdn-loop|x-forwarded(?:-.+)?|x-original-(?:host|url|forwarded-for)|x-rewrite-url|x-host|x-real-ip|x-client-ip|x-cluster-client-ip|x-envoy-.+|x-amzn-trace-id|true-client-ip|fastly-client-ip|fly-client-ip|cf-.+)$/;

function isLoopbackAddress(address: string | undefined): boolean {
  if (address === undefined) return false;
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/** A name or address with or without a port, as browsers write it: nothing before it (`evil@localhost`), nothing behind it (`localhost/evil`). */
const hostForm = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

export function isLoopbackHost(host: string): boolean {
  const name = hostForm.exec(host)?.[1];
  return name !== undefined && (name.startsWith('127.') ? isLoopbackAddress(name) : true);
}

/**
 * Whether a page of the very address that is asked sent a request (Fetch Metadata, or the Origin of older browsers): no
 * other site, and no other port of this machine. Only where the Host is one of ours, as {@link isLoopbackOnly} checks.
 */
export function isFromOwnPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin !== undefined && URL.parse(headers.origin)?.host === headers.host;
}

/** The one Host of a request; null where there is none, or where two of them could be read by two servers. */
function hostOf({ raw }: FastifyRequest): string | null {
  const hosts = raw.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'host',
  );
  return hosts.length === 1 ? (raw.headers.host ?? null) : null;
}

/** A page of another site may send forms here, and says so by its Origin: ours is the address it has in this browser. */
function isOwnOrigin({ raw }: FastifyRequest, host: string, publicUrl: string): boolean {
  const { origin } = raw.headers;
  return (
    origin === undefined || origin === `http://${host}` || origin === new URL(publicUrl).origin
  );
}

/**
 * Whether a request comes from this machine and from nowhere else: a loopback peer, one loopback Host, a target that is a
 * path (RFC 9112 lets a proxy name another host in it), no sign of a proxy or of another site's page, and a product that
 * is itself known under a loopback address. So nothing leaks behind a proxy on this host.
 */
export function isLoopbackOnly(request: FastifyRequest, publicUrl: string): boolean {
  const host = hostOf(request);
  return (
    host !== null &&
    isLoopbackHost(host) &&
    isLoopbackAddress(request.raw.socket.remoteAddress) &&
    request.raw.url?.startsWith('/') === true &&
    !Object.keys(request.raw.headers).some((name) => forwardingHeaders.test(name)) &&
    isOwnOrigin(request, host, publicUrl) &&
    isLoopbackHost(new URL(publicUrl).host)
  );
}
