import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { decodeSound } from '@scenewright/media/testing/marked-scene.ts';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import { toneLevelDb } from '@scenewright/media/testing/tone.ts';
import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import { createOfflineVoice } from '@scenewright/voices/offline/offline-voice.ts';
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
import { createUploader, type Uploader } from '../../library/testing/uploading.ts';

let product: TestProduct;
let user: TestUser;
let uploader: Uploader;
/** Who reads: another voice than the films', in a room with a hum and a hiss. */
const reader = createOfflineVoice({ workers: 1 });

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signUp('voice@example.com');
  uploader = createUploader(product, user);
}, 60_000);
afterAll(async () => {
  await product.stop();
  await reader.close();
});

const lead = 1.5;
const leadMs = lead * 1_000;

/** Reads lines into one recording, with rests between them. @returns its item, and when each word is said */
async function readAloud(
  lines: readonly string[],
  by: Uploader = uploader,
): Promise<{ item: string; words: SpokenWord[][] }> {
  const folder = await mkdtemp(join(product.folder, 'reading-'));
  const signal = AbortSignal.timeout(60_000);
  const words: SpokenWord[][] = [];
  const inputs: string[] = [];
  let atMs = leadMs;
  for (const text of lines) {
    const spoken = await reader.speak({
      ...{ text, voiceId: 'echo', language: 'en', directory: folder, signal },
    });
    inputs.push('-i', spoken.audioPath);
    words.push(
      spoken.words.map(({ text: word, startMs, endMs }) => ({
        text: word,
        startMs: startMs + atMs,
        endMs: endMs + atMs,
      })),
    );
    atMs += spoken.durationMs + leadMs;
  }
  const path = join(folder, 'reading.webm');
  const padded = lines.map((_, index) => `[${index}]aresample=48000,adelay=${leadMs}[l${index}]`);
  const said = `${lines.map((_, index) => `[l${index}]`).join('')}concat=n=${lines.length}:v=0:a=1,apad=pad_dur=${lead},volume=-6dB[said]`;
  const room =
    'anoisesrc=c=pink:a=0.004:r=48000:d=60,highpass=f=40[hiss];sine=f=50:r=48000:d=60,volume=-30dB[hum]';
  await runFfmpeg(
    [
      ...[...inputs, '-filter_complex'],
      `${[...padded, said, room].join(';')};[said][hiss][hum]amix=inputs=3:duration=first:normalize=0`,
      ...['-c:a', 'libopus', '-b:a', '96k', '-f', 'webm', '-live', '1', '-y', path],
    ],
    { timeoutMs: 60_000 },
  );
  const item = await by.upload(await readFile(path), 'Scene recording.webm');
  expect(await by.untilRead(item)).toMatchObject({ status: 'ready', kind: 'sound' });
  return { item, words };
}

const pathOf = ({ id }: Pick<Storyboard, 'id'>) => `/storyboard/content/${id}`;
const read = ({ id }: Pick<Storyboard, 'id'>) => untilStoryboard(user, id, () => true);
const edit = (content: Pick<Storyboard, 'id'>, changes: readonly object[]) =>
  user.request('PATCH', pathOf(content), { changes });
const change = ({ id }: Pick<Scene, 'id'>, fields: object) => ({
  type: 'scene',
  scene: id,
  fields,
});
const record = ({ id }: Pick<Scene, 'id'>, item: string, by = user) =>
  by.request('POST', `/storyboard/scene/${id}/voice-over`, { item, has_rights: true });

const lines = [
  'A bee leaves the hive at dawn and flies over the wall.',
  'It finds a field of blue flowers beside the river.',
  'It comes home before the rain and dances for the others.',
];
const asked = {
  prompt: lines
    .map(
      (line, index) =>
        `Scene ${index + 1} (6s)\nVisual: A bee over flower ${index + 1}.\nNarrator: ${line}`,
    )
    .join('\n\n'),
  ...{ scene_count: 3, scene_length: 6, duration: 18 },
};

const sceneAt = ({ scenes }: Storyboard, index = 0): Scene => {
  const scene = scenes[index];
  if (scene === undefined) throw new Error(`there is no scene ${index + 1}`);
  return scene;
};

async function wordsOfTake(id: string): Promise<SpokenWord[]> {
  const take = await product.database.db
    .selectFrom('take')
    .select('words')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return take.words as SpokenWord[];
}

