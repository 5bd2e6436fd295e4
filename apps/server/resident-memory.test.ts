import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort, type ServerProcess, startServerProcess } from './testing/server-process.ts';

/** What an idle server may hold, MiB; docs/operations.md says where it goes. */
const mostMib = 400;

let folder: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-memory-'));
});

afterEach(async () => {
  await server?.kill();
  server = undefined;
  await rm(folder, { recursive: true });
});

async function residentMib(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

async function startAndStop(): Promise<void> {
  server = await startServerProcess({ folder, port: await findFreePort(), isAsServed: true });
  const { pid } = server;
  // The engine of the database is still being compiled when the first answer comes; what that takes is given back.
  await expect.poll(async () => await residentMib(pid), { timeout: 120_000 }).toBeLessThan(mostMib);
  expect(await server.stop()).toBe(0);
  server = undefined;
}

describe.runIf(process.platform === 'linux')('a server that nobody uses', () => {
  it(`holds less than ${mostMib} MiB after it has made its database, and after it has found one`, async () => {
    // By the second start it has found one, and holds no less than by the first.
    for (let start = 0; start < 2; start += 1) await startAndStop();
  });
});
