/*
 * What an edit of a storyboard costs the server as the storyboard grows. Run: `node bench/edit.bench.ts`, after `npm run build`.
 * Exits 1 when a goal is missed. Reference: the same edit of a storyboard of 3 scenes, sent by turns with that of 96.
 * Then all 96 scenes are changed by one edit, and its inverse is sent.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoryboardEdit } from '@scenewright/contract/schemas/edits.ts';
import { findFreePort, startServerProcess } from '../apps/server/testing/server-process.ts';
import { scriptOf } from '../apps/server/testing/ready-script.ts';
import { reportGoals } from './report.ts';

const [few, many] = [3, 96];
const rounds = 60;
const warmUpRounds = 20;
const allRounds = 7;

const folder = await mkdtemp(join(tmpdir(), 'edit-bench-'));
const port = await findFreePort();
const server = await startServerProcess({
  folder,
  port,
  settings: { PUBLIC_URL: `http://localhost:${port}`, AUTH_AUTOCONFIRM: 'on' },
});
let token = '';

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(server.url + path, {
    method,
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok)
    throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

async function signUp(): Promise<void> {
  const session = await send<{ access_token: string }>('POST', '/auth/v1/signup', {
    email: 'bench@example.com',
    password: 'correct horse battery',
  });
  const login = { token: session.access_token };
  ({ access_token: token } = await send<{ access_token: string }>(
    'POST',
    '/api/v1/auth/login',
    login,
  ));
}

interface Draft {
  readonly id: string;
  readonly sceneIds: readonly string[];
}

async function createDraft(sceneCount: number): Promise<Draft> {
  const { id } = await send<{ id: string }>('POST', '/api/v1/content/create', {
    platform: 'shorts',
    topic: 'custom',
    title: 'Bees',
    prompt: scriptOf(sceneCount, 3),
    voice: 'nova',
    language: 'en',
    duration: sceneCount * 3,
    scene_count: sceneCount,
    scene_length: 3,
    email: 'bench@example.com',
    visual_model: 'recraft-ai/recraft-v3',
    style: '',
  });
  for (;;) {
    const storyboard = await send<{ status: string; scenes: { id: string }[] }>(
      'GET',
      `/api/v1/storyboard/content/${id}/storyboard`,
    );
    if (storyboard.status === 'draft')
      return { id, sceneIds: storyboard.scenes.map((scene) => scene.id) };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** @returns ms from the request to its whole answer, and the answer */
async function edit({ id }: Draft, changes: readonly unknown[]) {
  const startedAt = performance.now();
  const reply = await send<StoryboardEdit>('PATCH', `/api/v1/storyboard/content/${id}`, {
    changes,
  });
  return { ms: performance.now() - startedAt, reply };
}

const describe = (scene: string | undefined, round: number) => ({
  type: 'scene',
  scene,
  fields: { description: `A heron beside pond ${round}` },
});

const medianOf = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

try {
  await signUp();
  const small = await createDraft(few);
  const large = await createDraft(many);
  const times: Readonly<Record<'small' | 'large', number[]>> = { small: [], large: [] };
  for (let round = 0; round < rounds + warmUpRounds; round += 1) {
    const one = await edit(small, [describe(small.sceneIds[1], round)]);
    const other = await edit(large, [describe(large.sceneIds[40], round)]);
    if (round < warmUpRounds) continue;
    times.small.push(one.ms);
    times.large.push(other.ms);
  }
  const all: number[] = [];
  const undone: number[] = [];
  for (let round = 0; round < allRounds; round += 1) {
    const changed = await edit(
      large,
      large.sceneIds.map((scene) => describe(scene, round)),
    );
    all.push(changed.ms);
    undone.push((await edit(large, changed.reply.inverse)).ms);
  }
  const [ofFew, ofMany] = [medianOf(times.small), medianOf(times.large)];
  console.log(
    `one edit, median of ${rounds}: ${ofFew.toFixed(1)} ms with ${few} scenes (reference), ${ofMany.toFixed(1)} ms with ${many}`,
  );
  reportGoals('Editing a storyboard', [
    {
      name: `one edit of ${many} scenes against one of ${few}`,
      measured: ofMany / ofFew,
      unit: 'times',
      atMost: 1.5,
    },
    { name: `a change of all ${many}`, measured: medianOf(all), unit: 'ms', atMost: 500 },
    { name: 'taking it back', measured: medianOf(undone), unit: 'ms', atMost: 500 },
  ]);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
