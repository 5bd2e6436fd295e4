import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import {
  availableCredits,
  createDraft,
  isMade,
  newContent,
  untilStoryboard,
} from '../../../testing/contents.ts';
import { signUpToStay } from '../../../testing/lasting-user.ts';
import { runScheduledJob } from '../../../testing/run-job.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;
let product: TestProduct;
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await signUpToStay(product, 'careless@example.com');
  other = await signUpToStay(product, 'other@example.com');
});
afterAll(() => product.stop());

const read = async (contentId: string): Promise<Storyboard> =>
  (await user.request('GET', `/storyboard/content/${contentId}/storyboard`)).body;
const idsOf = ({ scenes }: { scenes: readonly Scene[] }) => scenes.map(({ id }) => id);
const restoreScene = (who: TestUser, contentId: string, sceneId: string | undefined) =>
  who.request('POST', `/storyboard/content/${contentId}/restore-scene`, { scene_id: sceneId });

async function approve({ id }: { id: string }): Promise<Storyboard> {
  expect((await user.request('POST', `/storyboard/content/${id}/approve`)).status).toBe(200);
  return await untilStoryboard(user, id, isMade);
}

/** Files the product keeps: none before the first is made, with which their folder comes. */
const storedFiles = async () => {
  const folder = join(product.folder, 'media');
  if (!existsSync(folder)) return 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};

describe('a deleted scene', () => {
  it('comes back to its place as it was, and only to its own content', async () => {
    const draft = await createDraft(user);
    const [, middle] = idsOf(draft);
    await user.request('DELETE', `/storyboard/scene/${middle}`);
    expect(
      (
        await user.request('POST', `/storyboard/scene/${middle}/regenerate-visual`, {
          description: 'x',
        })
      ).status,
    ).toBe(404);
    expect((await read(draft.id)).scenes.map(({ number }) => number)).toEqual([1, 2]);
    const elsewhere = await createDraft(user);
    expect(await restoreScene(other, draft.id, middle)).toMatchObject({ status: 404 });
    expect(await restoreScene(user, elsewhere.id, middle)).toMatchObject({ status: 404 });
    expect(await restoreScene(user, draft.id, middle)).toMatchObject({
      status: 200,
      body: { id: middle, number: 2, status: 'draft' },
    });
    expect(await read(draft.id)).toEqual(draft);
    expect(await restoreScene(user, draft.id, middle)).toMatchObject({ status: 409 });
  });

  it('goes to the end where its place is gone', async () => {
    const draft = await createDraft(user);
    const [first, second, last] = idsOf(draft);
    await user.request('DELETE', `/storyboard/scene/${last}`);
    await user.request('DELETE', `/storyboard/scene/${second}`);
    expect((await restoreScene(user, draft.id, last)).body.number).toBe(2);
    expect(idsOf(await read(draft.id))).toEqual([first, last]);
  });

  it('that was being made costs nothing; what was made and paid comes back made and paid', async () => {
    const draft = await createDraft(user, { scene_count: 2, scene_length: 2, duration: 4 });
    const [a, b] = idsOf(draft);
    const before = await availableCredits(user);
    await user.request('POST', `/storyboard/content/${draft.id}/approve`);
    await user.request('DELETE', `/storyboard/scene/${b}`);
    expect(await availableCredits(user)).toBe(before - 5);
    expect((await restoreScene(user, draft.id, b)).body).toMatchObject({
      status: 'draft',
      number: 2,
    });
    const made = await untilStoryboard(user, draft.id, isMade);
    expect(made.scenes.map(({ status }) => status)).toEqual(['completed', 'draft']);
    await user.request('DELETE', `/storyboard/scene/${a}`);
    expect((await restoreScene(user, draft.id, a)).body).toEqual(made.scenes[0]);
    expect(await availableCredits(user)).toBe(before - 5);
  });

  it('is there for a day, then it is gone', async () => {
    const draft = await createDraft(user);
    const [first, second] = idsOf(draft);
    await user.request('DELETE', `/storyboard/scene/${first}`);
    await user.request('DELETE', `/storyboard/scene/${second}`);
    // The clock runs on meanwhile, until the sweep's turn comes.
    product.clock.advance(dayMs - minuteMs);
    await runScheduledJob(product, 'sweep');
    expect((await restoreScene(user, draft.id, first)).status).toBe(200);
    product.clock.advance(minuteMs);
    await runScheduledJob(product, 'sweep');
    expect((await restoreScene(user, draft.id, second)).status).toBe(404);
  });
});

