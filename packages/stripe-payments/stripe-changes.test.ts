import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './testing/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(async () => await shop.emulator.close());

const dayMs = 86_400_000;
const urlOf = (result: { status: string; url?: string }) => result.url ?? '';
const downgrade = async (subscriptionId: string, plan: 'starter' | 'plus') =>
  await shop.payments.scheduleDowngrade({ subscriptionId, plan, key: randomUUID() });
const openInvoices = () =>
  [...shop.emulator.store.invoices.values()].filter(({ status }) => status === 'open');
const pendingOf = (id: string) => shop.emulator.store.subscriptions.get(id)?.pending_update;

describe('a declined upgrade', () => {
  it('leaves nothing that a later card could pay', async () => {
    const { id } = await shop.subscribe('starter', 'fails_later');
    await expect(shop.upgrade(id, 'plus')).rejects.toMatchObject({ code: 'payment_failed' });
    expect(openInvoices()).toEqual([]);
    expect(pendingOf(id)).toBeNull();
  });

  it('is declined again under its key, without another charge', async () => {
    const { id } = await shop.subscribe('starter', 'fails_later');
    const key = randomUUID();
    await expect(shop.upgrade(id, 'plus', key)).rejects.toMatchObject({ code: 'payment_failed' });
    await expect(shop.upgrade(id, 'plus', key)).rejects.toMatchObject({ code: 'payment_failed' });
    expect(shop.emulator.store.invoices.size).toBe(2);
  });

  it('is declined, too, where Stripe says so at once', async () => {
    const { id } = await shop.subscribe('starter');
    shop.emulator.faults.inject('decline', { at: /POST \/v1\/subscriptions/ });
    await expect(shop.upgrade(id, 'plus')).rejects.toMatchObject({ code: 'payment_failed' });
  });

  it('leaves a smaller plan scheduled', async () => {
    const { id, periodEnd } = await shop.subscribe('plus', 'fails_later');
    await downgrade(id, 'starter');
    await expect(shop.upgrade(id, 'pro')).rejects.toMatchObject({ code: 'payment_failed' });
    expect(await shop.subscription(id)).toMatchObject({
      plan: 'plus',
      scheduledPlan: 'starter',
      periodEnd,
    });
  });
});

