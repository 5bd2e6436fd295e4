import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { representative, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { availableCredits, createDraft, isMade, untilStoryboard } from './testing/contents.ts';
import { type HostedProduct, hostedClip, startHostedProduct } from './testing/hosted-product.ts';
import type { TestUser } from './testing/test-product.ts';

let hosted: HostedProduct;
let emulator: HostedProduct['emulator'];
let product: HostedProduct['product'];
let user: TestUser;

beforeAll(async () => {
  hosted = await startHostedProduct();
  ({ emulator, product } = hosted);
  user = await product.signUp('hosted@example.com');
});
afterAll(() => hosted.stop());
afterEach(() => {
  for (const faults of Object.values(emulator.faults)) faults.clear();
});

async function approve(change: Record<string, unknown> = {}): Promise<Storyboard> {
  const draft = await createDraft(user, {
    scene_count: 1,
    scene_length: 2,
    duration: 2,
    ...change,
  });
  const { status } = await user.request('POST', `/storyboard/content/${draft.id}/approve`);
  expect(status).toBe(200);
  return draft;
}
const statuses = ({ scenes }: Storyboard) => scenes.map(({ status }) => status);

describe('pictures of a hosted model', () => {
  it('are made, kept and paid for once each', async () => {
    const [before, spent] = [await availableCredits(user), emulator.spentCents()];
    const made = await untilStoryboard(
      user,
      (await approve({ scene_count: 2, duration: 4 })).id,
      isMade,
    );
    expect(statuses(made)).toEqual(['completed', 'completed']);
    for (const { visual_url: url } of made.scenes) {
      const file = await product.app.inject({ url: url ?? '' });
      expect(file.headers['content-type']).toBe('image/webp');
      expect(file.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    }
    expect(emulator.spentCents() - spent).toBe(8);
    expect(await availableCredits(user)).toBe(before - 10);
  });

  it('are told as the plan has them, in our catalogue’s words', () => {
    const { input } = emulator.predictions()[0] ?? {};
    expect(input).toMatchObject({ size: '1024x1820', style: expect.any(String) });
    expect(String(new Map(Object.entries(input ?? {})).get('prompt')).length).toBeGreaterThan(20);
  });

  it.each(representative(['forget', 'bad-gateway', 'cut', 'html'] as const, () => '', 2))(
    'are looked up where the answer was lost (%s), and not paid twice',
    async (fault) => {
      const count = emulator.predictions().length;
      emulator.faults.calls.inject(fault, { at: /^POST .*predictions$/u });
      const made = await untilStoryboard(user, (await approve()).id, isMade);
      expect(statuses(made)).toEqual(['completed']);
      expect(emulator.predictions().length - count).toBe(1);
    },
  );

  it('are asked for again where the call never arrived', async () => {
    const count = emulator.predictions().length;
    emulator.faults.calls.inject('refuse', { at: /^POST .*predictions$/u });
    const draft = await approve();
    await expect
      .poll(() => emulator.calls.filter(({ path }) => path.endsWith('/v1/predictions')).length, {
        timeout: 60_000,
      })
      .toBeGreaterThan(0);
    // By now it would have arrived.
    product.clock.advance(60_000);
    expect(statuses(await untilStoryboard(user, draft.id, isMade))).toEqual(['completed']);
    expect(emulator.predictions().length - count).toBe(1);
  });

  it('wait where the service slows down, is down or is not paid, and go on by themselves', async () => {
    emulator.faults.calls.inject('throttle', { at: /^POST/u });
    emulator.faults.calls.inject('no-credit', { at: /^POST/u });
    emulator.faults.calls.inject('fail', { at: /^GET/u });
    const before = hosted.countedMicros();
    const made = await untilStoryboard(user, (await approve()).id, isMade);
    expect(statuses(made)).toEqual(['completed']);
    // Of three calls one made a picture.
    expect(hosted.countedMicros() - before).toBe(40_000);
  });

  it('that the model refuses fail the scene with a sentence, and its credits come back', async () => {
    const before = await availableCredits(user);
    emulator.faults.predictions.inject('moderation');
    const failed = await untilStoryboard(user, (await approve()).id, isMade);
    expect(failed.scenes[0]).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('Reword'),
    });
    expect(await availableCredits(user)).toBe(before);
  });

  it.each(
    representative(['html', 'empty', 'endless', 'redirect-private'] as const, (fault) =>
      ['html', 'empty'].includes(fault) ? 'no picture' : fault,
    ),
  )('that are no pictures (%s) fail the scene, and its credits come back', async (fault) => {
    const before = await availableCredits(user);
    emulator.faults.outputs.inject(fault, { times: 10 });
    const failed = await untilStoryboard(user, (await approve()).id, isMade);
    expect(failed.scenes[0]).toMatchObject({ status: 'failed' });
    expect(failed.scenes[0]?.failure).not.toMatch(/http|10\.|undefined/u);
    expect(await availableCredits(user)).toBe(before);
  });
});

thoroughly(() =>
  it('a clip of a hosted model begins with the still that was reviewed, in the clip’s shape', async () => {
    const draft = await createDraft(user, {
      scene_count: 1,
      scene_length: 5,
      duration: 5,
      visual_model: hostedClip,
    });
    const path = `/storyboard/content/${draft.id}`;
    await user.request('POST', `${path}/approve`, { quality: 'draft' });
    await untilStoryboard(user, draft.id, isMade);
    expect((await user.request('POST', `${path}/quality`, { quality: 'final' })).status).toBe(200);
    const ordered = await user.request('POST', `${path}/make-scenes`, {
      scene_ids: draft.scenes.map(({ id }) => id),
    });
    expect(ordered.status).toBe(200);
    const made = await untilStoryboard(user, draft.id, isMade);
    expect(statuses(made)).toEqual(['completed']);
    const input = emulator.predictions().at(-1)?.input ?? {};
    expect(input).toMatchObject({
      duration: 5,
      start_image: expect.stringMatching(/^data:image\/jpeg;base64,/u),
    });
  }),
);

describe('a webhook', () => {
  const received = () => emulator.webhookAttempts.map(({ status }) => status);

  it.each(['duplicate', 'stale', 'forged'] as const)(
    'that is %s leads to one picture, paid once',
    async (fault) => {
      await hosted.listen();
      const [count, told] = [emulator.predictions().length, received().length];
      emulator.faults.webhooks.inject(fault);
      const made = await untilStoryboard(user, (await approve()).id, isMade);
      await emulator.webhooksSettled();
      expect(statuses(made)).toEqual(['completed']);
      expect(emulator.predictions().length - count).toBe(1);
      const answers = new Set(received().slice(told));
      expect(answers).toEqual(new Set([fault === 'duplicate' ? 200 : 400]));
    },
  );

  it('hastens the order that waits', async () => {
    emulator.finishAfterPolls(null);
    const count = emulator.predictions().length;
    const draft = await approve();
    await expect.poll(() => emulator.predictions().length, { timeout: 60_000 }).toBe(count + 1);
    const waits = async () =>
      await product.database.db
        .selectFrom('prediction')
        .select('webhook_id')
        .where('status', '=', 'begun')
        .where('external_id', 'is not', null)
        .executeTakeFirst();
    await expect.poll(waits, { timeout: 60_000 }).toEqual({ webhook_id: null });
    emulator.finish(emulator.predictions().at(-1)?.id ?? '');
    expect(statuses(await untilStoryboard(user, draft.id, isMade))).toEqual(['completed']);
    expect(received().at(-1)).toBe(200);
    emulator.finishAfterPolls(1);
  });
});
