import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payCheckout } from './checkouts/pay-checkout.ts';
import {
  ownOrigin,
  type PaymentService,
  startPaymentService,
} from '../../apps/server/testing/payment-service.ts';

let service: PaymentService;
beforeAll(async () => {
  service = await startPaymentService();
});
afterAll(() => service.close());

async function openCheckout(cancelUrl = `${ownOrigin}/pricing?checkout=canceled`) {
  const accountId = randomUUID();
  const customerId = await service.payments.createCustomer({
    accountId,
    email: 'ada@example.com',
    name: null,
  });
  const { id, url } = await service.payments.createCheckout({
    accountId,
    customerId,
    plan: 'plus',
    successUrl: `${ownOrigin}/return?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl,
    key: randomUUID(),
  });
  return { id, url: url ?? '' };
}

/** How many subscriptions the customer of a checkout has. */
async function subscriptionsOf(url: string): Promise<number> {
  const { count } = await service.database.db
    .selectFrom('test_payment_subscription')
    .innerJoin(
      'test_payment_checkout',
      'test_payment_checkout.customer_id',
      'test_payment_subscription.customer_id',
    )
    .where('test_payment_checkout.id', '=', url.split('/').at(-1) ?? '')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const get = (url: string) => service.app.inject({ url: url.replace(ownOrigin, '') });

describe('the page of a checkout', () => {
  it('says that no money moves, what is bought, and what it costs', async () => {
    const { url } = await openCheckout();
    const page = await get(url);
    expect(page.statusCode).toBe(200);
    for (const words of [
      'Test mode: no money moves',
      'Subscribe to Scenewright Plus',
      '$29.99',
      '700 credits every month',
      'Go back without paying',
    ])
      expect(page.body).toContain(words);
  });

  it('runs nothing, loads its letters from here and nothing else, posts to nobody else, and is kept by nobody', async () => {
    const { url } = await openCheckout();
    const { headers, body } = await get(url);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; font-src 'self'; img-src 'self'; form-action 'self' http:\/\/localhost:3000; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(body).not.toMatch(/<script|javascript:|\son\w+=|style="/i);
  });

  it('escapes what it is given', async () => {
    const { url } = await openCheckout(`${ownOrigin}/pricing?"><script>alert(1)</script>&x='`);
    const { body } = await get(url);
    expect(body).not.toContain('<script');
    expect(body).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('goes on to the product with the id of the checkout, also for who comes later', async () => {
    const { id, url } = await openCheckout();
    const done = `${ownOrigin}/return?session_id=${id}`;
    expect(await service.post(url, { card: 'works' })).toMatchObject({
      statusCode: 303,
      headers: { location: done },
    });
    expect(await service.post(url, { card: 'works' })).toMatchObject({
      statusCode: 303,
      headers: { location: done },
    });
    expect(await service.post(url, { card: 'declined' })).toMatchObject({
      statusCode: 303,
      headers: { location: done },
    });
    expect(await service.post(`${url}/bank`, { answer: 'approve' })).toMatchObject({
      statusCode: 303,
      headers: { location: done },
    });
    expect(await get(url)).toMatchObject({ statusCode: 303, headers: { location: done } });
  });

  it('tells of a declined card, and of a refusal at the bank', async () => {
    const { url } = await openCheckout();
    const declined = await service.post(url, { card: 'declined' });
    expect((await get(declined.headers.location ?? '')).body).toContain(
      'The card was declined. Nothing was paid',
    );
    const asked = await service.post(url, { card: 'asks' });
    expect((await get(asked.headers.location ?? '')).body).toContain(
      'Your test bank asks: is it you?',
    );
    const refused = await service.post(asked.headers.location ?? '', { answer: 'refuse' });
    expect((await get(refused.headers.location ?? '')).body).toContain('it was not you');
  });

  it('pays once for a double click in two tabs', async () => {
    const { url } = await openCheckout();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => service.post(url, { card: 'works' })),
    );
    expect(
      new Set(replies.map(({ statusCode, headers }) => `${statusCode} ${headers.location}`)).size,
    ).toBe(1);
    expect(await subscriptionsOf(url)).toBe(1);
  });

  it('pays once for those who all saw it open', async () => {
    const { id, url } = await openCheckout();
    const statuses = await Promise.all(
      (['works', 'asks', 'fails_later'] as const).map((card) =>
        payCheckout(service.parts, id, card),
      ),
    );
    expect(statuses).toEqual(['complete', 'complete', 'complete']);
    expect(await subscriptionsOf(url)).toBe(1);
  });

  it.each([
    ['no card', {}],
    ['a card that does not exist', { card: 'gold' }],
  ])('takes nothing for %s', async (_name, fields) => {
    const { id, url } = await openCheckout();
    expect(await service.post(url, fields)).toMatchObject({
      statusCode: 303,
      headers: { location: `/local-checkout/${id}` },
    });
    expect(await service.payments.findCheckout(id)).toMatchObject({ status: 'open' });
  });

  it('takes forms alone', async () => {
    const { id, url } = await openCheckout();
    const reply = await service.app.inject({
      method: 'POST',
      url: url.replace(ownOrigin, ''),
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ card: 'works' }),
    });
    expect(reply.statusCode).toBe(415);
    expect(await service.payments.findCheckout(id)).toMatchObject({ status: 'open' });
  });

  it('says that it has closed, to who comes too late', async () => {
    const { url } = await openCheckout();
    service.clock.advance(25 * 3_600_000);
    const late = await service.post(url, { card: 'works' });
    expect([late.statusCode, late.body]).toEqual([
      410,
      expect.stringContaining('This checkout has closed'),
    ]);
    expect((await get(`${url}/bank`)).statusCode).toBe(410);
  });
});

