import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { Take } from '@scenewright/contract/schemas/takes.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
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
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';

/** Lines with this word cannot be spoken. */
const hoarse = 'hoarse';
/** What was handed to the voice, oldest first. */
const spoken: string[] = [];
let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  const voice = createOfflineVoice({ workers: 1 });
  const listening: typeof voice = {
    ...voice,
    speak: async (request) => {
      spoken.push(request.text);
      if (request.text.includes(hoarse))
        throw new ProviderError('The speech service is resting. Please try again.', {
          retryable: true,
        });
      return await voice.speak(request);
    },
  };
  product = await startTestProduct({ replacements: { voice: listening } });
  user = await product.signUp('listener@example.com');
});
afterAll(() => product.stop());

const post = (path: string, body?: unknown) => user.request('POST', path, body);
const read = (contentId: string) => untilStoryboard(user, contentId, () => true);
const made = (contentId: string) => untilStoryboard(user, contentId, isMade);
const fileOf = (url: string | null | undefined) => url?.split('?')[0];
const narrationsOf = async (sceneId: string): Promise<Take[]> =>
  (await user.request('GET', `/storyboard/scene/${sceneId}/takes`)).body.takes.filter(
    ({ kind }: Take) => kind === 'narration',
  );
const lengthOf = async (sceneId: string) =>
  (
    await product.database.db
      .selectFrom('take')
      .innerJoin('scene', 'scene.narration_take_id', 'take.id')
      .select('duration_ms')
      .where('scene.id', '=', sceneId)
      .executeTakeFirstOrThrow()
  ).duration_ms ?? 0;

/** A draft whose first scene says this. */
async function draftSaying(
  dialogue: string,
  sceneCount = 1,
): Promise<{ draft: Storyboard; id: string; path: string }> {
  const draft = await createDraft(user, {
    scene_count: sceneCount,
    scene_length: 4,
    duration: 4 * sceneCount,
  });
  const id = draft.scenes[0]?.id ?? '';
  const path = `/storyboard/scene/${id}`;
  expect((await post(`${path}/regenerate-audio`, { dialogue })).status).toBe(200);
  spoken.length = 0;
  return { draft, id, path };
}

async function approve(contentId: string): Promise<Scene[]> {
  expect((await post(`/storyboard/content/${contentId}/approve`)).status).toBe(200);
  return (await made(contentId)).scenes;
}

describe('a line that is listened to', () => {
  it('is spoken as it stands, free in a draft, and kept: approving does not speak it again [VOICE-2]', async () => {
    const before = await availableCredits(user);
    const { draft, id, path } = await draftSaying('A GIF moves. [pause 0.5s] Nobody asks why.');
    await post(`${path}/change-speed`, { speed: 1.1 });
    await post(`${path}/change-pronunciations`, { pronunciations: [{ word: 'gif', say: 'jif' }] });
    const [first, second] = await Promise.all([post(`${path}/speak`), post(`${path}/speak`)]);
    expect(first).toMatchObject({
      status: 200,
      body: {
        scene: {
          speed: 1.1,
          pronunciations: [{ word: 'gif', say: 'jif' }],
          audio_stale: false,
          status: 'draft',
        },
      },
    });
    expect(fileOf(second.body.audio_url)).toBe(fileOf(first.body.audio_url));
    expect(fileOf(first.body.scene.audio_url)).toBe(fileOf(first.body.audio_url));
    expect((await product.app.inject({ url: first.body.audio_url })).headers['content-type']).toBe(
      'audio/mp4',
    );
    expect(spoken).toEqual(['A jif moves.', 'Nobody asks why.']);
    const [scene] = await approve(draft.id);
    expect(spoken).toHaveLength(2);
    expect(scene).toMatchObject({ status: 'completed', audio_stale: false });
    expect(fileOf(scene?.audio_url)).toBe(fileOf(first.body.audio_url));
    expect(await availableCredits(user)).toBe(before - 5);
    expect(await narrationsOf(id)).toMatchObject([
      { speed: 1.1, pronunciations: [{ word: 'gif', say: 'jif' }], credits: 0, current: true },
    ]);
    // The written word, and no mark, is what is read.
    const srt: string = (await user.request('GET', `/content/${draft.id}/captions.srt`)).body;
    expect(srt.replaceAll(/<[^>]+>/gu, '')).toContain('GIF');
    expect(srt).not.toMatch(/jif|pause/iu);
  });

  it('goes stale with the line, and is the same one again when the line goes back [VOICE-3]', async () => {
    const { path } = await draftSaying('Bees dance.');
    const first = await post(`${path}/speak`);
    expect((await post(`${path}/change-speed`, { speed: 0.8 })).body.scene).toMatchObject({
      audio_stale: true,
      speed: 0.8,
    });
    const slow = await post(`${path}/speak`);
    expect(fileOf(slow.body.audio_url)).not.toBe(fileOf(first.body.audio_url));
    // A word the line does not have changes nothing that is heard.
    expect(
      (
        await post(`${path}/change-pronunciations`, {
          pronunciations: [{ word: 'SQL', say: 'sequel' }],
        })
      ).body.scene.audio_stale,
    ).toBe(false);
    await post(`${path}/change-speed`, { speed: 1 });
    expect(fileOf((await post(`${path}/speak`)).body.audio_url)).toBe(fileOf(first.body.audio_url));
    expect(spoken).toEqual(['Bees dance.', 'Bees dance.']);
  });

  it('leaves no more than a dozen narrations in a scene that was never made', async () => {
    const { id, path } = await draftSaying('Bees.');
    await post(`${path}/speak`);
    // As many as somebody leaves who has listened all evening.
    const { words, ...take } = await product.database.db
      .selectFrom('take')
      .selectAll()
      .where('scene_id', '=', id)
      .executeTakeFirstOrThrow();
    const earlier = Array.from({ length: 14 }, (_, line) => ({
      ...take,
      id: randomUUID(),
      source_text: `Bee ${line}.`,
      created_at: new Date(line * 1_000),
      words: JSON.stringify(words),
      drawing: null,
      made_with: null,
      framing: null,
      start_framing: null,
      credit: null,
      pronunciations: '[]',
    }));
    await product.database.db.insertInto('take').values(earlier).execute();
    await post(`${path}/regenerate-audio`, { dialogue: 'Bees dance.' });
    product.clock.advance(60_000);
    expect((await post(`${path}/speak`)).status).toBe(200);
    expect((await narrationsOf(id)).map(({ text }) => text)).toEqual([
      'Bees dance.',
      'Bees.',
      ...earlier
        .slice(4)
        .toReversed()
        .map(({ source_text: text }) => text),
    ]);
  });

  it('must have words, in a language somebody reads [VOICE-2]', async () => {
    const { path } = await draftSaying('[pause 2s]');
    expect(await post(`${path}/speak`)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('says nothing yet') },
    });
    await post(`${path}/regenerate-audio`, { dialogue: '蜜蜂跳舞。' });
    expect(await post(`${path}/speak`)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('No voice reads this language') },
    });
    expect(spoken).toEqual([]);
  });
});

