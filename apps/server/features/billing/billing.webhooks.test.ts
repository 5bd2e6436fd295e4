import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  toPaymentEvent,
  writeEventBody,
} from '../../providers/payments/local/events/event-body.ts';
import { signatureHeader, signBody } from '../../providers/payments/local/events/signature.ts';
import { runScheduledJob } from '../../testing/run-job.ts';
import { signUpToStay } from '../../testing/lasting-user.ts';
import { creditsOf, payAtTestCheckout, subscribe } from '../../testing/test-checkout.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

let product: TestProduct;
let secret: Uint8Array;
let user: TestUser;
/** What the test checkout announced of that user's plan: names, and the webhook events as they come in. */
let eventIds: string[];
let bodies: Buffer[];

beforeAll(async () => {
  product = await startTestProduct();
  user = await signUpToStay(product, 'announced@example.com');
  await subscribe(product, user, 'plus');
  secret = Buffer.from(
    await readFile(join(product.folder, 'secrets/test-checkout'), 'utf8'),
    'base64url',
  );
  const events = await product.database.db
    .selectFrom('test_payment_event')
    .selectAll()
    .orderBy('number')
    .execute();
  eventIds = events.map(({ id }) => id);
  bodies = events.map((event) => writeEventBody(toPaymentEvent(event)));
});
afterAll(() => product.stop());

async function send(payload: Buffer | string, headers: Record<string, string>, source = 'local') {
  const {
    statusCode,
    headers: answer,
    body,
  } = await product.app.inject({
    method: 'POST',
    url: `/api/v1/webhooks/${source}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return {
    status: statusCode,
    body: answer['content-type']?.toString().includes('json')
      ? (JSON.parse(body) as { code?: string })
      : {},
  };
}

const signed = (body: Buffer, at = product.clock.now()) => ({
  [signatureHeader]: signBody(secret, body, at),
});
const countOf = async (table: 'payment_event' | 'credit_grant' | 'credit_entry') =>
  Number(
    (
      await product.database.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** How many of those webhook events have come in and are done. */
const handledOfOurs = async () =>
  (
    await product.database.db
      .selectFrom('payment_event')
      .select('event_id')
      .where('event_id', 'in', eventIds)
      .where('handled_at', 'is not', null)
      .execute()
  ).length;
/** How many webhook events, whoever sent them, are yet to be handled. */
const waitingCount = async () =>
  (
    await product.database.db
      .selectFrom('payment_event')
      .select('event_id')
      .where('handled_at', 'is', null)
      .execute()
  ).length;

describe('the webhook', () => {
  it('takes a signed webhook event again and again, and does nothing a second time', async () => {
    // Each is delivered by a job of its own: the plan is there with the first of them.
    await expect.poll(handledOfOurs).toBe(bodies.length);
    await expect.poll(waitingCount).toBe(0);
    const before = [
      await countOf('payment_event'),
      await countOf('credit_grant'),
      await countOf('credit_entry'),
    ];
    for (const body of [...bodies, ...bodies.toReversed()])
      expect((await send(body, signed(body))).status).toBe(200);
    expect([
      await countOf('payment_event'),
      await countOf('credit_grant'),
      await countOf('credit_entry'),
    ]).toEqual(before);
    expect(await creditsOf(user)).toMatchObject({ tier: 'plus', available_credits: 1250 });
  });

  it('refuses what is not signed, signed with another secret, signed long ago, or changed on the way', async () => {
    const [body] = bodies;
    if (body === undefined) throw new Error('nothing was announced');
    const now = product.clock.now();
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    const fresh = Buffer.from(body.toString().replace(/"id":"evt_[^"]+"/, '"id":"evt_forged"'));
    const header = signed(fresh)[signatureHeader] ?? '';
    const tries: [string, Buffer, Record<string, string>][] = [
      ['no signature', fresh, {}],
      ['an empty one', fresh, { [signatureHeader]: '' }],
      ['rubbish', fresh, { [signatureHeader]: 't=now,v1=yes' }],
      ['another secret', fresh, { [signatureHeader]: signBody(Buffer.alloc(32, 1), fresh, now) }],
      ['six minutes ago', fresh, signed(fresh, ago(6))],
      ['six minutes ahead', fresh, signed(fresh, ago(-6))],
      ['another body', Buffer.concat([fresh, Buffer.from(' ')]), { [signatureHeader]: header }],
      [
        'another time',
        fresh,
        {
          [signatureHeader]: header.replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1_000) - 1}`),
        },
      ],
      ['a cut signature', fresh, { [signatureHeader]: header.slice(0, -2) }],
    ];
    for (const [name, payload, headers] of tries)
      expect(await send(payload, headers), name).toMatchObject({
        status: 400,
        body: { code: 'malformed_request' },
      });
    expect(
      await product.database.db
        .selectFrom('payment_event')
        .select('event_id')
        .where('event_id', '=', 'evt_forged')
        .execute(),
    ).toEqual([]);
    // The same, signed rightly, is taken: so it was the signature.
    expect((await send(fresh, { [signatureHeader]: header })).status).toBe(200);
  });

  it('refuses other sources, other methods, rubbish that is signed, and what is too large', async () => {
    const rubbish = [
      Buffer.from(''),
      Buffer.from('null'),
      Buffer.from('{"id":1}'),
      Buffer.from('{'),
      Buffer.from([0xff, 0xfe, 0x00]),
    ];
    for (const body of rubbish) expect((await send(body, signed(body))).status).toBe(400);
    const [body = Buffer.alloc(0)] = bodies;
    for (const source of ['stripe', 'paypal', '__proto__', 'local%2F..'])
      expect((await send(body, signed(body), source)).status).toBe(404);
    const large = Buffer.alloc(600 * 1024, 0x20);
    expect((await send(large, signed(large))).status).toBe(413);
    expect((await product.app.inject({ url: '/api/v1/webhooks/local' })).statusCode).toBe(404);
  });

  it('bears webhook events of things that are not ours', async () => {
    for (const [index, object] of [
      { object: 'invoice', id: 'in_unknown' },
      { object: 'subscription', id: 'sub_unknown' },
      { object: 'checkout.session', id: 'cs_unknown' },
      { object: 'payout', id: 'po_1' },
    ].entries()) {
      const body = Buffer.from(
        JSON.stringify({
          id: `evt_foreign_${index}`,
          type: 'something.happened',
          created: 1,
          data: { object },
        }),
      );
      expect((await send(body, signed(body))).status).toBe(200);
    }
    await expect.poll(waitingCount).toBe(0);
    expect(await creditsOf(user)).toMatchObject({ tier: 'plus', available_credits: 1250 });
  });
});

