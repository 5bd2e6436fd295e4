import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { giveUpUnread } from './unread-reply.ts';

/** So long that a busy machine does not look like a reader who went away. */
const patienceMs = 500;
let server: Server;
afterEach(() => void server.closeAllConnections());

/** An endless reply, which notes when it is given up. */
async function serve(
  pieces: () => AsyncGenerator<Buffer>,
): Promise<{ url: string; givenUp: () => boolean }> {
  let isGivenUp = false;
  server = createServer((_request, response) => {
    const body = Readable.from(pieces());
    giveUpUnread(
      response,
      () => {
        isGivenUp = true;
        body.destroy();
        response.destroy();
      },
      patienceMs,
    );
    body.pipe(response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    givenUp: () => isGivenUp,
  };
}

const piece = Buffer.alloc(256 * 1024);

async function* asFastAsTheyAreTaken() {
  for (;;) yield piece;
}

async function* slowly() {
  for (;;) {
    yield Buffer.from('a little');
    await new Promise((resolve) => setTimeout(resolve, 3 * patienceMs));
  }
}

it('a reply that nobody reads is given up', async () => {
  const { url, givenUp } = await serve(asFastAsTheyAreTaken);
  const reply = await new Promise<Readable>(
    (resolve, reject) => void get(url, resolve).on('error', reject),
  );
  reply.on('error', () => {}).pause();
  await expect.poll(givenUp).toBe(true);
});

it.each([
  ['is read', asFastAsTheyAreTaken],
  ['comes slowly', slowly],
])('a reply that %s goes on', async (_how, pieces) => {
  const { url, givenUp } = await serve(pieces);
  const reply = await new Promise<Readable>(
    (resolve, reject) => void get(url, resolve).on('error', reject),
  );
  reply.on('error', () => {}).resume();
  await new Promise((resolve) => setTimeout(resolve, 5 * patienceMs));
  expect(givenUp()).toBe(false);
});