it('whose voice fails says so, keeps nothing, and can be asked for again', async () => {
  const { id, path } = await draftSaying(`A ${hoarse} bee.`);
  for (const _try of [1, 2])
    expect(await post(`${path}/speak`)).toMatchObject({
      status: 503,
      body: { detail: 'The speech service is resting. Please try again.' },
    });
  expect(spoken).toHaveLength(2);
  expect(await narrationsOf(id)).toEqual([]);
  expect(
    (await readdir(product.temporaryFolder)).filter((name) => name.startsWith('line-')),
  ).toEqual([]);
});

describe('how a line is spoken, after approval', () => {
  it('changes that line alone, free of charge, and going back is at once what it was [VOICE-3]', async () => {
    const { draft, id, path } = await draftSaying(
      'Far below the waves strange animals make light.',
      2,
    );
    const [first, other] = await approve(draft.id);
    const before = await availableCredits(user);
    const plainMs = await lengthOf(id);
    spoken.length = 0;
    product.clock.advance(60_000);
    expect((await post(`${path}/change-speed`, { speed: 1.3 })).body.scene).toMatchObject({
      status: 'pending',
      cancelable: false,
    });
    const [fast, untouched] = (await made(draft.id)).scenes;
    expect(spoken).toHaveLength(1);
    expect(fast).toMatchObject({
      status: 'completed',
      audio_stale: false,
      visual_stale: false,
      speed: 1.3,
    });
    expect(fileOf(fast?.poster_url)).toBe(fileOf(first?.poster_url));
    expect(fileOf(fast?.audio_url)).not.toBe(fileOf(first?.audio_url));
    expect(fileOf(untouched?.audio_url)).toBe(fileOf(other?.audio_url));
    expect((await lengthOf(id)) * 1.3).toBeGreaterThan(plainMs * 0.97);
    expect((await lengthOf(id)) * 1.3).toBeLessThan(plainMs * 1.03);
    // Back: the take and the film of it are still there.
    const back = (await post(`${path}/change-speed`, { speed: 1 })).body.scene;
    expect(back).toMatchObject({ status: 'completed', audio_stale: false });
    expect(fileOf(back.audio_url)).toBe(fileOf(first?.audio_url));
    // The take brings its speed along.
    const fastTake = (await narrationsOf(id)).find(({ speed }) => speed === 1.3);
    expect(
      (await post(`${path}/restore-take`, { take_id: fastTake?.id })).body.scene,
    ).toMatchObject({ status: 'completed', speed: 1.3, audio_stale: false });
    expect(spoken).toHaveLength(1);
    expect(await availableCredits(user)).toBe(before);
  });

  thoroughly(() =>
    it('lets the scene grow for what takes longer [VOICE-4]', async () => {
      const { draft, id, path } = await draftSaying(
        'Far below the waves strange animals make light.',
      );
      const [before] = await approve(draft.id);
      const plainMs = await lengthOf(id);
      await post(`${path}/regenerate-audio`, {
        dialogue: 'Far below the waves [pause 3s] strange animals make light.',
      });
      const [after] = (await made(draft.id)).scenes;
      expect(after).toMatchObject({ status: 'completed', audio_stale: false });
      expect(after?.duration).toBeGreaterThan(before?.duration ?? 0);
      expect(await lengthOf(id)).toBeGreaterThan(plainMs + 2_500);
    }),
  );
});

