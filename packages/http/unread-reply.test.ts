import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeIfUnread, readTimeoutMs } from './unread-reply.ts';

let server: Server;
// Only the time that the reader is given is ours to move: bytes travel as fast as the machine lets them.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
});

/** A reply of endless pieces, which notes when it is given up. */
async function serve(pieces: () => AsyncGenerator<Buffer>) {
  let isGivenUp = false;
  let response: ServerResponse | undefined;
  server = createServer((_request, reply) => {
    response = reply;
    const body = Readable.from(pieces());
    closeIfUnread(reply, () => {
      isGivenUp = true;
      body.destroy();
      reply.destroy();
    });
    body.pipe(reply);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reading = await new Promise<Readable>(
    (resolve, reject) => void get(url, resolve).on('error', reject),
  );
  reading.on('error', () => {});
  return {
    reading,
    givenUp: () => isGivenUp,
    written: () => response?.socket?.bytesWritten ?? 0,
  };
}

const piece = Buffer.alloc(256 * 1024);
const intervals = [1, 2, 3, 4, 5];

async function* asFastAsTheyAreTaken() {
  for (;;) yield piece;
}

async function* onePieceThenSilence() {
  yield Buffer.from('a little');
  await new Promise<never>(() => {});
}

it('a reply that nobody reads is given up', async () => {
  const { reading, givenUp } = await serve(asFastAsTheyAreTaken);
  reading.pause();
  await expect
    .poll(() => {
      vi.advanceTimersByTime(readTimeoutMs);
      return givenUp();
    })
    .toBe(true);
});

it('a reply that is read goes on', async () => {
  const { reading, givenUp, written } = await serve(asFastAsTheyAreTaken);
  reading.resume();
  for (const _ of intervals) {
    const before = written();
    await expect.poll(written).toBeGreaterThan(before);
    vi.advanceTimersByTime(readTimeoutMs);
    expect(givenUp()).toBe(false);
  }
});

it('a reply that comes slowly goes on', async () => {
  const { reading, givenUp } = await serve(onePieceThenSilence);
  await new Promise((resolve) => reading.once('data', resolve));
  vi.advanceTimersByTime(intervals.length * readTimeoutMs);
  expect(givenUp()).toBe(false);
});
