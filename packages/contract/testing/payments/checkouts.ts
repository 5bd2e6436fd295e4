import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Actions, type Context, hourMs, inSeconds, present, urls } from './actions.ts';

export function describeCheckouts(
  context: Context,
  { open, subscription, subscribe, invoice, eventsAbout }: Actions,
): void {
  const payments = () => context().payments;

  describe('a checkout', () => {
    it('begins a subscription when it is paid', async () => {
      const before = inSeconds(context().now());
      const checkout = await open('plus');
      expect(checkout).toMatchObject({ status: 'open', subscriptionId: null, payment: null });
      expect(checkout.expiresAt.getTime() - context().now().getTime()).toBeGreaterThan(23 * hourMs);
      await context().pay(checkout.url, 'works');

      const paid = present(await payments().findCheckout(checkout.id), 'the checkout');
      expect(paid).toMatchObject({
        status: 'complete',
        url: null,
        payment: { status: 'succeeded' },
      });
      const started = await subscription(present(paid.subscriptionId, 'the subscription'));
      expect(started).toMatchObject({
        plan: 'plus',
        status: 'active',
        cancelAtPeriodEnd: false,
        scheduledPlan: null,
        endedAt: null,
        openInvoiceUrl: null,
      });
      expect(started.periodStart.getTime()).toBeGreaterThanOrEqual(before.getTime());
      expect(await invoice(started.latestInvoiceId)).toEqual({
        id: started.latestInvoiceId,
        customerId: started.customerId,
        subscriptionId: started.id,
        status: 'paid',
        amountCents: 2999,
        refundedCents: 0,
        dispute: 'none',
        cause: {
          kind: 'period',
          plan: 'plus',
          periodStart: started.periodStart,
          periodEnd: started.periodEnd,
        },
      });
      expect(await eventsAbout(checkout.id)).toContain('checkout.session.completed');
      expect(await eventsAbout(started.id)).toContain('customer.subscription.created');
      expect(await eventsAbout(present(started.latestInvoiceId, 'the invoice'))).toContain(
        'invoice.paid',
      );
    });

    it('stays open after a declined card, and can be paid with another', async () => {
      const checkout = await open('starter');
      await context().pay(checkout.url, 'declined');
      expect(await payments().findCheckout(checkout.id)).toMatchObject({
        status: 'open',
        url: checkout.url,
        subscriptionId: null,
      });
      await context().pay(checkout.url, 'works');
      expect(await payments().findCheckout(checkout.id)).toMatchObject({
        status: 'complete',
        payment: { status: 'succeeded' },
      });
    });

    it('waits for the answer to the bank', async () => {
      const checkout = await open('starter');
      await context().pay(checkout.url, 'refused');
      expect(await payments().findCheckout(checkout.id)).toMatchObject({ status: 'open' });
      await context().pay(checkout.url, 'asks');
      expect(await payments().findCheckout(checkout.id)).toMatchObject({
        status: 'complete',
        payment: { status: 'succeeded' },
      });
    });

    it('is open for a day when it is abandoned, and then expires', async () => {
      const checkout = await open();
      await context().advance(22 * hourMs);
      expect(await payments().findCheckout(checkout.id)).toMatchObject({
        status: 'open',
        url: checkout.url,
      });
      await context().advance(3 * hourMs);
      expect(await payments().findCheckout(checkout.id)).toMatchObject({
        status: 'expired',
        url: null,
        subscriptionId: null,
      });
      await context().pay(checkout.url, 'works');
      expect(await payments().findCheckout(checkout.id)).toMatchObject({
        status: 'expired',
        subscriptionId: null,
      });
      expect(await eventsAbout(checkout.id)).toEqual(['checkout.session.expired']);
    });

    it('can be closed, unless payment was faster', async () => {
      const [closed, paid] = [await open(), await open()];
      await context().pay(paid.url, 'works');
      expect(await payments().expireCheckout(closed.id)).toMatchObject({
        status: 'expired',
        url: null,
      });
      expect(await payments().expireCheckout(closed.id)).toMatchObject({ status: 'expired' });
      expect(await payments().expireCheckout(paid.id)).toMatchObject({ status: 'complete' });
      await context().pay(closed.url, 'works');
      expect(await payments().findCheckout(closed.id)).toMatchObject({
        status: 'expired',
        subscriptionId: null,
      });
    });

    it('is one for a key, and pays once however often it is paid', async () => {
      const accountId = randomUUID();
      const person = { accountId, email: `${accountId}@example.com`, name: null };
      const customerId = await payments().createCustomer(person);
      expect(await payments().createCustomer(person)).toBe(customerId);
      const order = { accountId, customerId, plan: 'plus' as const, ...urls, key: randomUUID() };
      const [one, two] = await Promise.all([
        payments().createCheckout(order),
        payments().createCheckout(order),
      ]);
      expect(two.id).toBe(one.id);
      const url = present(one.url, 'the address');
      await Promise.all([context().pay(url, 'works'), context().pay(url, 'works')]);
      await context().pay(url, 'works');
      const { subscriptionId } = present(await payments().findCheckout(one.id), 'the checkout');
      expect(
        (await eventsAbout(one.id)).filter((type) => type === 'checkout.session.completed'),
      ).toHaveLength(1);
      expect(
        (await eventsAbout(present(subscriptionId, 'the subscription'))).filter(
          (type) => type === 'customer.subscription.created',
        ),
      ).toHaveLength(1);
      await expect(payments().createCheckout({ ...order, plan: 'pro' })).rejects.toThrow();
    });
  });

  describe('a payment', () => {
    it('is shown to who has its secret, and to nobody else', async () => {
      const checkout = await open();
      await context().pay(checkout.url, 'works');
      const { id, clientSecret } = present(
        (await payments().findCheckout(checkout.id))?.payment,
        'the payment',
      );
      expect(await payments().findPayment({ id, clientSecret })).toBe('succeeded');
      const otherEnd = clientSecret.endsWith('_') ? 'A' : '_';
      expect(
        await payments().findPayment({
          id,
          clientSecret: `${clientSecret.slice(0, -1)}${otherEnd}`,
        }),
      ).toBeNull();
      expect(await payments().findPayment({ id, clientSecret: '' })).toBeNull();
      expect(await payments().findPayment({ id: 'pi_unknown', clientSecret })).toBeNull();
      const other = await subscribe();
      expect(other.id).not.toBe(id);
    });
  });

  describe('what does not exist', () => {
    it('is null', async () => {
      expect(await payments().findCheckout('cs_test_unknown')).toBeNull();
      expect(await payments().findSubscription('sub_unknown')).toBeNull();
      expect(await payments().findInvoice('in_unknown')).toBeNull();
    });
  });
}
