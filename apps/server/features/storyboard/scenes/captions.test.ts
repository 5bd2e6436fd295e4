import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { CaptionSettings } from '@scenewright/contract/rules/captions.ts';
import { defaultCaptionStyle, type SegmentRequest, type Studio } from '@scenewright/studio';
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

let product: TestProduct;
let user: TestUser;
/** What the studio was asked to film, oldest first. */
const filmed: SegmentRequest[] = [];
/** What filming waits for. */
let held: Promise<void> = Promise.resolve();

const watching = (studio: Studio): Studio => ({
  ...studio,
  renderSegment: async (request) => {
    filmed.push(request);
    await held;
    return await studio.renderSegment(request);
  },
});

beforeAll(async () => {
  product = await startTestProduct({ replacements: { studio: watching(createFlatStudio()) } });
  user = await product.signUp('captions@example.com');
});
afterAll(() => product.stop());

const read = async (id: string) =>
  (await user.request<Storyboard>('GET', `/storyboard/content/${id}/storyboard`)).body;
const choose = (id: string, captions: CaptionSettings) =>
  user.request('POST', `/storyboard/content/${id}/captions`, captions);
const write = (scene: Scene | undefined, body: { text: string | null; replaces?: string | null }) =>
  user.request('POST', `/storyboard/scene/${scene?.id}/caption-text`, body);
const say = (scene: Scene | undefined, dialogue: string) =>
  user.request('POST', `/storyboard/scene/${scene?.id}/regenerate-audio`, { dialogue });
const captionFile = async (id: string) =>
  (await user.request<string>('GET', `/content/${id}/captions.srt`)).body
    .replaceAll(/^\d+\n.*-->.*\n/gm, '')
    .trim()
    .split(/\n+/);

const pill: CaptionSettings = { preset: 'pill', position: 'top', colour: 'sky' };
const usual: CaptionSettings = { preset: 'classic', position: 'bottom', colour: null };

async function draft(): Promise<Storyboard> {
  const { id, scenes } = await createDraft(user, { scene_count: 2, scene_length: 3, duration: 6 });
  await say(scenes[0], 'Bees dance.');
  await say(scenes[1], 'Others follow.');
  return await read(id);
}

async function approved(): Promise<Storyboard> {
  const { id } = await draft();
  await user.request('POST', `/storyboard/content/${id}/approve`);
  return await untilStoryboard(user, id, isMade);
}

describe('the look of captions', () => {
  it('is the usual one until another is chosen, and makes nothing in a draft', async () => {
    const { id, captions } = await draft();
    expect(captions).toEqual(usual);
    const before = filmed.length;
    expect((await choose(id, pill)).body).toMatchObject({
      captions: pill,
      scenes: [{ status: 'draft' }, { status: 'draft' }],
    });
    expect((await read(id)).captions).toEqual(pill);
    expect(filmed.length).toBe(before);
    for (const wrong of [
      { ...pill, preset: 'comic' },
      { ...pill, position: 'left' },
      { ...pill, colour: '#ff0000' },
    ]) {
      expect(await user.request('POST', `/storyboard/content/${id}/captions`, wrong)).toMatchObject(
        { status: 422 },
      );
    }
  });

  it('is filmed again free after approval, and what was filmed before comes back at once [CAP-5]', async () => {
    const { id, scenes } = await approved();
    expect(filmed.slice(-2).map(({ captions }) => captions)).toEqual([
      defaultCaptionStyle,
      defaultCaptionStyle,
    ]);
    const credits = await availableCredits(user);
    const before = filmed.length;
    expect((await choose(id, pill)).body.scenes).toMatchObject([
      { status: 'pending', cancelable: false },
      { status: 'pending' },
    ]);
    expect(await user.request('POST', `/storyboard/content/${id}/combine-scenes`)).toMatchObject({
      status: 409,
    });
    const after = await untilStoryboard(user, id, isMade);
    expect(filmed.slice(before).map(({ captions }) => captions)).toEqual(
      Array(2).fill(
        expect.objectContaining({ backing: 'pill', position: 'top', activeColour: '#5fd4ff' }),
      ),
    );
    // Neither voice nor painter was asked again.
    expect(
      after.scenes.map(({ audio_url, poster_url }) => [
        audio_url?.split('?')[0],
        poster_url?.split('?')[0],
      ]),
    ).toEqual(
      scenes.map(({ audio_url, poster_url }) => [
        audio_url?.split('?')[0],
        poster_url?.split('?')[0],
      ]),
    );
    expect((await choose(id, usual)).body.scenes).toMatchObject([
      { status: 'completed' },
      { status: 'completed' },
    ]);
    expect((await choose(id, { ...usual, preset: 'none' })).status).toBe(200);
    await untilStoryboard(user, id, isMade);
    expect(filmed.at(-1)?.captions).toBeNull();
    expect(await availableCredits(user)).toBe(credits);
    expect(await captionFile(id)).toEqual(['Bees dance.', 'Others follow.']);
  });

  it('follows where it was chosen while its scenes were being made', async () => {
    const { id, scenes } = await draft();
    const before = filmed.length;
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    await user.request('POST', `/storyboard/content/${id}/approve`);
    await expect.poll(() => filmed.length).toBeGreaterThan(before);
    await choose(id, pill);
    await write(scenes[0], { text: 'Bees!' });
    await write(scenes[1], { text: 'Others!' });
    resolve();
    await untilStoryboard(user, id, isMade);
    expect(filmed[before]?.captions).toEqual(defaultCaptionStyle);
    // A scene that began later is filmed later: what counts is each one's last film.
    const last = [
      ...new Map(filmed.slice(before).map((request) => [request.seed, request])).values(),
    ];
    expect(last.map(({ captions }) => captions)).toEqual(
      Array(2).fill(expect.objectContaining({ backing: 'pill' })),
    );
    expect(
      last.map(({ shownWords }) => shownWords?.map(({ text }) => text).join(' ')).sort(),
    ).toEqual(['Bees!', 'Others!']);
  });

  it('is locked once the video is finished; a duplicate has it, and comes to its films without another [CAP-5]', async () => {
    const { id, scenes } = await draft();
    await choose(id, pill);
    await write(scenes[0], { text: 'Bees dance 🐝' });
    await user.request('POST', `/storyboard/content/${id}/approve`);
    await untilStoryboard(user, id, isMade);
    await user.request('POST', `/storyboard/content/${id}/combine-scenes`);
    await untilStoryboard(user, id, ({ status }) => status === 'completed');
    expect(await choose(id, usual)).toMatchObject({ status: 409 });
    expect(await write(scenes[0], { text: null })).toMatchObject({ status: 409 });
    const before = filmed.length;
    const { id: copyId } = (await user.request<{ id: string }>('POST', `/content/${id}/duplicate`))
      .body;
    expect(await read(copyId)).toMatchObject({
      captions: pill,
      scenes: [{ caption_text: 'Bees dance 🐝', caption_stale: false }, { caption_text: null }],
    });
    await user.request('POST', `/storyboard/content/${copyId}/approve`);
    expect((await read(copyId)).scenes).toMatchObject([
      { status: 'completed' },
      { status: 'completed' },
    ]);
    expect(filmed.length).toBe(before);
  });
});

