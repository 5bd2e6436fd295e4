import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualMusic } from '@scenewright/contract/rules/music.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import { decodeSound } from '@scenewright/media/testing/marked-scene.ts';
import { toneLevelDb } from '@scenewright/media/testing/tone.ts';
import {
  availableCredits,
  createDraft,
  isMade,
  untilStoryboard,
} from '../../../testing/contents.ts';
import { createFlatStudio } from '../../../testing/flat-studio.ts';
import { writeFlatMusic } from '../../../testing/flat-music.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';
import { createUploader } from '../../library/testing/uploading.ts';

type Music = Parameters<typeof writeFlatMusic>[1];

let product: TestProduct;
let user: TestUser;
let song: string;
let picture: string;
const composed: Music[] = [];
/** Higher than any voice, and than the hum that stands for composed music. */
const songHz = 6_000;
const humHz = 220;

beforeAll(async () => {
  product = await startTestProduct({
    replacements: {
      studio: createFlatStudio(),
      writeMusic: async (path, music, signal) => {
        composed.push(music);
        await writeFlatMusic(path, music, signal);
      },
    },
  });
  user = await product.signUp('music@example.com');
  const uploader = createUploader(product, user);
  const path = join(product.folder, 'song.wav');
  const tone = `sine=f=${songHz}:d=5`;
  await runFfmpeg(['-f', 'lavfi', '-i', tone, '-y', path], { timeoutMs: 20_000 });
  song = await uploader.upload(await readFile(path), 'Whistle.wav');
  picture = await uploader.upload(await makeOwnFile(product.folder, 'a grey JPEG'));
  await uploader.untilRead(song);
  await uploader.untilRead(picture);
}, 60_000);
afterAll(() => product.stop());

const pathOf = ({ id }: Pick<Storyboard, 'id'>) => `/storyboard/content/${id}`;
const read = ({ id }: Pick<Storyboard, 'id'>) => untilStoryboard(user, id, () => true);
const short = { scene_count: 2, scene_length: 3, duration: 6 };

const choose = (content: Pick<Storyboard, 'id'>, music: object, by = user) =>
  by.request('PATCH', pathOf(content), { changes: [{ type: 'content', fields: { music } }] });

const ownSong = () => ({ ...usualMusic, source: 'own', item: song });

/** @returns the level of a tone in the sound behind an address, in dB, in half a second */
async function listen(url: string | null) {
  const reply = await product.app.inject({ url: url ?? '/none' });
  expect(reply.statusCode).toBe(200);
  const path = join(product.folder, 'heard.mp4');
  await writeFile(path, reply.rawPayload);
  const sound = await decodeSound(path);
  return (hz: number, atS: number) =>
    toneLevelDb(sound.subarray(atS * 48_000, (atS + 0.5) * 48_000), hz);
}

async function combine(content: Pick<Storyboard, 'id'>): Promise<Storyboard> {
  expect((await user.request('POST', `${pathOf(content)}/combine-scenes`)).status).toBe(200);
  return await untilStoryboard(user, content.id, ({ status }) => status === 'completed');
}

describe('the music that a creator chooses', () => {
  it('is their own sound in the preview and in the film, and nothing is made or paid again [MUSIC-1, MUSIC-3]', async () => {
    const draft = await createDraft(user, short);
    const composedBefore = await listen(draft.sketch_music_url);
    expect(composedBefore(humHz, 1)).toBeGreaterThan(composedBefore(songHz, 1) + 20);
    expect((await user.request('POST', `${pathOf(draft)}/approve`)).status).toBe(200);
    const made = await untilStoryboard(user, draft.id, isMade);
    const credits = await availableCredits(user);

    const { status, body } = await choose(made, { ...ownSong(), ending: 'loop' });
    expect([status, body.stale]).toEqual([200, []]);
    const chosen = await read(made);
    expect(chosen.music_item).toEqual({ name: 'Whistle', duration_ms: expect.any(Number) });
    expect(chosen.scenes.map(({ status: each }) => each)).toEqual(['completed', 'completed']);
    expect(chosen.sketch_music_url).not.toBe(made.sketch_music_url);
    const preview = await listen(chosen.sketch_music_url);
    expect(preview(songHz, 1)).toBeGreaterThan(preview(humHz, 1) + 20);

    const film = await listen((await combine(chosen)).video_url);
    for (const atS of [1, 4]) expect(film(songHz, atS)).toBeGreaterThan(-60);
    expect(await availableCredits(user)).toBe(credits);
  });

  it('is quieter where that is wanted, composed in the mood that is wanted, or not there at all [MUSIC-1, MUSIC-2]', async () => {
    const draft = await createDraft(user, short);
    await choose(draft, ownSong());
    const usual = await listen((await read(draft)).sketch_music_url);
    const quieter = await choose(draft, { ...ownSong(), volume: 25 });
    expect([quieter.status, quieter.body]).toMatchObject([200, { stale: [] }]);
    const quiet = await listen((await read(draft)).sketch_music_url);
    expect(usual(songHz, 1) - quiet(songHz, 1)).toBeGreaterThan(9);

    composed.length = 0;
    await choose(draft, { ...usualMusic, source: 'mood', mood: 'epic' });
    await listen((await read(draft)).sketch_music_url);
    expect(composed).toEqual([expect.objectContaining({ mood: 'epic' })]);

    for (const music of [
      { ...usualMusic, source: 'none' },
      { ...usualMusic, volume: 0 },
    ]) {
      await choose(draft, music);
      expect((await read(draft)).sketch_music_url).toBeNull();
    }
  });

  it('is taken back as any edit is, and is told where somebody else changed it meanwhile [MUSIC-3]', async () => {
    const draft = await createDraft(user, short);
    const { body } = await choose(draft, ownSong());
    expect((await read(draft)).music).toMatchObject({ source: 'own', item: song });
    const back = await user.request('PATCH', pathOf(draft), { changes: body.inverse });
    expect([back.status, (await read(draft)).music]).toEqual([200, usualMusic]);
    const again = await user.request('PATCH', pathOf(draft), { changes: back.body.inverse });
    expect([again.status, (await read(draft)).music]).toEqual([200, ownSong()]);
    const late = await user.request('PATCH', pathOf(draft), {
      changes: [
        {
          type: 'content',
          fields: { music: { ...usualMusic, source: 'none' } },
          replaces: { music: usualMusic },
        },
      ],
    });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  });

  it('goes along with a duplicate, and its sound cannot be deleted meanwhile [MUSIC-4]', async () => {
    const draft = await createDraft(user, short);
    await choose(draft, ownSong());
    const { body } = await user.request('POST', `/content/${draft.id}/duplicate`);
    expect((await read(body)).music).toEqual(ownSong());
    const refused = await user.request('DELETE', `/library/${song}`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(/^This is used in “/),
    ]);
  });

  it('is a sound, of their own, that is long enough [MUSIC-4]', async () => {
    const draft = await createDraft(user, short);
    const stranger = await product.signUp('stranger@example.com');
    const theirs = await createDraft(stranger, short);
    const outcomes = await Promise.all([
      choose(draft, { ...ownSong(), item: picture }),
      choose(draft, { ...ownSong(), start_ms: 4_500 }),
      choose(draft, { ...ownSong(), item: null }),
      choose(theirs, ownSong(), stranger),
      choose(draft, usualMusic, stranger),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([422, 422, 422, 404, 404]);
    expect((await read(draft)).music).toEqual(usualMusic);
  });
});
