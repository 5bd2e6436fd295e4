import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { createDraft, isMade, untilStoryboard } from '../../../testing/contents.ts';
import { rememberingVoice } from '../../../testing/remembering-voice.ts';
import { createServiceElsewhere } from '../../../testing/service-elsewhere.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

const { service, makers } = createServiceElsewhere();
let product: TestProduct;
let hog: TestUser;
let other: TestUser;
/** Scenes of this voice cannot begin until it is let go. */
const hanging = 'echo';
let letGo = (): void => {};

beforeAll(async () => {
  const freed = new Promise<void>((resolve) => (letGo = resolve));
  const voice: typeof rememberingVoice = {
    ...rememberingVoice,
    async speak(request) {
      if (request.voiceId === hanging) await freed;
      return await rememberingVoice.speak(request);
    },
  };
  product = await startTestProduct({ replacements: { makers, voice } });
  hog = await product.signUp('hog@example.com');
  other = await product.signUp('other@example.com');
});
afterAll(() => product.stop());
beforeEach(() => {
  Object.assign(service, { asked: [], mostAtOnce: 2, fetched: Promise.resolve() });
});

async function approve(
  user: TestUser,
  title: string,
  scenes: number,
  voice = 'alloy',
): Promise<Storyboard> {
  const draft = await createDraft(user, {
    title,
    voice,
    scene_count: scenes,
    scene_length: 1,
    duration: scenes,
  });
  expect((await user.request('POST', `/storyboard/content/${draft.id}/approve`)).status).toBe(200);
  return draft;
}
const inLine = () => product.database.db.selectFrom('prediction_wait').selectAll().execute();
/** How many orders ask for a place. */
const asking = async () => (await inLine()).filter(({ asked_at: at }) => at !== null).length;
/** Resolves when so many orders sleep in line, and so many were begun: whoever begins asks first, and only passes through the line. */
async function untilAsleep(waiting: number, begun: number): Promise<void> {
  const seen = async () => [service.asked.length, await asking()];
  await expect.poll(seen, { timeout: 60_000 }).toEqual([begun, waiting]);
}
/** Ends what was begun first, and resolves when so many were begun. */
async function finishUntil(begun: number): Promise<void> {
  service.finishOne();
  await service.untilBegun(begun);
}
/** How many were told of a place and have not come yet. */
const told = async () => (await inLine()).filter(({ woken_at: at }) => at !== null).length;
const ended = async () =>
  (
    await product.database.db
      .selectFrom('prediction')
      .select('id')
      .where('ended_at', 'is not', null)
      .execute()
  ).filter(({ id }) => service.asked.some((asked) => asked.id === id)).length;
/** Has all orders that wait look whether there is room for them. */
async function lookAgain(): Promise<void> {
  const { database, queue } = product;
  const orders = await inLine();
  await database.transact(async (tx) => {
    for (const { generation_id: generationId } of orders)
      await queue.hasten(tx, 'make-scene', { generationId });
  });
}
async function end(count: number, films: readonly [TestUser, Storyboard][]): Promise<void> {
  await service.finishAll(count);
  for (const [user, film] of films) await untilStoryboard(user, film.id, isMade);
  expect(await inLine()).toEqual([]);
}

it('where a model has little room, who has ordered little goes before who has ordered much, scene by scene', async () => {
  const many = await approve(hog, 'Many', 7);
  await untilAsleep(5, 2);
  const few = await approve(other, 'Few', 3);
  await untilAsleep(8, 2);
  for (const begun of [3, 4, 5, 6]) await finishUntil(begun);
  // The third scene of both comes after the second of both.
  expect(service.titles()).toEqual(['Many', 'Many', 'Few', 'Few', 'Many', 'Few']);
  await end(10, [
    [hog, many],
    [other, few],
  ]);
});

it('an account has its turns from the approval on: places are kept for scenes that cannot begin yet, for a while', async () => {
  const many = await approve(hog, 'Many', 8);
  await untilAsleep(6, 2);
  const few = await approve(other, 'Few', 2, hanging);
  expect(await inLine()).toHaveLength(8);
  for (const count of [1, 2]) {
    service.finishOne();
    await expect.poll(ended, { timeout: 60_000 }).toBe(count);
  }
  await lookAgain();
  await expect.poll(asking, { timeout: 60_000 }).toBe(6);
  // Nobody came within the time that a place is kept.
  product.clock.advance(31_000);
  await lookAgain();
  await service.untilBegun(4);
  expect(service.titles()).toEqual(['Many', 'Many', 'Many', 'Many']);
  letGo();
  await untilAsleep(6, 4);
  for (const begun of [5, 6]) await finishUntil(begun);
  expect(service.titles().slice(4)).toEqual(['Few', 'Few']);
  await end(10, [
    [hog, many],
    [other, few],
  ]);
});

it('who has had nothing for a minute goes first once, however much they have ordered', async () => {
  service.mostAtOnce = 1;
  const many = await approve(hog, 'Many', 6);
  await untilAsleep(5, 1);
  for (const begun of [2, 3]) await finishUntil(begun);
  const few = await approve(other, 'Few', 3);
  await untilAsleep(6, 3);
  await finishUntil(4);
  await expect.poll(told, { timeout: 60_000 }).toBe(0);
  product.clock.advance(61_000);
  for (const begun of [5, 6]) await finishUntil(begun);
  expect(service.titles()).toEqual(['Many', 'Many', 'Many', 'Few', 'Many', 'Few']);
  await end(9, [
    [hog, many],
    [other, few],
  ]);
});

it('a picture that is fetched late has ended when it was there, and not when it was fetched', async () => {
  service.mostAtOnce = 1;
  const many = await approve(hog, 'Many', 5);
  await untilAsleep(4, 1);
  for (const begun of [2, 3]) await finishUntil(begun);
  const few = await approve(other, 'Few', 3);
  await untilAsleep(5, 3);
  const { promise, resolve } = Promise.withResolvers<void>();
  service.fetched = promise;
  await finishUntil(4);
  product.clock.advance(61_000);
  resolve();
  const late = service.asked[2]?.id ?? '';
  const status = async () =>
    (
      await product.database.db
        .selectFrom('prediction')
        .select('status')
        .where('id', '=', late)
        .executeTakeFirst()
    )?.status;
  await expect.poll(status, { timeout: 60_000 }).toBe('succeeded');
  await finishUntil(5);
  expect(service.titles()).toEqual(['Many', 'Many', 'Many', 'Few', 'Many']);
  await end(8, [
    [hog, many],
    [other, few],
  ]);
});

it('an order that is called off leaves its place to the next one', async () => {
  const first = await approve(hog, 'First', 3);
  await untilAsleep(1, 2);
  const last = await approve(other, 'Last', 1);
  await untilAsleep(2, 2);
  for (const { id } of first.scenes)
    expect((await hog.request('POST', `/storyboard/scene/${id}/cancel`)).status).toBe(200);
  await expect.poll(() => service.titles().includes('Last'), { timeout: 25_000 }).toBe(true);
  await end(3, [[other, last]]);
});
