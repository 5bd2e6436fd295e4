import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { VisualRequest } from '@scenewright/provider-contract/image-maker.ts';
import { StillMakingError } from '@scenewright/provider-contract/remote-work.ts';
import { createStudioImageMaker } from '../../../providers/image-maker/studio/studio-image-maker.ts';
import { createStudioVideoMaker } from '../../../providers/video-maker/studio/studio-video-maker.ts';
import { createDraft, isMade, untilStoryboard } from '../../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

/** Shorter than an order waits before it looks by itself: whoever begins within it was woken. */
const soon = { timeout: 45_000 };
const mostAtOnce = 2;
/** A service elsewhere: for whose films it was asked, in order, and what of it is ready. */
const service = { asked: [] as { id: string; title: string }[], ready: new Set<string>() };
let product: TestProduct;
let hog: TestUser;
let other: TestUser;

beforeAll(async () => {
  const studio = createStudioImageMaker();
  async function makeImage(request: VisualRequest) {
    const { remote } = request;
    let work = remote.begun;
    if (work === null) {
      await remote.requireRoom({ model: request.model, mostAtOnce });
      const input = { prompt: request.prompt };
      work = await remote.begin({ model: request.model, mostAtOnce, input, costMicros: 40_000 });
      service.asked.push({ id: work.id, title: request.topic });
      await remote.keepExternalId(work, `x-${work.id}`);
    }
    if (!service.ready.has(work.id)) throw new StillMakingError(3_600_000);
    await remote.end(work, 'succeeded');
    return await studio.makeImage(request);
  }
  product = await startTestProduct({
    replacements: {
      makers: {
        imageMaker: { name: 'elsewhere', makeImage },
        videoMaker: createStudioVideoMaker(),
        works: {
          look: async ({ id }) => (service.ready.has(id) ? null : 200),
          cancel: async () => {},
        },
      },
    },
  });
  hog = await product.signUp('hog@example.com');
  other = await product.signUp('other@example.com');
});
afterAll(() => product.stop());
beforeEach(() => {
  service.asked = [];
});

async function approve(user: TestUser, title: string, scenes: number): Promise<Storyboard> {
  const draft = await createDraft(user, {
    title,
    scene_count: scenes,
    scene_length: 1,
    duration: scenes,
  });
  expect((await user.request('POST', `/storyboard/content/${draft.id}/approve`)).status).toBe(200);
  return draft;
}
const waiting = async () =>
  (await product.database.db.selectFrom('prediction_wait').select('generation_id').execute())
    .length;
const titles = () => service.asked.map(({ title }) => title);
/** Ends what was begun first and has not ended. */
const finishOne = () => {
  const next = service.asked.find(({ id }) => !service.ready.has(id));
  if (next !== undefined) service.ready.add(next.id);
};
/** Ends everything, one after the other, until so many were begun. */
async function finishAll(count: number): Promise<void> {
  for (let begun = service.asked.length; begun <= count; begun += 1) {
    await expect.poll(() => service.asked.length, soon).toBeGreaterThanOrEqual(begun);
    finishOne();
  }
  for (const { id } of service.asked) service.ready.add(id);
}

it('where a model has little room, an account with few scenes and one with many take turns', async () => {
  const many = await approve(hog, 'Many', 7);
  await expect.poll(waiting, { timeout: 60_000 }).toBe(5);
  const few = await approve(other, 'Few', 2);
  await expect.poll(waiting, { timeout: 60_000 }).toBe(7);
  for (const begun of [3, 4, 5]) {
    finishOne();
    await expect.poll(() => service.asked.length, soon).toBe(begun);
  }
  expect(titles()).toEqual(['Many', 'Many', 'Few', 'Many', 'Few']);
  await finishAll(9);
  await untilStoryboard(other, few.id, isMade);
  await untilStoryboard(hog, many.id, isMade);
  expect(await waiting()).toBe(0);
});

it('an order that is called off leaves its place to the next one', async () => {
  const first = await approve(hog, 'First', 3);
  await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
  const last = await approve(other, 'Last', 1);
  await expect.poll(waiting, { timeout: 60_000 }).toBe(2);
  for (const { id } of first.scenes)
    expect((await hog.request('POST', `/storyboard/scene/${id}/cancel`)).status).toBe(200);
  await expect.poll(() => titles().includes('Last'), soon).toBe(true);
  await finishAll(3);
  await untilStoryboard(other, last.id, isMade);
  expect(await waiting()).toBe(0);
});
