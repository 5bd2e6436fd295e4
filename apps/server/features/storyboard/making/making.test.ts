import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { createStudioImageMaker } from '../../../providers/image-maker/studio/studio-image-maker.ts';
import { createStudioVideoMaker } from '../../../providers/video-maker/studio/studio-video-maker.ts';
import { CancelledError } from '@scenewright/jobs/cancellable.ts';
import {
  availableCredits,
  createDraft,
  isMade,
  untilStoryboard,
} from '../../../testing/contents.ts';
import { createFlatStudio } from '../../../testing/flat-studio.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

/** Descriptions with this word cannot be painted, as often as is set here. */
const cursed = 'basilisk';
/** Descriptions with this word take for ever: their maker stops only when it is told to. */
const endless = 'labyrinth';
const told: unknown[] = [];
/** A render that is half done goes on only when it is told to stop. A flat one would be over before anybody sees it. */
let isRenderHeld = false;
let failuresLeft = 0;
let tries = 0;
let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  const studio = createStudioImageMaker();
  const imageMaker: typeof studio = {
    name: 'sometimes failing',
    async makeImage(request) {
      if (request.description.includes(cursed)) {
        tries += 1;
        if (failuresLeft-- > 0)
          throw new ProviderError('The picture service is out of paint.', { retryable: true });
      }
      if (request.description.includes(endless)) {
        if (!request.signal.aborted) await once(request.signal, 'abort');
        told.push(request.signal.reason);
        throw request.signal.reason;
      }
      return await studio.makeImage(request);
    },
  };
  const flat = createFlatStudio();
  const heldStudio: typeof flat = {
    ...flat,
    async renderSegment(request) {
      if (!isRenderHeld) return await flat.renderSegment(request);
      await writeFile(request.outputPath, 'half of it');
      const { signal } = request;
      if (signal === undefined) throw new Error('a render that nobody can call off');
      if (!signal.aborted) await once(signal, 'abort');
      told.push(signal.reason);
      throw signal.reason;
    },
  };
  product = await startTestProduct({
    replacements: {
      makers: { imageMaker, videoMaker: createStudioVideoMaker() },
      studio: heldStudio,
    },
  });
  user = await product.signUp('maker@example.com');
});
afterAll(() => product.stop());

const scenePath = (storyboard: Storyboard, index: number) =>
  `/storyboard/scene/${storyboard.scenes[index]?.id}`;

