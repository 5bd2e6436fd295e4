import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Actions, type Context, dayMs, present } from './actions.ts';

export function describeRenewals(
  context: Context,
  { subscription, subscribe, invoice, eventsAbout, passPeriodEnd }: Actions,
): void {
  const payments = () => context().payments;

  describe('a period that ends', () => {
    it('is renewed by the month, each with an invoice', async () => {
      let current = await subscribe('plus');
      const { startedAt } = current;
      for (const month of [1, 2, 3]) {
        await passPeriodEnd(current);
        const renewed = await subscription(current.id);
        expect(renewed).toMatchObject({
          status: 'active',
          plan: 'plus',
          periodStart: current.periodEnd,
          startedAt,
        });
        expect(renewed.periodEnd.getUTCMonth()).toBe((startedAt.getUTCMonth() + month + 1) % 12);
        expect(renewed.latestInvoiceId).not.toBe(current.latestInvoiceId);
        expect(await invoice(renewed.latestInvoiceId)).toMatchObject({
          status: 'paid',
          amountCents: 2999,
          cause: {
            kind: 'period',
            plan: 'plus',
            periodStart: renewed.periodStart,
            periodEnd: renewed.periodEnd,
          },
        });
        expect(await eventsAbout(present(renewed.latestInvoiceId, 'the invoice'))).toContain(
          'invoice.paid',
        );
        current = renewed;
      }
    });

    it('changes to the smaller plan that was chosen', async () => {
      const started = await subscribe('pro');
      const { id } = started;
      await payments().scheduleDowngrade({ subscriptionId: id, plan: 'plus', key: randomUUID() });
      await payments().scheduleDowngrade({
        subscriptionId: id,
        plan: 'starter',
        key: randomUUID(),
      });
      expect(await subscription(id)).toMatchObject({
        plan: 'pro',
        scheduledPlan: 'starter',
        status: 'active',
        periodEnd: started.periodEnd,
        latestInvoiceId: started.latestInvoiceId,
      });
      expect(await eventsAbout(id)).toContain('subscription_schedule.updated');
      await passPeriodEnd(started);
      const renewed = await subscription(id);
      expect(renewed).toMatchObject({
        plan: 'starter',
        scheduledPlan: null,
        status: 'active',
        periodStart: started.periodEnd,
      });
      expect(await invoice(renewed.latestInvoiceId)).toMatchObject({
        status: 'paid',
        amountCents: 999,
        cause: { kind: 'period', plan: 'starter' },
      });
    });

    it('ends a subscription that was cancelled', async () => {
      const started = await subscribe('plus');
      const change = { subscriptionId: started.id, key: randomUUID() };
      await payments().cancelAtPeriodEnd(change);
      await payments().cancelAtPeriodEnd(change);
      expect(await subscription(started.id)).toMatchObject({
        status: 'active',
        cancelAtPeriodEnd: true,
        periodEnd: started.periodEnd,
      });
      await passPeriodEnd(started);
      const ended = await subscription(started.id);
      expect(ended).toMatchObject({ status: 'ended', latestInvoiceId: started.latestInvoiceId });
      expect(ended.endedAt).toEqual(started.periodEnd);
      expect(await eventsAbout(started.id)).toContain('customer.subscription.deleted');
    });

    it('goes on as it was when a cancellation, or a smaller plan, is taken back', async () => {
      const started = await subscribe('plus');
      await payments().scheduleDowngrade({
        subscriptionId: started.id,
        plan: 'starter',
        key: randomUUID(),
      });
      await payments().cancelAtPeriodEnd({ subscriptionId: started.id, key: randomUUID() });
      expect(await subscription(started.id)).toMatchObject({
        cancelAtPeriodEnd: true,
        scheduledPlan: null,
      });
      await payments().resume({ subscriptionId: started.id, key: randomUUID() });
      expect(await subscription(started.id)).toMatchObject({
        cancelAtPeriodEnd: false,
        scheduledPlan: null,
      });
      await payments().scheduleDowngrade({
        subscriptionId: started.id,
        plan: 'starter',
        key: randomUUID(),
      });
      await payments().resume({ subscriptionId: started.id, key: randomUUID() });
      await passPeriodEnd(started);
      expect(await subscription(started.id)).toMatchObject({
        status: 'active',
        plan: 'plus',
        cancelAtPeriodEnd: false,
        scheduledPlan: null,
        periodStart: started.periodEnd,
      });
    });
  });

  describe('a renewal that fails', () => {
    it('can be paid by hand', async () => {
      const started = await subscribe('plus', 'fails_later');
      await passPeriodEnd(started);
      const overdue = await subscription(started.id);
      expect(overdue).toMatchObject({
        status: 'past_due',
        plan: 'plus',
        periodStart: started.periodEnd,
      });
      expect(await invoice(overdue.latestInvoiceId)).toMatchObject({
        status: 'open',
        amountCents: 2999,
      });
      expect(await eventsAbout(present(overdue.latestInvoiceId, 'the invoice'))).toContain(
        'invoice.payment_failed',
      );

      await context().pay(present(overdue.openInvoiceUrl, 'where to pay'), 'declined');
      expect(await subscription(started.id)).toMatchObject({
        status: 'past_due',
        openInvoiceUrl: overdue.openInvoiceUrl,
      });
      await context().pay(present(overdue.openInvoiceUrl, 'where to pay'), 'works');
      expect(await subscription(started.id)).toMatchObject({
        status: 'active',
        openInvoiceUrl: null,
        periodStart: overdue.periodStart,
        periodEnd: overdue.periodEnd,
      });
      expect(await invoice(overdue.latestInvoiceId)).toMatchObject({
        status: 'paid',
        cause: { kind: 'period', plan: 'plus', periodStart: overdue.periodStart },
      });
      expect(await eventsAbout(present(overdue.latestInvoiceId, 'the invoice'))).toContain(
        'invoice.paid',
      );
    });

    it('is tried again, and at last ends the subscription', async () => {
      const started = await subscribe('plus', 'fails_later');
      await passPeriodEnd(started);
      const { latestInvoiceId } = await subscription(started.id);
      await context().advance(2 * dayMs);
      expect(await subscription(started.id)).toMatchObject({ status: 'past_due' });
      await context().advance(20 * dayMs);
      expect(await subscription(started.id)).toMatchObject({
        status: 'ended',
        openInvoiceUrl: null,
        endedAt: expect.any(Date),
      });
      expect(await invoice(latestInvoiceId)).toMatchObject({ status: 'uncollectible' });
      const about = await eventsAbout(present(latestInvoiceId, 'the invoice'));
      expect(about.filter((type) => type === 'invoice.payment_failed').length).toBeGreaterThan(1);
      expect(about).toContain('invoice.marked_uncollectible');
      expect(await eventsAbout(started.id)).toContain('customer.subscription.deleted');
    });
  });

  describe('an end', () => {
    it('is at once, and once', async () => {
      const { id, latestInvoiceId } = await subscribe('plus');
      await payments().end(id);
      const ended = await subscription(id);
      expect(ended).toMatchObject({ status: 'ended', latestInvoiceId });
      await payments().end(id);
      expect(await subscription(id)).toEqual(ended);
      expect(await invoice(latestInvoiceId)).toMatchObject({ status: 'paid', refundedCents: 0 });
      expect(
        (await eventsAbout(id)).filter((type) => type === 'customer.subscription.deleted'),
      ).toHaveLength(1);
    });

    it('calls off what is open', async () => {
      const started = await subscribe('plus', 'fails_later');
      await passPeriodEnd(started);
      await payments().end(started.id);
      const ended = await subscription(started.id);
      expect(ended).toMatchObject({ status: 'ended', openInvoiceUrl: null });
      expect((await invoice(ended.latestInvoiceId)).status).not.toBe('open');
    });
  });

  describe('money given back', () => {
    it('is counted on the invoice', async () => {
      const { latestInvoiceId } = await subscribe('plus');
      const id = present(latestInvoiceId, 'the invoice');
      await context().refund(id, 1000);
      expect(await invoice(id)).toMatchObject({ status: 'paid', refundedCents: 1000 });
      await context().refund(id, 1999);
      expect(await invoice(id)).toMatchObject({
        status: 'paid',
        refundedCents: 2999,
        dispute: 'none',
      });
      expect((await eventsAbout(id)).filter((type) => type === 'charge.refunded')).toHaveLength(2);
    });

    it.each(['won', 'lost'] as const)('is disputed at the bank, and %s', async (outcome) => {
      const { latestInvoiceId } = await subscribe('plus');
      const id = present(latestInvoiceId, 'the invoice');
      await context().dispute(id);
      expect(await invoice(id)).toMatchObject({ status: 'paid', dispute: 'open' });
      await context().closeDispute(id, outcome);
      expect(await invoice(id)).toMatchObject({ status: 'paid', dispute: outcome });
      expect(await eventsAbout(id)).toEqual(
        expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed']),
      );
    });
  });
}
