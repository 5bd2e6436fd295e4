import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { ScriptWriter } from '@scenewright/provider-contract/script-writer.ts';
import { createOfflineVoice } from '@scenewright/voices/offline/offline-voice.ts';
import { createStudioImageMaker } from '../../../providers/image-maker/studio/studio-image-maker.ts';
import { createOfflineScriptWriter } from '../../../wire-writer.ts';
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

/** Descriptions with this word cannot be painted, dialogues with it not be spoken, while it has power. */
const cursed = 'basilisk';
let cursedHasPower = true;
let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  const [studio, speech, offline] = [
    createStudioImageMaker(),
    createOfflineVoice(),
    createOfflineScriptWriter(),
  ];
  const imageMaker: typeof studio = {
    ...studio,
    async makeImage(request) {
      if (cursedHasPower && request.description.includes(cursed))
        throw new ProviderError('The picture service is out of paint.', { retryable: false });
      return await studio.makeImage(request);
    },
  };
  const voice: typeof speech = {
    ...speech,
    async speak(request) {
      if (cursedHasPower && request.text.includes(cursed))
        throw new ProviderError('The voice is hoarse.', { retryable: false });
      return await speech.speak(request);
    },
  };
  // Changes the words of all scenes, and the picture of the first alone.
  const writer: ScriptWriter = {
    ...offline,
    async reviseScenes(_brief, scenes) {
      return {
        undone: [],
        scenes: scenes.map((scene, index) => ({
          ...scene,
          description: index === 0 ? 'A heron at dawn' : scene.description,
          dialogue: `Said anew, ${index}.`,
        })),
      };
    },
  };
  product = await startTestProduct({
    replacements: { voice, writer, makers: { imageMaker, videoMaker: createStudioVideoMaker() } },
  });
  user = await product.signUp('several@example.com');
});
afterAll(() => product.stop());

const post = async (path: string, body?: unknown) => user.request('POST', path, body);
const idsOf = (storyboard: Storyboard) => storyboard.scenes.map(({ id }) => id);

async function approve(
  change: Record<string, unknown>,
  edit?: (draft: Storyboard) => Promise<unknown>,
): Promise<Storyboard> {
  const draft = await createDraft(user, { scene_length: 2, ...change });
  await edit?.(draft);
  expect((await post(`/storyboard/content/${draft.id}/approve`)).status).toBe(200);
  return await untilStoryboard(user, draft.id, isMade);
}

const curse = (index: number) => (draft: Storyboard) =>
  post(`/storyboard/scene/${draft.scenes[index]?.id}/regenerate-visual`, {
    description: `A ${cursed} in a cave`,
  });