describe('an upgrade', () => {
  it('takes the place of a smaller plan that was scheduled', async () => {
    const { id } = await shop.subscribe('plus');
    await downgrade(id, 'starter');
    expect(await shop.upgrade(id, 'pro')).toEqual({ status: 'active' });
    expect(await shop.subscription(id)).toMatchObject({ plan: 'pro', scheduledPlan: null });
    shop.emulator.advance(32 * dayMs);
    expect(await shop.subscription(id)).toMatchObject({ plan: 'pro' });
  });

  it('takes the place of one that waits for the bank', async () => {
    const { id } = await shop.subscribe('starter', 'asks');
    const first = urlOf(await shop.upgrade(id, 'plus'));
    const second = urlOf(await shop.upgrade(id, 'pro'));
    expect(openInvoices()).toHaveLength(1);
    expect(shop.emulator.answerBank(first, true)).toBe('over');
    expect(shop.emulator.answerBank(second, true)).toBe('paid');
    expect(await shop.subscription(id)).toMatchObject({ plan: 'pro' });
  });

  it('says under its key how it stands now, not how it stood', async () => {
    const { id } = await shop.subscribe('starter', 'asks');
    const key = randomUUID();
    const waiting = await shop.upgrade(id, 'plus', key);
    expect(waiting.status).toBe('requires_action');
    expect(await shop.upgrade(id, 'plus', key)).toEqual(waiting);
    shop.emulator.answerBank(urlOf(waiting), true);
    expect(await shop.upgrade(id, 'plus', key)).toEqual({ status: 'active' });
    expect(shop.emulator.store.invoices.size).toBe(2);
  });

  it('that waits for the bank can be paid with another card', async () => {
    const { id } = await shop.subscribe('starter', 'asks');
    const url = urlOf(await shop.upgrade(id, 'plus'));
    shop.emulator.pay(url, 'works');
    expect(await shop.subscription(id)).toMatchObject({ plan: 'plus', openInvoiceUrl: null });
  });

  it('that waits for the bank lapses with the period, where that is sooner', async () => {
    const { id, periodEnd } = await shop.subscribe('starter', 'asks');
    shop.emulator.advance(
      periodEnd.getTime() - shop.emulator.settings.clock.now().getTime() - 3_600_000,
    );
    await shop.upgrade(id, 'plus');
    shop.emulator.advance(3 * 3_600_000);
    expect(await shop.subscription(id)).toMatchObject({
      plan: 'starter',
      status: 'active',
      periodStart: periodEnd,
    });
    expect(pendingOf(id)).toBeNull();
  });

  it('names each step of two in one period', async () => {
    const { id, periodStart, periodEnd } = await shop.subscribe('starter');
    shop.emulator.advance(5 * dayMs);
    await shop.upgrade(id, 'plus');
    shop.emulator.advance(5 * dayMs);
    const at = shop.emulator.settings.clock.now();
    await shop.upgrade(id, 'pro');
    const { latestInvoiceId } = await shop.subscription(id);
    expect(await shop.payments.findInvoice(latestInvoiceId ?? '')).toMatchObject({
      cause: { kind: 'upgrade', from: 'plus', to: 'pro', at, periodStart, periodEnd },
    });
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'the same plan costs nothing',
      async (id) =>
        expect(
          await shop.payments.previewUpgrade({
            subscriptionId: id,
            plan: 'plus',
            at: shop.emulator.settings.clock.now(),
          }),
        ).toEqual({ amountCents: 0 }),
    ],
    [
      'a smaller plan is none',
      async (id) =>
        await expect(shop.upgrade(id, 'starter')).rejects.toMatchObject({ code: 'wrong_state' }),
    ],
    [
      'the price of an earlier period is none',
      async (id) => {
        const at = shop.emulator.settings.clock.now();
        shop.emulator.advance(32 * dayMs);
        await expect(
          shop.payments.previewUpgrade({ subscriptionId: id, plan: 'pro', at }),
        ).rejects.toMatchObject({
          code: 'wrong_state',
          detail: expect.stringContaining('A new period'),
        });
      },
    ],
    [
      'of a subscription that ended is none',
      async (id) => {
        await shop.payments.end(id);
        await expect(shop.upgrade(id, 'pro')).rejects.toMatchObject({
          code: 'wrong_state',
          detail: expect.stringContaining('not running'),
        });
      },
    ],
    [
      'of a subscription unknown is none',
      async () =>
        await expect(shop.upgrade('sub_unknown', 'pro')).rejects.toMatchObject({
          code: 'not_found',
        }),
    ],
  ])('%s', async (_name, attempt) => {
    const { id, latestInvoiceId } = await shop.subscribe('plus');
    await attempt(id);
    expect((await shop.subscription(id)).plan).toBe('plus');
    expect(latestInvoiceId).not.toBeNull();
  });

  it('waits until an open renewal is paid', async () => {
    const { id } = await shop.subscribe('starter', 'fails_later');
    shop.emulator.advance(32 * dayMs);
    await expect(shop.upgrade(id, 'plus')).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining('open invoice'),
    });
  });
});

