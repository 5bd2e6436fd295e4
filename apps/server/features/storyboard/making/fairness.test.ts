import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createStudioImageMaker } from '../../../providers/image-maker/studio/studio-image-maker.ts';
import { createStudioVideoMaker } from '../../../providers/video-maker/studio/studio-video-maker.ts';
import { createDraft, isMade, untilStoryboard } from '../../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

/** What hangs until it is let go. */
const hanging = 'quicksand';
let letGo = (): void => {};
let freed: Promise<void>;
const closeGate = () => {
  freed = new Promise<void>((resolve) => (letGo = resolve));
};
/** What was begun, in order, by its description. */
const begun: string[] = [];
let product: TestProduct;

beforeAll(async () => {
  const studio = createStudioImageMaker();
  const imageMaker: typeof studio = {
    ...studio,
    async makeImage(request) {
      begun.push(request.description);
      if (request.description.includes(hanging)) await freed;
      return await studio.makeImage(request);
    },
  };
  product = await startTestProduct({
    replacements: { makers: { imageMaker, videoMaker: createStudioVideoMaker() } },
  });
});
afterAll(() => product.stop());
beforeEach(() => {
  closeGate();
  begun.length = 0;
});

async function approve(user: TestUser, scenes: number, description?: string): Promise<string> {
  const { id, scenes: drafted } = await createDraft(user, {
    scene_count: scenes,
    scene_length: 2,
    duration: scenes * 2,
  });
  if (description !== undefined)
    for (const scene of drafted)
      await user.request('POST', `/storyboard/scene/${scene.id}/regenerate-visual`, {
        description,
      });
  expect((await user.request('POST', `/storyboard/content/${id}/approve`)).status).toBe(200);
  return id;
}

it('scenes of one account, though all of them hang, leave room for those of another', async () => {
  const [hog, other] = [
    await product.signUp('hog@example.com'),
    await product.signUp('other@example.com'),
  ];
  // As many as fill every slot of a machine with sixteen cores.
  const stuck = await approve(hog, 8, `A cart in ${hanging}`);
  const made = await untilStoryboard(other, await approve(other, 3), isMade);
  expect(made.scenes.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
  const { scenes } = await untilStoryboard(hog, stuck, () => true);
  expect(new Set(scenes.map(({ status }) => status))).toEqual(new Set(['pending']));
  letGo();
  expect(
    (await untilStoryboard(hog, stuck, isMade)).scenes.every(
      ({ status }) => status === 'completed',
    ),
  ).toBe(true);
});

it('the first scene of everybody goes before the second of anybody', async () => {
  const names = ['Ann', 'Ben', 'Cem', 'Dee'];
  const contents: [TestUser, string][] = [];
  // One account holds all it may have at once, which leaves one slot: the others are all there before a second one is free.
  const hog = await product.signUp('hog-of-all@example.com');
  contents.push([hog, await approve(hog, 8, `Hog beside ${hanging}`)]);
  const mostOfOne = Math.max(1, Math.floor(availableParallelism() / 2));
  await expect
    .poll(() => begun.length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(Math.min(8, mostOfOne));
  for (const name of names) {
    const user = await product.signUp(`${name.toLowerCase()}@example.com`);
    contents.push([user, await approve(user, 3, `${name} beside ${hanging}`)]);
  }
  letGo();
  for (const [user, id] of contents) await untilStoryboard(user, id, isMade);
  const firstFour = begun
    .map((description) => description.split(' ')[0])
    .filter((name) => name !== 'Hog')
    .slice(0, names.length);
  expect(firstFour.toSorted()).toEqual(names);
});
