import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

function isLoopbackAddress(address: string | undefined): boolean {
  if (address === undefined) return false;
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/** @param host a name or address with or without a port */
export function isLoopbackHost(host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname;
  return name === 'localhost' || name === '[::1]' || isLoopbackAddress(name);
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

/**
 * Whether a request comes from this machine and from nowhere else: a loopback peer, a loopback Host, no sign of a
 * proxy, and a product that is itself known under a loopback address. So nothing leaks behind a proxy on this host.
 */
export function isLoopbackOnly(request: FastifyRequest, publicUrl: string): boolean {
  return (
    isLoopbackAddress(request.raw.socket.remoteAddress) &&
    isLoopbackHost(request.raw.headers.host ?? '') &&
    forwardingHeaders.every((name) => request.raw.headers[name] === undefined) &&
    isLoopbackHost(new URL(publicUrl).host)
  );
}
