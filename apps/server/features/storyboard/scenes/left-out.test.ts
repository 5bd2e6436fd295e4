import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { createDraft } from '../../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';
import { createOfflineScriptWriter } from '../../../wire-writer.ts';

const tooMuch = 'Say far too much';
let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  const offline = createOfflineScriptWriter();
  product = await startTestProduct({
    replacements: {
      writer: {
        ...offline,
        async reviseScenes(brief, scenes, instruction, ...rest) {
          const revision = await offline.reviseScenes(brief, scenes, instruction, ...rest);
          if (instruction !== tooMuch) return revision;
          const dialogue = 'word '.repeat(350).trim();
          const sentences = [{ text: dialogue, source: 'model', of: '' } as const];
          return {
            scenes: scenes.map((scene) => ({ ...scene, dialogue, sentences, durationS: 20 })),
            undone: [],
          };
        },
      },
    },
  });
  user = await product.signUp('leaves-out@example.com');
});
afterAll(() => product.stop());

const bakery =
  'Our bakery opened in 1987. It bakes 340 loaves a day. We use only stone-ground flour. A loaf costs £4.50. We close on Sundays. The oven was built by my grandmother from Porto.';
const write = () =>
  createDraft(user, {
    title: 'The bakery',
    prompt: bakery,
    scene_count: 2,
    scene_length: 6,
    duration: 12,
  });
const read = async ({ id }: Pick<Storyboard, 'id'>): Promise<Storyboard> =>
  (await user.request('GET', `/storyboard/content/${id}/storyboard`)).body;
const spoken = ({ scenes }: Storyboard) => scenes.map(({ dialogue }) => dialogue).join(' ');
const add = ({ id, scenes }: Storyboard, { id: leftOutId, place }: { id: string; place: number }) =>
  user.request('POST', `/storyboard/content/${id}/generate-scene`, {
    position: Math.min(place, scenes.length + 1),
    is_last_scene: place > scenes.length,
    left_out_id: leftOutId,
  });
const tweak = (draft: Storyboard, scenes: readonly Scene[], text: string) =>
  user.request('POST', `/storyboard/content/${draft.id}/regenerate-scenes`, {
    scene_ids: scenes.map(({ id }) => id),
    text,
  });

