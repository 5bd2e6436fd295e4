import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import type { SceneFields } from '@scenewright/contract/schemas/edits.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { type Catalogue, readCatalogue } from '@scenewright/hosted-models/catalogue.ts';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { probeMedia } from '@scenewright/media/probe.ts';
import { decodeSound } from '@scenewright/media/testing/marked-scene.ts';
import { useTemporaryFolder } from '@scenewright/media/testing/temporary-folder.ts';
import { toneLevelDb } from '@scenewright/media/testing/tone.ts';
import { availableCredits, createDraft, isMade, untilStoryboard } from './testing/contents.ts';
import { type HostedProduct, startHostedProduct } from './testing/hosted-product.ts';
import type { TestUser } from './testing/test-product.ts';

/** The product's Kling, made by a model that can make sound. */
const kling = 'kwaivgi/kling-v1.6-standard';
const madeBy = 'kwaivgi/kling-v3-video';
const soundCredits = 30;
const sounds = readCatalogue({
  changes: [{ id: madeBy, soundCredits }],
  models: new Map([[kling, madeBy]]),
});
/** Whether the operator has put the model as it is shipped back in its place. */
let isAsShipped = false;
const catalogue: Catalogue = {
  get models() {
    return (isAsShipped ? readCatalogue() : sounds).models;
  },
};
const clipPrice = 40;
const toneHz = 6_000;

const folder = useTemporaryFolder();
let hosted: HostedProduct;
let user: TestUser;
let silent: Buffer;
let sounding: Buffer;

/** A green clip of five seconds, with a tone or without. */
async function makeClip(name: string, withTone: boolean): Promise<Buffer> {
  const inputs = [
    'color=green:s=360x640:r=24:d=5',
    ...(withTone ? [`sine=f=${toneHz}:d=5,volume=-6dB`] : []),
  ].flatMap((input) => ['-f', 'lavfi', '-i', input]);
  const path = folder.file(name);
  await runFfmpeg([...inputs, '-pix_fmt', 'yuv420p', path], { timeoutMs: 30_000 });
  return await readFile(path);
}

beforeAll(async () => {
  hosted = await startHostedProduct({ catalogue, settings: { SIGNUP_GIFT_CREDITS: '2000' } });
  user = await hosted.product.signUp('sound@example.com');
  silent = await makeClip('silent.mp4', false);
  sounding = await makeClip('sounding.mp4', true);
});
afterAll(() => hosted.stop());
const handIn = (bytesWithSound: Buffer) =>
  hosted.emulator.setOutput(madeBy, { bytes: silent, bytesWithSound, mimeType: 'video/mp4' });
afterEach(() => {
  for (const faults of Object.values(hosted.emulator.faults)) faults.clear();
});

const pathOf = ({ id }: Pick<Storyboard, 'id'>) => `/storyboard/content/${id}`;
const edit = async (content: Storyboard, scene: Scene | undefined, fields: SceneFields) =>
  await user.request('PATCH', pathOf(content), {
    changes: [{ type: 'scene', scene: scene?.id, fields }],
  });

/** A draft of one scene of five seconds in which one short sentence is said. */
async function createShort(change: Record<string, unknown> = {}): Promise<Storyboard> {
  handIn(sounding);
  const draft = await createDraft(user, {
    ...{ scene_count: 1, scene_length: 5, duration: 5, visual_model: kling },
    ...change,
  });
  const said = 'Every bee of the hive knows the way home.';
  expect((await edit(draft, draft.scenes[0], { dialogue: said })).status).toBe(200);
  return draft;
}

const costOf = async (content: Storyboard, query = '') =>
  (await user.request('GET', `${pathOf(content)}/credit-cost${query}`)).body.creditCost;
const approve = async (content: Storyboard, body?: object) =>
  await user.request('POST', `${pathOf(content)}/approve`, body);

async function untilMade(content: Storyboard): Promise<Scene> {
  const [scene] = (await untilStoryboard(user, content.id, isMade)).scenes;
  if (scene === undefined) throw new Error('the storyboard has no scene');
  return scene;
}

/** The tone in a film, in dB: in the first quarter of a second, while somebody speaks, and when they have spoken. */
async function toneIn(url: string | null | undefined) {
  const { rawPayload } = await hosted.product.app.inject({ url: url ?? '' });
  const path = join(folder.path, 'heard.mp4');
  await writeFile(path, rawPayload);
  const sound = await decodeSound(path);
  const at = (fromS: number, toS: number) =>
    toneLevelDb(sound.subarray(fromS * 48_000, toS * 48_000), toneHz);
  const { durationMs } = await probeMedia(path);
  return { durationMs, spokenOver: at(0.8, 1.8), alone: at(4.2, 4.8) };
}

/** The tone in a content's finished film. */
async function toneInFilm(content: Storyboard) {
  expect((await user.request('POST', `${pathOf(content)}/combine-scenes`)).status).toBe(200);
  const done = ({ status }: Storyboard) => status === 'completed' || status === 'failed';
  return await toneIn((await untilStoryboard(user, content.id, done)).video_url);
}

const asked = () => hosted.emulator.predictions().at(-1)?.input;

