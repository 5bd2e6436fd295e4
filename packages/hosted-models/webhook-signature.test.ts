import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { WebhookFault } from '@scenewright/replicate-emulator/faults.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clipModel, type Harness, startHarness } from './testing/replicate-harness.ts';
import { type ReceivedWebhook, verifyWebhookSignature } from './webhook-signature.ts';

describe('a signature as the scheme publishes it', () => {
  // The example of standardwebhooks.com's own libraries.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  const sentAtS = 1_614_265_330;
  const other = `v1,${Buffer.alloc(32, 1).toString('base64')}`;

  function verify(
    changed: Record<string, string | string[] | undefined> = {},
    { body = '{"test": 2432232314}', ageS = 0, key = secret } = {},
  ): boolean {
    const headers = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': String(sentAtS),
      'webhook-signature': signature,
      ...changed,
    };
    return verifyWebhookSignature(
      { headers, rawBody: Buffer.from(body) },
      { secret: key, clock: { now: () => new Date((sentAtS + ageS) * 1_000) } },
    );
  }

  it('is accepted, alone or among others', () => {
    expect(verify()).toBe(true);
    expect(verify({ 'webhook-signature': `${other} v2,abc ${signature}` })).toBe(true);
  });

  it.each([
    ['another body', {}, { body: '{"test": 2432232315}' }],
    ['another id', { 'webhook-id': 'msg_2' }, {}],
    ['another moment', { 'webhook-timestamp': String(sentAtS + 1) }, {}],
    ['another key', {}, { key: 'whsec_AAAA' }],
    ['no key', {}, { key: 'whsec_' }],
    ['a key without its sign', {}, { key: secret.slice(6) }],
    ['another signature', { 'webhook-signature': other }, {}],
    ['a short one', { 'webhook-signature': 'v1,' }, {}],
    ['another version', { 'webhook-signature': signature.replace('v1', 'v2') }, {}],
    ['none', { 'webhook-signature': undefined }, {}],
    ['two headers of a name', { 'webhook-signature': [signature, signature] }, {}],
    ['no id', { 'webhook-id': undefined }, {}],
    ['no moment', { 'webhook-timestamp': undefined }, {}],
    ['a moment in words', { 'webhook-timestamp': 'now' }, {}],
  ])('is refused with %s', (_what, headers, options) => {
    expect(verify(headers, options)).toBe(false);
  });

  it('is refused beyond five minutes, before and after', () => {
    expect(verify({}, { ageS: 300 })).toBe(true);
    expect(verify({}, { ageS: -300 })).toBe(true);
    expect(verify({}, { ageS: 301 })).toBe(false);
    expect(verify({}, { ageS: -301 })).toBe(false);
  });
});

describe('a webhook that Replicate sends', () => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await startHarness();
  });
  afterEach(() => harness.emulator.close());

  /** What arrives at an address when a prediction ends. */
  async function receive(fault?: WebhookFault): Promise<ReceivedWebhook[]> {
    const { client, emulator } = harness;
    const received: ReceivedWebhook[] = [];
    const receiver = createServer((request, response) => {
      void buffer(request).then((rawBody) => {
        received.push({ headers: request.headers, rawBody });
        response.end();
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const bound = receiver.address();
    const webhookUrl = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/`;
    if (fault !== undefined) emulator.faults.webhooks.inject(fault);
    const signal = new AbortController().signal;
    const { id } = await client.create(clipModel, { prompt: 'a' }, { webhookUrl, signal });
    emulator.finish(id);
    if (fault === 'late') {
      expect(received).toEqual([]);
      harness.clock.advance(20 * 60_000);
      emulator.sendHeldWebhooks();
    }
    await emulator.webhooksSettled();
    receiver.close();
    return received;
  }

  const isGenuine = (webhook: ReceivedWebhook) =>
    verifyWebhookSignature(webhook, {
      secret: harness.emulator.settings.webhookSecret,
      clock: harness.clock,
    });

  it('is genuine, also when it comes late or twice', async () => {
    expect((await receive()).map(isGenuine)).toEqual([true]);
    expect((await receive('late')).map(isGenuine)).toEqual([true]);
    const twice = await receive('duplicate');
    expect(twice.map(isGenuine)).toEqual([true, true]);
    expect(new Set(twice.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is refused when somebody else has signed it, or it is an old one', async () => {
    expect((await receive('forged')).map(isGenuine)).toEqual([false]);
    expect((await receive('stale')).map(isGenuine)).toEqual([false]);
  });

  it('need not come at all', async () => {
    expect(await receive('lost')).toEqual([]);
  });
});
