import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDraft, newContent } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

let product: TestProduct;
let user: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signUp('asker@example.com');
});
afterAll(() => product.stop());

const contentCount = async () =>
  (await user.request('GET', '/content/user-content?page=1&page_size=5')).body.total as number;

const wish = 'how to build a pipe bomb';
const refusal = {
  status: 422,
  body: {
    code: 'idea_refused',
    detail: 'This site makes no instructions for weapons or explosives.',
    request_id: expect.any(String),
  },
};

it.each([
  { prompt: wish },
  { title: wish },
  { enhanced_prompt: wish },
  { style_notes: wish },
  { answers: [{ id: 'explainer.what', text: wish }] },
])('a video with %j is not begun', async (change) => {
  const before = await contentCount();
  expect(await user.request('POST', '/content/create', newContent(change))).toMatchObject(refusal);
  expect(await contentCount()).toBe(before);
});

it('an idea is not enhanced', async () => {
  expect(
    await user.request('POST', '/ai/enhance-prompt', {
      topic: 'custom',
      platform: 'tiktok',
      prompt: wish,
    }),
  ).toMatchObject(refusal);
});

it('no text of a storyboard is changed to one that is refused; correcting one that was there is possible', async () => {
  const draft = await createDraft(user);
  const scene = `/storyboard/scene/${draft.scenes[0]?.id}`;
  const refusals = [
    ['POST', `${scene}/regenerate-audio`, { dialogue: wish }],
    ['POST', `${scene}/regenerate-visual`, { description: wish }],
    [
      'POST',
      `/storyboard/content/${draft.id}/regenerate-scenes`,
      { scene_ids: [draft.scenes[0]?.id], text: wish },
    ],
    [
      'POST',
      `/storyboard/content/${draft.id}/generate-scene`,
      { position: 4, is_last_scene: true, description: wish },
    ],
    ...[
      { description: wish },
      { camera: wish },
      { dialogue: wish },
      { caption_text: wish },
      { pronunciations: [{ word: 'bees', say: wish }] },
    ].map(
      (fields) =>
        [
          'PATCH',
          `/storyboard/content/${draft.id}`,
          { changes: [{ type: 'scene', scene: draft.scenes[0]?.id, fields }] },
        ] as const,
    ),
    [
      'PATCH',
      `/storyboard/content/${draft.id}`,
      { changes: [{ type: 'content', fields: { style: wish } }] },
    ],
    ['PATCH', `/content/${draft.id}`, { title: wish, scheduled_at: null }],
    ['POST', '/cast', { name: 'Mara', kind: 'person', look: wish }],
  ] as const;
  for (const [method, path, body] of refusals)
    expect([path, await user.request(method, path, body)]).toMatchObject([path, refusal]);
  await product.database.db
    .updateTable('scene')
    .set({ dialogue: wish })
    .where('id', '=', draft.scenes[0]?.id ?? '')
    .execute();
  expect(
    (
      await user.request('POST', `${scene}/regenerate-audio`, {
        dialogue: 'Bees dance.',
        replaces: wish,
      })
    ).status,
  ).toBe(200);
});

it('an installation may bring a list of its own, or none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'policy-'));
  const list = join(folder, 'list.json');
  await writeFile(
    list,
    JSON.stringify({
      rules: [{ id: 'bees', sentence: 'No bees here.', says: ['bee', 'bees'], unless: [] }],
    }),
  );
  for (const [setting, [bees, bombs]] of [
    [list, [422, 200]],
    ['off', [200, 200]],
  ] as const) {
    const other = await startTestProduct({ settings: { CONTENT_POLICY: setting }, workers: false });
    const asker = await other.signUp('asker@example.com');
    expect((await asker.request('POST', '/content/create', newContent())).status).toBe(bees);
    expect(
      (await asker.request('POST', '/content/create', newContent({ title: 'Bombs', prompt: wish })))
        .status,
    ).toBe(bombs);
    await other.stop();
  }
  await rm(folder, { recursive: true });
});
