/*
 * What the hot calls cost beside a great many contents, and whether more workers do more. PostgreSQL, one API process.
 * Run: `node bench/scale.bench.ts [--contents 1000000] [--seconds 8]`; exits 1 when a goal is missed.
 * References: the bare framework answering the same bytes as a constant; one worker; one worker that has one core.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { newContent } from '../apps/server/testing/contents.ts';
import { openPostgresqlDatabase } from '../apps/server/database/postgresql.ts';
import { createDatabase, startPostgresqlServer } from '../apps/server/testing/postgresql-server.ts';
import { findFreePort, startServerProcess } from '../apps/server/testing/server-process.ts';
import { type CallFigures, measureCalls } from './hot-calls.ts';
import { writeManyContents } from '../apps/server/testing/scale/many-contents.ts';
import { reportGoals } from './report.ts';
import { jobsPerSecond } from '../apps/server/testing/scale/worker-growth.ts';

const { values } = parseArgs({
  options: {
    contents: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '8' },
  },
});
const [contents, seconds] = [Number(values.contents), Number(values.seconds)];
const mostWorkers = 4;
const cores = availableParallelism();
const jobs = { wait: 64, ffmpeg: 24 } as const;
const bareScript = fileURLToPath(
  new URL('../apps/server/testing/scale/bare-server.ts', import.meta.url),
);

const folder = await mkdtemp(join(tmpdir(), 'scale-bench-'));
const postgresql = await startPostgresqlServer();
const databaseUrl = await createDatabase(postgresql.url);
const startServer = async (roles: string) =>
  await startServerProcess({
    ...{ folder, port: await findFreePort() },
    settings: { DATABASE_URL: databaseUrl, ROLES: roles, TRUST_PROXY: '127.0.0.1' },
  });

async function ask<T>(url: string, token: string, body?: unknown): Promise<T> {
  const reply = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Somebody with one storyboard of twelve scenes, written by a server that ends afterwards. */
async function makeCreator(): Promise<{ token: string; contentId: string }> {
  const server = await startServer('api,worker');
  const { access_token: session } = await ask<{ access_token: string }>(
    `${server.url}/auth/v1/signup`,
    '',
    { email: 'creator@example.com', password: 'a long password' },
  );
  const { access_token: token } = await ask<{ access_token: string }>(
    `${server.url}/api/v1/auth/login`,
    '',
    { token: session },
  );
  const { id } = await ask<{ id: string }>(
    `${server.url}/api/v1/content/create`,
    token,
    newContent({ scene_count: 12, scene_length: 3, duration: 36 }),
  );
  const board = `${server.url}/api/v1/storyboard/content/${id}/storyboard`;
  while ((await ask<{ status: string }>(board, token)).status === 'generating') await pause(200);
  await server.stop();
  return { token, contentId: id };
}

async function startBare(answer: unknown): Promise<{ child: ChildProcess; url: string }> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [bareScript, JSON.stringify(answer), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { child, url: `http://127.0.0.1:${port}/` };
}

function tell(name: string, { perSecond, p99Ms, processorMs }: CallFigures): void {
  console.log(
    `${name}: ${perSecond.toFixed(0)} a second, p99 ${p99Ms.toFixed(1)} ms, ${processorMs.toFixed(2)} ms of processor time each`,
  );
}

/** @returns how many times as many answers the bare framework gives, in the same time, as our credits */
async function measureHotCalls(): Promise<number> {
  const { token, contentId } = await makeCreator();
  const database = await openPostgresqlDatabase(databaseUrl, () => {});
  const fillingAt = performance.now();
  await writeManyContents(database.db, contentId, contents);
  await database.close();
  console.log(
    `${contents} contents written in ${((performance.now() - fillingAt) / 1_000).toFixed(0)} s`,
  );
  const server = await startServer('api');
  const api = `${server.url}/api/v1`;
  const credits = `${api}/subscription/credits`;
  const bare = await startBare(await ask(credits, token));
  const calls = {
    credits: { url: credits, token },
    contents: { url: `${api}/content/user-content?page=1&page_size=10`, token },
    storyboard: { url: `${api}/storyboard/content/${contentId}/storyboard`, token },
    events: { url: `${api}/storyboard/content/${contentId}/events`, token, isStream: true },
  };
  const barePid = bare.child.pid ?? 0;
  try {
    // The first calls compile what the others use.
    for (const call of Object.values(calls)) await measureCalls(call, server.pid, 2);
    await measureCalls({ url: bare.url, token }, barePid, 2);
    const measured = new Map<string, CallFigures>();
    for (const [name, call] of Object.entries(calls))
      measured.set(name, await measureCalls(call, server.pid, seconds));
    const constant = await measureCalls({ url: bare.url, token }, barePid, seconds);
    tell('the bare framework', constant);
    for (const [name, figures] of measured) tell(name, figures);
    return constant.perSecond / (measured.get('credits')?.perSecond ?? 0);
  } finally {
    bare.child.kill('SIGTERM');
    await server.stop();
  }
}

/** @returns how many times as much four workers do as one */
async function compareWorkers(of: 'wait' | 'ffmpeg'): Promise<number> {
  const [one, four] = [
    await jobsPerSecond(databaseUrl, of, { workers: 1, jobs: jobs[of] / mostWorkers }),
    await jobsPerSecond(databaseUrl, of, { workers: mostWorkers, jobs: jobs[of] }),
  ];
  console.log(
    `${of}: ${one.toFixed(2)} jobs a second by one worker, ${four.toFixed(2)} by ${mostWorkers}`,
  );
  return four / one;
}

/** @returns how many times as much is encoded where each core has a worker of its own as where there is one core */
async function compareCores(): Promise<number> {
  const encode = (workers: number) =>
    jobsPerSecond(databaseUrl, 'ffmpeg', {
      ...{ workers, hasOwnCore: true },
      jobs: (jobs.ffmpeg / mostWorkers) * workers,
    });
  const [one, all] = [await encode(1), await encode(Math.min(cores, mostWorkers))];
  console.log(
    `ffmpeg: ${one.toFixed(2)} jobs a second by a worker with one core, ${all.toFixed(2)} by one on each of ${Math.min(cores, mostWorkers)}`,
  );
  return all / one;
}

try {
  const creditsTimes = await measureHotCalls();
  const waiting = await compareWorkers('wait');
  const encoding = await compareWorkers('ffmpeg');
  const onMoreCores = await compareCores();
  reportGoals(`${contents} contents, then ${mostWorkers} workers`, [
    {
      name: 'answers of the bare framework for one of the credits',
      measured: creditsTimes,
      unit: 'times',
      atMost: 6,
    },
    { name: 'jobs that wait, 1 to 4 workers', measured: waiting, unit: 'times', atLeast: 3.6 },
    {
      name: `jobs that encode, 1 to ${mostWorkers} workers, on ${cores} cores`,
      measured: encoding,
      unit: 'times',
      // A worker runs two at once: one of them has two cores already.
      atLeast: Math.max(0.9, 0.8 * Math.min(mostWorkers, cores / 2)),
    },
    {
      name: `jobs that encode, from one core to ${Math.min(cores, mostWorkers)}`,
      measured: onMoreCores,
      unit: 'times',
      atLeast: 0.8 * Math.min(cores, mostWorkers),
    },
  ]);
} finally {
  await postgresql.stop();
  await rm(folder, { recursive: true, force: true });
}
