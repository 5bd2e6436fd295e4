import { loadImage } from '@napi-rs/canvas';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probeMedia } from '@scenewright/media/probe.ts';
import { createOfflineVoice } from '@scenewright/voices/offline/offline-voice.ts';
import { studio } from '@scenewright/studio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { createStudioImageMaker } from '../../../providers/image-maker/studio/studio-image-maker.ts';
import { createStudioVideoMaker } from '../../../providers/video-maker/studio/studio-video-maker.ts';
import {
  availableCredits,
  createDraft,
  isMade,
  untilStoryboard,
} from '../../../testing/contents.ts';
import { greyDistance, greys } from '../../../testing/greys.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

let product: TestProduct;
let user: TestUser;
let asked = 0;

/** A maker that is paid: who asks it is counted. */
const painter = createStudioImageMaker();
const imageMaker = {
  ...painter,
  name: 'paid',
  makeImage: async (request: Parameters<typeof painter.makeImage>[0]) => {
    asked += 1;
    return await painter.makeImage(request);
  },
};

let spoken = 0;
/** A voice that is paid, likewise. */
const offline = createOfflineVoice({ workers: 1 });
const voice = {
  ...offline,
  name: 'paid',
  speak: async (request: Parameters<typeof offline.speak>[0]) => {
    spoken += 1;
    return await offline.speak(request);
  },
};

beforeAll(async () => {
  product = await startTestProduct({
    replacements: {
      makers: { imageMaker, videoMaker: createStudioVideoMaker() },
      voice,
      // What is looked at is really painted.
      studio,
    },
  });
  user = await product.signUp('sketches@example.com');
});
afterAll(() => product.stop());

const short = { scene_count: 3, scene_length: 2, duration: 6 };
const sketchOf = ({ scenes }: Storyboard, index = 0) => scenes[index]?.sketch_url ?? '';
/** Without a session, as the browser asks for a picture. */
const get = async (url: string) => await product.app.inject({ url });

