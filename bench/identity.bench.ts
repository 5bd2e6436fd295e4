/*
 * What fifty sign-ins at once do to everybody else: password hashing must not block the server. And whether the time an
 * answer takes tells who has an account (`answer-times.ts`).
 * Run: `node bench/identity.bench.ts`. References: the same other call with nobody signing in, and how long everybody would
 * stand still if the same passwords were hashed on the server's own thread.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { findFreePort, startServerProcess } from '../apps/server/testing/server-process.ts';
import { compareAnswerTimes } from './answer-times.ts';
import { reportGoals } from './report.ts';

const logins = 50;
const probes = 200;
const accounts = 10;
const password = 'correct horse battery';

const folder = await mkdtemp(join(tmpdir(), 'identity-bench-'));
const server = await startServerProcess({ folder, port: await findFreePort() });

async function post(path: string, body: unknown): Promise<number> {
  const reply = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await reply.text();
  return reply.status;
}

/** How long the call of the public settings takes while something else goes on; milliseconds, the slowest of a hundred. */
async function p99(meanwhile: () => Promise<unknown>): Promise<number> {
  const durations: number[] = [];
  const other = meanwhile();
  for (let probe = 0; probe < probes; probe += 1) {
    const startedAt = performance.now();
    await (await fetch(`${server.url}/api/v1/config`)).text();
    durations.push(performance.now() - startedAt);
  }
  await other;
  return durations.toSorted((a, b) => a - b)[Math.floor(probes * 0.99) - 1] ?? 0;
}

try {
  for (let account = 0; account < accounts; account += 1)
    await post('/auth/v1/signup', { email: `person${account}@example.com`, password });
  await p99(async () => {}); // warms the routes
  const alone = await p99(async () => {});
  const startedAt = performance.now();
  let statuses: number[] = [];
  const besides = await p99(async () => {
    statuses = await Promise.all(
      Array.from({ length: logins }, (_, index) =>
        post('/auth/v1/token?grant_type=password', {
          email: `person${index % accounts}@example.com`,
          password,
        }),
      ),
    );
  });
  const tookMs = performance.now() - startedAt;
  const counted = statuses.filter((status) => status === 200).length;
  console.log(
    `p99 of GET /config: ${alone.toFixed(1)} ms alone, ${besides.toFixed(1)} ms beside ${logins} sign-ins (${counted} let in, the rest over the limit of an address); all took ${tookMs.toFixed(0)} ms on ${availableParallelism()} cores`,
  );
  const hashedAt = performance.now();
  for (let turn = 0; turn < counted; turn += 1)
    await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const standstillMs = performance.now() - hashedAt;
  console.log(
    `one after the other on one thread these passwords take ${standstillMs.toFixed(0)} ms`,
  );
  reportGoals('Another call while people sign in', [
    {
      name: 'p99 beside the sign-ins, against hashing on the same thread',
      measured: besides / standstillMs,
      unit: 'of the standstill',
      atMost: 0.15,
    },
    {
      name: 'p99 beside the sign-ins, against alone (their queries share the embedded database)',
      measured: besides / alone,
      unit: 'times',
      atMost: 30,
    },
  ]);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

reportGoals('Answers about addresses nobody has', await compareAnswerTimes());
