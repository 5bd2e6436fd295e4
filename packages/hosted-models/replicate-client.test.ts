import { createServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallFault } from '@scenewright/replicate-emulator/faults.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { parseInputSchema } from './input-schema.ts';
import { createReplicateClient } from './replicate-client.ts';
import { MaybeCreatedError, ServicePausedError } from './replicate-failure.ts';
import { clipModel, type Harness, imageModel, startHarness } from './testing/replicate-harness.ts';

const input = { prompt: 'a lighthouse at dusk', size: '1820x1024' };
const never = new AbortController().signal;
let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.emulator.close());

const create = async (client = harness.client) =>
  await client.create(imageModel, input, { signal: never });
/** Its patience is for tests in which no answer comes. */
const impatient = () =>
  createReplicateClient({ ...harness.emulator.settings, clock: harness.clock, timeoutMs: 200 });

async function failureOf(promise: Promise<unknown>): Promise<ProviderError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProviderError);
  return error as ProviderError;
}

describe('an order at Replicate', () => {
  it('is made, read until it is done, and told in our words', async () => {
    const { client, emulator, clock } = harness;
    const made = await create();
    expect(made).toMatchObject({ model: imageModel, status: 'starting', input, output: null });
    expect(made.createdAt).toEqual(clock.now());
    emulator.start(made.id);
    expect((await client.read(made.id)).status).toBe('processing');
    emulator.finish(made.id);
    expect(await client.read(made.id)).toMatchObject({
      status: 'succeeded',
      output: expect.stringMatching(/^http:.*\.webp$/u),
      completedAt: clock.now(),
      error: null,
      dataRemoved: false,
      predictTimeS: 1.5,
    });
  });

  it('carries its webhook and its deadline', async () => {
    const webhookUrl = 'https://studio.example/hooks?order=1';
    const { deadline, createdAt } = await harness.client.create(imageModel, input, {
      webhookUrl,
      cancelAfterS: 90,
      signal: never,
    });
    expect(Number(deadline) - createdAt.getTime()).toBe(90_000);
    expect(harness.emulator.predictions()[0]?.webhook).toBe(webhookUrl);
    harness.emulator.faults.webhooks.inject('lost');
    harness.emulator.finish(harness.emulator.predictions()[0]?.id ?? '');
  });

  it('is canceled, and stays as it was where it had ended', async () => {
    const { client, emulator } = harness;
    const [running, done] = [await create(), await create()];
    emulator.start(running.id);
    emulator.finish(done.id);
    expect((await client.cancel(running.id)).status).toBe('canceled');
    expect((await client.cancel(done.id)).status).toBe('succeeded');
  });

  it('has a status of its own where Replicate tells one that we do not know', async () => {
    harness.emulator.faults.predictions.inject('odd');
    const { id } = await create();
    harness.emulator.finish(id);
    expect((await harness.client.read(id)).status).toBe('unknown');
  });

  it('tells that its data is removed, after an hour', async () => {
    const { id } = await create();
    harness.emulator.finish(id);
    harness.clock.advance(60 * 60_000);
    expect(await harness.client.read(id)).toMatchObject({ dataRemoved: true, output: null });
  });
});