describe('sentences of the idea that no scene says', () => {
  it('are listed with why, and nothing is lost [SCRIPT-2]', async () => {
    const draft = await write();
    expect(draft.left_out.length).toBeGreaterThan(1);
    for (const sentence of draft.left_out)
      expect(sentence).toMatchObject({ source: 'own', of: '', why: 'no-room' });
    const all = [...draft.left_out.map(({ text }) => text), spoken(draft)].join(' ');
    for (const sentence of bakery.split(/(?<=\.) /u)) expect(all).toContain(sentence);
    expect(draft.notices.join(' ')).toContain('did not fit');
  });

  it('become scenes word for word and in the idea’s order, and are off the list [SCRIPT-2]', async () => {
    let draft = await write();
    while (draft.left_out[0] !== undefined) {
      const [next, ...others] = draft.left_out;
      const { status, body } = await add(draft, next);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        dialogue: next.text,
        status: 'draft',
        sentences: [{ text: next.text, source: 'own', of: '' }],
      });
      draft = await read(draft);
      expect(draft.left_out.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    }
    expect(spoken(draft)).toBe(bakery);
  });

  it('keep their places among scenes that are added in another order, moved aside and deleted [SCRIPT-2]', async () => {
    let draft = await write();
    for (const sentence of draft.left_out.toReversed()) {
      const { place = 0 } = draft.left_out.find(({ id }) => id === sentence.id) ?? {};
      await add(draft, { ...sentence, place });
      draft = await read(draft);
    }
    expect(spoken(draft)).toBe(bakery);

    const shifted = await write();
    const id = shifted.scenes[0]?.id ?? '';
    const places = ({ left_out: leftOut }: Storyboard) => leftOut.map(({ place }) => place);
    await user.request('POST', `/storyboard/scene/${id}/duplicate`);
    expect(places(await read(shifted))).toEqual(places(shifted).map((place) => place + 1));
    await user.request('POST', `/storyboard/scene/${id}/merge-next`);
    expect(places(await read(shifted))).toEqual(places(shifted));
    await user.request('DELETE', `/storyboard/scene/${id}`);
    expect(places(await read(shifted))).toEqual(places(shifted).map((place) => place - 1));
    await user.request('POST', `/storyboard/content/${shifted.id}/restore-scene`, { scene_id: id });
    expect(places(await read(shifted))).toEqual(places(shifted));
  });

  it('are added once: who asks again is told, and so is who names none of them', async () => {
    const draft = await write();
    const [sentence = { id: '', place: 1 }] = draft.left_out;
    const answers = await Promise.all([add(draft, sentence), add(draft, sentence)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refusal = { status: 409, body: { code: 'wrong_state' } };
    expect(await add(await read(draft), sentence)).toMatchObject(refusal);
    const unknown = { status: 404, body: { code: 'not_found' } };
    expect(await add(await read(draft), { id: 'none', place: 1 })).toMatchObject(unknown);
    const [elsewhere = { id: '', place: 1 }] = (await write()).left_out;
    expect(await add(await read(draft), elsewhere)).toMatchObject(unknown);
    expect((await read(draft)).scenes).toHaveLength(draft.scenes.length + 1);
  });

  it('are off the list while a scene says them, however it came to, and back when it is gone', async () => {
    const draft = await write();
    const [typed, added] = draft.left_out;
    if (typed === undefined || added === undefined) throw new Error('too little was left out');
    const listed = async () => (await read(draft)).left_out;
    const [scene] = draft.scenes;
    const say = (dialogue: string) =>
      user.request('POST', `/storyboard/scene/${scene?.id}/regenerate-audio`, { dialogue });
    await say(`Hello. ${typed.text}`);
    expect(await listed()).toEqual(draft.left_out.slice(1));
    expect(await add(await read(draft), typed)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('is in a scene by now') },
    });
    await say(scene?.dialogue ?? '');
    expect(await listed()).toEqual(draft.left_out);

    const { body } = await add(draft, added);
    expect(await listed()).not.toContainEqual(expect.objectContaining({ id: added.id }));
    await user.request('DELETE', `/storyboard/scene/${body.id}`);
    expect(await listed()).toEqual(draft.left_out);
    expect((await add(await read(draft), added)).status).toBe(200);
  });

  it('are listed as many as somebody reads through, and the others are counted', async () => {
    const sentences = Array.from({ length: 260 }, (_, index) => `Bee ${index} flies home.`);
    const draft = await createDraft(user, {
      prompt: sentences.join(' '),
      scene_count: 1,
      scene_length: 3,
      duration: 3,
    });
    const { left_out: leftOut, left_out_more: more } = draft;
    expect(leftOut).toHaveLength(200);
    expect(more).toBeGreaterThan(50);
    expect(draft.notices.join(' ')).toContain(`${200 + more} sentences did not fit`);
    await add(draft, leftOut[0] ?? { id: '', place: 1 });
    const after = await read(draft);
    expect([after.left_out.length, after.left_out_more]).toEqual([200, more - 1]);
  });

  it('are not added where no scene can last so long, and stay on the list', async () => {
    const thanked =
      'electricians bricklayers painters plumbers neighbours schoolchildren firefighters shopkeepers gardeners carpenters photographers accountants musicians translators volunteers';
    const long = `We thank the ${thanked.replaceAll(' ', ', the ')} and the librarians.`;
    const draft = await createDraft(user, {
      prompt: `Our bakery opened in 1987. ${long}`,
      visual_model: 'kwaivgi/kling-v1.6-standard',
      scene_count: 1,
      scene_length: 4,
      duration: 4,
    });
    const [sentence = { id: '', text: '', place: 1 }] = draft.left_out;
    expect(sentence.text).toBe(long);
    expect(await add(draft, sentence)).toMatchObject({
      status: 409,
      body: { code: 'wrong_state', detail: expect.stringContaining('a part of it') },
    });
    expect(await read(draft)).toEqual(draft);
  });

  const boat =
    'Tom built a boat. He used oak. The boat sank in 1930. No, it sank in 1931. It is 60 years old.';
  const writeBoat = (prompt: string, length: number) =>
    createDraft(user, { prompt, scene_count: 1, scene_length: length, duration: length });

  it.each([
    ['The boat sank in 1930.', 'The boat sank in 1930. No, it sank in 1931.'],
    ['No, it sank in 1931.', 'The boat sank in 1930. No, it sank in 1931.'],
    ['It is 60 years old.', 'The boat sank in 1930. No, it sank in 1931. It is 60 years old.'],
  ])('bring what they may not be told without: %s', async (text, dialogue) => {
    const draft = await writeBoat(boat, 3);
    const sentence = draft.left_out.find((each) => each.text === text);
    const { status, body } = await add(draft, sentence ?? { id: '', place: 1 });
    expect({ status, dialogue: body.dialogue }).toEqual({ status: 200, dialogue });
    const left = (await read(draft)).left_out.map((each) => each.text);
    expect(left.filter((each) => dialogue.includes(each))).toEqual([]);
  });

  it('are not added where what belongs with them leaves no room, and say with what', async () => {
    const keel = (year: number) =>
      `sank in ${year} off the coast of ${'a small island in the far north of a large island in '.repeat(4)}the sea`;
    const long = `Tom built a boat. The boat ${keel(1930)}. No, it ${keel(1931)}.`;
    const draft = await writeBoat(long, 3);
    const sentence = draft.left_out.find(({ text }) => text.includes('1930'));
    const answer = await add(draft, sentence ?? { id: '', place: 1 });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'wrong_state', detail: expect.stringContaining('belongs with “No, it sank') },
    });
    expect(await read(draft)).toEqual(draft);
  });

  it('stay those of their content when it is duplicated', async () => {
    const draft = await write();
    const { body } = await user.request('POST', `/content/${draft.id}/duplicate`);
    expect((await read(body)).left_out).toEqual(draft.left_out);
    const [sentence = { id: '', place: 1 }] = draft.left_out;
    await add(await read(body), sentence);
    expect((await read(draft)).left_out).toEqual(draft.left_out);
  });
});

