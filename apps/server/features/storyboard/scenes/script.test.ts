import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { emptyPlan } from '@scenewright/contract/rules/picture-plan.ts';
import { startChatService } from '@scenewright/openai-services/script-writer/testing/chat-service.ts';
import { createDraft, newContent } from '../../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signUp('scripted@example.com');
});
afterAll(() => product.stop());

const own = (text: string) => ({ text, source: 'own', of: '' });
const bakery =
  'Our bakery opened in 1987. It bakes 340 loaves a day. We use only stone-ground flour. A loaf costs £4.50.';
const write = (prompt: string, change: Record<string, unknown> = {}) =>
  createDraft(user, {
    title: 'A film',
    prompt,
    scene_count: 4,
    scene_length: 6,
    duration: 24,
    ...change,
  });
/** What is known: each of its sentences is a fact. */
const writeFacts = () => write('why honey never spoils');
const sentencesIn = ({ scenes }: Pick<Storyboard, 'scenes'>) =>
  scenes.flatMap(({ sentences }) => sentences);
const first = ({ scenes: [scene] }: Pick<Storyboard, 'scenes'>): Scene => {
  if (scene === undefined) throw new Error('no scene');
  return scene;
};
const read = async ({ id }: Pick<Storyboard, 'id'>): Promise<Storyboard> =>
  (await user.request('GET', `/storyboard/content/${id}/storyboard`)).body;
const post = async <T = { scenes: Scene[] }>(path: string, body?: unknown): Promise<T> => {
  const reply = await user.request<T>('POST', `/storyboard${path}`, body);
  expect(reply.status, path).toBe(200);
  return reply.body;
};

