import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filmTools } from '../../../film-tools.ts';
import { createDraft, isMade, untilStoryboard } from '../../../testing/contents.ts';
import { runScheduledJob } from '../../../testing/run-job.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
const mayEnd = Promise.withResolvers<void>();

beforeAll(async () => {
  product = await startTestProduct({
    replacements: {
      tools: {
        ...filmTools,
        async combineScenes() {
          await mayEnd.promise;
          throw new Error('this run came to nothing');
        },
      },
    },
  });
});
afterAll(() => product.stop());

it('a film whose job was given up for good is failed with a sentence by the sweep, and can be combined again', async () => {
  const user = await product.signUp('lost@example.com');
  const { id } = await createDraft(user, { scene_count: 1, scene_length: 1, duration: 1 });
  const path = `/storyboard/content/${id}`;
  await user.request('POST', `${path}/approve`);
  await untilStoryboard(user, id, isMade);
  await user.request('POST', `${path}/combine-scenes`);
  const jobs = () => product.queue.boss.findJobs('combine-film');
  await expect
    .poll(async () => (await jobs()).map(({ state }) => state), { timeout: 60_000 })
    .toEqual(['active']);
  // As after the last of its tries.
  await sql`update pgboss.job set state = 'failed' where name = 'combine-film'`.execute(
    product.database.db,
  );
  product.clock.advance(120_000);
  await runScheduledJob(product, 'sweep');
  const seen = await untilStoryboard(user, id, ({ status }) => status !== 'processing');
  expect(seen).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('Please try again'),
  });
  mayEnd.resolve();
  expect((await user.request('POST', `${path}/combine-scenes`)).status).toBe(200);
});
