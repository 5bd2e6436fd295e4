import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresqlOfFile } from '../../../testing/engine-of-file.ts';
import { openPostgresqlDatabase } from '../../../database/postgresql.ts';
import { createDraft } from '../../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';
import { createDatabase } from '../../../testing/postgresql-server.ts';
import { createStoryboardEvents } from './events.ts';

let product: TestProduct;
let user: TestUser;
let url: string;

beforeAll(async () => {
  product = await startTestProduct();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}`;
  user = await product.signUp('watcher@example.com');
});
afterAll(() => product.stop());

/** Reads events until `enough` says so. @param afterFirst what is done once the stream has begun to speak */
async function readEvents(
  contentId: string,
  afterFirst: () => Promise<void>,
  enough: (events: { name: string; data: Record<string, unknown> }[]) => boolean,
) {
  const stop = new AbortController();
  const reply = await fetch(`${url}/api/v1/storyboard/content/${contentId}/events`, {
    headers: { authorization: `Bearer ${user.token}` },
    signal: stop.signal,
  });
  expect(reply.headers.get('content-type')).toContain('text/event-stream');
  const events: { name: string; data: Record<string, unknown> }[] = [];
  let text = '';
  let hasBegun = false;
  for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, name, data] = /^event: (.+)\ndata: (.+)$/m.exec(block) ?? [];
      if (name !== undefined && data !== undefined) events.push({ name, data: JSON.parse(data) });
    }
    if (!hasBegun && events.length > 0) {
      hasBegun = true;
      await afterFirst();
    }
    if (enough(events)) break;
  }
  stop.abort();
  return events;
}

it('says at once that there is a state, then reports stages, scene, n of m and percent until all is made [SCENE-20]', async () => {
  const draft = await createDraft(user, { scene_count: 2, scene_length: 2, duration: 4 });
  const hasRendered = (events: { data: Record<string, unknown> }[], scene: number) =>
    events.some(({ data }) => data['stage'] === 'render' && data['scene'] === scene);
  const approve = async () =>
    expect((await user.request('POST', `/storyboard/content/${draft.id}/approve`)).status).toBe(
      200,
    );
  const events = await readEvents(
    draft.id,
    approve,
    (seen) =>
      hasRendered(seen, 1) &&
      hasRendered(seen, 2) &&
      seen.filter(({ name }) => name === 'state').length > 1,
  );
  expect(events[0]).toEqual({ name: 'state', data: { id: draft.id } });
  const progress = events.filter(({ name }) => name === 'progress').map(({ data }) => data);
  expect(new Set(progress.map(({ stage }) => stage))).toEqual(
    new Set(['narration', 'picture', 'render']),
  );
  for (const event of progress) {
    expect(event).toMatchObject({ scene: expect.any(Number), scene_id: expect.any(String), m: 2 });
    expect(event['percent']).toBeGreaterThanOrEqual(0);
    expect(event['percent']).toBeLessThanOrEqual(100);
  }
  expect(events.filter(({ name }) => name === 'state').length).toBeGreaterThan(1);
});

it('tells that the content was deleted, and that it is back', async () => {
  const draft = await createDraft(user);
  const deleteAndRestore = async () => {
    expect((await user.request('DELETE', `/content/${draft.id}`)).status).toBe(200);
    expect((await user.request('POST', `/content/${draft.id}/restore`)).status).toBe(200);
  };
  const events = await readEvents(draft.id, deleteAndRestore, (seen) => seen.length === 3);
  expect(events.map(({ name }) => name)).toEqual(['state', 'state', 'state']);
});

it('tells that the owner of the address it is mailed to agreed, and that they refuse', async () => {
  const draft = await createDraft(user, { email: 'looked-at@example.com' });
  const notices = async () =>
    (await user.request('GET', `/storyboard/content/${draft.id}/storyboard`)).body.notices;
  expect(await notices()).toHaveLength(1);
  const mail = await product.database.db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', 'looked-at@example.com')
    .executeTakeFirstOrThrow();
  const path = /http:\/\/localhost:\d+(\/mail\/\S+)/.exec(mail.text)?.[1] ?? '';
  const answer = async (words: string) => {
    const reply = await product.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `answer=${words}`,
    });
    expect(reply.statusCode).toBe(303);
  };
  const read: string[][] = [];
  const agreeAndRefuse = async () => {
    await answer('agree');
    read.push(await notices());
    await answer('refuse');
    read.push(await notices());
  };
  const events = await readEvents(draft.id, agreeAndRefuse, (seen) => seen.length === 3);
  expect(events.map(({ name }) => name)).toEqual(['state', 'state', 'state']);
  expect(read).toEqual([[], [expect.stringContaining('Until its owner agrees')]]);
});

it('is closed to strangers', async () => {
  const draft = await createDraft(user);
  const other = await product.signUp('stranger@example.com');
  expect((await fetch(`${url}/api/v1/storyboard/content/${draft.id}/events`)).status).toBe(401);
  expect(
    (
      await fetch(`${url}/api/v1/storyboard/content/${draft.id}/events`, {
        headers: { authorization: `Bearer ${other.token}` },
      })
    ).status,
  ).toBe(404);
});

const postgresql = postgresqlOfFile();

it.runIf(postgresql !== undefined)(
  'says that there is a new state when the connection that hears of changes broke: some may have been missed',
  async () => {
    const databaseUrl = await createDatabase(postgresql?.url ?? '', postgresql?.template);
    const database = await openPostgresqlDatabase(databaseUrl, () => {});
    const told = Promise.withResolvers<string>();
    await createStoryboardEvents(database).watch('some content', {
      changed: () => told.resolve('changed'),
      progressed: () => told.resolve('progressed'),
    });
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'scenewright listener'`.execute(
      database.db,
    );
    expect(await told.promise).toBe('changed');
    await database.close();
  },
);
