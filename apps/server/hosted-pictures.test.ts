import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReplicateEmulator, startReplicateEmulator } from '@scenewright/replicate-emulator';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { webhookPath } from './features/predictions/index.ts';
import { readCatalogue } from './providers/replicate/catalogue.ts';
import { createReplicateClient } from './providers/replicate/replicate-client.ts';
import { createReplicateMakers } from './providers/replicate/replicate-makers.ts';
import { createWebhookVerifier } from './providers/replicate/webhook-verifier.ts';
import { availableCredits, createDraft, isMade, untilStoryboard } from './testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from './testing/test-product.ts';

const picture = 'recraft-ai/recraft-v3';
const clip = 'kwaivgi/kling-v1.6-standard';
/** What the day's ceiling would have counted. */
let countedMicros = 0;
let emulator: ReplicateEmulator;
let product: TestProduct;
let user: TestUser;
/** Where the product listens; null where nobody can call it. */
let address: string | null = null;

/** A short green clip and a red picture, as the models give them. */
async function makeOutputs(folder: string) {
  const files = { clip: join(folder, 'clip.mp4'), picture: join(folder, 'picture.webp') };
  const timeoutMs = 30_000;
  await runFfmpeg(
    ['-f', 'lavfi', '-i', 'color=green:s=360x640:r=24:d=5', '-pix_fmt', 'yuv420p', files.clip],
    { timeoutMs },
  );
  await runFfmpeg(['-f', 'lavfi', '-i', 'color=red:s=256x256', '-frames:v', '1', files.picture], {
    timeoutMs,
  });
  const outputs = new Map([
    [clip, { bytes: await readFile(files.clip), mimeType: 'video/mp4' }],
    [picture, { bytes: await readFile(files.picture), mimeType: 'image/webp' }],
  ]);
  for (const path of Object.values(files)) await rm(path);
  return outputs;
}

beforeAll(async () => {
  const clock = { now: () => product?.clock.now() ?? new Date() };
  emulator = await startReplicateEmulator({ clock, finishAfterPolls: 1 });
  const { token, baseUrl, outputHost } = emulator.settings;
  const client = createReplicateClient({ token, baseUrl, clock, timeoutMs: 5_000 });
  const makers = createReplicateMakers({
    client,
    catalogue: readCatalogue(),
    clock,
    mostAtOnce: 100,
    // As the product's own address; the emulator asks for no TLS.
    webhookUrlOf: (id) => (address === null ? undefined : `${address}${webhookPath(id)}`),
    spend: async (micros) => {
      countedMicros += micros;
      return async () => void (countedMicros -= micros);
    },
    isOffered: async () => true,
    hosts: { hostsWithPort: [outputHost], api: { token, baseUrl } },
  });
  const hosted = {
    catalogue: readCatalogue(),
    check: Promise.resolve(null),
    verifyWebhook: createWebhookVerifier(client, clock),
  };
  product = await startTestProduct({ replacements: { makers: { ...makers, hosted } } });
  for (const [model, output] of await makeOutputs(product.folder))
    emulator.setOutput(model, output);
  user = await product.signUp('hosted@example.com');
});
afterAll(async () => {
  await product.stop();
  await emulator.close();
});
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

  it.each(['forget', 'bad-gateway', 'cut', 'html'] as const)(
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
    const before = countedMicros;
    const made = await untilStoryboard(user, (await approve()).id, isMade);
    expect(statuses(made)).toEqual(['completed']);
    // Of three calls one made a picture.
    expect(countedMicros - before).toBe(40_000);
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

  it.each(['html', 'empty', 'endless', 'redirect-private'] as const)(
    'that are no pictures (%s) fail the scene, and its credits come back',
    async (fault) => {
      const before = await availableCredits(user);
      emulator.faults.outputs.inject(fault, { times: 10 });
      const failed = await untilStoryboard(user, (await approve()).id, isMade);
      expect(failed.scenes[0]).toMatchObject({ status: 'failed' });
      expect(failed.scenes[0]?.failure).not.toMatch(/http|10\.|undefined/u);
      expect(await availableCredits(user)).toBe(before);
    },
  );
});

it('a clip of a hosted model begins with the still that was reviewed, in the clip’s shape', async () => {
  const draft = await createDraft(user, {
    scene_count: 1,
    scene_length: 5,
    duration: 5,
    visual_model: clip,
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
});

describe('a webhook', () => {
  const received = () => emulator.webhookAttempts.map(({ status }) => status);

  it.each(['duplicate', 'stale', 'forged'] as const)(
    'that is %s leads to one picture, paid once',
    async (fault) => {
      address ??= await product.app.listen({ port: 0, host: '127.0.0.1' });
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
