import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storyboard, Take } from '#contract/api/storyboard.ts';
import { createStudioImageMaker } from '../../providers/image-maker/studio/studio-image-maker.ts';
import { createStudioVideoMaker } from '../../providers/video-maker/studio/studio-video-maker.ts';
import { availableCredits, createDraft, isMade, untilStoryboard } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

/** Descriptions with this word take until the work is called off. */
const endless = 'labyrinth';
let product: TestProduct;
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  const studio = createStudioImageMaker();
  const imageMaker: typeof studio = {
    ...studio,
    async makeImage(request) {
      if (!request.description.includes(endless)) return await studio.makeImage(request);
      if (!request.signal.aborted) await once(request.signal, 'abort');
      throw request.signal.reason;
    },
  };
  product = await startTestProduct({
    replacements: { makers: { imageMaker, videoMaker: createStudioVideoMaker() } },
  });
  [user, other] = [
    await product.signUp('takes@example.com'),
    await product.signUp('other@example.com'),
  ];
});
afterAll(() => product.stop());

const tiny = { scene_count: 1, scene_length: 2, duration: 2 };
const sceneOf = ({ scenes: [scene] }: Storyboard) => {
  if (scene === undefined) throw new Error('no scene');
  return scene;
};
const takesOf = async (sceneId: string): Promise<Take[]> =>
  (await user.request('GET', `/storyboard/scene/${sceneId}/takes`)).body.takes;
const fileOf = (url: string | null | undefined) => url?.split('?')[0];

async function approved(change: Record<string, unknown> = {}): Promise<Storyboard> {
  const draft = await createDraft(user, { ...tiny, ...change });
  expect((await user.request('POST', `/storyboard/content/${draft.id}/approve`)).status).toBe(200);
  return await untilStoryboard(user, draft.id, isMade);
}

/** Makes the scene's picture again from this description. */
async function retake(
  contentId: string,
  sceneId: string,
  description: string,
): Promise<Storyboard> {
  await user.request('POST', `/storyboard/scene/${sceneId}/regenerate-visual`, { description });
  product.clock.advance(60_000);
  await user.request('POST', `/storyboard/scene/${sceneId}/regenerate-media`);
  return await untilStoryboard(user, contentId, isMade);
}

describe('takes', () => {
  it('are none in a draft; each picture and narration is kept with its text, model, price and time', async () => {
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

  it('are put back with their text, free of charge and at once where the film of them is still there', async () => {
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

  it('come along into a duplicate, where going back to one and approving it cost nothing', async () => {
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

describe('calling off', () => {
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
