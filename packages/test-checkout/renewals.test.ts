import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaidPlanId } from '@scenewright/contract/rules/plans.ts';
import type { Subscription } from '@scenewright/contract/rules/payments.ts';
import { liveYear } from '@scenewright/contract/testing/payments/year-of-events.ts';
import type { ChosenCard } from './pages/test-cards.ts';
import {
  ownOrigin,
  type PaymentService,
  startPaymentService,
} from '../../apps/server/testing/payment-service.ts';

const dayMs = 86_400_000;

let service: PaymentService;
beforeAll(async () => {
  service = await startPaymentService();
});
afterAll(() => service.close());

async function openCheckout(plan: PaidPlanId) {
  const accountId = randomUUID();
  const customerId = await service.payments.createCustomer({
    accountId,
    email: 'ada@example.com',
    name: null,
  });
  return await service.payments.createCheckout({
    accountId,
    customerId,
    plan,
    successUrl: `${ownOrigin}/done?id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${ownOrigin}/pricing`,
    key: randomUUID(),
  });
}

async function get(id: string): Promise<Subscription> {
  const subscription = await service.payments.findSubscription(id);
  if (subscription === null) throw new Error('no such subscription');
  return subscription;
}

async function subscribe(plan: PaidPlanId, card: ChosenCard = 'works'): Promise<Subscription> {
  const { id, url } = await openCheckout(plan);
  await service.pay(url ?? '', card);
  return await get((await service.payments.findCheckout(id))?.subscriptionId ?? '');
}

const invoicesOf = (id: string) =>
  service.database.db
    .selectFrom('test_payment_invoice')
    .selectAll()
    .where('subscription_id', '=', id)
    .orderBy('number')
    .execute();
const upgrade = (subscriptionId: string, plan: PaidPlanId, at = service.clock.now()) =>
  service.payments.upgrade({
    subscriptionId,
    plan,
    at,
    key: randomUUID(),
    returnUrl: `${ownOrigin}/profile`,
  });

describe('the clock of the test checkout', () => {
  it('makes up for months in which nobody looked, one invoice each, in their order', async () => {
    const started = await subscribe('starter');
    await service.advance(started.periodEnd.getTime() - service.clock.now().getTime() + 62 * dayMs);
    const invoices = await invoicesOf(started.id);
    expect(invoices).toHaveLength(4);
    invoices.forEach((invoice, month) => {
      expect(invoice).toMatchObject({
        status: 'paid',
        amount_cents: 999,
        created_at: invoice.period_start,
      });
      if (month > 0) expect(invoice.period_start).toEqual(invoices[month - 1]?.period_end);
    });
    expect((await get(started.id)).periodEnd.getTime()).toBeGreaterThan(
      service.clock.now().getTime(),
    );
  });

  it('renews once when it is asked by several at the same time', async () => {
    const started = await subscribe('starter');
    service.clock.advance(started.periodEnd.getTime() - service.clock.now().getTime() + dayMs);
    await Promise.all([1, 2, 3].map(() => service.local.renewDue(service.clock.now())));
    expect(await invoicesOf(started.id)).toHaveLength(2);
  });

  it('lets no failing subscription hold up another', async () => {
    const both = [await subscribe('starter'), await subscribe('starter')];
    const [broken, sound] = both.sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ id }) => id);
    // As nothing of ours would leave it: an open invoice stands where the renewal's must go.
    await service.database.db
      .updateTable('test_payment_invoice')
      .set({ status: 'open', paid_at: null, due_at: null })
      .where('subscription_id', '=', broken ?? '')
      .execute();
    await service.database.db
      .updateTable('test_payment_subscription')
      .set({ card: 'fails_later' })
      .where('id', '=', broken ?? '')
      .execute();
    await expect(service.advance(33 * dayMs)).rejects.toThrow('1 of the test checkout');
    expect(await invoicesOf(sound ?? '')).toHaveLength(2);
    await service.database.db
      .updateTable('test_payment_subscription')
      .set({ status: 'ended', ended_at: service.clock.now() })
      .where('id', '=', broken ?? '')
      .execute();
  });

  it('tries a failed renewal again after 3, 5 and 7 days, and then ends', async () => {
    const started = await subscribe('plus', 'fails_later');
    await service.advance(started.periodEnd.getTime() - service.clock.now().getTime() + 60_000);
    const attempts = async () => (await invoicesOf(started.id)).at(-1)?.attempts;
    const seen: [string, number | undefined][] = [];
    for (const days of [2, 2, 2, 2]) {
      seen.push([(await get(started.id)).status, await attempts()]);
      await service.advance(days * dayMs);
    }
    expect(seen).toEqual([
      ['past_due', 1],
      ['past_due', 1],
      ['past_due', 2],
      ['past_due', 3],
    ]);
    expect(await get(started.id)).toMatchObject({
      status: 'ended',
      endedAt: new Date(started.periodEnd.getTime() + 7 * dayMs),
    });
  });

  it('does the same however long it slept', async () => {
    const started = await subscribe('plus', 'fails_later');
    await service.advance(
      started.periodEnd.getTime() - service.clock.now().getTime() + 100 * dayMs,
    );
    expect(await get(started.id)).toMatchObject({
      status: 'ended',
      endedAt: new Date(started.periodEnd.getTime() + 7 * dayMs),
    });
    expect((await invoicesOf(started.id)).map(({ status }) => status)).toEqual([
      'paid',
      'uncollectible',
    ]);
  });

  it('has renewed before a change that comes late counts', async () => {
    const started = await subscribe('pro');
    service.clock.advance(started.periodEnd.getTime() - service.clock.now().getTime() + dayMs);
    await service.payments.cancelAtPeriodEnd({ subscriptionId: started.id, key: randomUUID() });
    expect(await get(started.id)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
      periodStart: started.periodEnd,
    });
  });

  it('ends an upgrade nobody has paid with the period at the latest', async () => {
    const started = await subscribe('starter', 'asks');
    await service.advance(started.periodEnd.getTime() - service.clock.now().getTime() - 3_600_000);
    const result = await upgrade(started.id, 'pro');
    const url = result.status === 'requires_action' ? result.url : '';
    service.clock.advance(2 * 3_600_000);
    await service.pay(url, 'works');
    expect(await get(started.id)).toMatchObject({
      plan: 'starter',
      periodStart: started.periodEnd,
    });
    expect(
      (await invoicesOf(started.id)).map(({ status, amount_cents }) => [status, amount_cents]),
    ).toEqual([
      ['paid', 999],
      ['void', expect.any(Number)],
      ['paid', 999],
    ]);
  });
});