describe('a scene whose model makes sound', () => {
  it('costs what it is told beforehand where that is on, and is heard where nobody speaks, 8 dB below that where somebody does [SCENE-21]', async () => {
    const draft = await createShort();
    const [before, counted] = [await availableCredits(user), hosted.countedMicros()];
    const { body } = await edit(draft, draft.scenes[0], { native_sound: true });
    const price = clipPrice + soundCredits;
    expect(body.scenes[0]).toMatchObject({ native_sound: true, credit_cost: price });
    expect(await costOf(draft)).toBe(price);
    // Whoever was told the price without it is not charged another one.
    expect(await approve(draft, { price: clipPrice })).toMatchObject({
      status: 409,
      body: { code: 'price_changed' },
    });
    expect((await approve(draft, { price })).body).toMatchObject({ reserved: price });
    const made = await untilMade(draft);
    expect(made).toMatchObject({ status: 'completed', visual_stale: false, awaits_sound: false });
    expect(asked()).toMatchObject({ generate_audio: true });
    expect(hosted.countedMicros() - counted).toBe(5 * 170_000);
    expect(await availableCredits(user)).toBe(before - price);
    const usage = await user.request('GET', '/subscription/usage?limit=1');
    expect(JSON.stringify(usage.body)).toContain('Kling scene 1 with sound');

    const scene = await toneIn(made.download_url);
    expect(scene.alone - scene.spokenOver).toBeGreaterThan(8);
    const film = await toneInFilm(draft);
    expect(film.durationMs).toBeCloseTo(5_000, -2);
    expect(film.alone).toBeGreaterThan(-40);
    expect(film.alone - film.spokenOver).toBeGreaterThan(8);
  });

  thoroughly(() =>
    it('is silent beneath its narration, and costs no more than others, unless that is switched on; it is made anew for sound that its clip was made without, and never for sound that it has [SCENE-21]', async () => {
      const draft = await createShort();
      expect(draft.scenes[0]).toMatchObject({ native_sound: false, credit_cost: clipPrice });
      expect(await costOf(draft)).toBe(clipPrice);
      await approve(draft);
      const [scene, before] = [await untilMade(draft), await availableCredits(user)];
      expect(asked()).toMatchObject({ generate_audio: false });
      expect((await toneIn(scene.download_url)).alone).toBeLessThan(-80);

      const { body } = await edit(draft, scene, { native_sound: true });
      const credits = clipPrice + soundCredits;
      expect(body.stale).toEqual([{ scene: scene.id, part: 'visual', credits }]);
      expect(body.scenes[0]).toMatchObject({
        ...{ visual_stale: true, awaits_sound: true, awaits_motion: false, sketch_url: null },
        ...{ status: 'completed', credit_cost: credits },
      });
      await user.request('POST', `/storyboard/scene/${scene.id}/regenerate-media`);
      const made = await untilMade(draft);
      expect(made).toMatchObject({ visual_stale: false, native_sound: true });
      expect(await availableCredits(user)).toBe(before - credits);

      const predictions = hosted.emulator.predictions().length;
      const off = await edit(draft, scene, { native_sound: false });
      expect(off.body.stale).toEqual([]);
      const without = await untilMade(draft);
      expect((await toneIn(without.download_url)).alone).toBeLessThan(-80);
      // Taking that back brings the sound back.
      await user.request('PATCH', pathOf(draft), { changes: off.body.inverse });
      const again = await untilMade(draft);
      expect(again).toMatchObject({ native_sound: true, visual_stale: false });
      expect((await toneIn(again.download_url)).alone).toBeGreaterThan(-40);
      // The earlier, silent clip is put back as what it is.
      const { takes } = (await user.request('GET', `/storyboard/scene/${scene.id}/takes`)).body;
      const earlier = takes.findLast(({ kind }: { kind: string }) => kind === 'visual');
      await user.request('POST', `/storyboard/scene/${scene.id}/restore-take`, {
        take_id: earlier.id,
      });
      expect(await untilMade(draft)).toMatchObject({ native_sound: false, visual_stale: false });
      expect(hosted.emulator.predictions()).toHaveLength(predictions);
      expect(await availableCredits(user)).toBe(before - credits);
    }),
  );

  it('fails with a sentence where the model leaves its sound out or refuses, and its credits come back [SCENE-21]', async () => {
    for (const [fail, sentence] of [
      [() => handIn(silent), 'without the sound that was asked for'],
      [() => hosted.emulator.faults.predictions.inject('moderation'), 'Reword'],
    ] as const) {
      const draft = await createShort();
      await edit(draft, draft.scenes[0], { native_sound: true });
      const before = await availableCredits(user);
      fail();
      await approve(draft);
      expect(await untilMade(draft)).toMatchObject({
        status: 'failed',
        failure: expect.stringContaining(sentence),
      });
      expect(await availableCredits(user)).toBe(before);
    }
  });
});

describe('what makes no sound', () => {
  it('is told before anybody chooses it', async () => {
    const { body } = await user.request('GET', '/models');
    expect(
      body.models.map(({ id, sound_credits: credits }: { id: string; sound_credits: unknown }) => [
        id,
        credits,
      ]),
    ).toEqual([
      ['recraft-ai/recraft-v3', null],
      [kling, soundCredits],
      ['google/veo-2', null],
    ]);
  });

  it.each([
    ['google/veo-2', 'Veo makes its clips without sound here'],
    ['recraft-ai/recraft-v3', 'Only a video scene'],
  ])('refuses the switch with a sentence: %s [SCENE-21]', async (model, sentence) => {
    const draft = await createShort({ visual_model: model });
    const refused = await edit(draft, draft.scenes[0], { native_sound: true });
    expect(refused).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    expect(JSON.stringify(refused.body)).toContain(sentence);
  });

  it('is not ordered once its operator has put a silent model in its place', async () => {
    const draft = await createShort();
    await edit(draft, draft.scenes[0], { native_sound: true });
    const before = await availableCredits(user);
    isAsShipped = true;
    const refused = await approve(draft);
    isAsShipped = false;
    expect(refused).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    expect(JSON.stringify(refused.body)).toContain('Scene 1 asks for its own sound, and Kling');
    expect(await availableCredits(user)).toBe(before);
  });
});
