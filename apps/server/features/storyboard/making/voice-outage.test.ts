import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import {
  type Fault,
  type SpeechService,
  startSpeechService,
} from '@scenewright/voices/openai/testing/speech-service.ts';
import {
  availableCredits,
  createDraft,
  isMade,
  untilStoryboard,
} from '../../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

let speech: SpeechService;
let product: TestProduct;
let user: TestUser;
beforeAll(async () => {
  speech = await startSpeechService();
  product = await startTestProduct({
    settings: { OPENAI_SPEECH_BASE_URL: speech.baseUrl, OPENAI_SPEECH_API_KEY: 'sk-speech' },
  });
  user = await product.signUp('voice-outage@example.com');
});
afterAll(async () => {
  await product.stop();
  await speech.close();
});

describe('a voice that does not speak', () => {
  it.each(
    representative<[string, Fault, string]>(
      [
        ['is down', { status: 503, body: 'down' }, 'outage'],
        [
          'asks to slow down',
          { status: 429, headers: { 'retry-after': '1' }, body: '{}' },
          'outage',
        ],
        ['refuses the key', { status: 401, body: '{}' }, 'paused'],
        ['is not paid', { status: 429, body: '{"error":{"code":"insufficient_quota"}}' }, 'paused'],
      ],
      ([, , stage]) => stage,
    ),
  )(
    'because it %s shows on the board, fails nothing, and is asked again',
    async (...[, fault, stage]) => {
      const before = await availableCredits(user);
      const draft = await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 });
      speech.failNext('/audio/speech', fault);
      await user.request('POST', `/storyboard/content/${draft.id}/approve`);
      const waiting = await untilStoryboard(
        user,
        draft.id,
        ({ scenes: [scene] }) => scene?.status === 'failed' || scene?.progress?.stage === stage,
      );
      expect(waiting.scenes[0]).toMatchObject({ status: 'pending', failure: null });
      const made = await untilStoryboard(user, draft.id, isMade);
      expect(made.scenes[0]).toMatchObject({ status: 'completed', narrated: true });
      expect(await availableCredits(user)).toBe(before - 5);
    },
  );
});
