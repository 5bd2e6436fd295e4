import { afterAll, beforeAll, expect, it } from 'vitest';
import { maxPromptCharacters } from '@scenewright/contract/rules/limits.ts';
import { createOfflineScriptWriter } from '../../wire-writer.ts';
import { availableCredits } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

/** What the writer was asked to enhance. */
const asked: unknown[] = [];
let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  const offline = createOfflineScriptWriter();
  const writer: typeof offline = {
    ...offline,
    async enhancePrompt(request, signal) {
      asked.push(request);
      if (request.prompt.includes('an outage')) throw new Error('connect ECONNREFUSED 10.0.0.1');
      return await offline.enhancePrompt(request, signal);
    },
  };
  product = await startTestProduct({ replacements: { writer }, workers: false });
  user = await product.signUp('enhancer@example.com');
});
afterAll(() => product.stop());

const enhance = (body: unknown, whose: TestUser = user) =>
  whose.request('POST', '/ai/enhance-prompt', body);

it('answers the idea alone in better order for the topic and platform, and takes no credits [API-7]', async () => {
  const before = await availableCredits(user);
  const prompt =
    'how to fold a fitted sheet:  1. stand it up 2. tuck the corners 3. fold it in thirds';
  const { status, body } = await enhance({ platform: 'tiktok', prompt });
  expect(status).toBe(200);
  expect(body).toEqual({
    enhanced_prompt:
      'How to fold a fitted sheet:\n1. Stand it up\n2. Tuck the corners\n3. Fold it in thirds',
  });
  expect(asked.at(-1)).toEqual({ topic: 'custom', platform: 'tiktok', prompt });
  expect((await enhance({ platform: 'tiktok', prompt: body.enhanced_prompt })).body).toEqual(body);
  expect(await availableCredits(user)).toBe(before);
});

it('is for accounts: a visitor has to sign in, a guest is refused [WIZ-32]', async () => {
  expect(
    await product.send('POST', '/api/v1/ai/enhance-prompt', { platform: 'tiktok', prompt: 'Bees' }),
  ).toMatchObject({ status: 401 });
  expect(
    await enhance({ platform: 'tiktok', prompt: 'Bees' }, await product.signInAsGuest()),
  ).toMatchObject({
    status: 403,
    body: { detail: 'Please create an account to use this feature.' },
  });
});

it.each([
  ['empty', ''],
  ['blank', ' \n '],
  ['too long', 'x'.repeat(maxPromptCharacters + 1)],
  ['no text', 5],
  ['missing', undefined],
])('refuses a prompt that is %s', async (_what, prompt) => {
  const times = asked.length;
  expect(await enhance({ platform: 'tiktok', prompt })).toMatchObject({ status: 422 });
  expect(asked.length).toBe(times);
});

it('says that the service is away where the writer fails, and nothing of why [API-7]', async () => {
  const { status, body } = await enhance({ platform: 'tiktok', prompt: 'Bees through an outage' });
  expect(status).toBe(503);
  expect(body).toEqual({
    detail: 'Service temporarily unavailable. Please try again later.',
    code: 'unavailable',
    request_id: expect.any(String),
  });
});
