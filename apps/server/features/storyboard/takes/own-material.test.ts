import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { decodeSound } from '@scenewright/media/testing/marked-scene.ts';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import { toneLevelDb } from '@scenewright/media/testing/tone.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
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
import type { VideoMaker } from '@scenewright/provider-contract/video-maker.ts';
import { createStudioImageMaker } from '../../../providers/image-maker/studio/studio-image-maker.ts';
import { createStudioVideoMaker } from '../../../providers/video-maker/studio/studio-video-maker.ts';
import { createFlatStudio } from '../../../testing/flat-studio.ts';
import { createUploader } from '../../library/testing/uploading.ts';

/** What clips were asked for, and whether they began with a picture that nobody here drew. */
const asked: { description: string; begins: boolean }[] = [];
let product: TestProduct;
let owner: TestUser;
let pictureId: string;
let clipId: string;
let silentId: string;
let toneId: string;
beforeAll(async () => {
  const studio = createFlatStudio();
  const maker = createStudioVideoMaker(studio);
  const videoMaker: VideoMaker = {
    ...maker,
    async makeVideo(request) {
      asked.push({
        description: request.description,
        begins: request.startImage?.drawing === null,
      });
      return await maker.makeVideo(request);
    },
  };
  product = await startTestProduct({
    replacements: { makers: { imageMaker: createStudioImageMaker(), videoMaker } },
  });
  owner = await product.signUp('owner@example.com');
  const uploader = createUploader(product, owner);
  const folder = await mkdtemp(join(product.folder, 'made-'));
  pictureId = await uploader.upload(await makeOwnFile(folder, 'a grey JPEG'), 'Boat.jpg');
  clipId = await uploader.upload(await makeOwnFile(folder, 'a clip with sound'), 'Waves.mp4');
  silentId = await uploader.upload(await makeOwnFile(folder, 'a clip of odd size'), 'Still.webm');
  toneId = await uploader.upload(await makeToneClip(), 'Tone.mp4');
  for (const id of [pictureId, clipId, silentId, toneId]) await uploader.untilRead(id);
});
afterAll(() => product.stop());

const toneHz = 6_000;

/** Five seconds of a tone. */
async function makeToneClip(): Promise<Buffer> {
  const file = join(product.folder, 'tone.mp4');
  const inputs = ['color=green:s=96x64:d=5', `sine=f=${toneHz}:d=5,volume=-6dB`];
  const args = inputs.flatMap((input) => ['-f', 'lavfi', '-i', input]);
  await runFfmpeg([...args, '-pix_fmt', 'yuv420p', '-y', file], { timeoutMs: 30_000 });
  return await readFile(file);
}

/** The tone in a scene's clip, in dB: while somebody speaks, and when they have spoken. */
async function toneIn(url: string | null | undefined) {
  const { rawPayload } = await product.app.inject({ url: url ?? '' });
  const file = join(product.folder, 'heard.mp4');
  await writeFile(file, rawPayload);
  const sound = await decodeSound(file);
  const at = (fromS: number, toS: number) =>
    toneLevelDb(sound.subarray(fromS * 48_000, toS * 48_000), toneHz);
  return { spokenOver: at(0.8, 1.8), alone: at(4.2, 4.8) };
}

let draft: Storyboard;
const path = () => `/storyboard/content/${draft.id}`;
beforeEach(async () => {
  draft = await createDraft(owner, { scene_count: 2, scene_length: 2, duration: 4 });
});

const read = async (): Promise<Storyboard> =>
  (await owner.request('GET', `${path()}/storyboard`)).body;
const first = async () => (await read()).scenes[0];
const edit = (fields: object) =>
  owner.request('PATCH', path(), {
    changes: [{ type: 'scene', scene: draft.scenes[0]?.id, fields }],
  });
const priceOf = async (): Promise<number> =>
  (await owner.request('GET', `${path()}/credit-cost`)).body.creditCost;