describe('making several scenes at once', () => {
  it('makes all that are missing at one price, once however often it is asked [SCENE-3]', async () => {
    cursedHasPower = true;
    const before = await availableCredits(user);
    const approved = await approve({ scene_count: 3, duration: 6 }, async (draft) => {
      await curse(0)(draft);
      await curse(1)(draft);
    });
    expect(approved.scenes.map(({ status }) => status)).toEqual(['failed', 'failed', 'completed']);
    expect(await availableCredits(user)).toBe(before - 5);
    cursedHasPower = false;
    const missing = idsOf(approved).slice(0, 2);
    const path = `/storyboard/content/${approved.id}/make-scenes`;
    const answers = await Promise.all([
      post(path, { scene_ids: missing }),
      post(path, { scene_ids: missing }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      answers
        .find(({ status }) => status === 200)
        ?.body.scenes.map((scene: { status: string }) => scene.status),
    ).toEqual(['pending', 'pending']);
    const made = await untilStoryboard(user, approved.id, isMade);
    expect(made.scenes.map(({ status }) => status)).toEqual([
      'completed',
      'completed',
      'completed',
    ]);
    expect(await availableCredits(user)).toBe(before - 15);
  });

  it('makes none where the credits do not cover all, or one of them cannot be made', async () => {
    const guest = await product.signInAsGuest();
    const draft = await createDraft(guest, { scene_count: 2, duration: 4, scene_length: 2 });
    await guest.request('POST', `/storyboard/content/${draft.id}/approve`);
    const made = await untilStoryboard(guest, draft.id, isMade);
    const path = `/storyboard/content/${draft.id}/make-scenes`;
    expect(await guest.request('POST', path, { scene_ids: idsOf(made) })).toMatchObject({
      status: 402,
      body: { detail: { required: 10, available: 5 } },
    });
    const [first, second] = idsOf(made);
    await guest.request('POST', `/storyboard/scene/${second}/update-duration`, { duration: 0 });
    expect(await guest.request('POST', path, { scene_ids: [first, second] })).toMatchObject({
      status: 409,
    });
    expect(await guest.request('POST', path, { scene_ids: [first, draft.id] })).toMatchObject({
      status: 404,
    });
    expect(await availableCredits(guest)).toBe(5);
    expect(
      (await untilStoryboard(guest, draft.id, () => true)).scenes.map(({ status }) => status),
    ).toEqual(['completed', 'completed']);
  });
});

describe('free work that fails', () => {
  it('is tried again free: nobody pays for a picture twice because of its words [SCENE-3]', async () => {
    cursedHasPower = true;
    const approved = await approve({ scene_count: 1, duration: 2 });
    const [id] = idsOf(approved);
    const before = await availableCredits(user);
    product.clock.advance(60_000);
    await post(`/storyboard/scene/${id}/regenerate-audio`, { dialogue: `The ${cursed} hisses.` });
    const failed = await untilStoryboard(user, approved.id, isMade);
    expect(failed.scenes[0]).toMatchObject({
      status: 'failed',
      failure: 'The voice is hoarse.',
      credit_cost: 0,
    });
    expect(
      (
        await user.request(
          'GET',
          `/storyboard/content/${approved.id}/credit-cost?scene_id=${id}&regenerate=true`,
        )
      ).body.creditCost,
    ).toBe(0);
    await post(`/storyboard/scene/${id}/regenerate-audio`, { dialogue: 'Bees dance.' });
    product.clock.advance(60_000);
    expect((await post(`/storyboard/scene/${id}/regenerate-media`)).status).toBe(200);
    const mended = await untilStoryboard(user, approved.id, isMade);
    expect(mended.scenes[0]).toMatchObject({
      status: 'completed',
      audio_stale: false,
      credit_cost: 5,
    });
    expect(mended.scenes[0]?.poster_url?.split('?')[0]).toBe(
      approved.scenes[0]?.poster_url?.split('?')[0],
    );
    expect(await availableCredits(user)).toBe(before);
  });

  it('costs its price again where the picture is not as wanted any more', async () => {
    cursedHasPower = true;
    const approved = await approve({ scene_count: 1, duration: 2 });
    const [id] = idsOf(approved);
    product.clock.advance(60_000);
    await post(`/storyboard/scene/${id}/regenerate-audio`, {
      dialogue: `The ${cursed} hisses again.`,
    });
    await untilStoryboard(user, approved.id, isMade);
    await post(`/storyboard/scene/${id}/regenerate-visual`, {
      description: 'A heron in the reeds',
    });
    expect((await untilStoryboard(user, approved.id, () => true)).scenes[0]?.credit_cost).toBe(5);
  });
});

describe('a tweak after approval', () => {
  it('charges for the pictures whose description changed, and says changed words anew for nothing [BOARD-23]', async () => {
    cursedHasPower = false;
    const approved = await approve({ scene_count: 2, duration: 4 });
    const before = await availableCredits(user);
    product.clock.advance(60_000);
    expect(
      (
        await post(`/storyboard/content/${approved.id}/regenerate-scenes`, {
          scene_ids: idsOf(approved),
          text: 'Anything',
        })
      ).status,
    ).toBe(200);
    const made = await untilStoryboard(user, approved.id, isMade);
    expect(
      made.scenes.map(({ status, visual_stale: stale, audio_stale: mute, dialogue }) => ({
        status,
        stale,
        mute,
        dialogue,
      })),
    ).toEqual([
      { status: 'completed', stale: false, mute: false, dialogue: 'Said anew, 0.' },
      { status: 'completed', stale: false, mute: false, dialogue: 'Said anew, 1.' },
    ]);
    expect(await availableCredits(user)).toBe(before - 5);
    expect(made.scenes[1]?.poster_url?.split('?')[0]).toBe(
      approved.scenes[1]?.poster_url?.split('?')[0],
    );
  });
});
