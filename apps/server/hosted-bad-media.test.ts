import { readdir } from 'node:fs/promises';
import { badMedia, type GoodMedia, makeGoodMedia } from '@scenewright/media/testing/bad-media.ts';
import { useTemporaryFolder } from '@scenewright/media/testing/temporary-folder.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { representative, shareOf } from '@scenewright/contract/testing/thorough.ts';
import { availableCredits, createDraft, isMade, untilStoryboard } from './testing/contents.ts';
import {
  hostedClip,
  type HostedProduct,
  hostedPicture,
  startHostedProduct,
} from './testing/hosted-product.ts';
import type { TestUser } from './testing/test-product.ts';

/** One of each kind. */
const chosen: ReadonlySet<string> = new Set([
  'a JPEG with an archive behind it',
  'a PNG of 12,000 × 12,000',
  'half an MP4',
  'an MP4 with a playlist behind it',
  'a film of pictures of 12,000 × 12,000',
  'a clip of four hours',
  'a page',
  'nothing',
  'a playlist (m3u8)',
]);
const folder = useTemporaryFolder();
let hosted: HostedProduct;
let user: TestUser;
let good: GoodMedia;

beforeAll(async () => {
  hosted = await startHostedProduct();
  user = await hosted.product.signUp('bad-media@example.com');
  good = await makeGoodMedia(folder.path);
});
afterAll(() => hosted.stop());
afterEach(() => hosted.emulator.faults.outputs.clear());

/** Makes a scene with a model that hands in something bad. @returns what its creator reads */
async function failureOf(model: string): Promise<string> {
  const { emulator } = hosted;
  const [before, count] = [await availableCredits(user), emulator.predictions().length];
  const length = model === hostedClip ? 5 : 2;
  const { id } = await createDraft(user, {
    scene_count: 1,
    scene_length: length,
    duration: length,
    visual_model: model,
  });
  const approval = await user.request('POST', `/storyboard/content/${id}/approve`);
  expect(approval.status).toBe(200);
  const { scenes } = await untilStoryboard(user, id, isMade);
  expect(scenes[0]?.status).toBe('failed');
  expect(await availableCredits(user)).toBe(before);
  // It would be handed in once more, and the model would be paid for each.
  expect(emulator.predictions().length - count).toBe(1);
  return scenes[0]?.failure ?? '';
}

describe('bad media of a hosted model fail the scene with a sentence, and its credits come back', () => {
  // All of them: packages/media/foreign-media.test.ts.
  it.each(
    representative(
      badMedia.filter(({ what }) => chosen.has(what)),
      ({ mimeType }) => mimeType,
    ),
  )('where it is $what', async ({ mimeType, bytesOf }) => {
    const model = mimeType.startsWith('image/') ? hostedPicture : hostedClip;
    const bytes = bytesOf(good, folder.file('clip.mp4'));
    hosted.emulator.setOutput(model, { mimeType, bytes });
    const failure = await failureOf(model);
    expect(failure).toMatch(
      /^(?:What the model made cannot be used: .+\. Nothing was charged\. Make it again\.|What was made is not of the kind that was asked for\. Try again\.)$/u,
    );
    expect(failure).not.toContain(folder.path);
  });

  // One that never ends is read up to the limit, 300 MB: packages/hosted-models/download-output.test.ts has one of 1 MB.
  it.each(shareOf(['too-long', 'endless'] as const, 0, 2))(
    'however large they are (%s)',
    async (fault) => {
      hosted.emulator.setOutput(hostedClip, { bytes: good.mp4, mimeType: 'video/mp4' });
      hosted.emulator.faults.outputs.inject(fault, { times: 10 });
      expect(await failureOf(hostedClip)).toBe(
        'What was made is too large to be kept. Make it again.',
      );
    },
  );

  it('and the worker goes on, and keeps nothing of them', async () => {
    const { product, emulator } = hosted;
    const files = await readdir(product.folder, { recursive: true });
    expect(files.filter((name) => /output\.(?:clip|image)|\.part$/u.test(name))).toEqual([]);
    emulator.setOutput(hostedPicture, { bytes: good.webp, mimeType: 'image/webp' });
    const { id } = await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 });
    await user.request('POST', `/storyboard/content/${id}/approve`);
    expect((await untilStoryboard(user, id, isMade)).scenes[0]?.status).toBe('completed');
  });
});