/** How far the words of a take are from when they were said, when both are laid on the first word's beginning. */
function differences(found: readonly SpokenWord[], said: readonly SpokenWord[]): number[] {
  expect(found.map(({ text }) => text)).toEqual(said.map(({ text }) => text));
  const offset = (found[0]?.startMs ?? 0) - (said[0]?.startMs ?? 0);
  return found.map(({ startMs }, index) =>
    Math.abs(startMs - offset - (said[index]?.startMs ?? 0)),
  );
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function levelsOf(url: string | null) {
  const reply = await product.app.inject({ url: url ?? '/none' });
  expect(reply.statusCode).toBe(200);
  const path = join(await mkdtemp(join(product.folder, 'heard-')), 'heard.mp4');
  await writeFile(path, reply.rawPayload);
  return await decodeSound(path);
}

/** @returns the approved content with its scenes made */
async function approve(draft: Pick<Storyboard, 'id'>): Promise<Storyboard> {
  expect((await user.request('POST', `${pathOf(draft)}/approve`)).status).toBe(200);
  return await untilStoryboard(user, draft.id, isMade);
}

describe('a scene that its creator says', () => {
  it('is a take whose words are where they are said, and is heard in the scene once it is in place [VOICEOVER-1, VOICEOVER-2]', async () => {
    const draft = await createDraft(user, asked);
    const scene = sceneAt(draft);
    const { item, words } = await readAloud([scene.dialogue]);
    const made = await record(scene, item);
    expect(made).toMatchObject({
      status: 200,
      body: {
        aligned: true,
        take: { kind: 'narration', recorded: true, credits: 0, current: false },
      },
    });
    const found = await wordsOfTake(made.body.take.id);
    expect(median(differences(found, words[0] ?? []))).toBeLessThanOrEqual(60);
    expect(found[0]?.startMs).toBeLessThan(400);

    const before = await read(draft);
    expect(sceneAt(before).own_voice).toBe(false);
    const { body } = await edit(draft, [change(scene, { narration_take: made.body.take.id })]);
    const after = sceneAt(await read(draft));
    expect(after).toMatchObject({ own_voice: true, audio_stale: false, sketch_audio_url: null });
    const heard = await levelsOf(after.audio_url);
    // The hum of the room is far below a voice that is as loud as any.
    expect(toneLevelDb(heard.subarray(0, 48_000), 50)).toBeLessThan(-50);
    await edit(draft, body.inverse);
    expect(sceneAt(await read(draft))).toMatchObject({ own_voice: false });
  });

  thoroughly(() =>
    it('keeps its retakes, and is made and filmed with the one in place, for nothing [VOICEOVER-1]', async () => {
      const draft = await createDraft(user, asked);
      const scene = sceneAt(draft);
      const { item } = await readAloud([scene.dialogue]);
      const first = await record(scene, item);
      const second = await record(scene, item);
      await edit(draft, [change(scene, { narration_take: second.body.take.id })]);
      await approve(draft);
      const credits = await availableCredits(user);
      await edit(draft, [change(scene, { narration_take: first.body.take.id })]);
      await untilStoryboard(user, draft.id, isMade);
      const { body } = await user.request('GET', `/storyboard/scene/${scene.id}/takes`);
      const recorded = body.takes.filter((take: { recorded: boolean }) => take.recorded);
      expect(recorded.map(({ current }: { current: boolean }) => current).toSorted()).toEqual([
        false,
        true,
      ]);
      expect(await availableCredits(user)).toBe(credits);
    }),
  );

  thoroughly(() =>
    it('is asked for anew when its words change, and no voice speaks instead until that is wanted [VOICEOVER-3]', async () => {
      const draft = await createDraft(user, asked);
      const scene = sceneAt(draft);
      const { item } = await readAloud([scene.dialogue]);
      const { body } = await record(scene, item);
      await edit(draft, [change(scene, { narration_take: body.take.id })]);
      const changed = await edit(draft, [change(scene, { dialogue: 'A wasp sleeps late.' })]);
      expect(changed.body.stale).toContainEqual({ scene: scene.id, part: 'narration', credits: 0 });
      expect(sceneAt(await read(draft))).toMatchObject({
        ...{ own_voice: true, audio_stale: true, sketch_audio_url: null },
      });
      const refusal = /^The recording of scene 1 says other words than the scene\. Record it anew/;
      for (const path of [`${pathOf(draft)}/approve`, `/storyboard/scene/${scene.id}/speak`]) {
        const refused = await user.request('POST', path);
        expect([refused.status, refused.body.detail]).toEqual([
          409,
          expect.stringMatching(refusal),
        ]);
      }
      await edit(draft, changed.body.inverse);
      expect(sceneAt(await read(draft)).audio_stale).toBe(false);

      await approve(draft);
      await edit(draft, [change(scene, { dialogue: 'A wasp sleeps late.' })]);
      const waiting = await read(draft);
      expect(sceneAt(waiting)).toMatchObject({ status: 'completed', audio_stale: true });
      const combined = await user.request('POST', `${pathOf(draft)}/combine-scenes`);
      expect([combined.status, combined.body.detail]).toEqual([
        409,
        expect.stringMatching(refusal),
      ]);
      await edit(draft, [change(scene, { own_voice: false })]);
      const spoken = sceneAt(await untilStoryboard(user, draft.id, isMade));
      expect(spoken).toMatchObject({ own_voice: false, audio_stale: false });
    }),
  );

  thoroughly(() =>
    it('has captions by the length of its words where they are not found, and is refused where nobody is heard [VOICEOVER-2]', async () => {
      const draft = await createDraft(user, asked);
      const { item } = await readAloud([
        'Quite other things are told here, of trains and of cheese.',
      ]);
      const made = await record(sceneAt(draft), item);
      expect([made.status, made.body.aligned]).toEqual([200, false]);
      const words = await wordsOfTake(made.body.take.id);
      expect(words.map(({ text }) => text).join(' ')).toBe(lines[0]);
      const silence = await uploader.upload(await makeOwnFile(product.folder, 'a silent WAV'));
      await uploader.untilRead(silence);
      const refused = await record(sceneAt(draft), silence);
      expect([refused.status, refused.body.detail]).toEqual([
        409,
        'Nobody is heard in this. Check the microphone, and record it again.',
      ]);
    }),
  );

  it('is said in a sound of one’s own, with the right to it, and short enough [VOICEOVER-5]', async () => {
    const draft = await createDraft(user, asked);
    const scene = sceneAt(draft);
    const picture = await uploader.upload(await makeOwnFile(product.folder, 'a grey JPEG'));
    await uploader.untilRead(picture);
    const { item } = await readAloud([lines.join(' ').repeat(3)]);
    const stranger = await product.signUp('thief@example.com');
    const theirs = sceneAt(await createDraft(stranger, asked));
    const long = await record(scene, item);
    expect([long.status, long.body.detail]).toEqual([
      409,
      expect.stringMatching(
        /^The recording of scene 1 takes \d+ seconds, and the scene can last at most 20\./,
      ),
    ]);
    expect((await record(scene, picture)).status).toBe(422);
    expect((await record(scene, item, stranger)).status).toBe(404);
    expect((await record(theirs, item, stranger)).status).toBe(404);
    const path = `/storyboard/scene/${scene.id}/voice-over`;
    expect((await user.request('POST', path, { item, has_rights: false })).status).toBe(422);
    expect((await user.request('POST', path, { item })).status).toBe(422);
  });
});

describe('one recording of a whole film', () => {
  thoroughly(() =>
    it('is cut at its scenes, each with its own words [VOICEOVER-6]', async () => {
      const draft = await createDraft(user, asked);
      const dialogues = draft.scenes.map(({ dialogue }) => dialogue);
      const { item, words } = await readAloud(dialogues);
      const { status, body } = await user.request('POST', `${pathOf(draft)}/voice-over`, {
        ...{ item, has_rights: true },
      });
      expect([status, body.problems]).toEqual([200, []]);
      expect(body.takes.map(({ scene }: { scene: string }) => scene)).toEqual(
        draft.scenes.map(({ id }) => id),
      );
      for (const [index, { take }] of body.takes.entries()) {
        const found = await wordsOfTake(take.id);
        expect(median(differences(found, words[index] ?? []))).toBeLessThanOrEqual(60);
      }
      await edit(
        draft,
        body.takes.map(({ scene, take }: { scene: string; take: { id: string } }) =>
          change({ id: scene }, { narration_take: take.id }),
        ),
      );
      const { scenes } = await read(draft);
      expect(scenes.map(({ own_voice: isOwn, audio_stale: isStale }) => [isOwn, isStale])).toEqual(
        scenes.map(() => [true, false]),
      );
    }),
  );

  it('is refused where it says something else, and is nobody else’s [VOICEOVER-6]', async () => {
    const draft = await createDraft(user, asked);
    const { item } = await readAloud([
      'Quite other things are told here, of trains and of cheese.',
    ]);
    const path = `${pathOf(draft)}/voice-over`;
    const refused = await user.request('POST', path, { item, has_rights: true });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(/^The words of the scenes were not found in this recording\./),
    ]);
    const stranger = await product.signUp('other-thief@example.com');
    expect((await stranger.request('POST', path, { item, has_rights: true })).status).toBe(404);
  });
});

