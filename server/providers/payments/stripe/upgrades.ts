import type { Stripe } from 'stripe';
import { AppError } from '#contract/app-error.ts';
import type { Payments, UpgradeResult } from '../payments.ts';
import { toPaymentStatus } from './intents.ts';
import { requireRunning } from './plan-changes.ts';
import type { PriceBook } from './price-book.ts';
import { nextPhaseOf, type Schedules } from './schedules.ts';
import { ask } from './stripe-failure.ts';
import { expanded, idOf, intentIdOf, toSeconds } from './stripe-values.ts';
import { onlyItemOf } from './subscriptions.ts';

interface Parts {
  readonly stripe: Stripe;
  readonly prices: PriceBook;
  readonly schedules: Schedules;
}

/**
 * Upgrades by a pending update: Stripe makes an invoice of the difference and tries to take it, and the plan changes when
 * that invoice is paid, not before. Preview and charge name the same `proration_date`, so they come to the same amount.
 * What is left unpaid lapses after 23 hours, or with the period.
 */
export function createUpgrades({ stripe, prices, schedules }: Parts): Pick<Payments, 'previewUpgrade' | 'upgrade'> {
  /** The invoice of a pending update, once Stripe has tried to have it paid. */
  async function settle(invoiceId: string): Promise<UpgradeResult> {
    const invoice = await ask(stripe.invoices.retrieve(invoiceId, { expand: ['confirmation_secret'] }));
    if (invoice.status === 'paid') return { status: 'active' };
    const secret = invoice.confirmation_secret?.client_secret;
    const url = invoice.hosted_invoice_url;
    if (invoice.status === 'open' && secret !== undefined && typeof url === 'string') {
      const status = toPaymentStatus(await ask(stripe.paymentIntents.retrieve(intentIdOf(secret))));
      if (status === 'succeeded') return { status: 'active' };
      if (status === 'requires_action' || status === 'processing') return { status: 'requires_action', url };
    }
    // Voiding the invoice withdraws the pending update: nothing may be left that a later card could still pay.
    if (invoice.status === 'open') await ask(stripe.invoices.voidInvoice(invoiceId));
    throw new AppError('payment_failed');
  }

  /** Puts back what was scheduled before an upgrade that came to nothing. */
  async function restore(subscriptionId: string, scheduledPrice: string, key: string): Promise<void> {
    const subscription = await requireRunning(stripe, subscriptionId);
    await schedules.changeAtPeriodEnd(subscription, { from: onlyItemOf(subscription).price.id, to: scheduledPrice, key: `${key}:restore` });
  }

  return {
    async previewUpgrade({ subscriptionId, plan, at }) {
      const item = onlyItemOf(await requireRunning(stripe, subscriptionId));
      const price = (await prices.ids())[plan];
      if (item.price.id === price) return { amountCents: 0 };
      const change = { items: [{ id: item.id, price }], proration_behavior: 'always_invoice', proration_date: toSeconds(at) } satisfies Stripe.InvoiceCreatePreviewParams.SubscriptionDetails;
      const invoice = await ask(stripe.invoices.createPreview({ subscription: subscriptionId, subscription_details: change }));
      return { amountCents: invoice.amount_due };
    },
    async upgrade({ subscriptionId, plan, at, key }) {
      const subscription = await requireRunning(stripe, subscriptionId);
      const item = onlyItemOf(subscription);
      const price = (await prices.ids())[plan];
      if (item.price.id === price) return { status: 'active' };
      const scheduledPrice = idOf(nextPhaseOf(expanded(subscription.schedule))?.items[0]?.price);
      await schedules.release(subscription);
      try {
        const change = {
          items: [{ id: item.id, price }],
          proration_behavior: 'always_invoice',
          proration_date: toSeconds(at),
          payment_behavior: 'pending_if_incomplete',
        } satisfies Stripe.SubscriptionUpdateParams;
        const updated = await ask(stripe.subscriptions.update(subscriptionId, change, { idempotencyKey: key }));
        const invoiceId = idOf(updated.latest_invoice);
        return updated.pending_update === null || invoiceId === null ? { status: 'active' } : await settle(invoiceId);
      } catch (error) {
        if (error instanceof AppError && error.code === 'payment_failed' && scheduledPrice !== null) await restore(subscriptionId, scheduledPrice, key);
        throw error;
      }
    },
  };
}