describe('a storyboard keeps with each sentence where it comes from', () => {
  it('the creator’s own words, all of them and in order [SCRIPT-1]', async () => {
    const draft = await write(bakery);
    expect(draft).toMatchObject({ genre: 'pitch', language: 'en', left_out: [] });
    expect(sentencesIn(draft)).toEqual(bakery.split(/(?<=\.) /u).map(own));
  });

  it('answers, of which each becomes a scene [SCRIPT-1]', async () => {
    const answers = [
      { id: 'explainer.what', text: 'Our allotment is a strip of land behind the station.' },
      { id: 'explainer.figure', text: 'We grow 40 kinds of beans.' },
      { id: 'explainer.so-what', text: 'Anybody may come and dig on Saturdays.' },
      { id: 'explainer.points', text: '  ' },
    ];
    const { scenes } = await write('our allotment', { answers });
    expect(scenes.map(({ sentences }) => sentences)).toEqual(
      answers.slice(0, 3).map(({ id, text }) => [{ text, source: 'answer', of: id }]),
    );
  });

  it('facts of just its subject [SCRIPT-1]', async () => {
    const told = sentencesIn(await writeFacts());
    expect(told.length).toBeGreaterThan(1);
    for (const { source, of } of told)
      expect({ source, of }).toEqual({ source: 'fact', of: expect.stringMatching(/^honey#\d+$/u) });
  });

  it('words of another language, with which language that is', async () => {
    const prompt = 'Unsere Bäckerei wurde 1987 eröffnet. Sie backt jeden Tag 340 Brote.';
    const draft = await write(prompt);
    expect(draft.language).toBe('de');
    expect(sentencesIn(draft)).toEqual(prompt.split(/(?<=\.) /u).map(own));
  });

  it('and a model’s as a model’s, whose plan is on the wire as it was answered', async () => {
    const chat = await startChatService();
    const hosted = await startTestProduct({
      settings: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: chat.baseUrl },
    });
    const owner = await hosted.signUp('hosted-script@example.com');
    const draft = await createDraft(owner, { scene_count: 2, duration: 6, prompt: 'Bees dance.' });
    expect(draft).toMatchObject({ genre: null, language: 'en', left_out: [] });
    for (const { sentences, dialogue } of draft.scenes)
      expect(sentences).toEqual([{ text: dialogue, source: 'model', of: '' }]);
    expect(draft.scenes.map(({ plan, camera }) => ({ plan, camera }))).toMatchObject(
      [1, 2].map((number) => ({
        camera: 'slow push in',
        plan: {
          layout: 'scene',
          subjects: [{ what: 'Bees dance.', count: 1 }],
          relation: `picture ${number} of the film`,
          time: 'at dawn',
        },
      })),
    );
    await hosted.stop();
    await chat.close();
  });
});

describe('a scene that is edited', () => {
  it('has its plan read from the description, and keeps its camera [SCRIPT-4]', async () => {
    const { id, camera } = first(await write(bakery));
    expect(camera).not.toBe('');
    const { scene } = await post<{ scene: Scene }>(`/scene/${id}/regenerate-visual`, {
      description: 'Two bakers holding a loaf. In a kitchen, at dawn.',
    });
    expect(scene.plan).toEqual({
      ...emptyPlan,
      subjects: [{ what: 'baker', count: 2, doing: '', holding: 'a loaf', feeling: '', look: '' }],
      place: 'a kitchen',
      time: 'at dawn',
    });
    expect(scene.camera).toBe(camera);
  });

  it('says the creator’s own words where they were typed, and what was there as before [SCRIPT-1]', async () => {
    const scene = first(await writeFacts());
    const [fact] = scene.sentences;
    const save = async (dialogue: string) =>
      (await post<{ scene: Scene }>(`/scene/${scene.id}/regenerate-audio`, { dialogue })).scene
        .sentences;
    expect(await save(`Listen: [pause] ${fact?.text} I love it.`)).toEqual([
      own('Listen:'),
      fact,
      own('I love it.'),
    ]);
    expect(await save('Only mine.')).toEqual([own('Only mine.')]);
    expect(await save(scene.dialogue)).toEqual(scene.sentences);
    expect(await save('')).toEqual([]);
  });

  it('never takes a part of a longer word for a sentence', async () => {
    const { id } = first(await write('Narrator: Go\nNarrator: We go home.'));
    const { scene } = await post<{ scene: Scene }>(`/scene/${id}/regenerate-audio`, {
      dialogue: 'Goats eat.',
    });
    expect(scene.sentences).toEqual([own('Goats eat.')]);
  });
});

describe('scenes that are parted, joined and copied keep where their sentences come from', () => {
  it('also of a sentence that is cut in two, however often [SCRIPT-1]', async () => {
    const draft = await writeFacts();
    const { id, dialogue, sentences } = first(draft);
    const [head = '', tail = ''] = [dialogue.slice(0, 17), dialogue.slice(17)].map((part) =>
      part.trim(),
    );
    const { source, of } = sentences[0] ?? own('');
    for (let time = 0; time < 6; time += 1) {
      const { scenes } = await post(`/scene/${id}/split`, { dialogue: head, next_dialogue: tail });
      expect(scenes.slice(0, 2).map((scene) => scene.sentences[0])).toEqual([
        { text: head, source, of },
        expect.objectContaining({ source, of }),
      ]);
      await post(`/scene/${id}/merge-next`);
    }
    const whole = first(await read(draft));
    expect(whole.dialogue).toBe(dialogue);
    expect(new Set(whole.sentences.map((each) => `${each.source} ${each.of}`))).toEqual(
      new Set([`${source} ${of}`]),
    );
    const { sentences: kept } = await product.database.db
      .selectFrom('scene')
      .select('sentences')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept).toHaveLength(whole.sentences.length);
  });

  it('as copies of a scene that are joined, and as a copy of the whole', async () => {
    const draft = await writeFacts();
    const { id, sentences } = first(draft);
    const copy = await post<Scene>(`/scene/${id}/duplicate`);
    expect(copy.sentences).toEqual(sentences);
    const { scenes } = await post(`/scene/${id}/merge-next`);
    expect(scenes[0]?.sentences).toEqual([...sentences, ...sentences]);
    const { body } = await user.request('POST', `/content/${draft.id}/duplicate`);
    const [was, is] = [await read(draft), await read(body)];
    expect(sentencesIn(is)).toEqual(sentencesIn(was));
    expect(is).toMatchObject({ genre: was.genre, language: was.language });
  });
});

describe('scenes', () => {
  const idea = {
    prompt:
      'If you save £50 a month for 30 years, you put in £18,000. At five percent a year it grows to about £41,600. The extra £23,600 is compound interest: interest earned on interest. Start ten years later and you end with roughly £20,500. Half the pot, for two thirds of the saving. Time does most of the work.',
    scene_count: 5,
    scene_length: 7,
    duration: 35,
  };

  it('may last longer than asked where others last less, in stills alone [SCRIPT-5]', async () => {
    const stills = await write(idea.prompt, idea);
    const lengths = stills.scenes.map(({ duration }) => duration);
    expect(Math.max(...lengths)).toBeGreaterThan(7);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(10);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(35);
    expect(stills.scenes.map(({ dialogue }) => dialogue).join(' ')).toContain(
      'Time does most of the work.',
    );
    const model = { visual_model: 'kwaivgi/kling-v1.6-standard' };
    const clips = await write(idea.prompt, { ...idea, ...model });
    for (const { duration } of clips.scenes) expect(duration).toBeLessThanOrEqual(7);
  });
});

describe('prices', () => {
  it('are those of the asked scenes before writing, and of the scenes there are at approval [SCRIPT-5]', async () => {
    const guest = await product.signInAsGuest();
    const idea = { prompt: 'Our bakery opened in 1987.', scene_length: 6 };
    expect(
      await guest.request('POST', '/content/create', newContent({ ...idea, scene_count: 4 })),
    ).toMatchObject({ status: 402, body: { detail: { required: 20, available: 15 } } });
    const draft = await createDraft(guest, { ...idea, scene_count: 3, duration: 18 });
    expect(draft.scenes).toHaveLength(1);
    expect(draft.notices.join(' ')).toContain('of 18 seconds');
    const path = `/storyboard/content/${draft.id}`;
    expect((await guest.request('GET', `${path}/credit-cost`)).body).toMatchObject({
      creditCost: 5,
      scenes: 1,
    });
    expect((await guest.request('POST', `${path}/approve`)).body).toMatchObject({ reserved: 5 });
  });
});
