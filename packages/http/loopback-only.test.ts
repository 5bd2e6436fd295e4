import fastify from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLoopbackOnly } from './loopback-only.ts';

/*
 * Pages that only this machine may see are asked for in every way that a proxy, another site's page or a name that leads to
 * this machine could bring about. Raw bytes on a real port: a client would tidy up what is tried here.
 */
let port: number;
const app = fastify();
app.all('/private', async (request) => ({
  local: isLoopbackOnly(request, 'http://localhost:3000'),
}));

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

async function isSeen(lines: readonly string[]): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return (await text(socket)).includes('"local":true');
}

const asked = 'GET /private HTTP/1.1';

describe('a page for this machine alone', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    '127.0.0.1',
    '127.0.0.1:80',
    '127.9.9.9:3000',
    '[::1]',
    '[::1]:3000',
  ])('is shown under Host: %s', async (host) => {
    expect(await isSeen([asked, `Host: ${host}`])).toBe(true);
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    'evil@localhost',
    'localhost@evil.example',
    'localhost/evil',
    'localhost#evil',
    'localhost?evil',
    'localhost:3000:80',
    'localhost.',
    '127.0.0.1.evil.example',
    '127.1',
    '2130706433',
    '0x7f.1',
    '0.0.0.0',
    '[::]',
    '[::ffff:127.0.0.1]',
    '10.0.0.1',
    '127.0.0.999',
    'localhost, evil.example',
    '',
  ])('is hidden under Host: %s', async (host) => {
    expect(await isSeen([asked, `Host: ${host}`])).toBe(false);
  });

  it('is hidden where two Hosts could be read by two servers', async () => {
    expect(await isSeen([asked, 'Host: localhost', 'Host: evil.example'])).toBe(false);
    expect(await isSeen([asked, 'Host: localhost', 'Host: localhost'])).toBe(false);
    expect(await isSeen(['GET /private HTTP/1.0'])).toBe(false);
  });

  it.each([
    'http://evil.example/private',
    'http://localhost/private',
    'https://evil.example:443/private',
    'http://localhost:3000/private',
  ])('is hidden where the target is the whole address %s', async (target) => {
    expect(await isSeen([`GET ${target} HTTP/1.1`, 'Host: localhost'])).toBe(false);
  });

  it.each([
    'Forwarded: for=127.0.0.1',
    'Via: 1.1 proxy',
    'X-Forwarded-For: 127.0.0.1',
    'X-Forwarded-Host: localhost',
    'X-Forwarded-Proto: http',
    'X-Forwarded-Port: 80',
    'X-Forwarded-Server: a',
    'X-Real-IP: 127.0.0.1',
    'X-Client-IP: 127.0.0.1',
    'X-Original-URL: /private',
    'CF-Connecting-IP: 10.0.0.1',
    'CDN-Loop: a',
    'True-Client-IP: 10.0.0.1',
  ])('is hidden behind what says %s', async (header) => {
    expect(await isSeen([asked, 'Host: localhost', header])).toBe(false);
  });

  it.each([
    'Origin: https://evil.example',
    'Origin: null',
    'Origin: http://localhost:4000',
    'Origin: https://localhost',
  ])("takes nothing from another site's page (%s)", async (origin) => {
    expect(
      await isSeen(['POST /private HTTP/1.1', 'Host: localhost', 'Content-Length: 0', origin]),
    ).toBe(false);
  });

  it.each(['Origin: http://localhost', 'Origin: http://localhost:3000'])(
    'takes what its own page sends (%s)',
    async (origin) => {
      expect(
        await isSeen(['POST /private HTTP/1.1', 'Host: localhost', 'Content-Length: 0', origin]),
      ).toBe(true);
    },
  );
});