describe('an order that is refused', () => {
  it.each<[CallFault, string]>([
    ['no-credit', '402'],
    ['bad-token', '401'],
    ['forbid', '403'],
  ])('is held where the account is at fault (%s)', async (fault, status) => {
    harness.emulator.faults.calls.inject(fault);
    const failure = await failureOf(create());
    expect(failure).toBeInstanceOf(ServicePausedError);
    expect(failure).toMatchObject({ retryable: true, code: 'unavailable' });
    expect(failure.message).toContain('Nothing is charged');
    expect(failure.message).not.toContain(status);
    expect(String(failure.cause)).toContain(status);
  });

  it('names the model as the fault where it is offered no more', async () => {
    harness.emulator.faults.calls.inject('retired');
    const failure = await failureOf(create());
    expect(failure.retryable).toBe(false);
    expect(failure.message).toContain('Choose another');
    expect(await harness.client.readInputSchema('nobody/nothing')).toBeNull();
    for (const model of ['../predictions', 'recraft-v3', 'a/b/c'])
      expect((await failureOf(harness.client.readInputSchema(model))).message).toBe(
        failure.message,
      );
  });

  it('is not tried again where the model does not take the input', async () => {
    const tooLong = { prompt: 'x'.repeat(1_001) };
    const failure = await failureOf(harness.client.create(imageModel, tooLong, { signal: never }));
    expect(failure.retryable).toBe(false);
    expect(String(failure.cause)).toContain('input.prompt');
    expect(harness.emulator.misunderstood.splice(0)).toHaveLength(1);
  });

  it.each<[CallFault]>([['throttle'], ['throttle-in-words']])(
    'waits as long as it is told (%s)',
    async (fault) => {
      harness.emulator.faults.calls.inject(fault, { waitS: 7 });
      const failure = await failureOf(create());
      expect(failure).toMatchObject({ retryable: true, retryAfterMs: 7_000 });
      expect(failure).not.toBeInstanceOf(MaybeCreatedError);
      expect(harness.emulator.calls).toHaveLength(1);
    },
  );

  it('is sent nowhere else, and its token neither', async () => {
    harness.emulator.faults.calls.inject('redirect');
    expect((await failureOf(create())).retryable).toBe(true);
    expect(harness.emulator.calls).toHaveLength(1);
  });

  it('was surely not made where nobody could be reached', async () => {
    const { server, port } = await listen();
    await new Promise((resolve) => server.close(resolve));
    const client = createReplicateClient({
      token: 'r8_1',
      baseUrl: `http://127.0.0.1:${port}/v1`,
      clock: harness.clock,
    });
    const failure = await failureOf(create(client));
    expect(failure.retryable).toBe(true);
    expect(failure).not.toBeInstanceOf(MaybeCreatedError);
  });
});

async function listen() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return { server, port: typeof bound === 'object' ? (bound?.port ?? 0) : 0 };
}

describe('an order whose answer was lost', () => {
  it.each<[CallFault, number]>([
    ['forget', 1],
    ['slow-body', 1],
    ['cut', 1],
    ['html', 1],
    ['endless', 1],
    ['bad-gateway', 1],
    ['fail', 0],
    ['hang', 0],
    ['refuse', 0],
  ])('is looked for before it is sent again (%s)', async (fault, made) => {
    const { client, emulator, clock } = harness;
    const leaving = new AbortController();
    emulator.faults.calls.inject(fault, { at: /^POST/u });
    const order = client.create(imageModel, input, { signal: leaving.signal });
    const failure = failureOf(order);
    await expect.poll(() => emulator.calls).toHaveLength(1);
    if (fault === 'hang' || fault === 'slow-body') leaving.abort();
    expect(await failure).toBeInstanceOf(MaybeCreatedError);
    expect((await failure).retryable).toBe(true);
    expect(emulator.predictions()).toHaveLength(made);
    const found = await client.findRecent({ model: imageModel, input, since: clock.now() });
    expect(found?.id).toBe(emulator.predictions()[0]?.id);
  });

  it('may have been made where no answer comes in time', async () => {
    harness.emulator.faults.calls.inject('hang');
    expect(await failureOf(create(impatient()))).toBeInstanceOf(MaybeCreatedError);
  });

  it('may have been made where we gave it up while it was sent', async () => {
    const leaving = new AbortController();
    harness.emulator.faults.calls.inject('hang');
    const order = harness.client.create(imageModel, input, { signal: leaving.signal });
    await expect.poll(() => harness.emulator.calls).toHaveLength(1);
    leaving.abort(new Error('the server stops'));
    const failure = await failureOf(order);
    expect(failure).toBeInstanceOf(MaybeCreatedError);
    expect(failure.cause).toBe(leaving.signal.reason);
    await expect(
      harness.client.create(imageModel, input, { signal: leaving.signal }),
    ).rejects.toThrow('the server stops');
    expect(harness.emulator.calls).toHaveLength(1);
  });

  it('is known by its model, its input and its time, and is nobody else’s', async () => {
    const { client, clock } = harness;
    const since = clock.now();
    const old = await create();
    clock.advance(90_000);
    const mine = await create();
    await client.create(imageModel, { ...input, style: 'any' }, { signal: never });
    await client.create(clipModel, { prompt: input.prompt }, { signal: never });
    const order = { model: imageModel, input: { ...input, style: undefined }, since: clock.now() };
    expect((await client.findRecent(order))?.id).toBe(mine.id);
    expect(await client.findRecent({ ...order, excludeIds: [mine.id] })).toBeNull();
    const earlier = await client.findRecent({ ...order, since, excludeIds: [mine.id] });
    expect(earlier?.id).toBe(old.id);
    const lagging = new Date(clock.now().getTime() + 59_000);
    expect((await client.findRecent({ ...order, since: lagging }))?.id).toBe(mine.id);
  });

  it('is found behind a hundred others that were made since', async () => {
    const { client, clock, emulator } = harness;
    const mine = await create();
    for (let count = 0; count < 100; count += 1)
      await client.create(clipModel, { prompt: 'another' }, { signal: never });
    const found = await client.findRecent({ model: imageModel, input, since: clock.now() });
    expect(found?.id).toBe(mine.id);
    clock.advance(61_000);
    emulator.faults.calls.inject('fail', { at: /cursor/u });
    expect(await client.findRecent({ model: imageModel, input, since: clock.now() })).toBeNull();
  });
});