const spread = (picture: readonly number[]) => Math.max(...picture) - Math.min(...picture);
describe('sketches', () => {
  it('show every scene of a fresh draft, free and without the maker that is paid, to whoever holds the link [SCRIPT-6]', async () => {
    const before = await availableCredits(user);
    const askedBefore = asked;
    const draft = await createDraft(user, short);
    for (const index of draft.scenes.keys()) {
      const { statusCode, headers, rawPayload } = await get(sketchOf(draft, index));
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, max-age=86400, immutable',
      });
      expect(await loadImage(rawPayload)).toMatchObject({ width: 360, height: 640 });
    }
    expect(new Set(draft.scenes.map((scene) => scene.sketch_url)).size).toBe(draft.scenes.length);
    expect(asked).toBe(askedBefore);
    expect(await availableCredits(user)).toBe(before);
  });

  it('show each picture that a scene cuts to, as long as its words are said [SCRIPT-6]', async () => {
    const draft = await createDraft(user, short);
    const id = draft.scenes[0]?.id ?? '';
    const edit = async (fields: Record<string, string>) => {
      await user.request('PATCH', `/storyboard/content/${draft.id}`, {
        changes: [{ type: 'scene', scene: id, fields }],
      });
      return (await untilStoryboard(user, draft.id, () => true)).scenes[0];
    };
    const cut = await edit({
      dialogue: 'A dog. Now cats.',
      description: 'A dog. Then, at “Now cats”: Two cats. Then, at “Now mice”: A mouse.',
    });
    expect(cut?.plan.later?.map(({ at }) => at)).toEqual(['Now cats', 'Now mice']);
    expect(cut?.later_sketches.map(({ share }) => share)).toEqual([7 / 16]);
    const urls = [cut?.sketch_url ?? '', ...(cut?.later_sketches ?? []).map(({ url }) => url)];
    const pictures = await Promise.all(urls.map(get));
    expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(pictures[0]?.rawPayload.equals(pictures[1]?.rawPayload ?? Buffer.alloc(0))).toBe(false);
    expect((await get(`${urls[0] ?? ''}&shot=2`)).statusCode).toBe(204);
    expect((await get(`${urls[0] ?? ''}&shot=9`)).statusCode).toBe(404);
    expect((await edit({ dialogue: 'A dog alone.' }))?.later_sketches).toEqual([]);
  });

  it('of a copied film look as those of the original [SHAPE-5]', async () => {
    const draft = await createDraft(user, short);
    const { body } = await user.request('POST', `/content/${draft.id}/duplicate`);
    const copy = await untilStoryboard(user, body.id, () => true);
    const pictures = await Promise.all([draft, copy].map((of) => get(sketchOf(of))));
    expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(pictures[1]?.rawPayload.equals(pictures[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });

  it('say every line of a fresh draft, free and without the voice that is paid, until somebody listens [SCRIPT-6]', async () => {
    const spokenBefore = spoken;
    const draft = await createDraft(user, short);
    const [scene] = draft.scenes;
    const heard = await get(scene?.sketch_audio_url ?? '');
    expect(heard).toMatchObject({ statusCode: 200, headers: { 'content-type': 'audio/mp4' } });
    const path = join(await mkdtemp(join(tmpdir(), 'sketch-')), 'line.m4a');
    await writeFile(path, heard.rawPayload);
    const { durationMs } = await probeMedia(path);
    expect(durationMs).toBeGreaterThan(500);
    expect(durationMs).toBeLessThan((scene?.duration ?? 0) * 1_000);
    expect(spoken).toBe(spokenBefore);
    await user.request('POST', `/storyboard/scene/${scene?.id ?? ''}/speak`);
    const listened = await untilStoryboard(user, draft.id, () => true);
    expect(listened.scenes.map(({ sketch_audio_url: url }) => url === null)).toEqual([
      true,
      false,
      false,
    ]);
    // What is said otherwise is not narrated yet.
    await user.request('POST', `/storyboard/scene/${scene?.id ?? ''}/regenerate-audio`, {
      dialogue: 'Bees dance.',
    });
    const edited = await untilStoryboard(user, draft.id, () => true);
    expect(edited.scenes[0]?.sketch_audio_url).not.toBeNull();
  });

  it('say nothing where nothing is said, and in a language that no voice here speaks', async () => {
    const silent = await createDraft(user, short);
    await user.request('POST', `/storyboard/scene/${silent.scenes[0]?.id ?? ''}/regenerate-audio`, {
      dialogue: '',
    });
    expect(
      (await untilStoryboard(user, silent.id, () => true)).scenes[0]?.sketch_audio_url,
    ).toBeNull();
    const foreign = await createDraft(user, {
      ...short,
      prompt: 'النحل يرقص ليدل على الزهور. كل رقصة خريطة صغيرة.',
    });
    expect(foreign.scenes.map((scene) => scene.sketch_audio_url)).toEqual(
      foreign.scenes.map(() => null),
    );
  });

  it('are nothing without a link of the same words', async () => {
    const draft = await createDraft(user, short);
    const url = new URL(sketchOf(draft), 'http://localhost');
    for (const [name, value] of [
      ['signature', 'x'],
      ['version', '0'.repeat(32)],
      ['expires', '9999999999'],
    ] as const) {
      const forged = new URL(url);
      forged.searchParams.set(name, value);
      expect((await get(forged.pathname + forged.search)).statusCode).toBe(404);
    }
    const other = sketchOf(draft, 1).split('?')[0] ?? '';
    expect((await get(other + url.search)).statusCode).toBe(404);
    await user.request('DELETE', `/content/${draft.id}`);
    expect((await get(url.pathname + url.search)).statusCode).toBe(404);
  });

  it('follow an edit; an earlier link then shows what stands there now, and is not kept', async () => {
    const draft = await createDraft(user, short);
    const [scene] = draft.scenes;
    const before = await get(sketchOf(draft));
    await user.request('POST', `/storyboard/scene/${scene?.id ?? ''}/regenerate-visual`, {
      description: 'A list: Bread; Butter; Jam.',
    });
    const edited = await untilStoryboard(user, draft.id, () => true);
    expect(sketchOf(edited)).not.toBe(sketchOf(draft));
    const after = await get(sketchOf(edited));
    expect(
      greyDistance(await greys(before.rawPayload), await greys(after.rawPayload)),
    ).toBeGreaterThan(4);
    const old = await get(sketchOf(draft));
    expect(old.headers['cache-control']).toBe('no-store');
    expect(old.rawPayload.equals(after.rawPayload)).toBe(true);
  });

  thoroughly(() =>
    it('are what is made when the storyboard is approved, and gone then; a scene of no length has none [SCRIPT-6]', async () => {
      const draft = await createDraft(user, short);
      const last = draft.scenes.at(-1)?.id ?? '';
      await user.request('POST', `/storyboard/scene/${last}/update-duration`, { duration: 0 });
      const shortened = await untilStoryboard(user, draft.id, () => true);
      expect(shortened.scenes.at(-1)?.sketch_url).toBeNull();
      const sketches = await Promise.all(
        [0, 1].map(
          async (index) => await greys((await get(sketchOf(shortened, index))).rawPayload),
        ),
      );
      await user.request('POST', `/storyboard/content/${draft.id}/approve`);
      const made = await untilStoryboard(user, draft.id, isMade);
      expect(made.scenes.slice(0, 2).map((scene) => scene.sketch_url)).toEqual([null, null]);
      // A browser may still have been asking for it: that is no error.
      expect((await get(sketchOf(shortened))).statusCode).toBe(204);
      for (const [index, sketch] of sketches.entries()) {
        expect(spread(sketch)).toBeGreaterThan(20);
        const poster = await get(made.scenes[index]?.poster_url ?? '');
        expect(greyDistance(sketch, await greys(poster.rawPayload))).toBeLessThan(1.5);
      }
    }),
  );
});
