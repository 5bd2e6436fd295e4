import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Storyboard } from '#contract/api/storyboard.ts';
import { openEmbeddedDatabase } from './database/embedded.ts';
import { newContent } from './testing/contents.ts';
import { findFreePort, type ServerProcess, startServerProcess } from './testing/server-process.ts';

const scenes = 2;
const maxRestarts = 60;
const lookEveryMs = 15;

let folder: string;
let port: number;
let server: ServerProcess | null = null;
let token = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-crash-'));
  port = await findFreePort();
});
afterEach(async () => {
  await server?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** One call; null where the server died before it answered. */
async function call<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T } | null> {
  const headers = { ...(token === '' ? {} : { authorization: `Bearer ${token}` }), ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    return { status: reply.status, body: (await reply.json()) as T };
  } catch {
    return null;
  }
}

async function signUpAndCreate(): Promise<string> {
  const session = await call<{ access_token: string }>('POST', '/auth/v1/signup', { email: 'survivor@example.com', password: 'a long password' });
  const login = await call<{ access_token: string }>('POST', '/api/v1/auth/login', { token: session?.body.access_token });
  token = login?.body.access_token ?? '';
  const created = await call<{ id: string }>('POST', '/api/v1/content/create', newContent({ scene_count: scenes, scene_length: 2, duration: 4 }));
  return created?.body.id ?? '';
}

const look = (contentId: string) => call<Storyboard>('GET', `/api/v1/storyboard/content/${contentId}/storyboard`);

/** What a creator does next, as often as it takes: approve a draft, combine what is ready. */
async function pressOn(contentId: string, { status, scenes: made }: Storyboard): Promise<void> {
  if (status === 'draft') await call('POST', `/api/v1/storyboard/content/${contentId}/approve`);
  if (status === 'awaiting_compilation' && made.every((scene) => scene.status === 'completed')) await call('POST', `/api/v1/storyboard/content/${contentId}/combine-scenes`);
}

/** What is being done right now, as the creator sees it. */
function stagesOf({ status, scenes: made, film_progress }: Storyboard): string[] {
  return [status === 'generating' ? 'storyboard' : '', ...made.map(({ progress }) => progress?.stage ?? ''), film_progress?.stage ?? ''].filter(Boolean);
}

/** Everything was made once and paid once, and nothing half-made is left. */
async function expectOneOfEach(contentId: string): Promise<void> {
  const database = await openEmbeddedDatabase(join(folder, 'database'));
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from take where kind = 'narration')::int as narrations, (select count(*) from take where kind <> 'narration')::int as pictures,
      (select count(*) from segment)::int as segments, (select count(*) from film where status = 'completed')::int as films, (select count(*) from film)::int as all_films,
      (select count(*) from generation where status = 'succeeded')::int as orders, (select count(*) from generation)::int as all_orders,
      (select count(*) from credit_hold where status = 'captured')::int as captured, (select count(*) from credit_hold)::int as holds,
      (select available from credit_account)::int as available, (select reserved from credit_account)::int as reserved, (select spent from credit_account)::int as spent,
      (select coalesce(sum(amount), 0) from credit_entry)::int as ledger,
      (select count(*) from (select transaction_id from credit_entry group by transaction_id having sum(amount) <> 0) as uneven)::int as uneven
  `.execute(database.db);
  const assets = await database.db.selectFrom('asset').select('storage_key').where('id', 'in', (eb) => eb.selectFrom('segment').select('video_asset_id')).execute();
  await database.close();
  expect(rows[0]).toEqual({
    narrations: scenes, pictures: scenes, segments: scenes, films: 1, all_films: 1, orders: scenes, all_orders: scenes, captured: scenes, holds: scenes,
    available: 500 - 5 * scenes, reserved: 0, spent: 5 * scenes, ledger: 0, uneven: 0,
  });
  const files = await readdir(join(folder, 'media'), { recursive: true });
  for (const { storage_key } of assets) expect(files).toContain(storage_key);
  expect(files.filter((name) => name.endsWith('.partial'))).toEqual([]);
  expect(await readdir(join(folder, 'tmp')).catch(() => [])).toEqual([]);
  expect(contentId).not.toBe('');
}

it('goes on after a kill -9 in every stage of a video, and takes each credit once', async () => {
  server = await startServerProcess({ folder, port });
  const contentId = await signUpAndCreate();
  const toKill = new Set(['storyboard', 'narration', 'picture', 'render', 'music', 'combine']);
  const killed: string[] = [];
  for (;;) {
    const seen = await look(contentId);
    if (seen?.body.status === 'completed') break;
    const stage = seen === null ? undefined : stagesOf(seen.body).find((name) => toKill.has(name));
    if (stage !== undefined) {
      await server.kill();
      toKill.delete(stage);
      killed.push(stage);
      server = await startServerProcess({ folder, port });
    } else if (seen !== null) await pressOn(contentId, seen.body);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  // Writing offline takes milliseconds: whether it is caught in the act is a matter of luck; the next test stops in it for sure.
  expect(killed).toEqual(expect.arrayContaining(['narration', 'picture', 'render', 'music', 'combine']));
  expect(await server.stop()).toBe(0);
  await expectOneOfEach(contentId);
});

it('goes on after dying just before and just after every commit', async () => {
  server = await startServerProcess({ folder, port });
  const contentId = await signUpAndCreate();
  await server.kill();
  let deaths = 0;
  // Two transactions before a death after the commit, three before one that undoes the last: always a step forward.
  for (const isDone = { value: false }; !isDone.value; deaths += 1) {
    expect(deaths).toBeLessThan(maxRestarts);
    const args = deaths % 2 === 0 ? ['after', '1'] : ['before', '2'];
    server = await startServerProcess({ folder, port, script: 'testing/crashing-server.ts', args });
    while (server.isAlive()) {
      const seen = await look(contentId);
      if (seen?.body.status === 'completed') {
        isDone.value = true;
        break;
      }
      if (seen !== null) await pressOn(contentId, seen.body);
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  }
  expect(deaths).toBeGreaterThan(5);
  await server.kill();
  // A last start clears away what the last death left.
  server = await startServerProcess({ folder, port });
  expect(await server.stop()).toBe(0);
  await expectOneOfEach(contentId);
});

it('refuses a second process on its data folder, and stops when asked though somebody is watching', async () => {
  server = await startServerProcess({ folder, port });
  const contentId = await signUpAndCreate();
  const watching = await fetch(`${server.url}/api/v1/storyboard/content/${contentId}/events`, { headers: { authorization: `Bearer ${token}` } });
  expect(watching.status).toBe(200);
  const second = await startServerProcess({ folder, port: await findFreePort() });
  expect(second.isAlive()).toBe(false);
  expect(second.output()).toContain('Another Scenewright already uses the data folder');
  expect(await server.stop()).toBe(0);
});
