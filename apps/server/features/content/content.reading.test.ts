import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdeaReading } from '@scenewright/contract/schemas/ai.ts';
import { maxAnswers, maxPromptCharacters } from '@scenewright/contract/rules/limits.ts';
import {
  type ChatService,
  startChatService,
} from '@scenewright/openai-services/script-writer/testing/chat-service.ts';
import { availableCredits } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { countedSettings, from } from '../quotas/testing/from-address.ts';
import { invalid } from './testing/refusals.ts';

let chat: ChatService;
let product: TestProduct;
let guest: TestUser;

/** A language model is set up, so that a call to it would be seen. */
beforeAll(async () => {
  chat = await startChatService();
  product = await startTestProduct({
    settings: {
      ...countedSettings,
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: chat.baseUrl,
      QUOTA_READ: '40/6',
      QUOTA_NETWORK_FACTOR: '100',
    },
    workers: false,
  });
  guest = await product.signInAsGuest();
});
afterAll(async () => {
  await product.stop();
  await chat.close();
});

const asked = { scene_count: 3, scene_length: 6 };
async function read(prompt: string, change: object = {}): Promise<IdeaReading> {
  const { status, body } = await guest.request('POST', '/ai/read-idea', {
    prompt,
    ...asked,
    ...change,
  });
  expect(status).toBe(200);
  return body;
}
const bakery =
  'Our bakery opened in 1987. It bakes 340 loaves a day. We use only stone-ground flour. A loaf costs £4.50. We close on Sundays. The oven was built by my grandmother from Porto.';

describe('an idea that is read', () => {
  it('tells a guest its genre, how long its material lasts, and what all of it needs [SCRIPT-3]', async () => {
    const { seconds, needs, ...reading } = await read(bakery, { scene_count: 2 });
    expect(reading).toEqual({
      genre: 'pitch',
      subject: null,
      language: 'en',
      known: false,
      asked_seconds: 12,
      questions: [],
      fits: needs,
    });
    expect(needs.scenes).toBeGreaterThan(2);
    expect(needs.seconds).toBeGreaterThan(12);
    expect(seconds).toBe(needs.seconds);
  });

  it('is asked at most four questions of its genre where little is said, which stay while they are answered [SCRIPT-3]', async () => {
    const before = await read('how to tie a tie');
    expect(before).toMatchObject({ genre: 'how-to', subject: 'tie', seconds: 0, known: false });
    expect(before.questions[0]).toEqual({
      id: 'how-to.steps',
      question: 'What are the steps, in order?',
      example: expect.any(String),
    });
    expect(before.questions.length).toBeLessThanOrEqual(4);
    const after = await read('how to tie a tie', {
      answers: [
        { id: 'how-to.steps', text: 'Cross the ends.\nPull the wide end through the loop.' },
      ],
    });
    expect(after.questions).toEqual(before.questions);
    expect(after.seconds).toBeGreaterThan(3);
  });

  it('of a known subject answers by itself, and only of just that subject', async () => {
    expect(await read('why honey never spoils')).toMatchObject({
      subject: 'honey',
      known: true,
      questions: [],
    });
    // Of anything else only its own name can be said.
    expect(await read('why my sourdough never rises')).toMatchObject({ known: false, seconds: 3 });
  });

  it.each([
    ['de', 'Unsere Bäckerei wurde 1987 eröffnet. Sie backt jeden Tag 340 Brote.'],
    ['zh', '我们的面包店于1987年开业。每天烤340个面包。'],
    ['ar', 'افتتح مخبزنا عام 1987. نخبز 340 رغيفا كل يوم.'],
  ])('says that it is in %s', async (language, prompt) => {
    const reading = await read(prompt);
    expect(reading.language).toBe(language);
    expect(reading.seconds).toBeGreaterThan(3);
  });

  it('costs nothing, asks no model, and is kept nowhere [SCRIPT-3]', async () => {
    const before = await availableCredits(guest);
    await read(bakery);
    expect(await availableCredits(guest)).toBe(before);
    expect(chat.calls).toEqual([]);
    expect((await guest.request('GET', '/content/user-content')).body.total).toBe(0);
  });

  it('of more than a film may hold says how much of it one may have', async () => {
    const prompt = bakery.repeat(120);
    const { needs, fits } = await read(prompt, { scene_count: 96, scene_length: 20 });
    expect(needs.seconds).toBeGreaterThan(960);
    expect(fits.scenes).toBeLessThanOrEqual(48);
    expect(fits.seconds).toBeLessThanOrEqual(960);
    const short = await read(prompt, { scene_length: 3 });
    expect(short.fits.scenes).toBe(96);
    expect(short.fits.seconds).toBeLessThanOrEqual(3 * 96);
  });

  it('has a subject of few words, which turn nothing round', async () => {
    expect((await read(`How do ${'z\u0301'.repeat(1_000)} sleep?`)).subject).toBeNull();
    const { subject } = await read('How do \u202Egnomes sleep?');
    expect(subject).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/u);
  });

  it('may be nothing yet', async () => {
    expect(await read('')).toMatchObject({ subject: null, seconds: 0 });
  });
});

describe('reading is refused', () => {
  it('to a visitor without a session', async () => {
    expect(
      await product.send('POST', '/api/v1/ai/read-idea', { prompt: bakery, ...asked }),
    ).toMatchObject({ status: 401 });
  });

  it.each([
    ['prompt', { prompt: 'x'.repeat(maxPromptCharacters + 1) }],
    ['scene_count', { scene_count: 0 }],
    ['scene_count', { scene_count: 97 }],
    ['scene_length', { scene_length: 21 }],
    ['scene_length', { scene_length: 2.5 }],
    ['answers.0.id', { answers: [{ id: '__proto__', text: 'It glows.' }] }],
    ['answers.0.id', { answers: [{ id: 'not.a.question', text: 'It glows.' }] }],
    ['answers.1.id', { answers: ['a', 'b'].map((text) => ({ id: 'explainer.what', text })) }],
    [
      'answers',
      { answers: Array.from({ length: maxAnswers + 1 }, () => ({ id: 'a', text: 'b' })) },
    ],
  ])('for a wrong %s: %o', async (field, change) => {
    expect(
      await guest.request('POST', '/ai/read-idea', { prompt: bakery, ...asked, ...change }),
    ).toEqual(invalid(field));
  });

  it('beyond so many in an hour; a long idea counts as several [SCRIPT-3]', async () => {
    const user = await product.signUp('reader@example.com');
    const readAs = (prompt: string) =>
      from(product, '198.51.100.7', user, 'POST', '/ai/read-idea', { prompt, ...asked });
    const long = 'Our bakery opened in 1987. '.repeat(800);
    expect(long.length).toBeGreaterThan(20_000);
    expect([(await readAs(bakery)).status, (await readAs(long)).status]).toEqual([200, 200]);
    expect(await readAs(bakery)).toMatchObject({
      status: 429,
      retryAfterS: expect.any(Number),
      body: {
        code: 'rate_limited',
        detail: expect.stringContaining('You have had many ideas read within an hour.'),
      },
    });
  });
});