describe('an address nobody was given', () => {
  it.each([
    '/local-checkout/cs_test_unknown',
    '/local-checkout/cs_test_unknown/bank',
    '/local-checkout/invoices/in_unknown',
    '/local-checkout/invoices/in_unknown/bank',
    '/local-checkout/invoices/bank',
  ])('is not found: %s', async (path) => {
    const page = await get(path);
    expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining('Page not found')]);
    expect((await service.post(path, { card: 'works', answer: 'approve' })).statusCode).toBe(404);
  });

  it('cannot be found by trying: an id holds 144 random bits', async () => {
    const { id } = await openCheckout();
    expect(Buffer.from(id.replace('cs_test_', ''), 'base64url')).toHaveLength(18);
  });
});

describe('the page of an invoice', () => {
  async function failRenewal() {
    const { id, url } = await openCheckout();
    await service.pay(url, 'fails_later');
    const subscriptionId = (await service.payments.findCheckout(id))?.subscriptionId ?? '';
    await service.advance(32 * 86_400_000);
    return {
      subscriptionId,
      invoiceUrl: (await service.payments.findSubscription(subscriptionId))?.openInvoiceUrl ?? '',
    };
  }

  it('takes the payment of a renewal that failed, and becomes its receipt', async () => {
    const { subscriptionId, invoiceUrl } = await failRenewal();
    const open = await get(invoiceUrl);
    expect(open.body).toContain('The renewal could not be charged');
    expect(open.body).toContain('$29.99');
    const declined = await service.post(invoiceUrl, { card: 'declined' });
    expect((await get(declined.headers.location ?? '')).body).toContain('The card was declined');
    const paid = await service.post(invoiceUrl, { card: 'works' });
    expect((await get(paid.headers.location ?? '')).body).toContain('This invoice is paid');
    expect(await service.payments.findSubscription(subscriptionId)).toMatchObject({
      status: 'active',
    });
    // Declined now, a page of long ago changes nothing any more.
    expect(await service.post(invoiceUrl, { card: 'declined' })).toMatchObject({
      statusCode: 303,
      headers: { location: new URL(invoiceUrl).pathname },
    });
  });

  it.each([
    { way: 'by a double click', post: (url: string) => service.post(url, { card: 'works' }) },
    {
      way: 'at the bank',
      post: (url: string) => service.post(`${url}/bank`, { answer: 'approve' }),
    },
  ])('leads back from a paid upgrade, the second time as well: $way', async ({ post }) => {
    const { id, url } = await openCheckout();
    await service.pay(url, 'fails_later');
    const subscriptionId = (await service.payments.findCheckout(id))?.subscriptionId ?? '';
    const returnUrl = `${ownOrigin}/profile?upgraded`;
    const upgrade = await service.payments.upgrade({
      subscriptionId,
      plan: 'pro',
      at: service.clock.now(),
      key: randomUUID(),
      returnUrl,
      otherCard: true,
    });
    const invoiceUrl = upgrade.status === 'requires_action' ? upgrade.url : '';
    for (const reply of [await post(invoiceUrl), await post(invoiceUrl)])
      expect(reply).toMatchObject({ statusCode: 303, headers: { location: returnUrl } });
    expect(await service.payments.findSubscription(subscriptionId)).toMatchObject({
      plan: 'pro',
      status: 'active',
    });
  });

  it('says what has become of one that cannot be paid any more', async () => {
    const { invoiceUrl } = await failRenewal();
    await service.advance(10 * 86_400_000);
    expect((await get(invoiceUrl)).body).toContain('This can no longer be paid');
    await service.post(invoiceUrl, { card: 'works' });
    expect(await service.payments.findInvoice(invoiceUrl.split('/').at(-1) ?? '')).toMatchObject({
      status: 'uncollectible',
    });
  });
});

