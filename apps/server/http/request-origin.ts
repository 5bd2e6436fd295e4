import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onBehalfOf } from '../origin.ts';

/** Whether a request comes from this machine or from one of the networks that are not counted. @param networks `loopback`, `none`, addresses and networks in CIDR notation */
export function createTrust(
  networks: readonly string[],
  isLocal: (request: FastifyRequest) => boolean,
): (request: FastifyRequest) => boolean {
  const list = new BlockList();
  for (const network of networks.filter((name) => name !== 'loopback' && name !== 'none')) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(
      address,
      prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix),
      family,
    );
  }
  const trustsLoopback = networks.includes('loopback');
  return (request) =>
    (trustsLoopback && isLocal(request)) ||
    list.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4');
}

/** Has every request's handler run on behalf of who was admitted. Before the routes; the caller is known once their guards have run. */
export function registerRequestOrigin(
  app: FastifyInstance,
  isTrusted: (request: FastifyRequest) => boolean,
): void {
  // After the body was read: reading it goes on from the socket's own events, which would lose what was set before.
  app.addHook('preHandler', (request, _reply, done) => {
    onBehalfOf(
      {
        accountId: request.caller?.accountId ?? null,
        address: request.ip,
        isTrusted: isTrusted(request),
      },
      done,
    );
  });
}