describe('a smaller plan', () => {
  it('is none where it is larger, or the same', async () => {
    const { id } = await shop.subscribe('plus');
    await expect(downgrade(id, 'plus')).rejects.toMatchObject({ code: 'wrong_state' });
    expect(await shop.subscription(id)).toMatchObject({ plan: 'plus', scheduledPlan: null });
  });

  it('takes the place of an upgrade that waits for the bank', async () => {
    const { id } = await shop.subscribe('plus', 'asks');
    const url = urlOf(await shop.upgrade(id, 'pro'));
    await downgrade(id, 'starter');
    expect(shop.emulator.answerBank(url, true)).toBe('over');
    expect(await shop.subscription(id)).toMatchObject({
      plan: 'plus',
      scheduledPlan: 'starter',
      openInvoiceUrl: null,
    });
  });

  it('takes the place of a cancellation', async () => {
    const { id } = await shop.subscribe('pro');
    await shop.payments.cancelAtPeriodEnd({ subscriptionId: id, key: randomUUID() });
    await downgrade(id, 'starter');
    expect(await shop.subscription(id)).toMatchObject({
      cancelAtPeriodEnd: false,
      scheduledPlan: 'starter',
    });
    shop.emulator.advance(32 * dayMs);
    expect(await shop.subscription(id)).toMatchObject({ plan: 'starter', status: 'active' });
  });

  it("can follow another while that one's month runs, and be cancelled in it", async () => {
    const { id } = await shop.subscribe('pro');
    await downgrade(id, 'plus');
    shop.emulator.advance(32 * dayMs);
    expect(await shop.subscription(id)).toMatchObject({ plan: 'plus', scheduledPlan: null });
    await downgrade(id, 'starter');
    expect(await shop.subscription(id)).toMatchObject({ plan: 'plus', scheduledPlan: 'starter' });
    await shop.payments.cancelAtPeriodEnd({ subscriptionId: id, key: randomUUID() });
    expect(await shop.subscription(id)).toMatchObject({
      cancelAtPeriodEnd: true,
      scheduledPlan: null,
    });
  });

  it('is scheduled once for a key', async () => {
    const { id } = await shop.subscribe('pro');
    const change = { subscriptionId: id, plan: 'starter' as const, key: randomUUID() };
    await Promise.all([
      shop.payments.scheduleDowngrade(change),
      shop.payments.scheduleDowngrade(change),
    ]);
    await shop.payments.scheduleDowngrade(change);
    expect(shop.emulator.store.schedules.size).toBe(1);
    expect(await shop.subscription(id)).toMatchObject({ scheduledPlan: 'starter' });
  });
});

describe('an end', () => {
  it('is asked for once', async () => {
    const { id } = await shop.subscribe('plus');
    await shop.payments.end(id);
    await shop.payments.end(id);
    expect(shop.emulator.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    await expect(shop.payments.end('sub_unknown')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('an end that broke off', () => {
  it('is completed when it is asked for again', async () => {
    const { id } = await shop.subscribe('plus', 'fails_later');
    shop.emulator.advance(32 * dayMs);
    shop.emulator.faults.inject('refuse', { times: 3, at: /void/ });
    await expect(shop.payments.end(id)).rejects.toMatchObject({ code: 'unavailable' });
    expect(openInvoices()).toHaveLength(1);
    await shop.payments.end(id);
    expect(openInvoices()).toEqual([]);
  });
});

describe('periods that begin on the last day of a month', () => {
  it('keep to it', async () => {
    await shop.emulator.close();
    shop = await openShop({ startAt: new Date('2026-01-31T10:00:00Z') });
    const { id } = await shop.subscribe('starter');
    shop.emulator.advance(35 * dayMs);
    expect(await shop.subscription(id)).toMatchObject({
      periodStart: new Date('2026-02-28T10:00:00Z'),
      periodEnd: new Date('2026-03-31T10:00:00Z'),
    });
    shop.emulator.advance(30 * dayMs);
    const april = await shop.subscription(id);
    expect(april).toMatchObject({
      periodStart: new Date('2026-03-31T10:00:00Z'),
      periodEnd: new Date('2026-04-30T10:00:00Z'),
    });
    await shop.upgrade(id, 'plus');
    const { latestInvoiceId } = await shop.subscription(id);
    shop.emulator.advance(60 * dayMs);
    // Asked long afterwards, it is still the period of the upgrade.
    expect(await shop.payments.findInvoice(latestInvoiceId ?? '')).toMatchObject({
      cause: { periodStart: april.periodStart, periodEnd: april.periodEnd },
    });
  });
});
