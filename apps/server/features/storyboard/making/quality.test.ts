import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { createStudioImageMaker } from '../../../providers/image-maker/studio/studio-image-maker.ts';
import { createStudioVideoMaker } from '../../../providers/video-maker/studio/studio-video-maker.ts';
import { parseDrawing } from '@scenewright/studio/painting/drawing.ts';
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
import { createCreatorSteps, fieldsOf, idsOf, pathOf } from '../testing/creator-steps.ts';

/** What each clip was asked to begin with: whether the file is a JPEG, and its drawing; null where it began with nothing. */
const beginnings: ({ isJpeg: boolean; template: string } | null)[] = [];
let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  const studio = createStudioVideoMaker();
  const videoMaker: typeof studio = {
    ...studio,
    async makeVideo(request) {
      const { startImage } = request;
      beginnings.push(
        startImage === null
          ? null
          : {
              isJpeg: (await readFile(startImage.path)).subarray(0, 2).toString('hex') === 'ffd8',
              template: parseDrawing(startImage.drawing).template,
            },
      );
      return await studio.makeVideo(request);
    },
  };
  product = await startTestProduct({
    replacements: { makers: { imageMaker: createStudioImageMaker(), videoMaker } },
  });
});
afterAll(() => product.stop());

const tiny = {
  visual_model: 'kwaivgi/kling-v1.6-standard',
  scene_count: 2,
  scene_length: 2,
  duration: 4,
};
const { post, costOf, setQuality, takesOf, approved, make } = createCreatorSteps(tiny, () => ({
  product,
  user,
}));
const twice = <T>(value: T) => [value, value];

describe('a draft of stills', () => {
  it('is approved at the price of pictures, combined, duplicated, and approved in full at the price of the clips alone [SCENE-12]', async () => {
    user = await product.signUp('stills@example.com');
    const before = await availableCredits(user);
    const draft = await createDraft(user, tiny);
    expect([
      await costOf(draft),
      await costOf(draft, '?quality=final'),
      await costOf(draft, '?quality=draft'),
    ]).toEqual([80, 80, 10]);
    // The price of another quality, as it was shown before somebody changed the storyboard in another tab.
    expect(await post(`${pathOf(draft)}/approve`, { quality: 'draft', price: 80 })).toMatchObject({
      status: 409,
      body: {
        code: 'price_changed',
        detail: 'This costs 10 credits by now, not 80. Look at what has changed, then approve it.',
      },
    });
    expect(await availableCredits(user)).toBe(before);
    const approvals = await Promise.all(
      [1, 2].map(() => post(`${pathOf(draft)}/approve`, { quality: 'draft', price: 10 })),
    );
    expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stills = await untilStoryboard(user, draft.id, isMade);
    expect(stills.quality).toBe('draft');
    expect(
      fieldsOf(
        stills,
        'status',
        'media_type',
        'visual_kind',
        'visual_stale',
        'awaits_motion',
        'credit_cost',
      ),
    ).toEqual(twice(['completed', 'video', 'picture', false, false, 5]));
    expect(await availableCredits(user)).toBe(before - 10);
    expect(
      (await user.request('GET', '/subscription/usage?page=1')).body.items[0].description,
    ).toMatch(/^Recraft still of scene \d · /);

    expect(await post(`${pathOf(draft)}/combine-scenes`)).toMatchObject({ status: 200 });
    const film = await untilStoryboard(user, draft.id, ({ status }) => status !== 'processing');
    expect(film).toMatchObject({
      status: 'completed',
      quality: 'draft',
      video_url: expect.any(String),
    });
    expect((await user.request('GET', '/content/user-content')).body.items[0]).toMatchObject({
      id: draft.id,
      quality: 'draft',
    });
    expect(
      (await product.app.inject({ url: film.download_url ?? '' })).headers['content-disposition'],
    ).toContain('%28draft%29.mp4');
    expect(await setQuality(film, 'final')).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });

    const { body: copy } = await post(`/content/${draft.id}/duplicate`);
    expect([await costOf(copy, '?quality=draft'), await costOf(copy)]).toEqual([0, 80]);
    expect(await post(`${pathOf(copy)}/approve`)).toMatchObject({
      status: 200,
      body: { reserved: 80 },
    });
    const final = await untilStoryboard(user, copy.id, isMade);
    expect(final.quality).toBe('final');
    expect(fieldsOf(final, 'status', 'visual_kind', 'visual_stale')).toEqual(
      twice(['completed', 'clip', false]),
    );
    expect(await availableCredits(user)).toBe(before - 90);
  });

  it('begins each of its clips with the still of it, and shows what the still showed [SCENE-14]', async () => {
    user = await product.signUp('beginnings@example.com');
    const stills = await approved({ scene_count: 1, duration: 2 }, { quality: 'draft' });
    await setQuality(stills, 'final');
    beginnings.length = 0;
    await make(stills);
    expect(beginnings).toEqual([expect.objectContaining({ isJpeg: true })]);
    const drawings = await product.database.db
      .selectFrom('take')
      .innerJoin('scene', 'scene.id', 'take.scene_id')
      .select('take.drawing')
      .where('content_id', '=', stills.id)
      .where('take.kind', '<>', 'narration')
      .orderBy('take.kind')
      .execute();
    const [clip, still] = drawings.map(({ drawing }) => parseDrawing(drawing));
    expect(clip).toEqual({ ...still, motion: 'live' });
  });

  it('is the same as in full where the model makes no video [SCENE-12]', async () => {
    user = await product.signUp('pictures@example.com');
    const draft = await createDraft(user, {
      ...tiny,
      scene_count: 1,
      duration: 2,
      visual_model: 'recraft-ai/recraft-v3',
    });
    expect([await costOf(draft), await costOf(draft, '?quality=draft')]).toEqual([5, 5]);
    await post(`${pathOf(draft)}/approve`, { quality: 'draft' });
    const made = await untilStoryboard(user, draft.id, isMade);
    expect(made.quality).toBe('final');
    expect(await setQuality(made, 'draft')).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });
  });
});

