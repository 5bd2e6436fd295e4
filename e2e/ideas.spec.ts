import { writeFile } from 'node:fs/promises';
import type { Storyboard } from '#contract/api/storyboard.ts';
import { pictureAt, share } from './film.ts';
import { expect, type RunningProduct, test } from './product.ts';

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

async function draft(creator: Creator, prompt: string, sceneCount: number): Promise<Storyboard> {
  const { id } = await creator.call<{ id: string }>('POST', '/content/create', {
    platform: 'shorts',
    topic: 'custom',
    title: prompt.slice(0, 40),
    prompt,
    voice: 'nova',
    language: 'en',
    duration: sceneCount * 3,
    scene_count: sceneCount,
    scene_length: 3,
    email: 'guest@example.com',
    visual_model: 'recraft-ai/recraft-v3',
    style: '',
  });
  return await until(creator, id, ({ status }) => status === 'draft');
}

test('two unrelated ideas share no sentence and no picture', async ({ product }) => {
  const creator = await signIn(product);
  const left = await draft(creator, 'How bees dance to share a map of the flowers', 3);
  const right = await draft(creator, 'The night the Berlin Wall came down', 3);
  const sentences = ({ scenes }: Storyboard) =>
    scenes.flatMap(({ description, dialogue }) => [
      description,
      ...dialogue.split(/(?<=[.!?])\s+/),
    ]);
  const shared = sentences(left).filter((sentence) => sentences(right).includes(sentence));
  expect(shared).toEqual([]);
});

for (const [language, prompt] of [
  ['Arabic', 'كيف تجد النحلة طريقها إلى البيت؟ إنها ترقص.'],
  ['Chinese with emoji', '蜜蜂怎样回家?🐝 它们跳舞。'],
] as const) {
  test(`an idea in ${language} becomes a video with captions and music, and the storyboard says that nobody speaks`, async ({
    product,
    page,
  }, info) => {
    const creator = await signIn(product);
    const board = await draft(creator, prompt, 1);
    expect(board.notices.join(' ')).toContain('captions');
    await creator.call('POST', `/storyboard/content/${board.id}/approve`);
    await until(creator, board.id, ({ scenes }) =>
      scenes.every(({ status }) => status === 'completed'),
    );
    await creator.call('POST', `/storyboard/content/${board.id}/combine-scenes`);
    const finished = await until(creator, board.id, ({ status }) => status === 'completed');
    const reply = await page.request.get(`${product.origin}${finished.video_url}`);
    const path = info.outputPath('film.mp4');
    await writeFile(path, await reply.body());
    const picture = await pictureAt(path, 1, 270, 480);
    expect(
      share(picture, [0.6, 0.85], (red, green, blue) => red > 235 && green > 235 && blue > 100),
    ).toBeGreaterThan(0.001);
  });
}
