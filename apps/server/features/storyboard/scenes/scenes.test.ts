import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { createDraft, newContent, untilStoryboard } from '../../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

let product: TestProduct;
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  [user, other] = [
    await product.signUp('editor@example.com'),
    await product.signUp('other@example.com'),
  ];
});
afterAll(() => product.stop());

const firstScene = ({ scenes }: { scenes: Scene[] }): Scene => {
  const [scene] = scenes;
  if (scene === undefined) throw new Error('no scene');
  return scene;
};

describe('the storyboard of a new content', () => {
  it('is written in the background with the scenes asked for, and none is paid [API-8]', async () => {
    const { body } = await user.request(
      'POST',
      '/content/create',
      newContent({ scene_count: 4, scene_length: 6, duration: 24 }),
    );
    const storyboard = await untilStoryboard(
      user,
      body.id,
      ({ status }) => status !== 'generating',
    );
    expect(storyboard).toMatchObject({
      status: 'draft',
      duration: 24,
      orientation: 'vertical',
      video_url: null,
    });
    expect(
      storyboard.scenes.map(({ number, status, duration }) => ({ number, status, duration })),
    ).toEqual([1, 2, 3, 4].map((number) => ({ number, status: 'draft', duration: 6 })));
    expect(new Set(storyboard.scenes.map(({ description }) => description)).size).toBe(4);
    expect((await user.request('GET', '/subscription/credits')).body).toMatchObject({
      available_credits: 500,
      total_used: 0,
    });
  });

  it('refuses a guest without a delivery e-mail, and what the credits do not cover, and creates nothing [WIZ-28]', async () => {
    const guest = await product.signInAsGuest();
    expect(await guest.request('POST', '/content/create', newContent({ email: '' }))).toMatchObject(
      { status: 422, body: { code: 'invalid_input' } },
    );
    expect(
      await guest.request('POST', '/content/create', newContent({ visual_model: 'google/veo-2' })),
    ).toMatchObject({
      status: 402,
      body: { code: 'insufficient_credits', detail: { required: 750, available: 15 } },
    });
    expect((await guest.request('GET', '/content/user-content')).body.total).toBe(0);
  });
});

