import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signUp('voices@example.com');
});
afterAll(() => product.stop());

const tried = (voice: string, text: string) =>
  user.request<{ url: string; own: boolean }>('POST', '/ai/try-voice', { voice, text });

describe('a voice that is tried', () => {
  it('says the sentence it is given, each voice its own way, once for all who ask [VOICE-7]', async () => {
    const [one, other] = [
      await tried('alloy', 'How bees fly'),
      await tried('onyx', 'How bees fly'),
    ];
    expect(one).toMatchObject({ status: 200, body: { own: true } });
    expect(one.body.url).not.toBe(other.body.url);
    expect(await tried('alloy', 'How bees fly')).toEqual(one);
    for (const { body } of [one, other]) {
      const sound = await product.app.inject({ url: body.url });
      expect(sound.headers['content-type']).toBe('audio/mp4');
      expect(sound.rawPayload.length).toBeGreaterThan(3_000);
    }
  });

  it('keeps to its own sample where it cannot read a text', async () => {
    expect(await tried('nova', 'Пчёлы летают над лугом')).toMatchObject({
      status: 200,
      body: { url: '/api/v1/voices/nova/preview', own: false },
    });
  });

  it('refuses what is no voice, too long, or not to be made into a film', async () => {
    expect((await tried('nobody', 'Bees')).status).toBe(422);
    expect((await tried('nova', 'x'.repeat(161))).status).toBe(422);
    expect((await product.app.inject({ url: '/api/v1/voices/tried/none.m4a' })).statusCode).toBe(
      404,
    );
  });
});
