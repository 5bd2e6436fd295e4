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
const fileOf = (url: string | null | undefined) => url?.split('?')[0];

describe('takes', () => {
  it('are none in a draft; each picture and narration is kept with its text, model, price and time [SCENE-18]', async () => {
    const draft = await createDraft(user, tiny);
    expect(await takesOf(sceneOf(draft).id)).toEqual([]);
    await user.request('POST', `/storyboard/content/${draft.id}/approve`);
    const made = sceneOf(await untilStoryboard(user, draft.id, isMade));
    await retake(draft.id, made.id, 'A lone windmill at dawn');
    const takes = await takesOf(made.id);
    const shown = takes.map(({ kind, text, model, credits, current }) => ({
      kind,
      text,
      model,
      credits,
      current,
    }));
    // The narration and the first picture were made in the same moment of the test's clock.
    expect(
      shown.toSorted((left, right) =>
        left.kind < right.kind ? 1 : left.kind > right.kind ? -1 : 0,
      ),
    ).toEqual([
      {
        kind: 'visual',
        text: 'A lone windmill at dawn',
        model: 'recraft-ai/recraft-v3',
        credits: 5,
        current: true,
      },
      {
        kind: 'visual',
        text: made.description,
        model: 'recraft-ai/recraft-v3',
        credits: 5,
        current: false,
      },
      { kind: 'narration', text: made.dialogue, model: 'alloy', credits: 0, current: true },
    ]);
    for (const { thumbnail_url: thumbnail, media_url: media, kind } of takes) {
      expect((await product.app.inject({ url: media ?? '' })).statusCode).toBe(200);
      if (kind === 'visual')
        expect((await product.app.inject({ url: thumbnail ?? '' })).headers['content-type']).toBe(
          'image/jpeg',
        );
    }
    expect(new Set(takes.map(({ media_url: media }) => media)).size).toBe(3);
  });

  it('are put back with their text, free of charge and at once where the film of them is still there [SCENE-18]', async () => {
    const made = await approved();
    const first = sceneOf(made);
    const second = sceneOf(await retake(made.id, first.id, 'A lone windmill at dawn'));
    expect(fileOf(second.visual_url)).not.toBe(fileOf(first.visual_url));
    const before = await availableCredits(user);
    const earlier = (await takesOf(first.id)).find(
      ({ kind, current }) => kind === 'visual' && !current,
    );
    const restored = await user.request('POST', `/storyboard/scene/${first.id}/restore-take`, {
      take_id: earlier?.id,
    });
    expect(restored).toMatchObject({
      status: 200,
      body: { scene: { status: 'completed', description: first.description, visual_stale: false } },
    });
    expect(fileOf(restored.body.scene.visual_url)).toBe(fileOf(first.visual_url));
    expect(
      (await takesOf(first.id)).filter(({ current }) => current).map(({ id }) => id),
    ).toContain(earlier?.id);
    expect(await availableCredits(user)).toBe(before);
    expect(
      (await user.request('POST', `/storyboard/content/${made.id}/combine-scenes`)).status,
    ).toBe(200);
  });

  it('of the voice bring their words back; a film nobody made yet is made, free of charge', async () => {
    const made = await approved();
    const { id, dialogue, audio_url: firstAudio } = sceneOf(made);
    product.clock.advance(60_000);
    await user.request('POST', `/storyboard/scene/${id}/regenerate-audio`, {
      dialogue: 'Bees dance.',
    });
    await untilStoryboard(user, made.id, isMade);
    await retake(made.id, id, 'A lone windmill at dawn');
    const before = await availableCredits(user);
    const spoken = (await takesOf(id)).filter(({ kind }) => kind === 'narration');
    expect(spoken.map(({ text }) => text)).toEqual(['Bees dance.', dialogue]);
    // The first words over the second picture were never seen together.
    const restored = await user.request('POST', `/storyboard/scene/${id}/restore-take`, {
      take_id: spoken[1]?.id,
    });
    expect(restored.body.scene).toMatchObject({
      status: 'pending',
      cancelable: false,
      dialogue,
      description: 'A lone windmill at dawn',
    });
    const remade = sceneOf(await untilStoryboard(user, made.id, isMade));
    expect(remade).toMatchObject({ status: 'completed', audio_stale: false, visual_stale: false });
    expect(fileOf(remade.audio_url)).toBe(fileOf(firstAudio));
    expect(await takesOf(id)).toHaveLength(4);
    expect(await availableCredits(user)).toBe(before);
  });

  it('of a clip bring the media type back, and show the clip as it was', async () => {
    const made = await approved({ visual_model: 'kwaivgi/kling-v1.6-standard' });
    const { id, visual_url: clip } = sceneOf(made);
    await user.request('POST', `/storyboard/scene/${id}/update-media-type`, {
      media_type: 'image',
    });
    await user.request('POST', `/storyboard/scene/${id}/update-duration`, { duration: 14 });
    await untilStoryboard(user, made.id, isMade);
    product.clock.advance(60_000);
    await user.request('POST', `/storyboard/scene/${id}/regenerate-media`);
    await untilStoryboard(user, made.id, isMade);
    const [picture, film] = (await takesOf(id)).filter(({ kind }) => kind === 'visual');
    expect([picture?.media_type, film?.media_type]).toEqual(['image', 'video']);
    expect(fileOf(film?.media_url)).not.toBe(fileOf(picture?.media_url));
    expect(fileOf(film?.media_url)).toMatch(/\.mp4$/);
    const restored = await user.request('POST', `/storyboard/scene/${id}/restore-take`, {
      take_id: film?.id,
    });
    expect(restored.body.scene).toMatchObject({
      media_type: 'video',
      duration: 10,
      visual_stale: false,
    });
    expect(clip).not.toBeNull();
  });

  it('come along into a duplicate, where going back to one and approving it cost nothing [SCENE-19]', async () => {
    const made = await approved();
    const first = sceneOf(made);
    await retake(made.id, first.id, 'A lone windmill at dawn');
    const before = await availableCredits(user);
    const draftId: string = (await user.request('POST', `/content/${made.id}/duplicate`)).body.id;
    const copy = sceneOf(await untilStoryboard(user, draftId, () => true));
    const takes = await takesOf(copy.id);
    expect(takes.map(({ credits }) => credits)).toEqual([0, 0, 0]);
    const earlier = takes.find(({ text }) => text === first.description);
    const restored = await user.request('POST', `/storyboard/scene/${copy.id}/restore-take`, {
      take_id: earlier?.id,
    });
    expect(restored.body.scene).toMatchObject({
      status: 'draft',
      description: first.description,
      visual_stale: false,
    });
    expect((await user.request('POST', `/storyboard/content/${draftId}/approve`)).body).toEqual({
      status: 'awaiting_compilation',
      reserved: 0,
    });
    // Its film is still there from before: nothing is made at all.
    expect(sceneOf(await untilStoryboard(user, draftId, () => true))).toMatchObject({
      status: 'completed',
      visual_stale: false,
    });
    expect(await availableCredits(user)).toBe(before);
    expect(
      await product.database.db
        .selectFrom('generation')
        .select('id')
        .where('content_id', '=', draftId)
        .execute(),
    ).toEqual([]);
  });

  it('that were given back unpaid are not to be had: neither listed, restored, nor copied', async () => {
    const made = await approved();
    const { id } = sceneOf(made);
    const { db } = product.database;
    await user.request('POST', `/storyboard/scene/${id}/regenerate-media`);
    const order = db
      .selectFrom('generation')
      .select(['id', 'visual_take_id'])
      .where('scene_id', '=', id)
      .orderBy('created_at', 'desc')
      .orderBy('make_visual', 'desc');
    await expect
      .poll(async () => (await order.executeTakeFirst())?.visual_take_id ?? null, {
        timeout: 60_000,
        interval: 5,
      })
      .not.toBeNull();
    const unpaid = (await order.executeTakeFirst())?.visual_take_id;
    const listed = await takesOf(id);
    const canceled = await user.request('POST', `/storyboard/scene/${id}/cancel`);
    // The last moment belongs to whoever is first: a scene that was completed meanwhile is paid and stays.
    if (canceled.status === 200) {
      expect(listed.map((take) => take.id)).not.toContain(unpaid);
      expect(
        await user.request('POST', `/storyboard/scene/${id}/restore-take`, { take_id: unpaid }),
      ).toMatchObject({ status: 404 });
      expect(
        await db
          .selectFrom('take')
          .select('id')
          .where('id', '=', unpaid ?? '')
          .execute(),
      ).toEqual([]);
    } else expect(canceled.status).toBe(409);
  });

  it('are refused while the scene is made, once the video is finished, and to everybody else', async () => {
    const made = await approved();
    const { id } = sceneOf(made);
    const [take] = await takesOf(id);
    const restore = (who: TestUser, scene: string, takeId: string | undefined) =>
      who.request('POST', `/storyboard/scene/${scene}/restore-take`, { take_id: takeId });
    expect(await restore(other, id, take?.id)).toMatchObject({ status: 404 });
    expect(await other.request('GET', `/storyboard/scene/${id}/takes`)).toMatchObject({
      status: 404,
    });
    const another = sceneOf(await approved());
    expect(await restore(user, another.id, take?.id)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    await user.request('POST', `/storyboard/scene/${id}/regenerate-visual`, {
      description: `A ${endless}`,
    });
    await user.request('POST', `/storyboard/scene/${id}/regenerate-media`);
    expect(await restore(user, id, take?.id)).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });
    expect((await user.request('POST', `/storyboard/scene/${id}/cancel`)).status).toBe(200);
    await user.request('POST', `/storyboard/content/${made.id}/combine-scenes`);
    await untilStoryboard(user, made.id, ({ status }) => status === 'completed');
    expect(await restore(user, id, take?.id)).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });
    expect((await user.request('GET', `/storyboard/scene/${id}/takes`)).status).toBe(200);
  });
});
