import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { normaliseClip } from '@scenewright/media/normalise-clip.ts';
import { probeMedia } from '@scenewright/media/probe.ts';
import { makeForeignClip } from '@scenewright/media/testing/marked-scene.ts';
import { useTemporaryFolder } from '@scenewright/media/testing/temporary-folder.ts';
import type { VideoMaker } from '@scenewright/provider-contract/video-maker.ts';
import { createStudioImageMaker } from '../../../providers/image-maker/studio/studio-image-maker.ts';
import { createDraft, isMade, untilStoryboard } from '../../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

const folder = useTemporaryFolder();
let product: TestProduct;
let user: TestUser;
let isBroken = false;
let requests = 0;

beforeAll(async () => {
  const clip = await makeForeignClip(folder.file('foreign.mp4'), {
    size: '320x240',
    rate: 24,
    seconds: 1,
  });
  const videoMaker: VideoMaker = {
    name: 'elsewhere',
    async makeVideo({ directory }) {
      requests += 1;
      const path = join(directory, 'made-elsewhere.mp4');
      await copyFile(isBroken ? import.meta.filename : clip, path);
      return { kind: 'file', path, mimeType: 'video/mp4' };
    },
  };
  product = await startTestProduct({
    replacements: { makers: { imageMaker: createStudioImageMaker(), videoMaker } },
  });
  user = await product.signUp('clips@example.com');
});
beforeEach(() => {
  isBroken = false;
  requests = 0;
});
afterAll(() => product.stop());

const kling = {
  visual_model: 'kwaivgi/kling-v1.6-standard',
  scene_count: 1,
  scene_length: 2,
  duration: 2,
};

it('normalises a foreign clip once, keeps the original, and asks for no new one when only words change', async () => {
  const draft = await createDraft(user, kling);
  await user.request('POST', `/storyboard/content/${draft.id}/approve`);
  const made = await untilStoryboard(user, draft.id, isMade);
  expect(made.scenes[0]).toMatchObject({ status: 'completed', media_type: 'video' });
  const sceneId = made.scenes[0]?.id;
  await user.request('POST', `/storyboard/scene/${sceneId}/regenerate-audio`, {
    dialogue: 'Other words.',
  });
  const again = await untilStoryboard(
    user,
    draft.id,
    (storyboard) => isMade(storyboard) && storyboard.scenes[0]?.audio_stale === false,
  );
  expect(again.scenes[0]?.visual_url).not.toBe(made.scenes[0]?.visual_url);
  expect(requests).toBe(1);
  const takes = await product.database.db
    .selectFrom('take')
    .select(['asset_id', 'master_asset_id'])
    .where('scene_id', '=', sceneId ?? '')
    .where('kind', '=', 'clip')
    .execute();
  expect(takes).toEqual([{ asset_id: expect.any(String), master_asset_id: expect.any(String) }]);
});

it('gives up a scene whose maker hands over something that is no film, and its credits', async () => {
  isBroken = true;
  const before = (await user.request('GET', '/subscription/credits')).body.available_credits;
  const draft = await createDraft(user, kling);
  await user.request('POST', `/storyboard/content/${draft.id}/approve`);
  const settled = await untilStoryboard(user, draft.id, isMade);
  expect(settled.scenes[0]?.status).toBe('failed');
  expect((await user.request('GET', '/subscription/credits')).body.available_credits).toBe(before);
});

it('fits any size and rate to the scene', async () => {
  const clip = await makeForeignClip(folder.file('wide.mp4'), {
    size: '640x200',
    rate: 50,
    seconds: 1,
  });
  const output = folder.file('fitted.mp4');
  await normaliseClip(clip, output, { width: 1080, height: 1920, frames: 45 });
  expect(await probeMedia(output)).toMatchObject({
    durationMs: 1_500,
    video: { width: 1080, height: 1920, fps: 30 },
  });
});
