import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Actions, type Context, dayMs, hourMs, inSeconds, present } from './actions.ts';

/** Upgrades that the card on file pays at once. */
export function describeUpgrades(
  context: Context,
  { subscription, subscribe, invoice, eventsAbout, upgrade, passPeriodEnd }: Actions,
): void {
  const payments = () => context().payments;

  describe('an upgrade', () => {
    it('charges exactly what was previewed, and the same key charges once', async () => {
      const { id, periodStart, periodEnd } = await subscribe('starter');
      await context().advance(10 * dayMs);
      const at = inSeconds(context().now());
      const { amountCents } = await payments().previewUpgrade({
        subscriptionId: id,
        plan: 'pro',
        at,
      });
      const share =
        (periodEnd.getTime() - at.getTime()) / (periodEnd.getTime() - periodStart.getTime());
      // The rest of both plans is rounded to a cent, each by itself.
      expect(Math.abs(amountCents - (9999 - 999) * share)).toBeLessThanOrEqual(1);
      await context().advance(10 * 60_000);
      expect(await payments().previewUpgrade({ subscriptionId: id, plan: 'pro', at })).toEqual({
        amountCents,
      });
      const key = randomUUID();
      expect(await upgrade(id, 'pro', at, key)).toEqual({ status: 'active' });

      const upgraded = await subscription(id);
      expect(upgraded).toMatchObject({
        plan: 'pro',
        status: 'active',
        periodStart,
        periodEnd,
        openInvoiceUrl: null,
      });
      expect(await invoice(upgraded.latestInvoiceId)).toMatchObject({
        status: 'paid',
        amountCents,
        subscriptionId: id,
        cause: { kind: 'upgrade', from: 'starter', to: 'pro', at, periodStart, periodEnd },
      });
      expect(await upgrade(id, 'pro', at, key)).toEqual({ status: 'active' });
      expect((await subscription(id)).latestInvoiceId).toBe(upgraded.latestInvoiceId);
      expect(await eventsAbout(present(upgraded.latestInvoiceId, 'the invoice'))).toContain(
        'invoice.paid',
      );
      expect(await eventsAbout(id)).toContain('customer.subscription.updated');
    });

    it('is charged in full at the next renewal', async () => {
      const started = await subscribe('starter');
      await upgrade(started.id, 'plus', inSeconds(context().now()));
      await passPeriodEnd(started);
      const renewed = await subscription(started.id);
      expect(renewed).toMatchObject({
        plan: 'plus',
        status: 'active',
        periodStart: started.periodEnd,
      });
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
    });
  });
}

/** Upgrades that the bank asks the holder of the card about. */
export function describeUpgradesAskedAbout(
  context: Context,
  { subscription, subscribe, invoice, eventsAbout, upgrade }: Actions,
): void {
  const payments = () => context().payments;

  describe('an upgrade that the bank asks about', () => {
    it('takes effect once its holder has answered', async () => {
      const { id } = await subscribe('starter', 'asks');
      await context().advance(dayMs);
      const at = inSeconds(context().now());
      const { amountCents } = await payments().previewUpgrade({
        subscriptionId: id,
        plan: 'plus',
        at,
      });
      const result = await upgrade(id, 'plus', at);
      const url = result.status === 'requires_action' ? result.url : '';
      expect(await subscription(id)).toMatchObject({ plan: 'starter', status: 'active' });
      await context().pay(url, 'refused');
      expect(await subscription(id)).toMatchObject({ plan: 'starter', status: 'active' });
      await context().pay(url, 'asks');
      const upgraded = await subscription(id);
      expect(upgraded).toMatchObject({ plan: 'plus', status: 'active', openInvoiceUrl: null });
      const paid = await invoice(upgraded.latestInvoiceId);
      expect(paid).toMatchObject({
        status: 'paid',
        amountCents,
        cause: { kind: 'upgrade', from: 'starter', to: 'plus', at },
      });
      expect(await eventsAbout(paid.id)).toEqual(
        expect.arrayContaining(['invoice.payment_action_required', 'invoice.paid']),
      );
    });

    it('lapses when it is never answered', async () => {
      const { id } = await subscribe('starter', 'asks');
      await context().advance(dayMs);
      await upgrade(id, 'plus', inSeconds(context().now()));
      const { latestInvoiceId } = await subscription(id);
      await context().advance(24 * hourMs);
      expect(await subscription(id)).toMatchObject({
        plan: 'starter',
        status: 'active',
        openInvoiceUrl: null,
      });
      expect(await invoice(latestInvoiceId)).toMatchObject({ status: 'void' });
      expect(await eventsAbout(id)).toContain('customer.subscription.pending_update_expired');
    });
  });
}

/** Upgrades that the card on file does not pay. */
export function describeDeclinedUpgrades(
  context: Context,
  { subscription, subscribe, invoice, upgrade }: Actions,
): void {
  const payments = () => context().payments;

  describe('a declined upgrade', () => {
    it('changes nothing when the card is declined', async () => {
      const before = await subscribe('starter', 'fails_later');
      await context().advance(dayMs);
      const at = inSeconds(context().now());
      await expect(upgrade(before.id, 'plus', at)).rejects.toMatchObject({
        code: 'payment_failed',
      });
      expect(await subscription(before.id)).toMatchObject({
        plan: 'starter',
        status: 'active',
        openInvoiceUrl: null,
      });
    });

    it('can be paid with another card, where that is asked for', async () => {
      const { id } = await subscribe('starter', 'fails_later');
      await context().advance(dayMs);
      const at = inSeconds(context().now());
      const result = await payments().upgrade({
        subscriptionId: id,
        plan: 'plus',
        at,
        key: randomUUID(),
        returnUrl: 'http://localhost:3000/profile',
        otherCard: true,
      });
      const url = result.status === 'requires_action' ? result.url : '';
      expect(await subscription(id)).toMatchObject({ plan: 'starter', status: 'active' });
      await context().pay(url, 'declined');
      expect(await subscription(id)).toMatchObject({ plan: 'starter', status: 'active' });
      await context().pay(url, 'works');
      const upgraded = await subscription(id);
      expect(upgraded).toMatchObject({ plan: 'plus', status: 'active', openInvoiceUrl: null });
      expect(await invoice(upgraded.latestInvoiceId)).toMatchObject({
        status: 'paid',
        cause: { kind: 'upgrade', from: 'starter', to: 'plus', at },
      });
    });
  });
}
