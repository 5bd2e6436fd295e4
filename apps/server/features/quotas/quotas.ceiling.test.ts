import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type ChatService,
  startChatService,
} from '@scenewright/openai-services/script-writer/testing/chat-service.ts';
import {
  type SpeechService,
  startSpeechService,
} from '@scenewright/voices/openai/testing/speech-service.ts';
import { createOfflineScriptWriter } from '../../wire-writer.ts';
import { findFreePort } from '../../testing/server-process.ts';
import {
  availableCredits,
  createDraft,
  isMade,
  newContent,
  untilStoryboard,
} from '../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestProductOptions,
  type TestUser,
} from '../../testing/test-product.ts';

const dayMs = 86_400_000;
let chat: ChatService;
let speech: SpeechService;
let product: TestProduct;
beforeAll(async () => {
  [chat, speech] = [await startChatService(), await startSpeechService()];
});
afterAll(() => Promise.all([chat.close(), speech.close()]));
afterEach(() => product.stop());

async function open(
  settings: Record<string, string>,
  replacements: TestProductOptions['replacements'] = {},
): Promise<void> {
  product = await startTestProduct({
    settings: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: chat.baseUrl, ...settings },
    replacements,
  });
}

const calls = () => chat.calls.length + speech.calls.length;
const metrics = async () => (await product.app.inject({ url: '/metrics' })).body;
const untilMidnightS = () => Math.ceil((dayMs - (product.clock.now().getTime() % dayMs)) / 1_000);
const enhance = (user: TestUser) =>
  user.request('POST', '/ai/enhance-prompt', {
    topic: 'custom',
    platform: 'tiktok',
    prompt: 'Bees dance.',
  });
const create = (user: TestUser) => user.request('POST', '/content/create', newContent());

describe('the daily ceiling', () => {
  it('stops the calls of an account that has used its day, tells it so, and goes on the next day', async () => {
    await open({ DAILY_CALLS_ACCOUNT: '2' });
    const [user, other] = [
      await product.signUp('busy@example.com'),
      await product.signUp('other@example.com'),
    ];
    const before = calls();
    await createDraft(user);
    await enhance(user);
    expect(calls() - before).toBe(2);
    const latest = untilMidnightS();
    const reply = await product.app.inject({
      method: 'POST',
      url: '/api/v1/content/create',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(newContent()),
    });
    expect(reply.json()).toMatchObject({
      code: 'rate_limited',
      detail:
        'You have reached what one account may use of the services behind this site in a day. It goes on tomorrow, at 00:00 UTC.',
    });
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(latest);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(untilMidnightS());
    expect((await enhance(user)).status).toBe(429);
    expect(calls() - before).toBe(2);
    expect((await create(other)).status).toBe(200);
    expect(await metrics()).toMatch(/scenewright_paid_calls_stopped_total\{scope="account"\} 2/);
    expect(await metrics()).toMatch(
      /scenewright_security_events_total\{kind="quota_exceeded",reason="daily_ceiling_account"\} 1/,
    );
    product.clock.advance(dayMs);
    expect((await create(await product.signIn('busy@example.com'))).status).toBe(200);
  });

  it('in estimated money holds for the whole installation', async () => {
    await open({ DAILY_COST_TOTAL_USD: '0.05', COST_TEXT_CALL_USD: '0.02' });
    const [one, two] = [
      await product.signUp('one@example.com'),
      await product.signUp('two@example.com'),
    ];
    const before = calls();
    await createDraft(one);
    await createDraft(two);
    expect(await create(one)).toMatchObject({
      status: 503,
      body: {
        code: 'unavailable',
        detail:
          'This site has reached what it may spend on the services behind it in a day. Nothing is lost: it goes on tomorrow, at 00:00 UTC.',
      },
    });
    expect(calls() - before).toBe(2);
    expect(await metrics()).toMatch(
      /scenewright_paid_calls_stopped_total\{scope="installation"\} 1/,
    );
    expect(await metrics()).toMatch(/scenewright_paid_calls_total\{kind="text"\} 2/);
  });

  it('is not passed by calls at the same time', async () => {
    await open({ DAILY_CALLS_TOTAL: '3', QUOTA_ENHANCE: '0/off' });
    const user = await product.signUp('racer@example.com');
    const before = calls();
    await Promise.all(Array.from({ length: 10 }, () => enhance(user)));
    // A malformed answer may be asked for again: whatever is asked is counted.
    expect(calls() - before).toBe(3);
  });

  it('stops work that is paid for, too: it says so and gives the credits back', async () => {
    await open(
      { DAILY_CALLS_ACCOUNT: '2', OPENAI_BASE_URL: speech.baseUrl },
      { writer: createOfflineScriptWriter() },
    );
    const user = await product.signUp('payer@example.com');
    const draft = await createDraft(user);
    const before = await availableCredits(user);
    // Each of three lines takes a call to speak it.
    expect((await user.request('POST', `/storyboard/content/${draft.id}/approve`)).status).toBe(
      200,
    );
    const made = await untilStoryboard(user, draft.id, isMade);
    const failed = made.scenes.filter(({ status }) => status === 'failed');
    expect(failed.length).toBeGreaterThan(0);
    for (const { failure } of failed)
      expect(failure).toContain(
        'You have reached what one account may use of the services behind this site in a day.',
      );
    expect(await availableCredits(user)).toBe(before - 5 * (made.scenes.length - failed.length));
  });

  it('counts no picture that a service never began, however often it is asked in an outage', async () => {
    product = await startTestProduct({
      settings: {
        REPLICATE_API_TOKEN: 'r8_test',
        // Nobody listens there.
        REPLICATE_BASE_URL: `http://127.0.0.1:${await findFreePort()}/v1`,
      },
    });
    const user = await product.signUp('patient@example.com');
    const draft = await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 });
    await user.request('POST', `/storyboard/content/${draft.id}/approve`);
    await untilStoryboard(
      user,
      draft.id,
      ({ scenes: [scene] }) => scene?.progress?.stage === 'outage',
    );
    const counted = async () =>
      await product.database.db
        .selectFrom('paid_call_day')
        .select(['calls', 'cost_micros'])
        .where('holder', 'like', 'media %')
        .execute();
    const nothing = { calls: 0, cost_micros: 0n };
    await expect.poll(counted, { timeout: 60_000 }).toEqual([nothing, nothing]);
  });
});

