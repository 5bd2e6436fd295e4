import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { Database } from '../database/database.ts';
import { newContent } from './contents.ts';

/** A creator who presses on, however often the server at a port dies under the work. */
export interface PersistentCreator {
  /** @returns the id of a content with so many scenes */
  signUpAndCreate(scenes: number): Promise<string>;
  /** The storyboard; null where the server is gone. */
  look(contentId: string): Promise<Storyboard | null>;
  /** What a creator does next, as often as it takes: approve a draft, combine what is ready. */
  pressOn(contentId: string, storyboard: Storyboard): Promise<void>;
  /** Answers the headers of an endless stream of events. */
  watch(contentId: string): Promise<Response>;
}

export function createPersistentCreator(port: number): PersistentCreator {
  let token = '';
  const address = (path: string) => `http://127.0.0.1:${port}${path}`;
  const authorization = () => (token === '' ? {} : { authorization: `Bearer ${token}` });

  /** One call; null where the server died before it answered. */
  async function call<T>(method: string, path: string, body?: unknown): Promise<T | null> {
    const headers = {
      ...authorization(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    try {
      const reply = await fetch(address(path), {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return (await reply.json()) as T;
    } catch {
      return null;
    }
  }

  return {
    async signUpAndCreate(scenes) {
      const session = await call<{ access_token: string }>('POST', '/auth/v1/signup', {
        email: 'survivor@example.com',
        password: 'a long password',
      });
      const login = await call<{ access_token: string }>('POST', '/api/v1/auth/login', {
        token: session?.access_token,
      });
      token = login?.access_token ?? '';
      const created = await call<{ id: string }>(
        'POST',
        '/api/v1/content/create',
        newContent({ scene_count: scenes, scene_length: 2, duration: 2 * scenes }),
      );
      return created?.id ?? '';
    },
    look: (contentId) =>
      call<Storyboard>('GET', `/api/v1/storyboard/content/${contentId}/storyboard`),
    async pressOn(contentId, { status, scenes: made }) {
      if (status === 'draft') await call('POST', `/api/v1/storyboard/content/${contentId}/approve`);
      if (status === 'awaiting_compilation' && made.every((scene) => scene.status === 'completed'))
        await call('POST', `/api/v1/storyboard/content/${contentId}/combine-scenes`);
    },
    watch: (contentId) =>
      fetch(address(`/api/v1/storyboard/content/${contentId}/events`), {
        headers: authorization(),
      }),
  };
}

/** What is being done right now, as the creator sees it. */
export function stagesOf({ status, scenes: made, film_progress }: Storyboard): string[] {
  return [
    status === 'generating' ? 'storyboard' : '',
    ...made.map(({ progress }) => progress?.stage ?? ''),
    film_progress?.stage ?? '',
  ].filter(Boolean);
}

/** Everything was made once and paid once, and nothing half-made is left. @param folder the data folder of the server that has ended */
export async function expectOneOfEach(
  database: Database,
  folder: string,
  scenes: number,
): Promise<void> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from take where kind = 'narration')::int as narrations, (select count(*) from take where kind <> 'narration')::int as pictures,
      (select count(*) from segment)::int as segments, (select count(*) from film where status = 'completed')::int as films, (select count(*) from film)::int as all_films,
      (select count(*) from generation where status = 'succeeded')::int as orders, (select count(*) from generation)::int as all_orders,
      (select count(*) from credit_hold where status = 'captured')::int as captured, (select count(*) from credit_hold)::int as holds,
      (select available from credit_account)::int as available, (select reserved from credit_account)::int as reserved, (select spent from credit_account)::int as spent,
      (select coalesce(sum(amount), 0) from credit_entry)::int as ledger,
      (select count(*) from (select transaction_id from credit_entry group by transaction_id having sum(amount) <> 0) as uneven)::int as uneven
  `.execute(database.db);
  const assets = await database.db
    .selectFrom('asset')
    .select('storage_key')
    .where('id', 'in', (eb) => eb.selectFrom('segment').select('video_asset_id'))
    .execute();
  expect(rows[0]).toEqual({
    narrations: scenes,
    pictures: scenes,
    segments: scenes,
    films: 1,
    all_films: 1,
    orders: scenes,
    all_orders: scenes,
    captured: scenes,
    holds: scenes,
    available: 500 - 5 * scenes,
    reserved: 0,
    spent: 5 * scenes,
    ledger: 0,
    uneven: 0,
  });
  const files = await readdir(join(folder, 'media'), { recursive: true });
  for (const { storage_key } of assets) expect(files).toContain(storage_key);
  expect(files.filter((name) => name.endsWith('.partial'))).toEqual([]);
  expect(await readdir(join(folder, 'tmp')).catch(() => [])).toEqual([]);
}
