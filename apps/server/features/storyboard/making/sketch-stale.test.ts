import { studio } from '@scenewright/studio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { createDraft, isMade, untilStoryboard } from '../../../testing/contents.ts';
import { createFlatStudio } from '../../../testing/flat-studio.ts';
import { greyDistance, greys } from '../../../testing/greys.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct({
    // Stills are really painted; how they move is not looked at.
    replacements: {
      studio: { ...createFlatStudio(), renderStill: (request) => studio.renderStill(request) },
    },
  });
  user = await product.signUp('stale@example.com');
});
afterAll(() => product.stop());

const walk = 'A woman walks through a forest with a dog.';
const read = async ({ id }: Pick<Storyboard, 'id'>) => await untilStoryboard(user, id, () => true);
const sceneOf = ({ scenes }: Storyboard): Scene => {
  const [scene] = scenes;
  if (scene === undefined) throw new Error('there is no scene');
  return scene;
};

async function look(url: string | null): Promise<number[]> {
  const { statusCode, rawPayload } = await product.app.inject({ url: url ?? '/none' });
  expect(statusCode).toBe(200);
  return await greys(rawPayload);
}

async function makeOne(): Promise<Storyboard> {
  const draft = await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 });
  await user.request('POST', `/storyboard/content/${draft.id}/approve`);
  return await untilStoryboard(user, draft.id, isMade);
}

async function edit(board: Storyboard, description: string): Promise<Storyboard> {
  const { id } = sceneOf(board);
  await user.request('POST', `/storyboard/scene/${id}/regenerate-visual`, { description });
  return await read(board);
}

describe('a scene whose picture is stale', () => {
  it('has a sketch of what it will be beside it, until the picture is made, which shows just that', async () => {
    const made = await makeOne();
    expect(sceneOf(made).sketch_url).toBeNull();
    const edited = await edit(made, walk);
    const stale = sceneOf(edited);
    expect(stale).toMatchObject({ visual_stale: true, sketch_url: expect.any(String) });
    const [sketch, before] = [await look(stale.sketch_url), await look(stale.poster_url)];
    expect(greyDistance(sketch, before)).toBeGreaterThan(4);

    await user.request('POST', `/storyboard/scene/${stale.id}/regenerate-media`);
    const again = await untilStoryboard(user, made.id, isMade);
    expect(sceneOf(again).sketch_url).toBeNull();
    expect(greyDistance(sketch, await look(sceneOf(again).poster_url))).toBeLessThan(1.5);
  });

  it('has none any more when the edit is taken back; who wants another picture of the same gets another one', async () => {
    const made = await makeOne();
    const { id, description } = sceneOf(made);
    await edit(made, walk);
    const back = await edit(made, description);
    expect(sceneOf(back)).toMatchObject({ visual_stale: false, sketch_url: null });
    const poster = (await product.app.inject({ url: sceneOf(back).poster_url ?? '' })).rawPayload;
    await user.request('POST', `/storyboard/scene/${id}/regenerate-media`);
    const again = sceneOf(await untilStoryboard(user, made.id, isMade));
    const other = (await product.app.inject({ url: again.poster_url ?? '' })).rawPayload;
    expect(other.equals(poster)).toBe(false);
  });
});
