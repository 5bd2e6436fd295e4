import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxTitleCharacters } from '@scenewright/contract/rules/limits.ts';
import type { JobPayload } from '../../jobs/definitions.ts';
import { createDraft, newContent, untilStoryboard } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { createOfflineScriptWriter } from '../../wire-writer.ts';
import { refused } from './testing/refusals.ts';
import { absent, filled, show } from './testing/wrong-values.ts';

/** What the writer waits for before it writes. */
let permission = Promise.resolve();
let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  const offline = createOfflineScriptWriter();
  const writer: typeof offline = {
    ...offline,
    async writeStoryboard(...request) {
      await permission;
      return await offline.writeStoryboard(...request);
    },
  };
  product = await startTestProduct({ replacements: { writer } });
  user = await product.signUp('writer@example.com');
});
afterAll(() => product.stop());

describe('updating', () => {
  it('refuses wrong titles and dates and changes nothing', async () => {
    const { id } = await createDraft(user, { scene_count: 1, duration: 3 });
    const path = `/content/${id}`;
    const { body: before } = await user.request('GET', path);
    const good = { title: 'A title', scheduled_at: null };
    for (const title of filled(maxTitleCharacters))
      expect(await user.request('PATCH', path, { ...good, title }), show(title)).toEqual(
        refused('title', title),
      );
    const wrongDates = [
      absent,
      5,
      true,
      {},
      [],
      '',
      'tomorrow',
      '2026-02-30T10:00:00Z',
      '2026-13-01T10:00:00Z',
      '2026-01-01',
      '2026-01-01T10:00:00',
      '2026-01-01T25:00:00Z',
      '0000-01-01T00:00:00Z',
      '-000001-01-01T00:00:00Z',
      '+275760-09-13T00:00:00Z',
      '9999-12-31T23:59:59-14:00',
      '0001-01-01T00:00:00+14:00',
    ];
    for (const scheduledAt of wrongDates)
      expect(
        await user.request('PATCH', path, { ...good, scheduled_at: scheduledAt }),
        show(scheduledAt),
      ).toEqual(refused('scheduled_at', scheduledAt));
    expect((await user.request('GET', path)).body).toEqual(before);
  });

  it('takes a date with a zone and gives it back in UTC, and takes it away again [API-8]', async () => {
    const { id } = await createDraft(user, { scene_count: 1, duration: 3 });
    const { body } = await user.request('PATCH', `/content/${id}`, {
      title: '  Trimmed  ',
      scheduled_at: '2031-05-01T09:30:00+02:00',
    });
    expect(body).toMatchObject({
      title: 'Trimmed',
      scheduled_at: '2031-05-01T07:30:00.000Z',
      status: 'draft',
    });
    expect(
      (await user.request('PATCH', `/content/${id}`, { title: 'Again', scheduled_at: null })).body,
    ).toMatchObject({ title: 'Again', scheduled_at: null });
  });

  it('a title while the storyboard is written keeps it from the writer', async () => {
    const gate = Promise.withResolvers<void>();
    permission = gate.promise;
    const { id } = (await user.request('POST', '/content/create', newContent())).body;
    expect(
      (await user.request('PATCH', `/content/${id}`, { title: 'My own title', scheduled_at: null }))
        .status,
    ).toBe(200);
    gate.resolve();
    const draft = await untilStoryboard(user, id, ({ status }) => status !== 'generating');
    expect(draft).toMatchObject({ status: 'draft', title: 'My own title' });
  });

  it('a title before the writer has even begun keeps it from the writer, too', async () => {
    const idle = await startTestProduct({ workers: false });
    const early = await idle.signUp('early@example.com');
    const { id } = (await early.request('POST', '/content/create', newContent())).body;
    expect(
      (
        await early.request('PATCH', `/content/${id}`, {
          title: 'My own title',
          scheduled_at: null,
        })
      ).status,
    ).toBe(200);
    const [job] =
      await idle.queue.boss.findJobs<JobPayload<'write-storyboard'>>('write-storyboard');
    if (job === undefined) throw new Error('no storyboard is to be written');
    await idle.handlers['write-storyboard']({
      payload: job.data,
      signal: new AbortController().signal,
      hold: async () => {},
      complete: async () => {},
    });
    expect((await early.request('GET', `/content/${id}`)).body).toMatchObject({
      status: 'draft',
      title: 'My own title',
    });
    await idle.stop();
  });

  it('of two tabs at once keeps one answer whole', async () => {
    const { id } = await createDraft(user, { scene_count: 1, duration: 3 });
    const [left, right] = [
      { title: 'Left', scheduled_at: '2031-01-01T00:00:00.000Z' },
      { title: 'Right', scheduled_at: '2032-01-01T00:00:00.000Z' },
    ];
    const answers = await Promise.all(
      [left, right].map((change) => user.request('PATCH', `/content/${id}`, change)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { title, scheduled_at } = (await user.request('GET', `/content/${id}`)).body;
    expect([left, right]).toContainEqual({ title, scheduled_at });
  });
});