describe('approving and combining', () => {
  it('reserves, makes, captures, combines, and only what changed is paid in a duplicate [SCENE-11, API-10, SCENE-19]', async () => {
    const { available_credits: before, total_used: usedBefore } = (
      await user.request('GET', '/subscription/credits')
    ).body;
    const draft = await createDraft(user, { scene_count: 2, scene_length: 2, duration: 4 });
    const path = `/storyboard/content/${draft.id}`;
    expect((await user.request('GET', `${path}/credit-cost`)).body).toMatchObject({
      creditCost: 10,
      scenes: 2,
      available: before,
    });
    expect(await user.request('POST', `${path}/combine-scenes`)).toMatchObject({ status: 409 });
    expect(await user.request('POST', `${scenePath(draft, 0)}/regenerate-media`)).toMatchObject({
      status: 409,
    });

    const approvals = await Promise.all([
      user.request('POST', `${path}/approve`),
      user.request('POST', `${path}/approve`),
    ]);
    expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await availableCredits(user)).toBe(before - 10);
    expect(await user.request('POST', `${path}/combine-scenes`)).toMatchObject({ status: 409 });

    const made = await untilStoryboard(user, draft.id, isMade);
    for (const scene of made.scenes) {
      expect(scene).toMatchObject({
        status: 'completed',
        visual_stale: false,
        audio_stale: false,
        narrated: true,
      });
      for (const url of [scene.visual_url, scene.poster_url, scene.audio_url])
        expect((await product.app.inject({ url: url ?? '' })).statusCode).toBe(200);
    }
    expect((await user.request('POST', `${path}/combine-scenes`)).status).toBe(200);
    const finished = await untilStoryboard(user, draft.id, ({ status }) => status !== 'processing');
    expect(finished.status).toBe('completed');
    const video = await product.app.inject({
      url: finished.video_url ?? '',
      headers: { range: 'bytes=0-99' },
    });
    expect(video).toMatchObject({ statusCode: 206 });
    expect(video.headers['content-type']).toBe('video/mp4');
    expect(video.rawPayload.subarray(4, 8).toString()).toBe('ftyp');
    expect(await user.request('DELETE', scenePath(made, 0))).toMatchObject({ status: 409 });
    expect(await user.request('GET', '/subscription/credits')).toMatchObject({
      body: { available_credits: before - 10, total_used: usedBefore + 10 },
    });

    const copyId = (await user.request('POST', `/content/${draft.id}/duplicate`)).body.id;
    const copy = await untilStoryboard(user, copyId, () => true);
    expect(copy.status).toBe('draft');
    expect(
      (await user.request('POST', `${scenePath(copy, 0)}/regenerate-audio`, { dialogue: 'Bees.' }))
        .status,
    ).toBe(200);
    expect(
      (await user.request('GET', `/storyboard/content/${copyId}/credit-cost`)).body,
    ).toMatchObject({ creditCost: 0, scenes: 0 });
    expect((await user.request('POST', `/storyboard/content/${copyId}/approve`)).body).toEqual({
      status: 'awaiting_compilation',
      reserved: 0,
    });
    const remade = await untilStoryboard(user, copyId, isMade);
    expect(remade.scenes[1]?.audio_url?.split('?')[0]).toBe(
      made.scenes[1]?.audio_url?.split('?')[0],
    );
    expect(remade.scenes[0]?.audio_url).not.toBe(made.scenes[0]?.audio_url);
    expect(
      (await user.request('POST', `/storyboard/content/${copyId}/combine-scenes`)).status,
    ).toBe(200);
    expect(
      (await untilStoryboard(user, copyId, ({ status }) => status !== 'processing')).status,
    ).toBe('completed');
    expect(await availableCredits(user)).toBe(before - 10);
  });

  it('leaves the pictures and the sound of a duplicate when its original is deleted', async () => {
    const draft = await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 });
    await user.request('POST', `/storyboard/content/${draft.id}/approve`);
    await untilStoryboard(user, draft.id, isMade);
    const copyId = (await user.request('POST', `/content/${draft.id}/duplicate`)).body.id;
    expect((await user.request('DELETE', `/content/${draft.id}`)).status).toBe(200);
    expect((await user.request('GET', `/content/${draft.id}`)).status).toBe(404);
    const [scene] = (await untilStoryboard(user, copyId, () => true)).scenes;
    for (const url of [scene?.visual_url, scene?.audio_url])
      expect((await product.app.inject({ url: url ?? '' })).statusCode).toBe(200);
    await user.request('POST', `/storyboard/content/${copyId}/approve`);
    await user.request('POST', `/storyboard/content/${copyId}/combine-scenes`);
    expect(
      (await untilStoryboard(user, copyId, ({ status }) => status !== 'processing')).status,
    ).toBe('completed');
  });

  thoroughly(() =>
    it('goes on when a dialogue is edited after approval: the narration is made again, free of charge', async () => {
      const draft = await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 });
      await user.request('POST', `/storyboard/content/${draft.id}/approve`);
      const made = await untilStoryboard(user, draft.id, isMade);
      const before = await availableCredits(user);
      await user.request('POST', `${scenePath(made, 0)}/regenerate-audio`, {
        dialogue: 'A different sentence, spoken anew.',
      });
      const again = await untilStoryboard(
        user,
        draft.id,
        (storyboard) => isMade(storyboard) && storyboard.scenes[0]?.audio_stale === false,
      );
      expect(again.scenes[0]?.audio_url).not.toBe(made.scenes[0]?.audio_url);
      expect(again.scenes[0]?.visual_url).toBe(made.scenes[0]?.visual_url);
      expect(await availableCredits(user)).toBe(before);

      await user.request('POST', `${scenePath(made, 0)}/regenerate-visual`, {
        description: 'A lone windmill at dawn',
      });
      const stale = await untilStoryboard(user, draft.id, () => true);
      expect(stale.scenes[0]).toMatchObject({ status: 'completed', visual_stale: true });
      expect((await user.request('POST', `${scenePath(made, 0)}/regenerate-media`)).status).toBe(
        200,
      );
      expect(await availableCredits(user)).toBe(before - 5);
      const fresh = await untilStoryboard(user, draft.id, isMade);
      expect(fresh.scenes[0]).toMatchObject({ status: 'completed', visual_stale: false });
    }),
  );
});

