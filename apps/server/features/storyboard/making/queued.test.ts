import { afterAll, beforeAll, expect, it } from 'vitest';
import { newContent, untilStoryboard } from '../../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  // Nobody makes anything: what is approved waits.
  product = await startTestProduct({ workers: false });
});
afterAll(() => product.stop());

/** A storyboard that is written at once, and its content's id. */
async function draft(user: TestUser, scenes: number): Promise<string> {
  const { body } = await user.request(
    'POST',
    '/content/create',
    newContent({ scene_count: scenes, duration: scenes * 3 }),
  );
  await product.handlers['write-storyboard']({
    payload: { contentId: body.id },
    signal: new AbortController().signal,
    hold: async () => {},
    complete: async () => {},
  });
  return body.id;
}

it('a scene that waits says how many are before it, of everybody, in the order they will be made', async () => {
  const [early, late] = [
    await product.signUp('early@example.com'),
    await product.signUp('late@example.com'),
  ];
  const [earlyId, lateId] = [await draft(early, 2), await draft(late, 3)];
  const scenesOf = async (user: TestUser, contentId: string) =>
    (await untilStoryboard(user, contentId, () => true)).scenes;
  const placesOf = async (user: TestUser, contentId: string) =>
    (await scenesOf(user, contentId)).map(({ progress }) => progress?.ahead);
  expect(await placesOf(late, lateId)).toEqual([undefined, undefined, undefined]);
  await early.request('POST', `/storyboard/content/${earlyId}/approve`);
  product.clock.advance(1_000);
  await late.request('POST', `/storyboard/content/${lateId}/approve`);
  // Everybody's first goes before anybody's second.
  expect(await placesOf(early, earlyId)).toEqual([0, 2]);
  expect(await placesOf(late, lateId)).toEqual([1, 3, 4]);
  const [first] = await scenesOf(early, earlyId);
  expect((await early.request('POST', `/storyboard/scene/${first?.id}/cancel`)).status).toBe(200);
  expect(await placesOf(early, earlyId)).toEqual([undefined, 1]);
  expect(await placesOf(late, lateId)).toEqual([0, 2, 3]);
});