thoroughly(() =>
  describe('a film without a voice', () => {
    it('keeps its captions, is silent in every scene but those that were recorded, and gets its voice back [VOICEOVER-4]', async () => {
      const draft = await createDraft(user, asked);
      const narrated = (isNarrated: boolean) =>
        edit(draft, [{ type: 'content', fields: { narrated: isNarrated } }]);
      const { item } = await readAloud([sceneAt(draft, 1).dialogue]);
      const { body } = await record(sceneAt(draft, 1), item);
      await edit(draft, [change(sceneAt(draft, 1), { narration_take: body.take.id })]);
      const off = await narrated(false);
      const silent = await read(draft);
      expect([silent.narrated, silent.notices.join(' ')]).toEqual([
        false,
        expect.not.stringContaining('No voice'),
      ]);
      expect(silent.scenes.map(({ sketch_audio_url: url }) => url)).toEqual([null, null, null]);

      const made = await approve(draft);
      expect(made.scenes.map(({ audio_url: url }) => url !== null)).toEqual([false, true, false]);
      const captions = await product.app.inject({
        url: `/api/v1/content/${draft.id}/captions.vtt`,
        headers: { authorization: `Bearer ${user.token}` },
      });
      expect([captions.statusCode, captions.payload]).toEqual([
        200,
        expect.stringContaining('dawn'),
      ]);

      await edit(draft, off.body.inverse);
      const back = await untilStoryboard(user, draft.id, isMade);
      expect(back.scenes.map(({ audio_url: url }) => url !== null)).toEqual([true, true, true]);
    });
  }),
);