describe('own material in a scene', () => {
  it('is shown free of charge, and the edit can be taken back [LIB-7]', async () => {
    const before = await priceOf();
    const { status, body } = await edit({ own: { item: pictureId, focus_x: 0.2 } });
    expect(status).toBe(200);
    expect(await first()).toMatchObject({
      ...{ media_type: 'image', visual_kind: 'picture', visual_stale: false, sketch_url: null },
      own: { item: pictureId, focus_x: 0.2, focus_y: 0.5, when_short: 'slow' },
    });
    expect(await priceOf()).toBe(before / 2);
    const back = await owner.request('PATCH', path(), { changes: body.inverse });
    expect(back.status).toBe(200);
    expect(await first()).toMatchObject({
      ...{ own: null, visual_url: null, description: draft.scenes[0]?.description },
    });
    await owner.request('PATCH', path(), { changes: back.body.inverse });
    expect(await first()).toMatchObject({ own: { item: pictureId } });
  });

  it('is never stale, whatever its description says, and is made with the others [LIB-7]', async () => {
    await edit({ own: { item: pictureId } });
    await edit({ own: { item: clipId, start_ms: 500 }, duration: 20 });
    await edit({ description: 'Something else altogether' });
    expect(await first()).toMatchObject({
      ...{ visual_kind: 'clip', visual_stale: false, duration: 20 },
      own: { item: clipId, start_ms: 500 },
    });
    // Twenty seconds of film take long to make.
    await edit({ duration: 1 });
    const price = await priceOf();
    expect((await owner.request('POST', `${path()}/approve`, { price })).status).toBe(200);
    const made = await untilStoryboard(owner, draft.id, isMade);
    expect(made.scenes.map(({ status }) => status)).toEqual(['completed', 'completed']);
    const { body } = await owner.request('GET', `/storyboard/scene/${draft.scenes[0]?.id}/takes`);
    const visuals = body.takes.filter(({ kind }: { kind: string }) => kind === 'visual');
    expect(
      visuals.map(({ text, credits }: { text: string; credits: number }) => [text, credits]),
    ).toEqual([
      ['Waves', 0],
      ['Boat', 0],
    ]);
    await edit({ visual_take: visuals[1].id });
    const restored = await untilStoryboard(owner, draft.id, isMade);
    expect(restored.scenes[0]).toMatchObject({
      ...{ status: 'completed', own: { item: pictureId }, visual_stale: false },
      description: 'Something else altogether',
    });
  });

  it('cannot be deleted from the library while a video shows it', async () => {
    await edit({ own: { item: clipId } });
    const refused = await owner.request('DELETE', `/library/${clipId}`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringContaining('This is used in “'),
    ]);
  });

  thoroughly(() =>
    it('is heard as its creator chooses, free of charge, each time the same [LIB-14]', async () => {
      draft = await createDraft(owner, { scene_count: 1, scene_length: 5, duration: 5 });
      const said = 'Every bee of the hive knows the way home.';
      await edit({ dialogue: said, own: { item: toneId } });
      expect((await owner.request('POST', `${path()}/approve`)).status).toBe(200);
      await untilStoryboard(owner, draft.id, isMade);
      const credits = await availableCredits(owner);
      const heard = async (sound: string) => {
        const { status } = await edit({ own: { item: toneId, sound } });
        const [scene] = (await untilStoryboard(owner, draft.id, isMade)).scenes;
        expect([status, scene?.own?.sound, scene?.status]).toEqual([200, sound, 'completed']);
        return await toneIn(scene?.download_url);
      };
      const [off, ducked, on] = [await heard('off'), await heard('ducked'), await heard('on')];
      expect(Math.max(off.alone, off.spokenOver)).toBeLessThan(-70);
      expect(ducked.alone).toBeGreaterThan(-40);
      expect(ducked.alone - ducked.spokenOver).toBeGreaterThan(8);
      expect(on.spokenOver - ducked.spokenOver).toBeGreaterThan(8);
      expect(Math.abs(on.alone - on.spokenOver)).toBeLessThan(3);
      expect(await heard('ducked')).toEqual(ducked);
      expect(await availableCredits(owner)).toBe(credits);
    }),
  );

  it('is told with the videos that use it now, the newest first [LIB-13]', async () => {
    const uses = async () => (await owner.request('GET', `/library/${clipId}/uses`)).body;
    const before = await uses();
    const { body } = await edit({ own: { item: clipId } });
    expect(await uses()).toEqual({
      videos: [{ id: draft.id, title: draft.title }, ...before.videos],
      total: before.total + 1,
    });
    await owner.request('PATCH', path(), { changes: body.inverse });
    expect(await uses()).toEqual(before);
    const plain = await owner.request('GET', `/library/${draft.id}/uses`);
    expect(plain.status).toBe(404);
  });

  it.each([
    ['of nobody’s', () => ({ item: draft.id }), 404],
    ['from behind its end', () => ({ item: clipId, start_ms: 60_000 }), 422],
    ['for no time', () => ({ item: clipId, start_ms: 500, end_ms: 500 }), 422],
    ['around a point outside of it', () => ({ item: clipId, focus_x: 1.5 }), 422],
    ['in a way that there is not', () => ({ item: clipId, when_short: 'reverse' }), 422],
    ['louder than there is', () => ({ item: clipId, sound: 'louder' }), 422],
    ['with the sound of a silent clip', () => ({ item: silentId, sound: 'ducked' }), 422],
  ])('is refused %s', async (_what, own, status) => {
    expect((await edit({ own: own() })).status).toBe(status);
    expect(await first()).toMatchObject({ own: null });
  });

  it('is nobody else’s', async () => {
    const stranger = await product.signUp('stranger@example.com');
    const theirs = await createDraft(stranger, { scene_count: 1, scene_length: 1, duration: 1 });
    const { status } = await stranger.request('PATCH', `/storyboard/content/${theirs.id}`, {
      changes: [
        { type: 'scene', scene: theirs.scenes[0]?.id, fields: { own: { item: pictureId } } },
      ],
    });
    expect(status).toBe(404);
  });
});