describe('a scene whose maker fails', () => {
  it('is tried three times, then given up with its credits, without holding up the others; regenerating mends it [CREDITS-11]', async () => {
    const before = await availableCredits(user);
    const draft = await createDraft(user, { scene_count: 2, scene_length: 2, duration: 4 });
    await user.request('POST', `${scenePath(draft, 0)}/regenerate-visual`, {
      description: `A ${cursed} in a cave`,
    });
    [failuresLeft, tries] = [3, 0];
    await user.request('POST', `/storyboard/content/${draft.id}/approve`);
    const settled = await untilStoryboard(user, draft.id, isMade);
    expect(tries).toBe(3);
    expect(settled.scenes.map(({ status }) => status)).toEqual(['failed', 'completed']);
    expect(settled.scenes[0]?.failure).toBe('The picture service is out of paint.');
    expect(await availableCredits(user)).toBe(before - 5);
    expect(
      await user.request('POST', `/storyboard/content/${draft.id}/combine-scenes`),
    ).toMatchObject({ status: 409 });
    expect((await user.request('POST', `${scenePath(draft, 0)}/regenerate-media`)).status).toBe(
      200,
    );
    const mended = await untilStoryboard(user, draft.id, isMade);
    expect(mended.scenes.map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect(await availableCredits(user)).toBe(before - 10);
  });

  thoroughly(() =>
    it('is mended by a second try, and charged once', async () => {
      const before = await availableCredits(user);
      const draft = await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 });
      await user.request('POST', `${scenePath(draft, 0)}/regenerate-visual`, {
        description: `A ${cursed} asleep`,
      });
      [failuresLeft, tries] = [1, 0];
      await user.request('POST', `/storyboard/content/${draft.id}/approve`);
      expect((await untilStoryboard(user, draft.id, isMade)).scenes[0]?.status).toBe('completed');
      expect(tries).toBe(2);
      expect(await availableCredits(user)).toBe(before - 5);
    }),
  );
});