describe('a copy of a scene', () => {
  it('stands after it with its texts, and is a draft in a draft', async () => {
    const draft = await createDraft(user);
    const [first] = draft.scenes;
    const copy = await user.request<Scene>('POST', `/storyboard/scene/${first?.id}/duplicate`);
    expect(copy).toMatchObject({
      status: 200,
      body: {
        number: 2,
        description: first?.description,
        dialogue: first?.dialogue,
        status: 'draft',
      },
    });
    expect((await read(draft.id)).scenes.map(({ id, number }) => [id, number])).toEqual(
      [first?.id, copy.body.id, ...idsOf(draft).slice(1)].map((id, index) => [id, index + 1]),
    );
    expect(await other.request('POST', `/storyboard/scene/${first?.id}/duplicate`)).toMatchObject({
      status: 404,
    });
  });

  it('of a made scene is made at once, free, from the same files, and stands on its own', async () => {
    const made = await approve(
      await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 }),
    );
    const [original] = made.scenes;
    const before = await availableCredits(user);
    const copy = (await user.request<Scene>('POST', `/storyboard/scene/${original?.id}/duplicate`))
      .body;
    expect(copy).toMatchObject({
      status: 'completed',
      visual_stale: false,
      audio_stale: false,
      visual_url: original?.visual_url,
      audio_url: original?.audio_url,
    });
    expect(
      (await user.request('GET', `/storyboard/scene/${copy.id}/takes`)).body.takes,
    ).toMatchObject([{ credits: 0 }, { credits: 0 }]);
    expect(await availableCredits(user)).toBe(before);
    await user.request('DELETE', `/storyboard/scene/${original?.id}`);
    expect(
      (await user.request('POST', `/storyboard/content/${made.id}/combine-scenes`)).status,
    ).toBe(200);
    expect(
      await untilStoryboard(user, made.id, ({ status }) => status !== 'processing'),
    ).toMatchObject({ status: 'completed', duration: 2 });
    expect(await user.request('POST', `/storyboard/scene/${copy.id}/duplicate`)).toMatchObject({
      status: 409,
    });
    expect(await restoreScene(user, made.id, original?.id)).toMatchObject({ status: 409 });
  });
});

describe('a deleted content', () => {
  it('is nowhere to be found, and comes back as it was', async () => {
    const made = await approve(
      await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 }),
    );
    const total = async () =>
      (await user.request('GET', '/content/user-content')).body.total as number;
    const before = await total();
    expect((await user.request('DELETE', `/content/${made.id}`)).status).toBe(200);
    expect(await total()).toBe(before - 1);
    expect(
      (await user.request('GET', `/storyboard/scene/${made.scenes[0]?.id}/takes`)).status,
    ).toBe(404);
    expect(await other.request('POST', `/content/${made.id}/restore`)).toMatchObject({
      status: 404,
    });
    expect(await user.request('POST', `/content/${made.id}/restore`)).toMatchObject({
      status: 200,
      body: { id: made.id, status: 'awaiting_compilation', scene_count: 1 },
    });
    expect(await read(made.id)).toEqual(made);
    expect(await user.request('POST', `/content/${made.id}/restore`)).toMatchObject({
      status: 409,
    });
  });

  it('gives back what was not made yet, and does not begin it again by itself', async () => {
    const before = await availableCredits(user);
    const draft = await createDraft(user, { scene_count: 1, scene_length: 10, duration: 10 });
    await user.request('POST', `/storyboard/content/${draft.id}/approve`);
    await user.request('DELETE', `/content/${draft.id}`);
    expect(await availableCredits(user)).toBe(before);
    await user.request('POST', `/content/${draft.id}/restore`);
    expect(await read(draft.id)).toMatchObject({
      status: 'awaiting_compilation',
      scenes: [{ status: 'draft', progress: null }],
    });
    expect(await availableCredits(user)).toBe(before);
  });

  it('whose film was being combined waits to be combined again', async () => {
    const made = await approve(
      await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 }),
    );
    await user.request('POST', `/storyboard/content/${made.id}/combine-scenes`);
    await user.request('DELETE', `/content/${made.id}`);
    expect((await user.request('POST', `/content/${made.id}/restore`)).body.status).toBe(
      'awaiting_compilation',
    );
    expect(
      (await user.request('POST', `/storyboard/content/${made.id}/combine-scenes`)).status,
    ).toBe(200);
    expect(
      (await untilStoryboard(user, made.id, ({ status }) => status !== 'processing')).status,
    ).toBe('completed');
  });

  it('whose storyboard was being written is written after all', async () => {
    const { body } = await user.request('POST', '/content/create', newContent());
    await user.request('DELETE', `/content/${body.id}`);
    expect((await user.request('POST', `/content/${body.id}/restore`)).status).toBe(200);
    const written = await untilStoryboard(user, body.id, ({ status }) => status !== 'generating');
    expect(written).toMatchObject({
      status: 'draft',
      scenes: [{ number: 1 }, { number: 2 }, { number: 3 }],
    });
  });

  it('goes for good after a day, with its files', async () => {
    const files = await storedFiles();
    const made = await approve(
      await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 }),
    );
    expect(await storedFiles()).toBeGreaterThan(files);
    await user.request('DELETE', `/content/${made.id}`);
    product.clock.advance(dayMs + 1_000);
    await runScheduledJob(product, 'sweep');
    expect((await user.request('POST', `/content/${made.id}/restore`)).status).toBe(404);
    expect(
      await product.database.db
        .selectFrom('scene')
        .select('id')
        .where('content_id', '=', made.id)
        .execute(),
    ).toEqual([]);
    expect(await storedFiles()).toBeLessThanOrEqual(files);
  });
});
