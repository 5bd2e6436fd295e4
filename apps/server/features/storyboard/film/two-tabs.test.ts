import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import {
  availableCredits,
  createDraft,
  isMade,
  untilStoryboard,
} from '../../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestReply,
  type TestUser,
} from '../../../testing/test-product.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signUp('director@example.com');
});
afterAll(() => product.stop());

const contentPath = ({ id }: Storyboard) => `/storyboard/content/${id}`;
const look = (storyboard: Storyboard) => untilStoryboard(user, storyboard.id, () => true);
const tiny = (scenes: number) =>
  createDraft(user, { scene_count: scenes, scene_length: 1, duration: scenes });
const statuses = (replies: readonly TestReply<unknown>[]) =>
  replies.map(({ status }) => status).sort();
const sceneAt = ({ scenes }: Storyboard, index: number): Scene => {
  const scene = scenes[index];
  if (scene === undefined) throw new Error(`no scene ${index}`);
  return scene;
};

async function approveAndMake(draft: Storyboard): Promise<Storyboard> {
  expect((await user.request('POST', `${contentPath(draft)}/approve`)).status).toBe(200);
  return await untilStoryboard(user, draft.id, isMade);
}

/** Scenes stand at 1, 2, 3 … and each once. */
function expectInOrder({ scenes }: Storyboard): void {
  expect(scenes.map(({ number }) => number)).toEqual(scenes.map((_, index) => index + 1));
  expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
}

describe('two tabs at once', () => {
  it('of two deletions of one scene one finds nothing more, and the rest closes up', async () => {
    const draft = await tiny(3);
    const { id } = sceneAt(draft, 1);
    expect(
      statuses(
        await Promise.all([1, 2].map(() => user.request('DELETE', `/storyboard/scene/${id}`))),
      ),
    ).toEqual([200, 404]);
    const left = await look(draft);
    expect(left.scenes.map((scene) => scene.id)).toEqual([
      sceneAt(draft, 0).id,
      sceneAt(draft, 2).id,
    ]);
    expectInOrder(left);
  });

  it('edits of one scene are both kept where they differ, and one whole where they do not', async () => {
    const draft = await tiny(1);
    const scene = `/storyboard/scene/${sceneAt(draft, 0).id}`;
    const answers = await Promise.all([
      user.request('POST', `${scene}/regenerate-visual`, { description: 'A red fox' }),
      user.request('POST', `${scene}/regenerate-audio`, { dialogue: 'First.' }),
      user.request('POST', `${scene}/regenerate-audio`, { dialogue: 'Second.' }),
      user.request('POST', `${scene}/update-duration`, { duration: 4 }),
    ]);
    expect(statuses(answers)).toEqual([200, 200, 200, 200]);
    const saved = sceneAt(await look(draft), 0);
    expect(saved).toMatchObject({ description: 'A red fox', duration: 4 });
    expect(['First.', 'Second.']).toContain(saved.dialogue);
  });

  it('adding, deleting and reordering leave the scenes in one order', async () => {
    const draft = await tiny(3);
    const ids = draft.scenes.map(({ id }) => id);
    const content = contentPath(draft);
    const answers = await Promise.all([
      user.request('POST', `${content}/generate-scene`, {
        position: 2,
        is_last_scene: false,
        description: 'A lighthouse',
      }),
      user.request('POST', `${content}/generate-scene`, {
        position: 2,
        is_last_scene: false,
        description: 'A harbour',
      }),
      user.request('DELETE', `/storyboard/scene/${ids[2]}`),
      user.request('POST', `${content}/reorder-scenes`, { scene_ids: ids.toReversed() }),
      user.request('POST', `${content}/reorder-scenes`, { scene_ids: ids }),
    ]);
    for (const { status, body } of answers) {
      expect([200, 409, 422]).toContain(status);
      if (status !== 200)
        expect(body).toMatchObject({
          code: expect.stringMatching(/^(wrong_state|invalid_input)$/),
          detail: expect.stringMatching(/\.$/),
        });
    }
    const after = await look(draft);
    expectInOrder(after);
    const added = answers.slice(0, 2).filter(({ status }) => status === 200).length;
    expect(after.scenes).toHaveLength(3 + added - (answers[2]?.status === 200 ? 1 : 0));
  });

  it('approving while another tab deletes a scene charges for what is then made', async () => {
    const draft = await tiny(2);
    const before = await availableCredits(user);
    const [approval, deletion] = await Promise.all([
      user.request('POST', `${contentPath(draft)}/approve`),
      user.request('DELETE', `/storyboard/scene/${sceneAt(draft, 1).id}`),
    ]);
    expect([approval?.status, deletion?.status]).toEqual([200, 200]);
    const made = await untilStoryboard(user, draft.id, isMade);
    expect(made.scenes).toHaveLength(1);
    expect(await availableCredits(user)).toBe(before - 5);
  });

  it('combining while another tab edits: one of the two is refused, or the edit came first', async () => {
    const made = await approveAndMake(await tiny(1));
    const edit = user.request('POST', `/storyboard/scene/${sceneAt(made, 0).id}/regenerate-audio`, {
      dialogue: 'Changed at the last moment.',
    });
    const answers = await Promise.all([
      user.request('POST', `${contentPath(made)}/combine-scenes`),
      edit,
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const dialogue = sceneAt(await look(made), 0).dialogue;
    const editWon = answers[1]?.status === 200;
    expect(dialogue === 'Changed at the last moment.').toBe(editWon);
    const settled = await untilStoryboard(
      user,
      made.id,
      (storyboard) => storyboard.status !== 'processing' && isMade(storyboard),
    );
    expect(settled.status).toBe(editWon ? 'awaiting_compilation' : 'completed');
  });

  it('deleting a content while its video is made ends both in peace', async () => {
    const made = await approveAndMake(await tiny(1));
    const before = await availableCredits(user);
    const answers = await Promise.all([
      user.request('POST', `${contentPath(made)}/combine-scenes`),
      user.request('DELETE', `/content/${made.id}`),
    ]);
    expect(answers[1]?.status).toBe(200);
    expect([200, 404]).toContain(answers[0]?.status);
    expect((await user.request('GET', `${contentPath(made)}/storyboard`)).status).toBe(404);
    expect(await availableCredits(user)).toBe(before);
  });
});