describe('scenes that are called off', () => {
  it('give their credits back when they, or their content, are deleted [CREDITS-11]', async () => {
    const before = await availableCredits(user);
    const draft = await createDraft(user, { scene_count: 3, scene_length: 10, duration: 30 });
    await user.request('POST', `/storyboard/content/${draft.id}/approve`);
    expect(await availableCredits(user)).toBe(before - 15);
    expect((await user.request('DELETE', scenePath(draft, 2))).status).toBe(200);
    expect(await availableCredits(user)).toBe(before - 10);
    expect((await user.request('DELETE', `/content/${draft.id}`)).status).toBe(200);
    expect(await availableCredits(user)).toBe(before);
  });

  it('stop being made: their maker is told and their files go', async () => {
    const before = await availableCredits(user);
    const reaches =
      (stage: string) =>
      ({ scenes }: Storyboard) =>
        scenes[0]?.progress?.stage === stage;
    const waiting = await createDraft(user, { scene_count: 1, scene_length: 10, duration: 10 });
    await user.request('POST', `${scenePath(waiting, 0)}/regenerate-visual`, {
      description: `A ${endless} without an end`,
    });
    await user.request('POST', `/storyboard/content/${waiting.id}/approve`);
    await untilStoryboard(user, waiting.id, reaches('picture'));
    expect((await user.request('DELETE', `/content/${waiting.id}`)).status).toBe(200);
    await expect.poll(() => told, { timeout: 60_000 }).toEqual([expect.any(CancelledError)]);

    told.length = 0;
    isRenderHeld = true;
    const rendered = await createDraft(user, { scene_count: 1, scene_length: 10, duration: 10 });
    await user.request('POST', `/storyboard/content/${rendered.id}/approve`);
    await untilStoryboard(user, rendered.id, reaches('render'));
    expect(await readdir(product.temporaryFolder)).not.toEqual([]);
    expect((await user.request('DELETE', `/content/${rendered.id}`)).status).toBe(200);
    await expect.poll(() => told, { timeout: 60_000 }).toEqual([expect.any(CancelledError)]);
    isRenderHeld = false;
    await expect.poll(() => readdir(product.temporaryFolder), { timeout: 60_000 }).toEqual([]);
    expect(await availableCredits(user)).toBe(before);
  });

  it('of duration 0 are neither made nor charged [SCENE-16]', async () => {
    const draft = await createDraft(user, { scene_count: 2, scene_length: 2, duration: 4 });
    await user.request('POST', `${scenePath(draft, 0)}/update-duration`, { duration: 0 });
    expect(
      (await user.request('POST', `/storyboard/content/${draft.id}/approve`)).body.reserved,
    ).toBe(5);
    const made = await untilStoryboard(user, draft.id, isMade);
    expect(made.scenes.map(({ status }) => status)).toEqual(['draft', 'completed']);
    await user.request('POST', `/storyboard/content/${draft.id}/combine-scenes`);
    expect(
      await untilStoryboard(user, draft.id, ({ status }) => status !== 'processing'),
    ).toMatchObject({ status: 'completed', duration: 2 });
  });
});

describe('narration', () => {
  it('lets its scene grow to the next whole second rather than be cut [VOICE-8]', async () => {
    const draft = await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 });
    await user.request('POST', `${scenePath(draft, 0)}/regenerate-audio`, {
      dialogue:
        'This sentence cannot be said in just two seconds, however quickly it is spoken aloud.',
    });
    await user.request('POST', `/storyboard/content/${draft.id}/approve`);
    const made = await untilStoryboard(user, draft.id, isMade);
    expect(made.scenes[0]?.status).toBe('completed');
    expect(made.duration).toBeGreaterThan(3);
  });

  it('runs as captions with music where no voice reads the language, and the storyboard says so [VOICE-9]', async () => {
    const draft = await createDraft(user, {
      prompt: '蜜蜂是怎样找到回家的路的?它们跳舞来分享地图。',
      title: '蜜蜂',
      scene_count: 1,
      scene_length: 8,
      duration: 8,
    });
    expect(draft.scenes[0]?.narrated).toBe(false);
    expect(draft.notices).toContain(
      'No voice is available for the language of some scenes: their captions run with music instead.',
    );
    await user.request('POST', `/storyboard/content/${draft.id}/approve`);
    await untilStoryboard(user, draft.id, isMade);
    await user.request('POST', `/storyboard/content/${draft.id}/combine-scenes`);
    expect(
      (await untilStoryboard(user, draft.id, ({ status }) => status !== 'processing')).status,
    ).toBe('completed');
  });
});

it('refuses to approve what the credits do not cover, and reserves nothing', async () => {
  const guest = await product.signInAsGuest();
  const draft = await createDraft(guest);
  for (const description of ['A heron', 'A kingfisher'])
    await guest.request('POST', `/storyboard/content/${draft.id}/generate-scene`, {
      position: 1,
      description,
      is_last_scene: true,
    });
  expect(await guest.request('POST', `/storyboard/content/${draft.id}/approve`)).toMatchObject({
    status: 402,
    body: { detail: { required: 25, available: 15 } },
  });
  expect(await availableCredits(guest)).toBe(15);
});