describe('a tweak', () => {
  it('lists what it drops, so that it can be added again [BOARD-31]', async () => {
    const draft = await write();
    const [scene] = draft.scenes;
    const { status, body } = await tweak(draft, draft.scenes.slice(0, 1), 'make it shorter');
    expect(status).toBe(200);
    expect(body.undone).toEqual([]);
    const dropped = scene?.sentences.filter(({ text }) => !body.scenes[0].dialogue.includes(text));
    expect(dropped).toHaveLength(1);
    expect((await read(draft)).left_out).toContainEqual(
      expect.objectContaining({ ...dropped?.[0], place: 2 }),
    );
  });

  it('says what it could not do, and does the rest [BOARD-31]', async () => {
    const draft = await createDraft(user, {
      prompt: 'Our bakery opened in 1987.',
      scene_count: 1,
      scene_length: 6,
      duration: 6,
    });
    const { body } = await tweak(draft, draft.scenes, 'longer, and set it at night');
    expect(body.undone).toEqual([expect.stringMatching(/^“longer” could not be done: .+\.$/u)]);
    expect(body.scenes[0]).toMatchObject({
      dialogue: 'Our bakery opened in 1987.',
      plan: { time: 'at night' },
    });
  });

  it('does the half that it understands, and takes tags for no words', async () => {
    const draft = await write();
    const [scene] = draft.scenes;
    const { body } = await tweak(
      draft,
      draft.scenes.slice(0, 1),
      'Set it in winter and translate it into Klingon. mention <b>free pizza</b> & <break time="10s"/>',
    );
    expect(body.scenes[0]).toMatchObject({
      dialogue: scene?.dialogue,
      plan: { time: 'in winter' },
    });
    expect(body.undone).toEqual([
      expect.stringContaining('“translate it into Klingon” could not be done'),
      expect.stringContaining('“mention free pizza” could not be done'),
    ]);
  });

  it('says what it could not do in words that turn nothing round', async () => {
    const draft = await write();
    const { body } = await tweak(draft, draft.scenes, 'sing it\u202E backwards\u2066 in Klingon');
    expect(body.undone.join('')).toContain('backwards in Klingon');
  });

  it('that says more than a scene can hold keeps the words, whose they are, and says so', async () => {
    const draft = await write();
    const { body } = await tweak(draft, draft.scenes.slice(0, 1), tooMuch);
    expect(body.undone).toEqual([
      'The new words of scene 1 take longer than a scene can last, so it keeps its own.',
    ]);
    expect(await read(draft)).toEqual(draft);
  });
});
