import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representative, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import {
  type ChatService,
  type Fault,
  startChatService,
} from '@scenewright/openai-services/script-writer/testing/chat-service.ts';
import { newContent, untilStoryboard } from '../../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

let chat: ChatService;
let product: TestProduct;
let user: TestUser;
beforeAll(async () => {
  chat = await startChatService();
  product = await startTestProduct({
    settings: { OPENAI_TEXT_BASE_URL: chat.baseUrl, OPENAI_TEXT_API_KEY: 'sk-text' },
  });
  user = await product.signUp('writer-outage@example.com');
});
afterAll(async () => {
  await product.stop();
  await chat.close();
});

describe('a writing service that does not write', () => {
  it.each(
    representative<[string, Fault, string]>([
      ['is down', { status: 503, body: '{}' }, 'The writing service has an outage.'],
      [
        'asks to slow down',
        { status: 429, headers: { 'retry-after': '1' }, body: '{}' },
        'The writing service asks to slow down.',
      ],
    ]),
  )(
    'because it %s is told, and the storyboard is written when it does',
    async (...[, fault, sentence]) => {
      const before = chat.calls.length;
      chat.failNext(fault);
      const { body } = await user.request('POST', '/content/create', newContent());
      const waiting = await untilStoryboard(
        user,
        body.id,
        ({ status, writing_waits: waits }) => status !== 'generating' || waits !== null,
      );
      expect(waiting).toMatchObject({
        status: 'generating',
        failure: null,
        writing_waits: `${sentence} It is asked again by itself, and your scenes appear here.`,
      });
      expect(chat.calls.length - before).toBe(1);
      const written = await untilStoryboard(user, body.id, ({ status }) => status !== 'generating');
      expect(written).toMatchObject({ status: 'draft', writing_waits: null, failure: null });
      expect(chat.calls.length - before).toBe(2);
    },
  );

  thoroughly(() =>
    it('for a whole day is given up with a sentence', async () => {
      chat.failNext({ status: 503, body: '{}' }, { status: 503, body: '{}' });
      const { body } = await user.request('POST', '/content/create', newContent());
      await untilStoryboard(user, body.id, ({ writing_waits: waits }) => waits !== null);
      product.clock.advance(25 * 3_600_000);
      // A day later nobody is signed in any more.
      user = await product.signIn('writer-outage@example.com');
      expect(
        await untilStoryboard(user, body.id, ({ status }) => status !== 'generating'),
      ).toMatchObject({ status: 'failed', failure: 'The writing service has an outage.' });
    }),
  );
});