describe("the merchant's desk", () => {
  const here = {
    remoteAddress: '127.0.0.1',
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
  };
  const act = (fields: Record<string, string>, from: object = here) =>
    service.app.inject({
      method: 'POST',
      url: '/local-checkout',
      payload: new URLSearchParams(fields).toString(),
      ...here,
      ...from,
    });

  it('gives money back and has payments disputed', async () => {
    const { id, url } = await openCheckout();
    await service.pay(url, 'works');
    const subscription = await service.payments.findSubscription(
      (await service.payments.findCheckout(id))?.subscriptionId ?? '',
    );
    const invoice = subscription?.latestInvoiceId ?? '';
    expect((await service.app.inject({ url: '/local-checkout', ...here })).body).toContain(invoice);
    expect(await act({ act: 'dispute', invoice })).toMatchObject({ statusCode: 303 });
    expect(await act({ act: 'lost', invoice })).toMatchObject({ statusCode: 303 });
    expect(await act({ act: 'refund', invoice })).toMatchObject({ statusCode: 303 });
    expect(await service.payments.findInvoice(invoice)).toMatchObject({
      dispute: 'lost',
      refundedCents: 2999,
    });
    expect((await act({ act: 'refund', invoice })).statusCode).toBe(409);
    expect((await act({ act: 'constructor', invoice })).statusCode).toBe(303);
  });

  it('does nothing for a form of another page, and all for one of its own in an older browser', async () => {
    const { id, url } = await openCheckout();
    await service.pay(url, 'works');
    const invoice =
      (
        await service.payments.findSubscription(
          (await service.payments.findCheckout(id))?.subscriptionId ?? '',
        )
      )?.latestInvoiceId ?? '';
    const { 'sec-fetch-site': _site, ...older } = here.headers;
    const refused = (headers: Record<string, string>) =>
      act({ act: 'refund', invoice }, { headers }).then(({ statusCode }) => statusCode);
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await refused({ ...here.headers, 'sec-fetch-site': site })).toBe(403);
    expect(await refused(older)).toBe(403);
    // For a page of another origin nothing of this machine's is there at all.
    for (const origin of ['null', 'https://evil.example', 'http://localhost:3001'])
      expect(await refused({ ...older, origin })).toBe(404);
    expect(await service.payments.findInvoice(invoice)).toMatchObject({ refundedCents: 0 });
    expect(
      (
        await act(
          { act: 'refund', invoice },
          { headers: { ...older, origin: 'http://localhost:3000' } },
        )
      ).statusCode,
    ).toBe(303);
    expect(
      (await service.app.inject({ url: '/local-checkout', ...here })).headers['referrer-policy'],
    ).toBe('same-origin');
  });

  it.each([
    ['another machine', { remoteAddress: '192.0.2.1' }],
    [
      'another name for this machine',
      { headers: { ...here.headers, host: 'scenewright.example' } },
    ],
    ['a proxy on this machine', { headers: { ...here.headers, 'x-forwarded-for': '127.0.0.1' } }],
  ])('is not there for %s', async (_name, from) => {
    expect(
      (await service.app.inject({ url: '/local-checkout', ...here, ...from })).statusCode,
    ).toBe(404);
    expect((await act({ act: 'refund', invoice: 'in_unknown' }, from)).statusCode).toBe(404);
  });
});
