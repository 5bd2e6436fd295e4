import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  asOften,
  isThorough,
  representative,
  thoroughly,
} from '@scenewright/contract/testing/thorough.ts';
import { openEmbeddedDatabase } from './database/embedded.ts';
import { openPostgresqlDatabase } from './database/postgresql.ts';
import {
  createPersistentCreator,
  expectOneOfEach,
  type PersistentCreator,
  stagesOf,
} from './testing/persistent-creator.ts';
import { copyEmptyDatabase } from './testing/empty-database.ts';
import { holdStages } from './testing/held-stages.ts';
import { createDatabase, startPostgresqlServer } from './testing/postgresql-server.ts';
import { findFreePort, type ServerProcess, startServerProcess } from './testing/server-process.ts';

/** Scenes are made side by side. */
const twoAtOnce = 2;
const maxRestarts = 60;
/** A server that dies at every commit, or at every fourth. */
const [commits, leastDeaths] = [asOften(1, 4), asOften(5, 2)];
/** The stages of a painted video are caught by looking often; those of a flat one are held until the kill. */
const script = isThorough ? 'main.ts' : 'testing/flat-server.ts';
const lookMs = asOften(15, 60);
/** How often to look at what nobody kills any more: a look costs the server some 10 ms. */
const lookSeldomMs = 400;

let folder: string;
let port: number;
let creator: PersistentCreator;
let server: ServerProcess | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-crash-'));
  port = await findFreePort();
  creator = createPersistentCreator(port);
});
afterEach(async () => {
  await server?.kill();
  await rm(folder, { recursive: true, force: true });
});

const pause = (ms = lookMs) => new Promise((resolve) => setTimeout(resolve, ms));

async function expectOneOfEachInFolder(scenes: number): Promise<void> {
  const database = await openEmbeddedDatabase(join(folder, 'database'));
  await expectOneOfEach(database, folder, scenes);
  await database.close();
}

/** Makes a video and kills the server once in each of the stages. @returns the stages it was killed in */
async function makeVideoThroughKills(
  stages: readonly string[],
  settings: Record<string, string> = {},
): Promise<string[]> {
  if (settings['DATABASE_URL'] === undefined) await copyEmptyDatabase(folder);
  const toKill = new Set(stages);
  holdStages(folder, stages);
  server = await startServerProcess({ folder, port, script, settings });
  const contentId = await creator.signUpAndCreate(twoAtOnce);
  const killed: string[] = [];
  for (;;) {
    const seen = await creator.look(contentId);
    if (seen?.status === 'completed') break;
    const stage = seen === null ? undefined : stagesOf(seen).find((name) => toKill.has(name));
    if (stage !== undefined) {
      await server.kill();
      toKill.delete(stage);
      killed.push(stage);
      holdStages(folder, [...toKill]);
      server = await startServerProcess({ folder, port, script, settings });
    } else if (seen !== null) await creator.pressOn(contentId, seen);
    await pause(toKill.size === 0 ? lookSeldomMs : lookMs);
  }
  expect(await server.stop()).toBe(0);
  return killed;
}

describe('on the embedded database', () => {
  it('goes on after a kill -9 in one stage of a video after the other, and takes each credit once', async () => {
    // Of a take, of a segment and of the film.
    const stages = representative(['narration', 'picture', 'render', 'music', 'combine'], (stage) =>
      stage === 'render' ? 'segment' : ['music', 'combine'].includes(stage) ? 'film' : 'take',
    );
    // That it is written goes unseen, in milliseconds; the next test dies in it.
    expect(await makeVideoThroughKills(stages)).toEqual(stages);
    await expectOneOfEachInFolder(twoAtOnce);
  });

  it('goes on after dying just before and just after commits', async () => {
    await copyEmptyDatabase(folder);
    server = await startServerProcess({ folder, port, script });
    const contentId = await creator.signUpAndCreate(1);
    await server.kill();
    let deaths = 0;
    // One transaction more before a death that undoes the last: always a step forward.
    for (const isDone = { value: false }; !isDone.value; deaths += 1) {
      expect(deaths).toBeLessThan(maxRestarts);
      const args = deaths % 2 === 0 ? ['after', `${commits}`] : ['before', `${commits + 1}`];
      server = await startServerProcess({
        folder,
        port,
        script: 'testing/crashing-server.ts',
        args,
      });
      while (server.isAlive()) {
        const seen = await creator.look(contentId);
        if (seen?.status === 'completed') {
          isDone.value = true;
          break;
        }
        if (seen !== null) await creator.pressOn(contentId, seen);
        await pause();
      }
    }
    expect(deaths).toBeGreaterThan(leastDeaths);
    await server.kill();
    // A last start clears away what the last death left.
    server = await startServerProcess({ folder, port, script });
    expect(await server.stop()).toBe(0);
    await expectOneOfEachInFolder(1);
  });

  it('stops in order when it is asked to while it starts', async () => {
    await copyEmptyDatabase(folder);
    server = await startServerProcess({
      folder,
      port,
      isReady: () => existsSync(join(folder, 'lock')),
    });
    expect(await server.stop()).toBe(0);
  });

  it('ends at once when it is asked again, though its start hangs', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    const connected = new Promise<boolean>((resolve) =>
      silent.once('connection', () => resolve(true)),
    );
    await once(silent, 'listening');
    const { port: databasePort } = silent.address() as AddressInfo;
    server = await startServerProcess({
      folder,
      port,
      settings: { DATABASE_URL: `postgresql://user@127.0.0.1:${databasePort}/product` },
      isReady: () => connected,
    });
    const ended = server.stop();
    while (server.isAlive()) {
      await pause();
      void server.stop();
    }
    expect(await ended).toBe(1);
    silent.close();
  });

  it('refuses a second process on its data folder, and stops when asked though somebody is watching', async () => {
    await copyEmptyDatabase(folder);
    server = await startServerProcess({ folder, port, script });
    const contentId = await creator.signUpAndCreate(1);
    const watching = await creator.watch(contentId);
    expect(watching.status).toBe(200);
    const second = await startServerProcess({ folder, port: await findFreePort() });
    expect(second.isAlive()).toBe(false);
    expect(second.output()).toContain('Another Scenewright already uses the data folder');
    expect(await server.stop()).toBe(0);
  });
});

// That a dead process's job is taken over there, and its credits are taken once, is proved by many-processes and the crash tests of
// the ledger and of billing.
thoroughly(() =>
  describe('on PostgreSQL', () => {
    // There other processes may live on, so a dead one is noticed by the heartbeats it misses, which takes its time.
    it('goes on after a kill -9 while a video is made, and takes each credit once', async () => {
      const postgresql = await startPostgresqlServer();
      try {
        const DATABASE_URL = await createDatabase(postgresql.url);
        const stages = ['render', 'combine'];
        const settings = { DATABASE_URL };
        expect(await makeVideoThroughKills(stages, settings)).toEqual(stages);
        const database = await openPostgresqlDatabase(DATABASE_URL, (error) =>
          console.error(error),
        );
        await expectOneOfEach(database, folder, twoAtOnce);
        await database.close();
      } finally {
        await postgresql.stop();
      }
    });
  }),
);
