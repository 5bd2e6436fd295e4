import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { readQueueState } from '@scenewright/jobs/queue-state.repository.ts';
import { approveScenes, isMade, untilStoryboard } from '../../../testing/contents.ts';
import { rememberingVoice } from '../../../testing/remembering-voice.ts';
import { createServiceElsewhere } from '../../../testing/service-elsewhere.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';
import { subscribe } from '../../../testing/test-checkout.ts';

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

const inLine = () => product.database.db.selectFrom('prediction_wait').selectAll().execute();
/** How many orders ask for a place. */
const asking = async () => (await inLine()).filter(({ asked_at: at }) => at !== null).length;
const running = async () =>
  (await readQueueState(product.database.db)).find(({ kind }) => kind === 'make-scene')?.running ??
  0;
/**
 * Resolves when so many orders sleep in line, and so many were begun: whoever begins asks first, and only passes through the line. One
 * that has asked and still runs holds its place locked until it sleeps, and is passed over if its turn comes in that moment.
 */
async function untilAsleep(waiting: number, begun: number): Promise<void> {
  const seen = async () => [service.asked.length, await asking(), await running()];
  await expect.poll(seen, { timeout: 60_000 }).toEqual([begun, waiting, 0]);
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
  const many = await approveScenes(hog, 'Many', 7);
  await untilAsleep(5, 2);
  const few = await approveScenes(other, 'Few', 3);
  await untilAsleep(8, 2);
  for (const begun of [3, 4, 5, 6]) await finishUntil(begun);
  // The third scene of both comes after the second of both.
  expect(service.titles()).toEqual(['Many', 'Many', 'Few', 'Few', 'Many', 'Few']);
  await end(10, [
    [hog, many],
    [other, few],
  ]);
});

thoroughly(() =>
  it('an account has its turns from the approval on: places are kept for scenes that cannot begin yet, for a while', async () => {
    const many = await approveScenes(hog, 'Many', 8);
    await untilAsleep(6, 2);
    const few = await approveScenes(other, 'Few', 2, hanging);
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
  }),
);

thoroughly(() =>
  it('who has had nothing for a minute goes first once, however much they have ordered', async () => {
    service.mostAtOnce = 1;
    const many = await approveScenes(hog, 'Many', 6);
    await untilAsleep(5, 1);
    for (const begun of [2, 3]) await finishUntil(begun);
    const few = await approveScenes(other, 'Few', 3);
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
  }),
);

thoroughly(() =>
  it('a picture that is fetched late has ended when it was there, and not when it was fetched', async () => {
    service.mostAtOnce = 1;
    const many = await approveScenes(hog, 'Many', 5);
    await untilAsleep(4, 1);
    for (const begun of [2, 3]) await finishUntil(begun);
    const few = await approveScenes(other, 'Few', 3);
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
  }),
);

it('an order that is called off leaves its place to the next one', async () => {
  const first = await approveScenes(hog, 'First', 3);
  await untilAsleep(1, 2);
  const last = await approveScenes(other, 'Last', 1);
  await untilAsleep(2, 2);
  for (const { id } of first.scenes)
    expect((await hog.request('POST', `/storyboard/scene/${id}/cancel`)).status).toBe(200);
  await expect.poll(() => service.titles().includes('Last'), { timeout: 25_000 }).toBe(true);
  await end(3, [[other, last]]);
});

it('a higher plan has turns more often, and nobody waits for its later scenes with their first [SCENE-23]', async () => {
  service.mostAtOnce = 1;
  const payer = await product.signUp('payer@example.com');
  await subscribe(product, payer, 'pro');
  const many = await approveScenes(hog, 'Free', 5);
  await untilAsleep(4, 1);
  const paid = await approveScenes(payer, 'Pro', 5);
  await untilAsleep(9, 1);
  for (const begun of [2, 3, 4]) await finishUntil(begun);
  // Its first, its second before the second of the free plan, and that one before its third, which counts like a second and came later.
  expect(service.titles()).toEqual(['Free', 'Pro', 'Pro', 'Free']);
  const few = await approveScenes(other, 'First', 1);
  await untilAsleep(7, 4);
  for (const begun of [5, 6, 7, 8]) await finishUntil(begun);
  expect(service.titles().slice(4)).toEqual(['First', 'Pro', 'Pro', 'Free']);
  await end(11, [
    [hog, many],
    [payer, paid],
    [other, few],
  ]);
});

it('a scene in line says how long until its turn, by what its model took lately, and nothing where nothing was measured [BOARD-42]', async () => {
  const { database } = product;
  // What the films before this one have shown.
  await database.db.deleteFrom('prediction').execute();
  service.mostAtOnce = 1;
  const film = await approveScenes(hog, 'Timed', 4);
  await untilAsleep(3, 1);
  const waits = async () =>
    (await untilStoryboard(hog, film.id, () => true)).scenes
      .flatMap(({ progress }) => (progress?.stage === 'queued' ? [progress] : []))
      .map(({ ahead, wait_s: waitS }) => [ahead, waitS]);
  expect(await waits()).toEqual([
    [0, undefined],
    [1, undefined],
    [2, undefined],
  ]);
  product.clock.advance(120_000);
  await finishUntil(2);
  await untilAsleep(2, 2);
  const [[, next = 0] = [], [, last = 0] = []] = await waits();
  // One that is made now, and for the last one another before it. The clock runs on while the test does.
  expect(next).toBeGreaterThanOrEqual(120);
  expect(next).toBeLessThan(180);
  expect(last / next).toBeCloseTo(2, 1);
  // In the last hour nothing has ended: the day counts. After a day nothing is known.
  product.clock.advance(2 * 3_600_000);
  hog = await product.signIn('hog@example.com');
  expect((await waits())[0]?.[1]).toBe(next);
  product.clock.advance(24 * 3_600_000);
  hog = await product.signIn('hog@example.com');
  expect((await waits())[0]).toEqual([0, undefined]);
  await end(4, [[hog, film]]);
});
