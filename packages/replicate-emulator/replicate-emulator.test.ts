import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ReplicateEmulator, startReplicateEmulator } from './replicate-emulator.ts';

const hourMs = 60 * 60_000;
const model = 'kwaivgi/kling-v1.6-standard';
const input = { prompt: 'a lighthouse at dusk', duration: 10 };
let nowMs: number;
let emulator: ReplicateEmulator;
beforeEach(async () => {
  nowMs = Date.parse('2026-11-20T10:00:00Z');
  emulator = await startReplicateEmulator({
    clock: { now: () => new Date(nowMs) },
    outputs: new Map([[model, { bytes: Buffer.from('a clip'), mimeType: 'video/mp4' }]]),
  });
});
afterEach(async () => {
  emulator.misunderstood.length = 0;
  await emulator.close();
});

interface Body {
  readonly id: string;
  readonly status: string;
  readonly output: string | null;
  readonly input: object;
  readonly data_removed: boolean;
  readonly invalid_fields?: readonly { readonly field: string; readonly type: string }[];
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly { readonly id: string }[];
}

/** Asks as anybody could, without our client between. */
async function call(
  method: string,
  path: string,
  { body, headers }: { body?: object; headers?: Record<string, string> } = {},
) {
  const { baseUrl, token } = emulator.settings;
  const response = await fetch(path.startsWith('http') ? path : `${baseUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const create = async (extra: object = {}, headers: Record<string, string> = {}) =>
  await call('POST', `/models/${model}/predictions`, { body: { input, ...extra }, headers });
const read = async (id: string) => (await call('GET', `/predictions/${id}`)).body;

describe('the emulator understands what Replicate understands', () => {
  it.each([
    ['a field that the model has not', { ...input, colour: 'red' }, 'input.colour'],
    ['no prompt', { duration: 5 }, 'input.prompt'],
    ['a duration that the model cannot make', { ...input, duration: 7 }, 'input.duration'],
    ['words for a number', { ...input, cfg_scale: 'much' }, 'input.cfg_scale'],
    ['a number out of range', { ...input, cfg_scale: 2 }, 'input.cfg_scale'],
    ['a path for a URL', { ...input, start_image: '/tmp/a.png' }, 'input.start_image'],
    [
      'a data URL of half a megabyte',
      { ...input, start_image: `data:image/png;base64,${'A'.repeat(700_000)}` },
      'input.start_image',
    ],
    [
      'too many pictures',
      { ...input, reference_images: Array.from({ length: 5 }, () => 'https://example.com/a.png') },
      'input.reference_images',
    ],
  ])('refuses %s', async (_what, wrong, field) => {
    const { status, body } = await create({ input: wrong });
    expect(status).toBe(422);
    expect(body.invalid_fields?.map((invalid) => invalid.field)).toEqual([field]);
    expect(emulator.misunderstood).toHaveLength(1);
    expect(emulator.predictions()).toEqual([]);
  });

  it('refuses unknown fields beside the input, and webhooks that it would not send to', async () => {
    expect((await create({ version: 'x' })).status).toBe(422);
    expect((await create({ webhook: 'http://example.com/hook' })).status).toBe(422);
    expect((await create({ webhook_events_filter: ['ended'] })).status).toBe(422);
    expect((await create({}, { 'cancel-after': 'soon' })).status).toBe(422);
    expect((await call('GET', '/hardware')).status).toBe(404);
    expect(emulator.misunderstood).toHaveLength(5);
    await expect(emulator.close()).rejects.toThrow('would not have understood');
    emulator = await startReplicateEmulator({ clock: { now: () => new Date(nowMs) } });
  });

  it('lets nobody in without the token', async () => {
    const response = await fetch(`${emulator.settings.baseUrl}/predictions`);
    expect(response.status).toBe(401);
  });
});

describe('a prediction of the emulator', () => {
  it('waits until the test lets it begin and finish, and counts what it cost', async () => {
    const { id } = (await create()).body;
    expect((await read(id)).status).toBe('starting');
    emulator.start(id);
    expect((await read(id)).status).toBe('processing');
    expect(emulator.spentCents()).toBe(0);
    emulator.finish(id);
    const { status, output } = await read(id);
    expect(status).toBe('succeeded');
    expect(await (await fetch(output ?? '')).text()).toBe('a clip');
    expect(emulator.spentCents()).toBe(50);
  });

  it('finishes by itself after so many reads', async () => {
    emulator.finishAfterPolls(2);
    const { id } = (await create()).body;
    expect((await read(id)).status).toBe('processing');
    expect((await read(id)).status).toBe('succeeded');
  });

  it('is aborted free of charge by a deadline before it begins, and canceled at its price after', async () => {
    const waiting = (await create({}, { 'cancel-after': '1m' })).body.id;
    const running = (await create({}, { 'cancel-after': '90s' })).body.id;
    emulator.start(running);
    nowMs += 60_000;
    expect((await read(waiting)).status).toBe('aborted');
    expect((await read(running)).status).toBe('processing');
    nowMs += 30_000;
    expect((await read(running)).status).toBe('canceled');
    expect(emulator.spentCents()).toBe(50);
  });

  it('cannot be canceled once it has ended', async () => {
    const { id } = (await create()).body;
    expect((await call('POST', `/predictions/${id}/cancel`)).body.status).toBe('aborted');
    expect((await call('POST', `/predictions/${id}/cancel`)).status).toBe(400);
  });

  it('loses its input and output after an hour', async () => {
    const { id } = (await create()).body;
    emulator.finish(id);
    const { output } = await read(id);
    nowMs += hourMs;
    expect(await read(id)).toMatchObject({ data_removed: true, output: null, input: {} });
    expect((await fetch(output ?? '')).status).toBe(404);
  });

  it('is listed with the others, newest first, a hundred to a page', async () => {
    for (let count = 0; count < 101; count += 1) await create();
    const ids = emulator.predictions().map(({ id }) => id);
    const first = (await call('GET', '/predictions')).body;
    expect(first.results.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 100));
    expect(first.previous).toBeNull();
    const second = (await call('GET', first.next ?? '')).body;
    expect(second.results.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    expect(second.next).toBeNull();
    expect((await call('GET', second.previous ?? '')).body).toEqual(first);
  });
});

describe('a webhook of the emulator', () => {
  it('is sent again under the same id until it is taken', async () => {
    const statuses = [500, 404, 200];
    const ids: unknown[] = [];
    const receiver = createServer((request, response) => {
      ids.push(request.headers['webhook-id']);
      void buffer(request).then(() => response.writeHead(statuses.shift() ?? 200).end());
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const bound = receiver.address();
    const port = typeof bound === 'object' ? bound?.port : undefined;
    const { id } = (await create({ webhook: `http://127.0.0.1:${port}/hook` })).body;
    emulator.finish(id);
    await emulator.webhooksSettled();
    expect(emulator.webhookAttempts.map(({ status }) => status)).toEqual([500, 404, 200]);
    expect(new Set(ids).size).toBe(1);
    receiver.close();
  });
});

describe('a fault of the emulator', () => {
  it('befalls the next one, so many, or an even share', async () => {
    const { calls } = emulator.faults;
    calls.inject('fail', { at: /^GET/u });
    calls.inject('no-credit', { at: /^POST/u, times: 2 });
    const outcomes = [await create(), await call('GET', '/predictions'), await create()];
    expect(outcomes.map(({ status }) => status)).toEqual([402, 500, 402]);
    calls.inject('fail', { share: 0.25 });
    const shared: number[] = [];
    for (let count = 0; count < 8; count += 1)
      shared.push((await call('GET', '/predictions')).status);
    expect(shared.filter((status) => status === 500)).toHaveLength(2);
    calls.clear();
    expect((await create()).status).toBe(201);
  });
});