describe('a word said in one way everywhere', () => {
  it('changes the scenes that have it, and forgets it again [VOICE-5]', async () => {
    const { draft, path } = await draftSaying('A GIF moves.', 3);
    const [, second, third] = draft.scenes;
    await post(`/storyboard/scene/${second?.id}/regenerate-audio`, {
      dialogue: "That gif's loop never ends.",
    });
    await post(`/storyboard/scene/${third?.id}/regenerate-audio`, { dialogue: 'A gift for you.' });
    const changed = await post(`/storyboard/content/${draft.id}/pronounce`, {
      word: 'GIF',
      say: 'jif',
    });
    expect(changed.body.scenes.map(({ number }: Scene) => number)).toEqual([1, 2]);
    await post(`/storyboard/scene/${second?.id}/speak`);
    expect(spoken).toEqual(["That jif's loop never ends."]);
    expect((await read(draft.id)).scenes[2]?.pronunciations).toEqual([]);
    const seen = [{ word: 'SQL', say: 'sequel' }];
    expect(
      await post(`${path}/change-pronunciations`, { pronunciations: seen, replaces: [] }),
    ).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(
      (await post(`/storyboard/content/${draft.id}/pronounce`, { word: 'gif', say: null })).body
        .scenes,
    ).toHaveLength(2);
    expect((await read(draft.id)).scenes.flatMap(({ pronunciations }) => pronunciations)).toEqual(
      [],
    );
  });
});

it('travels with the scene: copied, split, merged, duplicated; a tweak keeps the pauses [VOICE-6]', async () => {
  const { draft, path } = await draftSaying('Bees dance. [pause 1s] A GIF shows it.');
  await post(`${path}/change-speed`, { speed: 0.9 });
  await post(`${path}/change-pronunciations`, { pronunciations: [{ word: 'GIF', say: 'jif' }] });
  const delivery = { speed: 0.9, pronunciations: [{ word: 'GIF', say: 'jif' }] };
  expect((await post(`${path}/duplicate`)).body).toMatchObject(delivery);
  expect(
    (
      await post(`${path}/split`, {
        dialogue: 'Bees dance. [pause',
        next_dialogue: '1s] A GIF shows it.',
      })
    ).status,
  ).toBe(409);
  const halves = await post(`${path}/split`, {
    dialogue: 'Bees dance. [pause 1s]',
    next_dialogue: 'A GIF shows it.',
  });
  expect(halves.body.scenes.slice(0, 2)).toMatchObject([
    { ...delivery, dialogue: 'Bees dance. [pause 1s]' },
    { ...delivery, dialogue: 'A GIF shows it.' },
  ]);
  expect((await post(`${path}/merge-next`)).body.scenes[0]).toMatchObject({
    ...delivery,
    dialogue: 'Bees dance. [pause 1s] A GIF shows it.',
  });
  const copyId = (await post(`/content/${draft.id}/duplicate`)).body.id;
  expect((await read(copyId)).scenes[0]).toMatchObject(delivery);
  const [scene] = (
    await post(`/storyboard/content/${draft.id}/regenerate-scenes`, {
      scene_ids: [draft.scenes[0]?.id],
      text: 'Replace "shows" with "tells"',
    })
  ).body.scenes;
  expect(scene).toMatchObject({ ...delivery, dialogue: 'Bees dance. [pause 1s] A GIF tells it.' });
});

it('is refused where nobody could hear it so [VOICE-4]', async () => {
  const { path } = await draftSaying('Bees dance.');
  for (const speed of [0.75, 1.35, 1.02, '1'])
    expect((await post(`${path}/change-speed`, { speed })).status).toBe(422);
  expect(
    await post(`${path}/regenerate-audio`, { dialogue: 'Bees [pause 9s] dance.' }),
  ).toMatchObject({ status: 422, body: { detail: expect.stringContaining('0.1 to 5 seconds') } });
  expect(
    (await post(`${path}/regenerate-audio`, { dialogue: `Bees ${'[pause 5s] '.repeat(4)} dance.` }))
      .status,
  ).toBe(422);
  for (const wrong of [
    { word: 'two words', say: 'x' },
    { word: '!', say: 'x' },
    { word: 'bees', say: '[pause]' },
    { word: 'bees', say: '…' },
  ]) {
    expect((await post(`${path}/change-pronunciations`, { pronunciations: [wrong] })).status).toBe(
      422,
    );
  }
  expect(
    (
      await post(`${path}/change-pronunciations`, {
        pronunciations: [
          { word: 'Bees', say: 'a' },
          { word: 'bees', say: 'b' },
        ],
      })
    ).status,
  ).toBe(422);
  await post(`${path}/regenerate-audio`, { dialogue: 'word '.repeat(85).trim() });
  expect(await post(`${path}/change-speed`, { speed: 0.8 })).toMatchObject({
    status: 422,
    body: { detail: expect.stringContaining('At this speed') },
  });
});