describe('a question that fails', () => {
  it.each<[CallFault]>([
    ['fail'],
    ['forget'],
    ['refuse'],
    ['hang'],
    ['slow-body'],
    ['cut'],
    ['html'],
    ['endless'],
    ['bad-gateway'],
    ['redirect'],
    ['throttle'],
  ])('may be asked again (%s)', async (fault) => {
    const { id } = await create();
    harness.emulator.faults.calls.inject(fault);
    const waits = fault === 'hang' || fault === 'slow-body';
    const failure = await failureOf((waits ? impatient() : harness.client).read(id));
    expect(failure.retryable).toBe(true);
    expect(failure).not.toBeInstanceOf(MaybeCreatedError);
    expect(failure.message).toMatch(/^The service that makes pictures and clips .*try again/u);
  });

  it('is not asked again for a prediction that is not there', async () => {
    for (const id of ['nobody', '../files', ''])
      expect((await failureOf(harness.client.read(id))).retryable).toBe(false);
  });

  it('ends with whoever asked', async () => {
    const leaving = new AbortController();
    harness.emulator.faults.calls.inject('hang');
    const answer = harness.client.read('abc', leaving.signal);
    await expect.poll(() => harness.emulator.calls).toHaveLength(1);
    leaving.abort(new Error('nobody waits'));
    await expect(answer).rejects.toThrow('nobody waits');
  });
});

describe('beside predictions', () => {
  it('uploads a file to begin with, which an input can name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'replicate-'));
    const path = join(folder, 'start.jpg');
    await writeFile(path, Buffer.alloc(2_000, 1));
    const { url, expiresAt } = await harness.client.uploadFile(path, 'image/jpeg');
    await rm(folder, { recursive: true });
    expect(Number(expiresAt)).toBeGreaterThan(harness.clock.now().getTime());
    const { token } = harness.emulator.settings;
    const file = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    expect(await file.json()).toMatchObject({
      name: 'start.jpg',
      size: 2_000,
      content_type: 'image/jpeg',
    });
    const clip = { prompt: 'it moves', start_image: url };
    expect((await harness.client.create(clipModel, clip, { signal: never })).input).toEqual(clip);
  });

  it('reads what a model takes', async () => {
    const schema = parseInputSchema(await harness.client.readInputSchema(clipModel));
    expect(schema?.required).toEqual(['prompt']);
    expect(schema?.properties.get('duration')?.enum).toEqual([5, 10]);
    expect(schema?.properties.get('aspect_ratio')?.enum).toEqual(['16:9', '9:16', '1:1']);
    expect(schema?.properties.has('constructor')).toBe(false);
  });

  it('reads what webhooks are signed with', async () => {
    expect(await harness.client.readWebhookSecret()).toBe(harness.emulator.settings.webhookSecret);
  });
});
