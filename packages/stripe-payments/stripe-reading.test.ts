import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePrice } from '@scenewright/stripe-emulator/objects/price.ts';
import { itemOf, requireObject } from '@scenewright/stripe-emulator/store.ts';
import { openShop, type Shop } from './testing/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(async () => await shop.emulator.close());

const dayMs = 86_400_000;
const stored = (id: string) => requireObject(shop.emulator.store.subscriptions, id);
const latestInvoice = async (id: string) =>
  requireObject(shop.emulator.store.invoices, (await shop.subscription(id)).latestInvoiceId);

describe('a subscription', () => {
  it.each([
    ['incomplete', 'incomplete'],
    ['incomplete_expired', 'ended'],
    ['trialing', 'active'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
    ['a word of tomorrow', 'past_due'],
  ])('that Stripe calls %s is %s', async (word, status) => {
    const { id } = await shop.subscribe();
    Object.assign(stored(id), { status: word });
    expect(await shop.subscription(id)).toMatchObject({ status });
  });

  it('that is over has nothing to pay and nothing to cancel', async () => {
    const { id } = await shop.subscribe('plus', 'fails_later');
    shop.emulator.advance(32 * dayMs);
    expect((await shop.subscription(id)).openInvoiceUrl).not.toBeNull();
    Object.assign(stored(id), { status: 'canceled', cancel_at_period_end: true });
    expect(await shop.subscription(id)).toMatchObject({
      status: 'ended',
      openInvoiceUrl: null,
      cancelAtPeriodEnd: false,
    });
  });

  it('at an older price of the same product is of the same plan', async () => {
    const { id } = await shop.subscribe('plus');
    const item = itemOf(stored(id));
    item.price = makePrice({
      id: 'price_of_last_year',
      product: String(item.price.product),
      lookupKey: '',
      cents: 2499,
      created: 1,
    });
    expect(await shop.subscription(id)).toMatchObject({ plan: 'plus' });
  });

  it('to something else that is sold through the same account is none of ours, and neither are its invoices', async () => {
    const { id, latestInvoiceId } = await shop.subscribe('plus');
    itemOf(stored(id)).price = makePrice({
      id: 'price_of_a_mug',
      product: 'prod_mug',
      lookupKey: '',
      cents: 900,
      created: 1,
    });
    expect(await shop.payments.findSubscription(id)).toBeNull();
    const [line] = requireObject(shop.emulator.store.invoices, latestInvoiceId).lines.data;
    Object.assign(line ?? {}, {
      pricing: {
        type: 'price_details',
        price_details: { price: 'price_of_a_mug', product: 'prod_mug' },
        unit_amount_decimal: null,
      },
    });
    expect(await shop.payments.findInvoice(latestInvoiceId ?? '')).toMatchObject({
      cause: { kind: 'other' },
      status: 'paid',
    });
  });
});

describe('an invoice', () => {
  it('of a renewal is a draft for an hour, and for the period that begins', async () => {
    const { id, periodEnd } = await shop.subscribe('plus');
    shop.emulator.advance(periodEnd.getTime() - shop.emulator.settings.clock.now().getTime());
    const renewed = await shop.subscription(id);
    expect(renewed).toMatchObject({
      status: 'active',
      periodStart: periodEnd,
      openInvoiceUrl: null,
    });
    expect(await shop.payments.findInvoice(renewed.latestInvoiceId ?? '')).toMatchObject({
      status: 'draft',
      amountCents: 2999,
      cause: { kind: 'period', periodStart: periodEnd, periodEnd: renewed.periodEnd },
    });
    shop.emulator.advance(3_600_000);
    expect(await shop.payments.findInvoice(renewed.latestInvoiceId ?? '')).toMatchObject({
      status: 'paid',
    });
  });

  it.each(['manual', 'subscription_update', 'subscription_threshold', 'a word of tomorrow'])(
    'that was made for another reason (%s) is no period',
    async (reason) => {
      const { id, latestInvoiceId } = await shop.subscribe('plus');
      Object.assign(await latestInvoice(id), { billing_reason: reason });
      expect(await shop.payments.findInvoice(latestInvoiceId ?? '')).toMatchObject({
        cause: { kind: 'other' },
      });
    },
  );

  it('of an upgrade is told by its amounts, not by the order of its lines, and only where it was an upgrade', async () => {
    const { id } = await shop.subscribe('starter');
    shop.emulator.advance(dayMs);
    await shop.upgrade(id, 'plus');
    const invoice = await latestInvoice(id);
    invoice.lines.data.reverse();
    expect(await shop.payments.findInvoice(invoice.id)).toMatchObject({
      cause: { kind: 'upgrade', from: 'starter', to: 'plus' },
    });
    Object.assign(invoice, { billing_reason: 'manual' });
    expect(await shop.payments.findInvoice(invoice.id)).toMatchObject({ cause: { kind: 'other' } });
  });

  it('reads prorations that older billing modes write as invoice items', async () => {
    const { id } = await shop.subscribe('starter');
    shop.emulator.advance(dayMs);
    await shop.upgrade(id, 'plus');
    const invoice = await latestInvoice(id);
    for (const line of invoice.lines.data) {
      line.parent = {
        type: 'invoice_item_details',
        subscription_item_details: null,
        invoice_item_details: {
          invoice_item: 'ii_1',
          proration: true,
          proration_details: null,
          subscription: id,
        },
      };
    }
    expect(await shop.payments.findInvoice(invoice.id)).toMatchObject({
      cause: { kind: 'upgrade', from: 'starter', to: 'plus' },
    });
  });

  it('that the bank only asks about is not disputed', async () => {
    const { latestInvoiceId } = await shop.subscribe('plus');
    shop.emulator.dispute(latestInvoiceId ?? '');
    for (const [word, dispute] of [
      ['warning_needs_response', 'none'],
      ['needs_response', 'open'],
      ['under_review', 'open'],
      ['prevented', 'none'],
      ['lost', 'lost'],
    ]) {
      for (const each of shop.emulator.store.disputes.values())
        Object.assign(each, { status: word });
      expect(await shop.payments.findInvoice(latestInvoiceId ?? '')).toMatchObject({ dispute });
    }
  });

  it('that is disputed again is open again', async () => {
    const { latestInvoiceId } = await shop.subscribe('plus');
    const id = latestInvoiceId ?? '';
    shop.emulator.dispute(id);
    shop.emulator.closeDispute(id, 'won');
    shop.emulator.advance(dayMs);
    shop.emulator.dispute(id);
    expect(await shop.payments.findInvoice(id)).toMatchObject({ dispute: 'open' });
  });

  it('that is open and unpaid has nothing to give back', async () => {
    const { id } = await shop.subscribe('plus', 'fails_later');
    shop.emulator.advance(32 * dayMs);
    const { latestInvoiceId } = await shop.subscription(id);
    expect(await shop.payments.findInvoice(latestInvoiceId ?? '')).toMatchObject({
      status: 'open',
      refundedCents: 0,
      dispute: 'none',
    });
  });
});

describe('a payment', () => {
  it.each([
    ['requires_capture', 'processing'],
    ['requires_confirmation', 'requires_payment_method'],
    ['processing', 'processing'],
    ['canceled', 'canceled'],
  ])('that Stripe calls %s is %s', async (word, status) => {
    await shop.subscribe();
    const [intent] = shop.emulator.store.intents.values();
    Object.assign(intent ?? {}, { status: word });
    expect(
      await shop.payments.findPayment({
        id: intent?.id ?? '',
        clientSecret: intent?.client_secret ?? '',
      }),
    ).toBe(status);
  });

  it.each(['../customers/cus_1', 'pi_1/../../events', '', 'seti_1'])(
    'is not looked for under the name %j',
    async (id) => {
      const before = shop.emulator.calls.length;
      expect(await shop.payments.findPayment({ id, clientSecret: 'x' })).toBeNull();
      expect(await shop.payments.findCheckout(id)).toBeNull();
      expect(shop.emulator.calls).toHaveLength(before);
    },
  );
});

describe('a checkout that is to be closed', () => {
  it('is not found where there is none, and is not said to be closed where Stripe did not close it', async () => {
    await expect(shop.payments.expireCheckout('cs_test_unknown')).rejects.toMatchObject({
      code: 'not_found',
    });
    const { id } = await shop.payments.createCheckout(await shop.order());
    shop.emulator.faults.inject('refuse', { times: 3, at: /expire/ });
    await expect(shop.payments.expireCheckout(id)).rejects.toMatchObject({ code: 'unavailable' });
    shop.emulator.faults.inject('deny', { at: /expire/ });
    await expect(shop.payments.expireCheckout(id)).rejects.toMatchObject({ code: 'wrong_state' });
    expect(await shop.payments.findCheckout(id)).toMatchObject({ status: 'open' });
  });
});