describe('what was lost on the way', () => {
  it('is found at night: webhook events that never arrived', async () => {
    const silent = await startTestProduct({ workers: false });
    const payer = await signUpToStay(silent, 'lost@example.com');
    const { body } = await payer.request('POST', '/subscription/create', { plan_id: 'starter' });
    await payAtTestCheckout(silent, body.checkout_url, 'works');
    expect(await creditsOf(payer)).toMatchObject({ tier: 'free' });
    expect(await silent.operator.reconcile()).toContain('Reconciled');
    const waiting = await silent.database.db
      .selectFrom('payment_event')
      .select(['event_id', 'subject_kind'])
      .where('handled_at', 'is', null)
      .execute();
    expect(new Set(waiting.map(({ subject_kind: kind }) => kind))).toEqual(
      new Set(['checkout', 'invoice', 'subscription']),
    );
    // Once more changes nothing: each is kept once.
    await silent.operator.reconcile();
    expect(
      await silent.database.db.selectFrom('payment_event').select('event_id').execute(),
    ).toHaveLength(waiting.length);
    await silent.stop();
  });

  it('is handled again when an operator asks', async () => {
    const [event] = await product.database.db
      .selectFrom('payment_event')
      .select('event_id')
      .where('type', '=', 'invoice.paid')
      .execute();
    expect(await product.operator.replay(event?.event_id ?? '')).toContain('handled again');
    const handled = async () =>
      (
        await product.database.db
          .selectFrom('payment_event')
          .select('handled_at')
          .where('event_id', '=', event?.event_id ?? '')
          .executeTakeFirstOrThrow()
      ).handled_at;
    await expect.poll(handled).not.toBeNull();
    expect(await creditsOf(user)).toMatchObject({ tier: 'plus', available_credits: 1250 });
    await expect(product.operator.replay('evt_nobody_sent')).rejects.toThrow('ever came in');
  });

  it('is read again where a period ended and nobody said so', async () => {
    const { subscription_id: id } = await product.database.db
      .selectFrom('subscription')
      .select('subscription_id')
      .where('account_id', '=', user.accountId)
      .executeTakeFirstOrThrow();
    const past = new Date(product.clock.now().getTime() - 3 * 86_400_000);
    await product.database.db
      .updateTable('subscription')
      .set({ period_end: past, status: 'past_due' })
      .where('subscription_id', '=', id)
      .execute();
    await runScheduledJob(product, 'reconcile-payments');
    expect(await creditsOf(user)).toMatchObject({ subscription_status: 'active' });
  });
});

it('a webhook whose signature is wrong is a security event: a line and a count', async () => {
  const refused = async () =>
    Number(
      /scenewright_security_events_total\{kind="webhook_refused",reason="local"\} (\d+)/.exec(
        (await product.app.inject({ url: '/metrics' })).body,
      )?.[1] ?? 0,
    );
  const before = await refused();
  for (const headers of [{}, { [signatureHeader]: 't=1,v1=00' }])
    expect((await send(bodies[0] ?? '', headers)).status).toBe(400);
  expect(await refused()).toBe(before + 2);
});
