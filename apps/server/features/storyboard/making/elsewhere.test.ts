import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { VisualRequest } from '@scenewright/provider-contract/image-maker.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { type BegunWork, StillMakingError } from '@scenewright/provider-contract/remote-work.ts';
import { createStudioImageMaker } from '../../../providers/image-maker/studio/studio-image-maker.ts';
import { createStudioVideoMaker } from '../../../providers/video-maker/studio/studio-video-maker.ts';
import {
  availableCredits,
  createDraft,
  isMade,
  untilStoryboard,
} from '../../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

/** A service elsewhere: what it was asked for, and what of it is ready. */
const service = {
  asked: [] as BegunWork[],
  ready: new Set<string>(),
  calledOff: [] as string[],
  fault: null as ProviderError | null,
  mostAtOnce: 100,
};
/** How soon it is asked again how far it is. */
const soonMs = 200;
let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  const studio = createStudioImageMaker();
  async function makeImage(request: VisualRequest) {
    const { remote } = request;
    let work = remote.begun;
    if (work === null) {
      if (service.fault !== null) throw service.fault;
      const room = { model: request.model, mostAtOnce: service.mostAtOnce };
      await remote.requireRoom(room);
      work = await remote.begin({
        ...room,
        input: { prompt: request.prompt },
        costMicros: 40_000,
      });
      service.asked.push(work);
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
          look: async ({ id }) => (service.ready.has(id) ? null : soonMs),
          cancel: async ({ id }) => void service.calledOff.push(id),
        },
      },
    },
  });
  user = await product.signUp('elsewhere@example.com');
});
afterAll(() => product.stop());

async function approve(change: Record<string, unknown> = {}): Promise<Storyboard> {
  const draft = await createDraft(user, {
    scene_count: 1,
    scene_length: 2,
    duration: 2,
    ...change,
  });
  Object.assign(service, { asked: [], calledOff: [], fault: null, mostAtOnce: 100 });
  expect((await user.request('POST', `/storyboard/content/${draft.id}/approve`)).status).toBe(200);
  return draft;
}
const untilAsked = (count: number) =>
  expect.poll(() => service.asked.length, { timeout: 60_000 }).toBe(count);
const finishAll = () => {
  for (const { id } of service.asked) service.ready.add(id);
};
const predictions = async (contentId: string) =>
  await product.database.db
    .selectFrom('prediction')
    .innerJoin('generation', 'generation.id', 'prediction.generation_id')
    .select(['prediction.status', 'prediction.external_id', 'prediction.cost_micros'])
    .where('generation.content_id', '=', contentId)
    .execute();