describe('editing', () => {
  it('saves description, dialogue, duration and media type, each by its call [API-6]', async () => {
    const draft = await createDraft(user, {
      visual_model: 'kwaivgi/kling-v1.6-standard',
      scene_count: 1,
      duration: 3,
    });
    const { id } = firstScene(draft);
    const changes = [
      ['regenerate-visual', { description: 'A red fox in fresh snow' }],
      ['regenerate-audio', { dialogue: 'Foxes hunt by ear.' }],
      ['update-duration', { duration: 8 }],
      ['update-media-type', { media_type: 'image' }],
    ] as const;
    for (const [call, body] of changes)
      expect((await user.request('POST', `/storyboard/scene/${id}/${call}`, body)).status).toBe(
        200,
      );
    const { body: saved } = await user.request('GET', `/storyboard/content/${draft.id}/storyboard`);
    expect(saved.scenes[0]).toMatchObject({
      description: 'A red fox in fresh snow',
      dialogue: 'Foxes hunt by ear.',
      duration: 8,
      media_type: 'image',
      credit_cost: 5,
    });
    expect(saved.duration).toBe(8);
  });

  it('does not overwrite a text that its author has not seen [BOARD-16]', async () => {
    const { id, description, dialogue } = firstScene(await createDraft(user));
    const save = (body: object, call = 'regenerate-audio') =>
      user.request('POST', `/storyboard/scene/${id}/${call}`, body);
    expect((await save({ dialogue: 'Theirs.', replaces: dialogue })).status).toBe(200);
    expect(await save({ dialogue: 'Mine.', replaces: dialogue })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    // The same text sent again, after its first answer was lost.
    expect(await save({ dialogue: 'Theirs.', replaces: dialogue })).toMatchObject({
      status: 200,
      body: { scene: { dialogue: 'Theirs.' } },
    });
    expect(await save({ dialogue: 'Mine.', replaces: 'Theirs.' })).toMatchObject({
      status: 200,
      body: { scene: { dialogue: 'Mine.' } },
    });
    expect(
      (await save({ description: 'A fox', replaces: description }, 'regenerate-visual')).status,
    ).toBe(200);
    expect(
      await save({ description: 'A hare', replaces: description }, 'regenerate-visual'),
    ).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(await save({ description: 'A hare' }, 'regenerate-visual')).toMatchObject({
      status: 200,
      body: { scene: { description: 'A hare' } },
    });
  });

  it('adds a scene between its neighbours, reorders, and deletes [BOARD-2, BOARD-27, API-10]', async () => {
    const draft = await createDraft(user);
    const [a, b, c] = draft.scenes.map(({ id }) => id);
    const added = await user.request('POST', `/storyboard/content/${draft.id}/generate-scene`, {
      position: 2,
      description: 'A beekeeper opens the hive',
      is_last_scene: false,
      previous_scene_id: a,
      next_scene_id: b,
    });
    expect(added).toMatchObject({ status: 200, body: { number: 2, status: 'draft' } });
    expect(added.body.description.toLowerCase()).toContain('beekeeper');
    // Nobody said anything to be spoken in it, and nothing is made up.
    expect(added.body).toMatchObject({ dialogue: '', sentences: [] });
    const order = [c, added.body.id, b, a];
    const reordered = await user.request('POST', `/storyboard/content/${draft.id}/reorder-scenes`, {
      scene_ids: order,
    });
    expect(reordered.body.scenes.map(({ id, number }: Scene) => [id, number])).toEqual(
      order.map((id, index) => [id, index + 1]),
    );
    expect((await user.request('DELETE', `/storyboard/scene/${added.body.id}`)).status).toBe(200);
    const { body } = await user.request('GET', `/storyboard/content/${draft.id}/storyboard`);
    expect(body.scenes.map(({ id, number }: Scene) => [id, number])).toEqual([
      [c, 1],
      [b, 2],
      [a, 3],
    ]);
  });

  it('tweaks one or several scenes, and leaves the others alone [BOARD-3]', async () => {
    const draft = await createDraft(user);
    const ids = draft.scenes.slice(0, 2).map(({ id }) => id);
    const tweaked = await user.request(
      'POST',
      `/storyboard/content/${draft.id}/regenerate-scenes`,
      { scene_ids: ids, text: 'Set it at night in the rain' },
    );
    expect(tweaked.status).toBe(200);
    for (const scene of tweaked.body.scenes)
      expect(scene.description.toLowerCase()).toMatch(/night|rain/);
    const { body } = await user.request('GET', `/storyboard/content/${draft.id}/storyboard`);
    // Its sketch may be another one: neighbours do not look alike.
    expect({ ...body.scenes[2], sketch_url: '' }).toEqual({ ...draft.scenes[2], sketch_url: '' });
  });

  it('refuses a list of scenes that names one twice, wherever one comes in, and changes nothing', async () => {
    const draft = await createDraft(user, { scene_count: 2, duration: 6 });
    const [a = '', b = ''] = draft.scenes.map(({ id }) => id);
    const refused = {
      status: 422,
      body: {
        code: 'invalid_input',
        field: 'scene_ids',
        detail: 'scene_ids: must name each only once.',
      },
    };
    for (const scene_ids of [
      [a, a],
      [a, b, b],
      [b, b.toUpperCase()],
    ]) {
      for (const [call, rest] of [
        ['reorder-scenes', {}],
        ['regenerate-scenes', { text: 'Set it at night' }],
        ['make-scenes', {}],
      ] as const) {
        expect(
          await user.request('POST', `/storyboard/content/${draft.id}/${call}`, {
            scene_ids,
            ...rest,
          }),
          call,
        ).toMatchObject(refused);
      }
    }
    expect(
      (await user.request('GET', `/storyboard/content/${draft.id}/storyboard`)).body.scenes,
    ).toEqual(draft.scenes);
  });

  it('keeps the last scene, and tells two tabs that disagree', async () => {
    const draft = await createDraft(user, { scene_count: 2, duration: 6 });
    const [a, b] = draft.scenes.map(({ id }) => id);
    expect((await user.request('DELETE', `/storyboard/scene/${a}`)).status).toBe(200);
    expect(await user.request('DELETE', `/storyboard/scene/${b}`)).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });
    expect(
      await user.request('POST', `/storyboard/content/${draft.id}/reorder-scenes`, {
        scene_ids: [b, a],
      }),
    ).toMatchObject({ status: 409 });
    const stale = { position: 1, is_last_scene: false, previous_scene_id: null, next_scene_id: a };
    expect(
      await user.request('POST', `/storyboard/content/${draft.id}/generate-scene`, stale),
    ).toMatchObject({ status: 409 });
  });

  it('refuses a video scene in content that makes images only, and lengths no scene can have [BOARD-24]', async () => {
    const { id } = firstScene(await createDraft(user));
    expect(
      await user.request('POST', `/storyboard/scene/${id}/update-media-type`, {
        media_type: 'video',
      }),
    ).toMatchObject({ status: 409 });
    expect(
      (await user.request('POST', `/storyboard/scene/${id}/update-duration`, { duration: 20 }))
        .status,
    ).toBe(200);
    for (const duration of [21, -1, 2.5, '5', null])
      expect(
        (await user.request('POST', `/storyboard/scene/${id}/update-duration`, { duration }))
          .status,
      ).toBe(422);
    const endless = await user.request('POST', `/storyboard/scene/${id}/regenerate-audio`, {
      dialogue: 'word '.repeat(350),
    });
    expect(endless).toMatchObject({ status: 422 });
    expect(endless.body.detail).toContain('Shorten it');
  });
});

