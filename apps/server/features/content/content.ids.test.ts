import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraft, untilStoryboard } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { notFound, requestId } from './testing/refusals.ts';

let product: TestProduct;
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  [user, other] = [
    await product.signUp('writer@example.com'),
    await product.signUp('stranger@example.com'),
  ];
});
afterAll(() => product.stop());

const countOf = async (whose: TestUser): Promise<number> =>
  (await whose.request('GET', '/content/user-content')).body.total;

/** Every call that names a content or a scene, with a body that is valid in itself. */
const idCalls = (id: string) =>
  [
    ['GET', `/content/${id}`],
    ['PATCH', `/content/${id}`, { title: 'Mine now', scheduled_at: null }],
    ['DELETE', `/content/${id}`],
    ['POST', `/content/${id}/duplicate`],
    ['GET', `/storyboard/content/${id}/storyboard`],
    ['GET', `/storyboard/content/${id}/events`],
    ['GET', `/storyboard/content/${id}/credit-cost`],
    ['POST', `/storyboard/content/${id}/approve`],
    ['POST', `/storyboard/content/${id}/rewrite`],
    ['POST', `/storyboard/content/${id}/combine-scenes`],
    [
      'POST',
      `/storyboard/content/${id}/regenerate-scenes`,
      { scene_ids: [randomUUID()], text: 'Shorter' },
    ],
    ['POST', `/storyboard/content/${id}/reorder-scenes`, { scene_ids: [randomUUID()] }],
    ['POST', `/storyboard/content/${id}/generate-scene`, { position: 1, is_last_scene: false }],
    ['POST', `/storyboard/scene/${id}/regenerate-audio`, { dialogue: 'Mine now.' }],
    ['POST', `/storyboard/scene/${id}/regenerate-visual`, { description: 'Mine now' }],
    ['POST', `/storyboard/scene/${id}/update-duration`, { duration: 2 }],
    ['POST', `/storyboard/scene/${id}/update-media-type`, { media_type: 'image' }],
    ['POST', `/storyboard/scene/${id}/regenerate-media`],
    ['DELETE', `/storyboard/scene/${id}`],
  ] as const;

describe('ids', () => {
  it.each(['unknown', 'not-a-uuid', '1', "1' or '1'='1", '..%2f..', 'x'.repeat(300)])(
    '%s is not found by any call',
    async (text) => {
      const id =
        text === 'unknown' ? randomUUID() : text.includes('%') ? text : encodeURIComponent(text);
      for (const [method, path, body] of idCalls(id))
        expect(await user.request(method, path, body), `${method} ${path}`).toEqual(notFound);
    },
  );

  it('with a NUL in it is refused by every call', async () => {
    const detail = 'The address holds the character NUL, which cannot be kept.';
    for (const [method, path, body] of idCalls('%00'))
      expect(await user.request(method, path, body), `${method} ${path}`).toEqual({
        status: 400,
        body: { detail, code: 'malformed_request', request_id: requestId },
      });
  });

  it("of another user's content and scenes are not found either, and nothing is changed", async () => {
    const draft = await createDraft(user, { scene_count: 1, duration: 3 });
    const [scene] = draft.scenes;
    const owned = await countOf(other);
    for (const [method, path, body] of [...idCalls(draft.id), ...idCalls(scene?.id ?? '')]) {
      expect(await other.request(method, path, body), `${method} ${path}`).toEqual(notFound);
    }
    expect(await untilStoryboard(user, draft.id, () => true)).toEqual(draft);
    expect(await countOf(other)).toBe(owned);
  });

  it('of a deleted content are not found, also when two tabs delete at once [API-8]', async () => {
    const draft = await createDraft(user, { scene_count: 1, duration: 3 });
    const answers = await Promise.all(
      [1, 2].map(() => user.request('DELETE', `/content/${draft.id}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    for (const [method, path, body] of [
      ...idCalls(draft.id),
      ...idCalls(draft.scenes[0]?.id ?? ''),
    ])
      expect(await user.request(method, path, body), `${method} ${path}`).toEqual(notFound);
  });
});
