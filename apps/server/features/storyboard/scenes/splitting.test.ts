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
  type TestUser,
} from '../../../testing/test-product.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signUp('splitter@example.com');
});
afterAll(() => product.stop());

const post = async (path: string, body?: unknown) =>
  user.request<{ scenes: Scene[] }>('POST', path, body);
const read = async (contentId: string): Promise<Storyboard> =>
  untilStoryboard(user, contentId, () => true);
const saying = (storyboard: Pick<Storyboard, 'scenes'>) =>
  storyboard.scenes.map(({ number, dialogue, duration }) => ({ number, dialogue, duration }));

/** A storyboard whose first scene says this, for this long. */
async function draftSaying(
  dialogue: string,
  durationS: number,
  change: Record<string, unknown> = {},
) {
  const draft = await createDraft(user, {
    scene_count: 2,
    scene_length: 3,
    duration: 6,
    ...change,
  });
  const id = draft.scenes[0]?.id ?? '';
  await post(`/storyboard/scene/${id}/regenerate-audio`, { dialogue });
  await post(`/storyboard/scene/${id}/update-duration`, { duration: durationS });
  return { draft, id };
}

describe('splitting a scene', () => {
  it('leaves it the first words and gives a copy after it the others, with the seconds their length asks for [BOARD-27]', async () => {
    const { draft, id } = await draftSaying('Bees dance. They draw a map for their sisters.', 8);
    const answer = await post(`/storyboard/scene/${id}/split`, {
      dialogue: 'Bees dance.',
      next_dialogue: 'They draw a map for their sisters.',
    });
    expect(answer.status).toBe(200);
    const second = draft.scenes[1];
    expect(saying(answer.body)).toEqual([
      { number: 1, dialogue: 'Bees dance.', duration: 2 },
      { number: 2, dialogue: 'They draw a map for their sisters.', duration: 6 },
      { number: 3, dialogue: second?.dialogue, duration: second?.duration },
    ]);
    expect(answer.body.scenes[1]?.description).toBe(draft.scenes[0]?.description);
    expect(saying(await read(draft.id))).toEqual(saying(answer.body));
  });

  it.each([
    [0, [0, 0]],
    [1, [1, 1]],
    [2, [1, 1]],
  ])('shares out %i s as %j', async (durationS, expected) => {
    const { id } = await draftSaying('One. Two three four five.', durationS);
    const { body } = await post(`/storyboard/scene/${id}/split`, {
      dialogue: 'One.',
      next_dialogue: 'Two three four five.',
    });
    expect(body.scenes.slice(0, 2).map(({ duration }) => duration)).toEqual(expected);
  });

  it('is refused where the words are not those of the scene, or one part says nothing', async () => {
    const { draft, id } = await draftSaying('Bees dance. They draw a map.', 4);
    const before = await read(draft.id);
    expect(
      await post(`/storyboard/scene/${id}/split`, {
        dialogue: 'Bees dance.',
        next_dialogue: 'They sing.',
      }),
    ).toMatchObject({ status: 409 });
    expect(
      await post(`/storyboard/scene/${id}/split`, {
        dialogue: 'Bees dance. They draw a map.',
        next_dialogue: ' ',
      }),
    ).toMatchObject({ status: 422 });
    expect(await read(draft.id)).toEqual(before);
  });
});

describe('merging a scene with the next', () => {
  it('adds words and seconds, keeps its picture, and the next one can be brought back [BOARD-27]', async () => {
    const { draft, id } = await draftSaying('Bees dance.', 4);
    const [, next] = draft.scenes;
    const answer = await post(`/storyboard/scene/${id}/merge-next`);
    expect(saying(answer.body)).toEqual([
      { number: 1, dialogue: `Bees dance. ${next?.dialogue}`, duration: 7 },
    ]);
    expect(answer.body.scenes[0]?.description).toBe(draft.scenes[0]?.description);
    expect(
      (await post(`/storyboard/content/${draft.id}/restore-scene`, { scene_id: next?.id })).status,
    ).toBe(200);
    expect((await read(draft.id)).scenes[1]).toMatchObject({
      id: next?.id,
      dialogue: next?.dialogue,
      number: 2,
    });
  });

  it('never lasts longer than its kind of scene may, and is refused for the last scene and for more words than fit', async () => {
    const { draft, id } = await draftSaying('Bees dance.', 15);
    const nextId = draft.scenes[1]?.id ?? '';
    expect(await post(`/storyboard/scene/${nextId}/merge-next`)).toMatchObject({ status: 409 });
    await post(`/storyboard/scene/${nextId}/update-duration`, { duration: 15 });
    await post(`/storyboard/scene/${nextId}/regenerate-audio`, {
      dialogue: 'word '.repeat(80).trim(),
    });
    await post(`/storyboard/scene/${id}/regenerate-audio`, { dialogue: 'word '.repeat(80).trim() });
    expect(await post(`/storyboard/scene/${id}/merge-next`)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('more than one scene can hold') },
    });
    await post(`/storyboard/scene/${id}/regenerate-audio`, { dialogue: 'Bees.' });
    expect((await post(`/storyboard/scene/${id}/merge-next`)).body.scenes[0]?.duration).toBe(20);
  });
});

it('costs nothing after approval: both halves, and the whole again, share the picture that is there', async () => {
  const { draft, id } = await draftSaying('Bees dance. They draw a map.', 4, {
    scene_count: 1,
    duration: 3,
  });
  await post(`/storyboard/content/${draft.id}/approve`);
  const made = await untilStoryboard(user, draft.id, isMade);
  const before = await availableCredits(user);
  const posterOf = (scene: Scene | undefined) => scene?.poster_url?.split('?')[0];
  expect(
    (
      await post(`/storyboard/scene/${id}/split`, {
        dialogue: 'Bees dance.',
        next_dialogue: 'They draw a map.',
      })
    ).status,
  ).toBe(200);
  const halves = await untilStoryboard(user, draft.id, isMade);
  for (const half of halves.scenes) {
    expect(half).toMatchObject({ status: 'completed', visual_stale: false, audio_stale: false });
    expect(posterOf(half)).toBe(posterOf(made.scenes[0]));
  }
  expect((await post(`/storyboard/scene/${id}/merge-next`)).status).toBe(200);
  const whole = await untilStoryboard(user, draft.id, isMade);
  expect(saying(whole)).toEqual([
    { number: 1, dialogue: 'Bees dance. They draw a map.', duration: 4 },
  ]);
  expect(whole.scenes[0]).toMatchObject({ status: 'completed', audio_stale: false });
  expect(await availableCredits(user)).toBe(before);
});
