import { randomUUID } from 'node:crypto';
import { type ReplicateEmulator, startReplicateEmulator } from '@scenewright/replicate-emulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let emulator: ReplicateEmulator;
let product: TestProduct;
beforeAll(async () => {
  emulator = await startReplicateEmulator({ clock: { now: () => new Date() } });
  const { baseUrl, token } = emulator.settings;
  product = await startTestProduct({
    settings: { REPLICATE_API_TOKEN: token, REPLICATE_BASE_URL: baseUrl },
    workers: false,
  });
});
afterAll(async () => {
  await product.stop();
  await emulator.close();
});

/** How often the service was asked what it signs with. */
const secretReads = () => emulator.calls.filter(({ path }) => path.endsWith('/secret')).length;

async function deliver(headers: Record<string, string>): Promise<number> {
  const reply = await product.app.inject({
    method: 'POST',
    url: `/api/v1/webhooks/replicate?prediction=${randomUUID()}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: '{"status":"succeeded"}',
  });
  return reply.statusCode;
}

const forged = () => ({
  'webhook-id': randomUUID(),
  'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
  'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
});

it('a delivery that nobody can have signed is refused without asking the service', async () => {
  expect(await deliver({})).toBe(400);
  expect(await deliver({ ...forged(), 'webhook-timestamp': '1' })).toBe(400);
  expect(secretReads()).toBe(0);
});

it('while the service does not say what it signs with, deliveries are asked for again, and it is asked seldom', async () => {
  emulator.faults.calls.inject('bad-token', { times: 1_000 });
  const answers = [];
  for (let count = 0; count < 10; count += 1) answers.push(await deliver(forged()));
  expect(new Set(answers)).toEqual(new Set([503]));
  expect(secretReads()).toBe(1);
  emulator.faults.calls.clear();
  product.clock.advance(5_000);
  expect(await deliver(forged())).toBe(400);
  expect(secretReads()).toBe(2);
});

it('many forged ones ask the service once', async () => {
  for (let count = 0; count < 10; count += 1) expect(await deliver(forged())).toBe(400);
  expect(secretReads()).toBe(2);
});
