import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../apps/server/http/app.ts';

/*
 * Connections as broken clients, slow lines and attackers make them: raw bytes on a real port.
 */
const timeouts = { headersMs: 300, requestMs: 600, lookEveryMs: 50, stopMs: 200 };
const complaints: { level: number; msg: string }[] = [];
const opened: Socket[] = [];
let app: FastifyInstance;
let port: number;
let seen = 0;

beforeEach(async () => {
  complaints.length = 0;
  seen = 0;
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => void complaints.push(JSON.parse(line)) },
  );
  app = await createApp({
    log,
    authenticate: async () => null,
    trustProxy: false,
    connectOrigins: [],
    mediaOrigins: [],
    https: false,
    timeouts,
  });
  app.addHook('onRequest', async () => void (seen += 1));
  app.post('/echo', async ({ body }) => body);
  app.get('/large', async () => 'x'.repeat(20_000_000));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await app.close();
});

async function open(bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

interface Refusal {
  readonly status: number;
  readonly headers: string;
  readonly body: { detail: string; code: string; request_id: string };
}

async function answerTo(bytes: string): Promise<Refusal> {
  const answer = await text(await open(bytes));
  const [headers = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), headers, body: JSON.parse(body) };
}

function expectRefusal({ status, headers, body }: Refusal, expected: number, code: string): void {
  expect({ status, code: body.code }).toEqual({ status: expected, code });
  expect(body).toEqual({
    detail: expect.stringMatching(/\.$/),
    code,
    request_id: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(headers.toLowerCase()).toContain(`x-request-id: ${body.request_id}`);
  expect(headers).toMatch(/content-type: application\/json/i);
}

const halfSent =
  'POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":';

describe('what is no valid HTTP', () => {
  it.each([
    ['a strange method', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['bytes of another protocol', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'],
    ['NUL in the target', 'GET /a\0b HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['NUL in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nCookie: a\0b\r\n\r\n'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost: localhost\r\nnonsense\r\n\r\n'],
    [
      'two lengths',
      'POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    ],
    [
      'a length and chunks',
      'POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'a length that is none',
      'POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n',
    ],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['the wish for a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [
      'an odd expectation',
      'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: a-miracle\r\nConnection: close\r\n\r\n',
    ],
  ])('is refused in the form of every refusal: %s', async (_name, bytes) =>
    expectRefusal(await answerTo(bytes), 400, 'malformed_request'),
  );

  it('headers beyond all measure are refused with their own code', async () => {
    expectRefusal(
      await answerTo(`GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(100_000)}\r\n\r\n`),
      431,
      'headers_too_large',
    );
  });
});

describe('what never comes to its end', () => {
  it.each([
    ['a body', halfSent],
    ['headers', 'GET / HTTP/1.1\r\nHost: loc'],
  ])('is waited for only so long: %s', async (_name, bytes) => {
    expectRefusal(await answerTo(bytes), 408, 'too_slow');
  });

  it('does not hold up the end of the server', async () => {
    await open('GET / HTTP/1.1\r\nHost: loc');
    await open(halfSent);
    await expect.poll(() => seen).toBe(1);
    await app.close();
  });
});

describe('who goes away in the middle', () => {
  it('leaves no fault in the log: while sending', async () => {
    const socket = await open(halfSent);
    await expect.poll(() => seen).toBe(1);
    const closed = once(socket, 'close');
    socket.resetAndDestroy();
    await closed;
    await app.close();
    expect(complaints).toEqual([]);
  });

  it('leaves no fault in the log: before the answer, and while it comes', async () => {
    const ended = { count: 0 };
    app.server.on('connection', (socket) => socket.on('close', () => (ended.count += 1)));
    for (const path of ['/large', '/', '/large']) {
      const socket = await open(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      if (path === '/large') await once(socket, 'data');
      socket.resetAndDestroy();
    }
    await expect.poll(() => ended.count).toBe(3);
    expect(complaints).toEqual([]);
  });
});