describe("someone else's storyboard", () => {
  it('is not found, by any call, and stays as it is [API-3]', async () => {
    const draft = await createDraft(user);
    const { id } = firstScene(draft);
    const calls = [
      ['GET', `/storyboard/content/${draft.id}/storyboard`],
      ['GET', `/storyboard/content/${draft.id}/credit-cost`],
      ['GET', `/storyboard/content/${draft.id}/events`],
      ['POST', `/storyboard/content/${draft.id}/approve`],
      ['POST', `/storyboard/content/${draft.id}/combine-scenes`],
      ['POST', `/storyboard/content/${draft.id}/rewrite`],
      ['POST', `/storyboard/content/${draft.id}/regenerate-scenes`, { scene_ids: [id], text: 'x' }],
      [
        'POST',
        `/storyboard/content/${draft.id}/generate-scene`,
        { position: 1, is_last_scene: true },
      ],
      ['POST', `/storyboard/content/${draft.id}/make-scenes`, { scene_ids: [id] }],
      [
        'POST',
        `/storyboard/content/${draft.id}/reorder-scenes`,
        { scene_ids: draft.scenes.map((scene) => scene.id) },
      ],
      ['POST', `/storyboard/scene/${id}/regenerate-audio`, { dialogue: 'x' }],
      ['POST', `/storyboard/scene/${id}/regenerate-visual`, { description: 'x' }],
      ['POST', `/storyboard/scene/${id}/update-duration`, { duration: 1 }],
      ['POST', `/storyboard/scene/${id}/update-media-type`, { media_type: 'image' }],
      ['POST', `/storyboard/scene/${id}/regenerate-media`],
      ['POST', `/storyboard/scene/${id}/split`, { dialogue: 'x', next_dialogue: 'y' }],
      ['POST', `/storyboard/scene/${id}/merge-next`],
      ['DELETE', `/storyboard/scene/${id}`],
      ['POST', `/content/${draft.id}/duplicate`],
      ['GET', `/content/${draft.id}`],
      ['PATCH', `/content/${draft.id}`, { title: 'mine', scheduled_at: null }],
      ['DELETE', `/content/${draft.id}`],
    ] as const;
    for (const [method, path, body] of calls)
      expect(await other.request(method, path, body), `${method} ${path}`).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    expect((await user.request('GET', `/storyboard/content/${draft.id}/storyboard`)).body).toEqual(
      draft,
    );
  });
});