describe("a scene's caption text", () => {
  it('is shown at the times of the spoken words, in the picture and in the files [CAP-3]', async () => {
    const { id, scenes } = await approved();
    const before = filmed.length;
    expect(
      (await write(scenes[0], { text: 'BEES® dance 🐝', replaces: null })).body.scene,
    ).toMatchObject({
      caption_text: 'BEES® dance 🐝',
      caption_stale: false,
      status: 'pending',
      dialogue: 'Bees dance.',
    });
    await untilStoryboard(user, id, isMade);
    const [request, ...others] = filmed.slice(before);
    expect(others).toEqual([]);
    expect(request?.words.map(({ text }) => text)).toEqual(['Bees', 'dance.']);
    expect(request?.shownWords?.map(({ text }) => text)).toEqual(['BEES®', 'dance', '🐝']);
    expect(request?.shownWords?.[0]).toMatchObject({ startMs: request?.words[0]?.startMs });
    expect(await captionFile(id)).toEqual(['BEES® dance 🐝', 'Others follow.']);
    const second = await user.request<string>(
      'GET',
      `/storyboard/scene/${scenes[1]?.id}/captions.vtt`,
    );
    // From the scene's own beginning, after a breath.
    expect(second.body).toMatch(
      /^WEBVTT\n\n00:00:00\.\d{3} --> 00:00:0[12]\.\d{3}\nOthers follow\.\n$/,
    );
    const stranger = await product.signUp(`${id}@example.com`);
    expect(
      await stranger.request('GET', `/storyboard/scene/${scenes[1]?.id}/captions.vtt`),
    ).toMatchObject({ status: 404 });
    expect((await write(scenes[0], { text: null })).body.scene).toMatchObject({
      status: 'completed',
      caption_text: null,
    });
  });

  it('goes stale with another dialogue, and not any more once it is saved again or spoken [CAP-4]', async () => {
    const { scenes } = await draft();
    await write(scenes[0], { text: 'Bees!' });
    expect((await say(scenes[0], 'Wasps dance.')).body.scene).toMatchObject({
      caption_text: 'Bees!',
      caption_stale: true,
    });
    // Other pauses are no other words.
    for (const same of ['Bees dance.', 'Bees [pause] dance.'])
      expect((await say(scenes[0], same)).body.scene).toMatchObject({ caption_stale: false });
    await say(scenes[0], 'Wasps dance.');
    expect((await write(scenes[0], { text: 'Bees!', replaces: 'Bees!' })).body.scene).toMatchObject(
      { caption_text: 'Bees!', caption_stale: false },
    );
    expect((await write(scenes[0], { text: null })).body.scene).toMatchObject({
      caption_text: null,
      caption_stale: false,
    });
  });

  it('is not overwritten by who has not seen it', async () => {
    const { scenes } = await draft();
    await write(scenes[0], { text: 'Mine' });
    expect(await write(scenes[0], { text: 'Theirs', replaces: null })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect(await write(scenes[0], { text: 'Mine', replaces: null })).toMatchObject({ status: 200 });
    expect(await write(scenes[0], { text: 'x'.repeat(2_001) })).toMatchObject({ status: 422 });
  });

  it('goes along when its scene is copied, split and merged [CAP-5]', async () => {
    const { id, scenes } = await draft();
    const [first] = scenes;
    await write(first, { text: 'BEES, dance!' });
    expect(
      (await user.request<Scene>('POST', `/storyboard/scene/${first?.id}/duplicate`)).body,
    ).toMatchObject({ caption_text: 'BEES, dance!', caption_stale: false });
    await user.request('POST', `/storyboard/scene/${first?.id}/split`, {
      dialogue: 'Bees',
      next_dialogue: 'dance.',
    });
    expect((await read(id)).scenes.slice(0, 2)).toMatchObject([
      { caption_text: 'BEES,', caption_stale: false },
      { caption_text: 'dance!', caption_stale: false },
    ]);
    await user.request('POST', `/storyboard/scene/${first?.id}/merge-next`);
    expect((await read(id)).scenes[0]).toMatchObject({
      dialogue: 'Bees dance.',
      caption_text: 'BEES, dance!',
      caption_stale: false,
    });
  });
});
