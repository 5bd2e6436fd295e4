import { writeFile } from 'node:fs/promises';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { isThorough, representative, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { pictureAt, shareOfType } from './film.ts';
import { expect, type RunningProduct, test } from './product.ts';

// `npm run test:all` looks at the films. A set-up of its own, though it were the usual one, would start another server.
if (isThorough) test.use({ isFlat: false });

interface Creator {
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
}

async function signIn({ origin }: RunningProduct): Promise<Creator> {
  const post = async (path: string, body: unknown) =>
    await (
      await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json();
  const { access_token: provider } = (await post('/auth/v1/signup', {})) as {
    access_token: string;
  };
  const { access_token: token } = (await post('/api/v1/auth/login', { token: provider })) as {
    access_token: string;
  };
  return {
    async call(method, path, body) {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const reply = await fetch(`${origin}/api/v1${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(reply.ok, `${method} ${path}: ${reply.status}`).toBe(true);
      return (await reply.json()) as never;
    },
  };
}

async function until(
  creator: Creator,
  id: string,
  wanted: (storyboard: Storyboard) => boolean,
): Promise<Storyboard> {
  const look = () => creator.call<Storyboard>('GET', `/storyboard/content/${id}/storyboard`);
  await expect.poll(async () => wanted(await look()), { timeout: 300_000 }).toBe(true);
  return await look();
}

const sceneLengthS = 10;

async function draft(creator: Creator, prompt: string, sceneCount = 3): Promise<Storyboard> {
  const { id } = await creator.call<{ id: string }>('POST', '/content/create', {
    platform: 'shorts',
    topic: 'custom',
    title: prompt.slice(0, 40),
    prompt,
    voice: 'nova',
    language: 'en',
    duration: sceneCount * sceneLengthS,
    scene_count: sceneCount,
    scene_length: sceneLengthS,
    email: 'guest@example.com',
    visual_model: 'recraft-ai/recraft-v3',
    style: '',
  });
  return await until(creator, id, ({ status }) => status === 'draft');
}

const spoken = ({ scenes }: Storyboard) => scenes.flatMap(({ sentences }) => sentences);
const texts = (storyboard: Storyboard) => spoken(storyboard).map(({ text }) => text);
const dialogues = ({ scenes }: Storyboard) => scenes.map(({ dialogue }) => dialogue);

const wall = [
  'On the evening of 9 November 1989, a spokesman in East Berlin read a note about new travel rules.',
  'Asked when they began, he said: at once, as far as I know.',
  'Thousands went to the border that night.',
  'A little before midnight, the officer at Bornholmer Street opened the gate.',
];
const bees = [
  'A bee that has found flowers flies home and waggles along a straight line.',
  'The angle of that line shows the way, measured from the sun.',
  'One second of waggling means about one kilometre.',
];

test('a film says the sentences of its idea, word by word and in their order, and nothing else', async ({
  product,
}) => {
  const creator = await signIn(product);
  for (const idea of [wall, bees]) {
    const board = await draft(creator, idea.join(' '));
    expect(texts(board)).toEqual(idea);
    expect(new Set(spoken(board).map(({ source }) => source))).toEqual(new Set(['own']));
    expect(
      dialogues(board)
        .join(' ')
        .replaceAll(/ \[pause [\d.]+s\]/g, ''),
    ).toBe(idea.join(' '));
    expect(board.left_out).toEqual([]);
    for (const { duration } of board.scenes) expect(duration).toBeLessThanOrEqual(sceneLengthS);
  }
});

test('two unrelated ideas share no sentence and no picture', async ({ product }) => {
  const creator = await signIn(product);
  const shown = (board: Storyboard) => board.scenes.map(({ description }) => description);
  for (const [one, other] of [
    [bees.join(' '), wall.join(' ')],
    ['Why honey never spoils', 'Why the sky is blue'],
  ] as const) {
    const [left, right] = [await draft(creator, one), await draft(creator, other)];
    expect(texts(left).length * texts(right).length).toBeGreaterThan(0);
    const all = new Set([...texts(right), ...shown(right)]);
    expect([...texts(left), ...shown(left)].filter((text) => all.has(text))).toEqual([]);
  }
});

test('labels, picture notes and wishes are never spoken: notes become pictures, wishes are listed', async ({
  product,
}) => {
  const creator = await signIn(product);
  const board = await draft(
    creator,
    [
      'Scene 1\nVisual: a lighthouse at dusk\nNarrator: My grandfather kept the light for thirty years.',
      'Scene 2\nVisual: waves on a rock\nNarrator: He never once let it go out.',
      'Please make it feel nostalgic.',
    ].join('\n\n'),
  );
  expect(dialogues(board)).toEqual([
    'My grandfather kept the light for thirty years.',
    'He never once let it go out.',
  ]);
  expect(board.scenes[0]?.description).toMatch(/lighthouse/i);
  expect(board.scenes[1]?.description).toMatch(/waves/i);
  expect(board.left_out.map(({ text, why }) => ({ text, why }))).toEqual([
    { text: 'Please make it feel nostalgic.', why: 'request' },
  ]);
});

test('a bare topic is told by checked facts of just this subject, and by none where nothing is known', async ({
  product,
}) => {
  const creator = await signIn(product);
  const known = await draft(creator, 'Why honey never spoils');
  expect(spoken(known).length).toBeGreaterThan(0);
  for (const { source, of } of spoken(known)) {
    expect(source).toBe('fact');
    expect(of).toMatch(/^honey#\d+$/);
  }
  const unknown = await draft(creator, 'The annual frobnitz regatta of Lower Quimble');
  expect(spoken(unknown)).toEqual([]);
  expect(unknown.notices.join(' ')).toContain('This film has no words yet.');
});

const unspoken = [
  { name: 'Arabic', language: 'ar', prompt: 'كيف تجد النحلة طريقها إلى البيت؟ إنها ترقص.' },
  { name: 'Chinese with emoji', language: 'zh', prompt: '蜜蜂怎样回家?🐝 它们跳舞。' },
];
for (const { name, language, prompt } of representative(unspoken)) {
  thoroughly(() =>
    test(`an idea in ${name} becomes a video with captions and music, and the storyboard says that nobody speaks`, async ({
      product,
      page,
    }, info) => {
      const creator = await signIn(product);
      const board = await draft(creator, prompt, 1);
      expect(board.language).toBe(language);
      expect(board.notices.join(' ')).toContain('captions');
      for (const { text, source } of spoken(board)) {
        expect(source).toBe('own');
        expect(prompt).toContain(text);
      }
      await creator.call('POST', `/storyboard/content/${board.id}/approve`);
      await until(creator, board.id, ({ scenes }) =>
        scenes.every(({ status }) => status === 'completed'),
      );
      await creator.call('POST', `/storyboard/content/${board.id}/combine-scenes`);
      const finished = await until(creator, board.id, ({ status }) => status === 'completed');
      const reply = await page.request.get(`${product.origin}${finished.video_url}`);
      const path = info.outputPath('film.mp4');
      await writeFile(path, await reply.body());
      // The words are the picture: captions would say them again.
      const picture = await pictureAt(path, 2, 270, 480);
      expect(shareOfType(picture)).toBeGreaterThan(0.01);
    }),
  );
}
