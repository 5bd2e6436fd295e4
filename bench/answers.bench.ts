/*
 * How long people wait for an answer while scenes are made, in proportion to a server that makes none: the same calls, at the
 * same pace, to the same server, before and after and meanwhile. Run: `node bench/answers.bench.ts`; exits 1 when the goal is missed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Storyboard } from '../packages/contract/schemas/storyboard.ts';
import { newContent } from '../apps/server/testing/contents.ts';
import { findFreePort, startServerProcess } from '../apps/server/testing/server-process.ts';
import { reportGoals } from './report.ts';

const scenes = 20;
const sceneSeconds = 5;
const pauseMs = 15;
const quietMs = 10_000;

const folder = await mkdtemp(join(tmpdir(), 'answers-bench-'));
const server = await startServerProcess({
  folder,
  port: await findFreePort(),
  settings: { TRUST_PROXY: '127.0.0.1' },
});
let token = '';
let requests = 0;

/** Every request comes from a network of its own, so that none meets a limit. */
async function call<T>(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ body: T; tookMs: number }> {
  requests += 1;
  const headers = {
    'x-forwarded-for': `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`,
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const startedAt = performance.now();
  const reply = await fetch(server.url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  const tookMs = performance.now() - startedAt;
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`);
  return { body: JSON.parse(text) as T, tookMs };
}

const lookAt = async (id: string) =>
  (await call<Storyboard>('GET', `/api/v1/storyboard/content/${id}/storyboard`)).body;

async function createDraft(): Promise<string> {
  const session = await call<{ access_token: string }>('POST', '/auth/v1/signup', {
    email: 'creator@example.com',
    password: 'a long password',
  });
  token = (
    await call<{ access_token: string }>('POST', '/api/v1/auth/login', {
      token: session.body.access_token,
    })
  ).body.access_token;
  const { body } = await call<{ id: string }>(
    'POST',
    '/api/v1/content/create',
    newContent({
      scene_count: scenes,
      scene_length: sceneSeconds,
      duration: scenes * sceneSeconds,
    }),
  );
  while ((await lookAt(body.id)).status === 'generating') await pause(100);
  return body.id;
}

/** What a page of the product asks for, one call after another. @returns how long each took, in ms */
async function answerTimes(id: string, isOver: () => boolean): Promise<number[]> {
  const paths = [
    `/api/v1/storyboard/content/${id}/storyboard`,
    '/api/v1/content/user-content',
    '/api/v1/subscription/credits',
    '/api/v1/auth/me',
  ];
  const times: number[] = [];
  for (let index = 0; !isOver(); index += 1) {
    times.push((await call('GET', paths[index % paths.length] ?? '')).tookMs);
    await pause(pauseMs);
  }
  return times;
}

function quietly(id: string): Promise<number[]> {
  const endsAt = performance.now() + quietMs;
  return answerTimes(id, () => performance.now() > endsAt);
}

async function whileScenesAreMade(id: string): Promise<number[]> {
  await call('POST', `/api/v1/storyboard/content/${id}/approve`);
  let isOver = false;
  const watching = (async () => {
    while ((await lookAt(id)).scenes.some(({ status }) => status === 'pending')) await pause(500);
    isOver = true;
  })();
  const times = await answerTimes(id, () => isOver);
  await watching;
  return times;
}

function share(times: readonly number[], part: number): number {
  return (
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ??
    Number.NaN
  );
}

function tell(name: string, times: readonly number[]): void {
  console.log(
    `${name}: ${times.length} calls, median ${share(times, 0.5).toFixed(1)} ms, p99 ${share(times, 0.99).toFixed(1)} ms, longest ${share(times, 1).toFixed(1)} ms`,
  );
}

try {
  if (!server.isAlive()) throw new Error(`the server did not start:\n${server.output()}`);
  const id = await createDraft();
  await quietly(id); // the first calls compile what the others use
  const before = await quietly(id);
  const startedAt = performance.now();
  const meanwhile = await whileScenesAreMade(id);
  console.log(
    `${scenes} scenes of ${sceneSeconds} s in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
  const after = await quietly(id);
  tell('before', before);
  tell('while scenes are made', meanwhile);
  tell('after', after);
  const quiet = [...before, ...after];
  reportGoals('Answers while scenes are made against answers without', [
    {
      name: 'p99',
      measured: share(meanwhile, 0.99) / share(quiet, 0.99),
      unit: 'times',
      atMost: 4,
    },
    {
      name: 'median',
      measured: share(meanwhile, 0.5) / share(quiet, 0.5),
      unit: 'times',
      atMost: 4,
    },
  ]);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
