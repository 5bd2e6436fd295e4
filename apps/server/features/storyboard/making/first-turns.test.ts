import { afterAll, beforeAll, expect, it } from 'vitest';
import { approveScenes, isMade, untilStoryboard } from '../../../testing/contents.ts';
import { rememberingVoice } from '../../../testing/remembering-voice.ts';
import { createServiceElsewhere } from '../../../testing/service-elsewhere.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

const { service, makers } = createServiceElsewhere();
let product: TestProduct;
/** The first scene that is spoken with this voice cannot begin until it is let go. */
const slow = 'echo';
const { promise: freed, resolve: letGo } = Promise.withResolvers<void>();

beforeAll(async () => {
  let isFirst = true;
  const voice: typeof rememberingVoice = {
    ...rememberingVoice,
    async speak(request) {
      const waits = request.voiceId === slow && isFirst;
      if (waits) {
        isFirst = false;
        await freed;
      }
      return await rememberingVoice.speak(request);
    },
  };
  product = await startTestProduct({ replacements: { makers, voice }, scenesAtOnce: 2 });
});
afterAll(() => product.stop());

const asking = async () =>
  (
    await product.database.db
      .selectFrom('prediction_wait')
      .select('generation_id')
      .where('asked_at', 'is not', null)
      .execute()
  ).length;

it('an account whose second scene began in the turn of its first waits with that one for the first of others [SCENE-23]', async () => {
  service.mostAtOnce = 1;
  const [hog, other] = [
    await product.signUp('hog@example.com'),
    await product.signUp('other@example.com'),
  ];
  const many = await approveScenes(hog, 'Many', 3, slow);
  await service.untilBegun(1);
  await expect.poll(asking, { timeout: 60_000 }).toBe(1);
  const few = await approveScenes(other, 'Few', 1);
  await expect.poll(asking, { timeout: 60_000 }).toBe(2);
  letGo();
  await expect.poll(asking, { timeout: 60_000 }).toBe(3);
  service.finishOne();
  await service.untilBegun(2);
  expect(service.titles()).toEqual(['Many', 'Few']);
  await service.finishAll(4);
  await untilStoryboard(hog, many.id, isMade);
  await untilStoryboard(other, few.id, isMade);
});