describe('a picture that is made elsewhere', () => {
  it('is asked for once, however often its order is looked at, and holds no worker meanwhile', async () => {
    const before = await availableCredits(user);
    const slow = await approve();
    await untilAsked(1);
    // More scenes than there are workers: each is begun while all of them wait.
    const many = await createDraft(user, { scene_count: 6, scene_length: 2, duration: 12 });
    await user.request('POST', `/storyboard/content/${many.id}/approve`);
    await untilAsked(7);
    finishAll();
    const made = await untilStoryboard(user, slow.id, isMade);
    await untilStoryboard(user, many.id, isMade);
    expect(made.scenes[0]).toMatchObject({ status: 'completed', visual_stale: false });
    expect(service.asked).toHaveLength(7);
    expect(await predictions(slow.id)).toEqual([
      { status: 'succeeded', external_id: expect.stringMatching(/^x-/), cost_micros: 40_000n },
    ]);
    expect(await availableCredits(user)).toBe(before - 35);
  });

  it('is of what the scene said when it was begun: an edit meanwhile leaves it marked as stale', async () => {
    const draft = await approve();
    await untilAsked(1);
    const path = `/storyboard/scene/${draft.scenes[0]?.id}`;
    const edit = { description: 'A windmill at dawn' };
    expect((await user.request('POST', `${path}/regenerate-visual`, edit)).status).toBe(200);
    finishAll();
    const made = await untilStoryboard(user, draft.id, isMade);
    expect(made.scenes[0]).toMatchObject({ status: 'completed', visual_stale: true });
    expect(service.asked).toHaveLength(1);
  });

  it('is called off there when its order is canceled, and its credits come back', async () => {
    const before = await availableCredits(user);
    const draft = await approve();
    await untilAsked(1);
    const [scene] = draft.scenes;
    expect((await user.request('POST', `/storyboard/scene/${scene?.id}/cancel`)).status).toBe(200);
    await expect
      .poll(() => service.calledOff, { timeout: 60_000 })
      .toEqual(service.asked.map(({ id }) => id));
    await expect
      .poll(async () => (await predictions(draft.id)).map(({ status }) => status))
      .toEqual(['canceled']);
    expect(await availableCredits(user)).toBe(before);
  });

  it('is called off there when its content is deleted', async () => {
    const draft = await approve();
    await untilAsked(1);
    expect((await user.request('DELETE', `/content/${draft.id}`)).status).toBe(200);
    await expect
      .poll(() => service.calledOff, { timeout: 60_000 })
      .toEqual(service.asked.map(({ id }) => id));
  });

  it('waits for room where as many of its model are made as may be', async () => {
    const draft = await approve({ scene_count: 2, duration: 4 });
    service.mostAtOnce = 1;
    await untilAsked(1);
    expect((await predictions(draft.id)).length).toBe(1);
    // The board does not say of the other that it is being made.
    const waiting = await untilStoryboard(user, draft.id, ({ scenes }) => {
      const stages = scenes.map(({ progress }) => progress?.stage).toSorted();
      return stages.join() === 'picture,queued';
    });
    expect(waiting.scenes.flatMap(({ progress }) => progress?.ahead ?? [])).toEqual([0]);
    finishAll();
    service.mostAtOnce = 100;
    await untilAsked(2);
    finishAll();
    expect((await untilStoryboard(user, draft.id, isMade)).scenes).toMatchObject([
      { status: 'completed' },
      { status: 'completed' },
    ]);
  });
});

describe('a provider that does not work', () => {
  it.each(
    representative([
      ['outage', 'is down'],
      ['paused', 'is not paid'],
    ] as const),
  )(
    'shows as %s on the board while it %s, fails nothing, and work goes on by itself',
    async (...[pause]) => {
      const draft = await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 });
      Object.assign(service, {
        asked: [],
        fault: new ProviderError('The service does not work.', { retryable: true, pause }),
      });
      await user.request('POST', `/storyboard/content/${draft.id}/approve`);
      const waiting = await untilStoryboard(
        user,
        draft.id,
        ({ scenes: [scene] }) => scene?.progress?.stage === pause,
      );
      expect(waiting.scenes[0]).toMatchObject({ status: 'pending', failure: null });
      service.fault = null;
      await untilAsked(1);
      finishAll();
      expect((await untilStoryboard(user, draft.id, isMade)).scenes[0]?.status).toBe('completed');
    },
  );

  it('for a whole day fails the scene, and its credits come back', async () => {
    const before = await availableCredits(user);
    const draft = await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 });
    const sentence = 'The service has not worked for a day.';
    Object.assign(service, {
      asked: [],
      fault: new ProviderError(sentence, { retryable: false, pause: 'outage' }),
    });
    await user.request('POST', `/storyboard/content/${draft.id}/approve`);
    await untilStoryboard(
      user,
      draft.id,
      ({ scenes: [scene] }) => scene?.progress?.stage === 'outage',
    );
    product.clock.advance(25 * 3_600_000);
    // A day later nobody is signed in any more.
    user = await product.signIn('elsewhere@example.com');
    const failed = await untilStoryboard(user, draft.id, isMade);
    expect(failed.scenes[0]).toMatchObject({ status: 'failed', failure: sentence });
    expect(await availableCredits(user)).toBe(before);
    service.fault = null;
  });
});