describe('an upgrade at the test checkout', () => {
  it('takes the place of an earlier one that waits, and of a smaller plan to come', async () => {
    const { id } = await subscribe('starter', 'asks');
    const first = await upgrade(id, 'plus');
    const second = await upgrade(id, 'pro');
    await service.pay(first.status === 'requires_action' ? first.url : '', 'works');
    expect(await get(id)).toMatchObject({ plan: 'starter' });
    await service.pay(second.status === 'requires_action' ? second.url : '', 'works');
    expect(await get(id)).toMatchObject({ plan: 'pro' });

    const other = await subscribe('plus');
    await service.payments.scheduleDowngrade({
      subscriptionId: other.id,
      plan: 'starter',
      key: randomUUID(),
    });
    await upgrade(other.id, 'pro');
    expect(await get(other.id)).toMatchObject({ plan: 'pro', scheduledPlan: null });
  });

  it.each([
    ['to the same plan', 'plus', 0],
    ['to a smaller plan', 'starter', 0],
    ['at a moment before the period', 'pro', -dayMs],
    ['at a moment after the period', 'pro', 40 * dayMs],
  ] as const)('is refused %s, and nothing is charged', async (_name, plan, offsetMs) => {
    const { id } = await subscribe('plus');
    const at = new Date(service.clock.now().getTime() + offsetMs);
    await expect(upgrade(id, plan, at)).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(
      service.payments.previewUpgrade({ subscriptionId: id, plan, at }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
    expect(await invoicesOf(id)).toHaveLength(1);
  });

  it('is made once by two at the same time', async () => {
    const { id } = await subscribe('starter');
    const [at, key] = [service.clock.now(), randomUUID()];
    const order = { subscriptionId: id, plan: 'plus' as const, at, key, returnUrl: ownOrigin };
    await Promise.all([1, 2, 3].map(() => service.payments.upgrade(order)));
    expect(await invoicesOf(id)).toHaveLength(2);
    const others = await Promise.allSettled([1, 2].map(() => upgrade(id, 'pro', at)));
    expect(others.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await invoicesOf(id)).toHaveLength(3);
    await expect(service.payments.upgrade({ ...order, plan: 'pro' })).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });
});

describe('what the merchant and the bank may do', () => {
  it('is held to the money that is there', async () => {
    const { latestInvoiceId } = await subscribe('starter');
    const id = latestInvoiceId ?? '';
    await expect(service.local.refundInvoice(id, 1000)).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await expect(service.local.refundInvoice(id, 0)).rejects.toMatchObject({ code: 'wrong_state' });
    await service.local.refundInvoice(id);
    await expect(service.local.refundInvoice(id)).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(service.local.closeDispute(id, 'won')).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await service.local.disputeInvoice(id);
    await expect(service.local.disputeInvoice(id)).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(service.local.disputeInvoice('in_unknown')).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('a year', () => {
  it('sends every type of webhook event there is, and leaves a running subscription', async () => {
    const accountId = randomUUID();
    const customer = {
      accountId,
      customerId: await service.payments.createCustomer({
        accountId,
        email: 'grace@example.com',
        name: null,
      }),
    };
    const { refundInvoice: refund, disputeInvoice: dispute, closeDispute } = service.local;
    const pay = async (url: string, card: ChosenCard | 'refused') =>
      void (await (card === 'refused'
        ? service.pay(url, 'asks', 'refuse')
        : service.pay(url, card)));
    const { events, subscriptionIds } = await liveYear({
      payments: service.payments,
      now: () => service.clock.now(),
      advance: service.advance,
      pay,
      refund,
      dispute,
      closeDispute,
      customer,
    });

    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual([
      'charge.dispute.closed',
      'charge.dispute.created',
      'charge.refunded',
      'checkout.session.completed',
      'checkout.session.expired',
      'customer.subscription.created',
      'customer.subscription.deleted',
      'customer.subscription.pending_update_applied',
      'customer.subscription.pending_update_expired',
      'customer.subscription.updated',
      'invoice.marked_uncollectible',
      'invoice.paid',
      'invoice.payment_action_required',
      'invoice.payment_failed',
      'invoice.voided',
      'subscription_schedule.released',
      'subscription_schedule.updated',
    ]);
    expect(await Promise.all(subscriptionIds.map(async (id) => (await get(id)).status))).toEqual([
      'ended',
      'ended',
      'active',
    ]);
    const [first, last] = [
      events[0]?.createdAt.getTime() ?? 0,
      events.at(-1)?.createdAt.getTime() ?? 0,
    ];
    expect((last - first) / dayMs).toBeGreaterThan(300);
    expect(events.length).toBeGreaterThan(60);
  });
});
