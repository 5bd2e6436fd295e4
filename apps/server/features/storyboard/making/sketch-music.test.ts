import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probeMedia } from '@scenewright/media/probe.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import {
  availableCredits,
  createDraft,
  isMade,
  untilStoryboard,
} from '../../../testing/contents.ts';
import { writeFlatMusic } from '../../../testing/flat-music.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';
import type { Replacements } from '../../../wire-parts.ts';

type Music = Parameters<NonNullable<Replacements['writeMusic']>>[1];

let product: TestProduct;
let user: TestUser;
/** What was asked for of who composes. */
const composed: Music[] = [];

beforeAll(async () => {
  product = await startTestProduct({
    replacements: {
      writeMusic: async (path, music, signal) => {
        composed.push(music);
        await writeFlatMusic(path, music, signal);
      },
    },
  });
  user = await product.signUp('music@example.com');
});
afterAll(() => product.stop());
beforeEach(() => (composed.length = 0));

/** Words of its own for each film: what says the same, as long, has the same music, and that is kept. */
const wordsOf = (animal: string) => `${animal} dance. Each dance is a map. The hive reads it.`;
const short = (animal: string) => ({
  prompt: wordsOf(animal),
  scene_count: 3,
  scene_length: 3,
  duration: 9,
});
const read = async ({ id }: Pick<Storyboard, 'id'>) => await untilStoryboard(user, id, () => true);
/** Without a session, as the browser asks for a sound. */
const get = async (url: string | null) => await product.app.inject({ url: url ?? '/none' });
const sceneOf = ({ scenes }: Storyboard, index = 0) => scenes[index]?.id ?? '';

async function secondsOf(sound: Buffer): Promise<number> {
  const path = join(await mkdtemp(join(tmpdir(), 'sketch-music-')), 'music.m4a');
  await writeFile(path, sound);
  return (await probeMedia(path)).durationMs / 1_000;
}

describe('the music under a storyboard that is not made yet', () => {
  it('is composed when it is asked for, once, free, to whoever holds the link, for as long as the scenes last', async () => {
    const before = await availableCredits(user);
    const draft = await createDraft(user, short('Bees'));
    await read(draft);
    expect(composed).toEqual([]);
    const [music, again] = await Promise.all([
      get(draft.sketch_music_url),
      get(draft.sketch_music_url),
    ]);
    expect(music).toMatchObject({
      statusCode: 200,
      headers: {
        'content-type': 'audio/mp4',
        'cache-control': 'private, max-age=86400, immutable',
      },
    });
    expect(again.rawPayload.equals(music.rawPayload)).toBe(true);
    expect(await secondsOf(music.rawPayload)).toBeCloseTo(draft.duration, 0);
    expect((await get(draft.sketch_music_url)).statusCode).toBe(200);
    expect(composed).toHaveLength(1);
    expect(await availableCredits(user)).toBe(before);
  });

  thoroughly(() =>
    it('is what the film gets: the same mood, notes, tempo and end', async () => {
      const draft = await createDraft(user, short('Wasps'));
      await get(draft.sketch_music_url);
      await user.request('POST', `/storyboard/content/${draft.id}/approve`);
      await untilStoryboard(user, draft.id, isMade);
      await user.request('POST', `/storyboard/content/${draft.id}/combine-scenes`);
      await untilStoryboard(user, draft.id, ({ status }) => status === 'completed');
      const [before, film] = composed;
      expect(composed).toHaveLength(2);
      expect(before).toEqual(film);
      expect(before).toMatchObject({
        seed: createHash('sha256').update(wordsOf('Wasps')).digest('hex'),
        times: { lengthMs: draft.duration * 1_000 },
      });
    }),
  );

  it('is of the words and durations there are; an earlier link then leads to that, and is not kept', async () => {
    const draft = await createDraft(user, short('Flies'));
    await get(draft.sketch_music_url);
    const last = sceneOf(draft, 2);
    await user.request('POST', `/storyboard/scene/${last}/regenerate-audio`, { dialogue: '' });
    await user.request('POST', `/storyboard/scene/${last}/update-duration`, { duration: 9 });
    const edited = await read(draft);
    expect(edited.sketch_music_url).not.toBe(draft.sketch_music_url);
    const old = await get(draft.sketch_music_url);
    expect(old.headers['cache-control']).toBe('no-store');
    expect(await secondsOf(old.rawPayload)).toBeCloseTo(edited.duration, 0);
    expect((await get(edited.sketch_music_url)).rawPayload.equals(old.rawPayload)).toBe(true);
    // The last word is far from the end now: the music goes on until shortly before it.
    expect(composed.map(({ times }) => times)).toMatchObject([
      { lengthMs: draft.duration * 1_000 },
      { lengthMs: edited.duration * 1_000, restsAtMs: edited.duration * 1_000 - 2_200 },
    ]);
  });

  it('hears a narration that somebody listened to, and is there where no voice here speaks', async () => {
    const draft = await createDraft(user, short('Ants'));
    await user.request('POST', `/storyboard/scene/${sceneOf(draft)}/speak`);
    const listened = await read(draft);
    expect(listened.scenes[0]?.audio_url).not.toBeNull();
    expect((await get(listened.sketch_music_url)).statusCode).toBe(200);

    const foreign = await createDraft(user, {
      ...short(''),
      prompt: 'النحل يرقص ليدل على الزهور. كل رقصة خريطة صغيرة.',
    });
    expect((await get(foreign.sketch_music_url)).statusCode).toBe(200);
    expect(composed).toHaveLength(2);
  });

  it('is nothing without a link of the same words, of no length, or of what was deleted', async () => {
    const draft = await createDraft(user, { ...short('Moths'), scene_count: 1 });
    const url = new URL(draft.sketch_music_url ?? '', 'http://localhost');
    const other = await createDraft(user, short('Crickets'));
    const foreign = (other.sketch_music_url ?? '').split('?')[0] ?? '';
    for (const address of [
      foreign + url.search,
      url.pathname.replace('.music', '') + url.search,
      url.pathname + url.search.replace('signature=', 'signature=x'),
    ])
      expect((await get(address)).statusCode).toBe(404);
    const scene = sceneOf(draft);
    await user.request('POST', `/storyboard/scene/${scene}/update-duration`, { duration: 0 });
    expect((await read(draft)).sketch_music_url).toBeNull();
    expect((await get(draft.sketch_music_url)).statusCode).toBe(404);
    await user.request('DELETE', `/content/${other.id}`);
    expect((await get(other.sketch_music_url)).statusCode).toBe(404);
    expect(composed).toEqual([]);
  });
});