describe('a picture of the library that a video model sets in motion', () => {
  const animated = { animate: true, focus_x: 0.3 };
  const credits = async (): Promise<number> =>
    (await owner.request('GET', '/subscription/credits')).body.available_credits;
  const takesOf = async () =>
    (
      await owner.request('GET', `/storyboard/scene/${draft.scenes[0]?.id}/takes`)
    ).body.takes.filter(({ kind }: { kind: string }) => kind === 'visual');
  beforeEach(async () => {
    asked.length = 0;
    draft = await createDraft(owner, {
      ...{ scene_count: 2, scene_length: 2, duration: 4 },
      visual_model: 'kwaivgi/kling-v1.6-standard',
    });
  });

  it('is priced before, charged once with the approval, and a take like any other [LIB-20]', async () => {
    const all = await priceOf();
    await edit({ own: { item: pictureId } });
    expect(await priceOf()).toBe(all / 2);
    const asking = await edit({ own: { item: pictureId, ...animated } });
    expect(asking.status).toBe(200);
    expect(await first()).toMatchObject({
      ...{ media_type: 'video', visual_kind: 'picture', awaits_motion: true, credit_cost: all / 2 },
      own: { item: pictureId, animate: true },
    });
    expect(await priceOf()).toBe(all);
    const before = await credits();
    expect((await owner.request('POST', `${path()}/approve`, { price: all })).status).toBe(200);
    const made = await untilStoryboard(owner, draft.id, isMade);
    expect(await credits()).toBe(before - all);
    expect(made.scenes[0]).toMatchObject({
      ...{ status: 'completed', visual_kind: 'clip', own: null, visual_stale: false },
      awaits_motion: false,
    });
    expect(asked.filter(({ begins }) => begins)).toHaveLength(1);
    // Nothing is made or paid a second time.
    expect(await priceOf()).toBe(0);
    expect((await takesOf()).map(({ credits: paid }: { credits: number }) => paid)).toEqual([
      ...[all / 2, 0, 0],
    ]);
    expect((await owner.request('DELETE', `/library/${pictureId}`)).status).toBe(409);
  });

  thoroughly(() =>
    it('begins with it again when it is made anew from another description [LIB-20]', async () => {
      await edit({ own: { item: pictureId, ...animated } });
      await owner.request('POST', `${path()}/approve`, { price: await priceOf() });
      await untilStoryboard(owner, draft.id, isMade);
      await edit({ description: 'The boat sails away' });
      expect(await first()).toMatchObject({ visual_stale: true, visual_kind: 'clip' });
      const before = await credits();
      const { credit_cost: price = 0 } = (await first()) ?? {};
      await owner.request('POST', `/storyboard/scene/${draft.scenes[0]?.id}/regenerate-media`);
      const made = await untilStoryboard(owner, draft.id, isMade);
      expect(made.scenes[0]).toMatchObject({ status: 'completed', visual_stale: false });
      expect(await credits()).toBe(before - price);
      const [, again] = asked.filter(({ begins }) => begins);
      expect(again?.description).toBe('The boat sails away');
    }),
  );

  it('is the still that it is where only stills are wanted, and can be taken back [LIB-20]', async () => {
    await edit({ own: { item: pictureId } });
    const { body } = await edit({ own: { item: pictureId, ...animated } });
    await owner.request('PATCH', path(), {
      changes: [{ type: 'content', fields: { quality: 'draft' } }],
    });
    expect(await first()).toMatchObject({ awaits_motion: false, visual_stale: false });
    expect((await owner.request('PATCH', path(), { changes: body.inverse })).status).toBe(200);
    expect(await first()).toMatchObject({ media_type: 'image', own: { item: pictureId } });
  });

  it.each([
    ['a clip', () => ({ item: clipId, animate: true }), 422, 'A clip moves by itself'],
    ['of nobody’s', () => ({ item: draft.id, animate: true }), 404, ''],
  ])('is refused: %s', async (_what, own, status, sentence) => {
    const { status: answered, body } = await edit({ own: own() });
    expect([answered, body.detail]).toEqual([status, expect.stringContaining(sentence)]);
  });

  it('is refused where the content’s model makes pictures alone', async () => {
    draft = await createDraft(owner, { scene_count: 1, scene_length: 2, duration: 2 });
    const { status } = await edit({ own: { item: pictureId, animate: true } });
    expect(status).toBe(409);
  });
});