describe('from stills to clips, and back', () => {
  it('costs nothing by itself; scenes are set in motion at their price, and what was made is put back [SCENE-13, SCENE-14]', async () => {
    user = await product.signUp('motion@example.com');
    const stills = await approved({}, { quality: 'draft' });
    const [first = '', second = ''] = idsOf(stills);
    const before = await availableCredits(user);
    expect((await setQuality(stills, 'final')).body).toMatchObject({ quality: 'final' });
    const waiting = await untilStoryboard(user, stills.id, isMade);
    expect(fieldsOf(waiting, 'status', 'visual_stale', 'awaits_motion', 'credit_cost')).toEqual(
      twice(['completed', true, true, 40]),
    );
    expect(await availableCredits(user)).toBe(before);

    const half = await make(waiting, [first]);
    expect(fieldsOf(half, 'visual_kind', 'awaits_motion')).toEqual([
      ['clip', false],
      ['picture', true],
    ]);
    expect(await availableCredits(user)).toBe(before - 40);

    // Back at stills: the first has its own again, at once. And with motion again: its clip, which is paid.
    const back = (await setQuality(half, 'draft')).body as Storyboard;
    expect(fieldsOf(back, 'status', 'visual_kind', 'visual_stale')).toEqual(
      twice(['completed', 'picture', false]),
    );
    expect(back.scenes[0]?.visual_url?.split('?')[0]).toBe(
      stills.scenes[0]?.visual_url?.split('?')[0],
    );
    // A duplicate has the clip among its takes: approved in full, it is put back and not paid again.
    const { body: copy } = await post(`/content/${back.id}/duplicate`);
    expect([await costOf(copy, '?quality=draft'), await costOf(copy)]).toEqual([0, 40]);
    expect((await post(`${pathOf(copy)}/approve`)).body.reserved).toBe(40);
    expect(
      fieldsOf(await untilStoryboard(user, copy.id, isMade), 'visual_kind', 'visual_stale'),
    ).toEqual(twice(['clip', false]));
    expect(await availableCredits(user)).toBe(before - 80);

    const again = (await setQuality(back, 'final')).body as Storyboard;
    expect(fieldsOf(again, 'status', 'visual_kind', 'awaits_motion')).toEqual([
      ['completed', 'clip', false],
      ['completed', 'picture', true],
    ]);
    expect(await availableCredits(user)).toBe(before - 80);
    expect(
      (await takesOf(first))
        .filter(({ kind }) => kind === 'visual')
        .map(({ still, media_type: mediaType, credits, current }) => ({
          still,
          mediaType,
          credits,
          current,
        })),
    ).toEqual([
      { still: false, mediaType: 'video', credits: 40, current: true },
      { still: true, mediaType: 'image', credits: 5, current: false },
    ]);

    // A restored still leaves the scene a video scene without its motion; with another text, a clip does not begin with it.
    const still = (await takesOf(first)).find((take) => take.still);
    expect(
      (await post(`/storyboard/scene/${first}/restore-take`, { take_id: still?.id })).body.scene,
    ).toMatchObject({ media_type: 'video', visual_kind: 'picture', awaits_motion: true });
    // It is right for an image scene, too, and makes no video of it again.
    await post(`/storyboard/scene/${first}/update-media-type`, { media_type: 'image' });
    expect(
      (await post(`/storyboard/scene/${first}/restore-take`, { take_id: still?.id })).body.scene,
    ).toMatchObject({
      media_type: 'image',
      visual_stale: false,
      awaits_motion: false,
      credit_cost: 5,
    });
    await post(`/storyboard/scene/${second}/regenerate-visual`, {
      description: 'A lone windmill at dawn',
    });
    expect(
      (await user.request('GET', `${pathOf(stills)}/storyboard`)).body.scenes[1],
    ).toMatchObject({ visual_stale: true, awaits_motion: false });
    beginnings.length = 0;
    await make(again, [second]);
    expect(beginnings).toEqual([null]);
  });

  thoroughly(() =>
    it('goes along when scenes are copied, split, merged and toggled in a draft, all free of charge', async () => {
      user = await product.signUp('copies@example.com');
      const stills = await approved({ scene_count: 1, duration: 2 }, { quality: 'draft' });
      const [id = ''] = idsOf(stills);
      const before = await availableCredits(user);
      const shown = async () =>
        fieldsOf(
          await untilStoryboard(user, stills.id, isMade),
          'status',
          'media_type',
          'visual_kind',
          'visual_stale',
        );
      const right = ['completed', 'video', 'picture', false];
      await post(`/storyboard/scene/${id}/duplicate`);
      expect(await shown()).toEqual([right, right]);
      await post(`/storyboard/scene/${id}/regenerate-audio`, { dialogue: 'Bees dance.' });
      await shown();
      await post(`/storyboard/scene/${id}/split`, { dialogue: 'Bees', next_dialogue: 'dance.' });
      expect(await shown()).toEqual([right, right, right]);
      await post(`/storyboard/scene/${id}/merge-next`);
      expect(await shown()).toEqual([right, right]);
      // A still is the picture an image scene asks for, and what a video scene of a draft does.
      for (const mediaType of ['image', 'video']) {
        await post(`/storyboard/scene/${id}/update-media-type`, { media_type: mediaType });
        expect((await shown())[0]).toEqual(['completed', mediaType, 'picture', false]);
      }
      expect(await availableCredits(user)).toBe(before);
    }),
  );

  thoroughly(() =>
    it('tries free work on a still again free, though its clip would cost [SCENE-15]', async () => {
      user = await product.signUp('hoarse@example.com');
      const stills = await approved({ scene_count: 1, duration: 2 }, { quality: 'draft' });
      const [id = ''] = idsOf(stills);
      await setQuality(stills, 'final');
      const before = await availableCredits(user);
      product.clock.advance(60_000);
      // Few words that take longer to say than a video scene may last.
      await post(`/storyboard/scene/${id}/regenerate-audio`, {
        dialogue: Array.from({ length: 5 }, () => '777,777,777,777').join(' '),
      });
      expect(
        fieldsOf(await untilStoryboard(user, stills.id, isMade), 'status', 'credit_cost'),
      ).toEqual([['failed', 0]]);
      await post(`/storyboard/scene/${id}/regenerate-audio`, { dialogue: 'Few words.' });
      expect(fieldsOf(await make(stills), 'status', 'awaits_motion', 'credit_cost')).toEqual([
        ['completed', true, 40],
      ]);
      expect(await availableCredits(user)).toBe(before);
    }),
  );

  it('is refused where the credits fall short, and changes nothing [SCENE-13]', async () => {
    user = await product.signInAsGuest();
    const draft = await createDraft(user, {
      ...tiny,
      scene_count: 1,
      duration: 2,
      visual_model: 'recraft-ai/recraft-v3',
    });
    await product.database.db
      .updateTable('content')
      .set({ visual_model: tiny.visual_model })
      .where('id', '=', draft.id)
      .execute();
    await post(`/storyboard/scene/${draft.scenes[0]?.id}/update-media-type`, {
      media_type: 'video',
    });
    expect(await post(`${pathOf(draft)}/approve`, { quality: 'final' })).toMatchObject({
      status: 402,
      body: { detail: { required: 40, available: 15 } },
    });
    expect((await user.request('GET', `${pathOf(draft)}/storyboard`)).body.status).toBe('draft');
    expect(await setQuality(draft, 'draft')).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });
    await post(`${pathOf(draft)}/approve`, { quality: 'draft' });
    const stills = await untilStoryboard(user, draft.id, isMade);
    await setQuality(stills, 'final');
    expect(await post(`${pathOf(draft)}/make-scenes`, { scene_ids: idsOf(stills) })).toMatchObject({
      status: 402,
      body: { detail: { required: 40, available: 10 } },
    });
    expect((await user.request('GET', `${pathOf(draft)}/storyboard`)).body.scenes[0]).toMatchObject(
      { status: 'completed', awaits_motion: true },
    );
  });
});
