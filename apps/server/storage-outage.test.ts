import { type S3Emulator, startS3Emulator } from '@scenewright/s3-emulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { availableCredits, createDraft, isMade, untilStoryboard } from './testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from './testing/test-product.ts';

let s3: S3Emulator;
let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  s3 = await startS3Emulator();
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.settings;
  product = await startTestProduct({
    settings: {
      STORAGE: 's3',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_PATH_STYLE: 'on',
    },
  });
  user = await product.signUp('outage@example.com');
});
afterAll(async () => {
  await product.stop();
  await s3.close();
});

const failures = async (table: 'generation' | 'film') =>
  (await product.database.db.selectFrom(table).select('failed_attempts').execute()).map(
    ({ failed_attempts: count }) => count,
  );

it.each(
  representative([
    ['refuse', 'outage'],
    ['forbid', 'paused'],
  ] as const),
)(
  'storage that answers with %s fails no scene: the board shows %s, and work goes on by itself',
  async (...[fault, stage]) => {
    const before = await availableCredits(user);
    const draft = await createDraft(user, { scene_count: 1, scene_length: 1, duration: 1 });
    s3.faults.inject(fault, { times: Infinity });
    await user.request('POST', `/storyboard/content/${draft.id}/approve`);
    const waits = await untilStoryboard(
      user,
      draft.id,
      ({ scenes: [scene] }) => scene?.progress?.stage === stage || scene?.status === 'failed',
    );
    expect(waits.scenes[0]).toMatchObject({ status: 'pending', failure: null });
    s3.faults.clear();
    const made = await untilStoryboard(user, draft.id, isMade);
    expect(made.scenes[0]?.status).toBe('completed');
    expect(await availableCredits(user)).toBe(before - 5);
    expect(Math.max(...(await failures('generation')))).toBe(0);
  },
);

it('storage that cannot be reached fails no film, which is combined when it can', async () => {
  const draft = await createDraft(user, { scene_count: 1, scene_length: 1, duration: 1 });
  const path = `/storyboard/content/${draft.id}`;
  await user.request('POST', `${path}/approve`);
  await untilStoryboard(user, draft.id, isMade);
  s3.faults.inject('refuse', { times: Infinity });
  await user.request('POST', `${path}/combine-scenes`);
  const states = async () =>
    (await product.queue.boss.findJobs('combine-film')).map(({ state }) => state).sort();
  // The first job is done, and one of its own waits: not another try of the first, of which there are only so many.
  await expect.poll(states, { timeout: 120_000 }).toEqual(['completed', 'created']);
  await expect.poll(() => failures('film')).toEqual([0]);
  s3.faults.clear();
  const { status } = await untilStoryboard(user, draft.id, (now) => now.status !== 'processing');
  expect(status).toBe('completed');
});