it('what each call costs is kept with the order or the content it was made for, and every call holds a place', async () => {
  await open({
    OPENAI_SPEECH_BASE_URL: speech.baseUrl,
    OPENAI_SPEECH_API_KEY: 'sk-speech',
    SPEECH_MOST_AT_ONCE: '1',
    TEXT_MOST_AT_ONCE: '1',
    COST_TEXT_CALL_USD: '0.03',
    COST_SPEECH_CALL_USD: '0.004',
  });
  const { db } = product.database;
  const user = await product.signUp('counted@example.com');
  const draft = await createDraft(user, { scene_count: 2, scene_length: 2, duration: 4 });
  const tweak = { scene_ids: [draft.scenes[0]?.id], text: 'Say it shorter.' };
  const path = `/storyboard/content/${draft.id}`;
  const tweaked = await user.request('POST', `${path}/regenerate-scenes`, tweak);
  expect(tweaked.status).toBe(200);
  await enhance(user);
  await user.request('POST', `${path}/approve`);
  await untilStoryboard(user, draft.id, isMade);
  const kept = await db.selectFrom('paid_call').selectAll().orderBy('called_at').execute();
  const texts = kept.filter(({ kind }) => kind === 'text');
  expect(texts).toMatchObject([
    { content_id: draft.id, generation_id: null, cost_micros: 30_000n },
    { content_id: draft.id, generation_id: null, cost_micros: 30_000n },
    // An idea belongs to no content yet.
    { content_id: null, generation_id: null, cost_micros: 30_000n },
  ]);
  const lines = kept.filter(({ kind }) => kind === 'speech');
  const orders = await db.selectFrom('generation').select('id').execute();
  expect(lines.map(({ generation_id: id }) => id).toSorted()).toEqual(
    orders.map(({ id }) => id).toSorted(),
  );
  for (const { content_id: contentId, cost_micros: cost, model } of lines)
    expect([contentId, cost, model]).toEqual([draft.id, 4_000n, 'gpt-4o-mini-tts']);
  expect(await db.selectFrom('provider_lease').selectAll().execute()).toEqual([]);
});
