import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
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
import { createCreatorSteps } from '../testing/creator-steps.ts';
import { createEndlessImageMaker, endless } from '../testing/endless-pictures.ts';

let product: TestProduct;
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  product = await startTestProduct({
    replacements: {
      makers: { imageMaker: createEndlessImageMaker(), videoMaker: createStudioVideoMaker() },
    },
  });
  [user, other] = [
    await product.signUp('takes@example.com'),
    await product.signUp('other@example.com'),
  ];
});
afterAll(() => product.stop());

const tiny = { scene_count: 1, scene_length: 2, duration: 2 };
const { takesOf, approved, retake } = createCreatorSteps(tiny, () => ({ product, user }));
const sceneOf = ({ scenes: [scene] }: Storyboard) => {
  if (scene === undefined) throw new Error('no scene');
  return scene;
};

describe('cancelling', () => {
  it('stops paid work, gives its credits back and leaves the scene as it was', async () => {
    const made = await approved();
    const before = await availableCredits(user);
    const scene = sceneOf(made);
    await user.request('POST', `/storyboard/scene/${scene.id}/regenerate-visual`, {
      description: `A ${endless}`,
    });
    const ordered = await user.request('POST', `/storyboard/scene/${scene.id}/regenerate-media`);
    expect(ordered.body.scene).toMatchObject({ status: 'pending', cancelable: true });
    expect(await availableCredits(user)).toBe(before - 5);
    expect(await other.request('POST', `/storyboard/scene/${scene.id}/cancel`)).toMatchObject({
      status: 404,
    });
    const canceled = await user.request('POST', `/storyboard/scene/${scene.id}/cancel`);
    expect(canceled).toMatchObject({
      status: 200,
      body: {
        scene: {
          status: 'completed',
          cancelable: false,
          visual_stale: true,
          visual_url: scene.visual_url,
          audio_url: scene.audio_url,
        },
      },
    });
    expect(await availableCredits(user)).toBe(before);
    expect(await user.request('POST', `/storyboard/scene/${scene.id}/cancel`)).toMatchObject({
      status: 409,
    });
    expect(
      await product.database.db
        .selectFrom('generation')
        .select('status')
        .where('scene_id', '=', scene.id)
        .where('status', '=', 'canceled')
        .execute(),
    ).toHaveLength(1);
  });

  it('at any moment of the work leaves each scene either made and paid, or neither', async () => {
    const before = await availableCredits(user);
    const draft = await createDraft(user, { scene_count: 6, scene_length: 2, duration: 12 });
    await user.request('POST', `/storyboard/content/${draft.id}/approve`);
    await untilStoryboard(user, draft.id, ({ scenes }) =>
      scenes.some(({ status }) => status === 'completed'),
    );
    const answers = await Promise.all(
      draft.scenes.map(({ id }) => user.request('POST', `/storyboard/scene/${id}/cancel`)),
    );
    const settled = await untilStoryboard(user, draft.id, isMade);
    expect(settled.scenes.map(({ status }) => status)).toEqual(
      answers.map(({ status }) => (status === 200 ? 'draft' : 'completed')),
    );
    const made = settled.scenes.filter(({ status }) => status === 'completed');
    expect(await availableCredits(user)).toBe(before - 5 * made.length);
    for (const { id, status } of settled.scenes)
      expect((await takesOf(id)).filter(({ kind }) => kind === 'visual')).toHaveLength(
        status === 'completed' ? 1 : 0,
      );
    const { db } = product.database;
    expect(
      await db
        .selectFrom('credit_hold')
        .select('id')
        .where('account_id', '=', user.accountId)
        .where('status', '=', 'pending')
        .execute(),
    ).toEqual([]);
  });

  it('leaves a scene that was never made a draft, and one that was edited meanwhile with its new words', async () => {
    const draft = await createDraft(user, tiny);
    const { id } = sceneOf(draft);
    await user.request('POST', `/storyboard/scene/${id}/regenerate-visual`, {
      description: `A ${endless}`,
    });
    await user.request('POST', `/storyboard/content/${draft.id}/approve`);
    expect((await user.request('POST', `/storyboard/scene/${id}/cancel`)).body.scene).toMatchObject(
      { status: 'draft' },
    );
    const made = sceneOf(await retake(draft.id, id, 'A lone windmill at dawn'));
    expect(made.status).toBe('completed');

    const before = await availableCredits(user);
    await user.request('POST', `/storyboard/scene/${id}/regenerate-visual`, {
      description: `A ${endless}`,
    });
    await user.request('POST', `/storyboard/scene/${id}/regenerate-media`);
    await user.request('POST', `/storyboard/scene/${id}/regenerate-audio`, {
      dialogue: 'Bees dance.',
    });
    const canceled = await user.request('POST', `/storyboard/scene/${id}/cancel`);
    expect(canceled.body.scene).toMatchObject({
      status: 'pending',
      cancelable: false,
      dialogue: 'Bees dance.',
    });
    expect(await user.request('POST', `/storyboard/scene/${id}/cancel`)).toMatchObject({
      status: 409,
    });
    const settled = sceneOf(await untilStoryboard(user, draft.id, isMade));
    expect(settled).toMatchObject({ status: 'completed', audio_stale: false });
    expect(await availableCredits(user)).toBe(before);
  });
});
