import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { explainFailedListen } from './listen-fault.ts';
import { copyEmptyDatabase } from './testing/empty-database.ts';
import { findFreePort, startServerProcess } from './testing/server-process.ts';

it('a start on a port that is in use says so, and ends', async () => {
  const port = await findFreePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-listen-'));
  await copyEmptyDatabase(folder);
  const server = await startServerProcess({
    folder,
    port,
    settings: { LOG_LEVEL: 'error' },
    // It ends by itself, and who else answers at that port is not it.
    isReady: () => false,
  });
  expect([await server.stop(), server.output().trim().split('\n').at(-1)]).toEqual([
    1,
    `Port ${port} is in use: stop the program that uses it, or set PORT to another one.`,
  ]);
  other.close();
  await rm(folder, { recursive: true });
});

it.each([
  // TEST-NET-1 (RFC 5737) belongs to nobody.
  ['192.0.2.1', /^The setting HOST is wrong: 192\.0\.2\.1 is no address of this machine/],
  ['nowhere.invalid', /^The setting HOST is wrong: nowhere\.invalid is no address of this machine/],
])('an address that is not of this machine is said to be wrong: %s', async (HOST, sentence) => {
  const [error] = await once(createServer().listen(0, HOST), 'error').catch((e: unknown) => [e]);
  expect(explainFailedListen(error, { HOST, PORT: 3000 })).toMatchObject({
    message: expect.stringMatching(sentence),
  });
});
