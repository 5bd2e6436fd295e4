import type { Invoice } from '@scenewright/contract/rules/payments.ts';
import type { BillingStore } from './store.ts';
import { getPlan, proratedCredits } from './rules.ts';

interface Settling {
  readonly accountId: string;
  readonly at: Date;
}

type PaidInvoice = Invoice & { readonly cause: Exclude<Invoice['cause'], { kind: 'other' }> };

/** Everything a paid invoice grants stems from its id: however many webhook events describe it, it grants once. */
const sourceOf = ({ id }: Invoice) => ({ type: 'invoice' as const, id });

async function grantPaid(
  store: BillingStore,
  accountId: string,
  invoice: PaidInvoice,
): Promise<void> {
  const { cause } = invoice;
  const { periodStart, periodEnd } = cause;
  if (cause.kind === 'period') {
    const { name, monthlyCredits, bonusCredits } = getPlan(cause.plan);
    await store.refresh({
      accountId,
      monthlyCredits: monthlyCredits ?? 0,
      bonusCredits,
      periodStart,
      periodEnd,
      source: sourceOf(invoice),
      description: `${name} plan`,
    });
    return;
  }
  const amount = proratedCredits(cause);
  const description = `Upgrade from ${getPlan(cause.from).name} to ${getPlan(cause.to).name}`;
  if (amount > 0)
    await store.grant({
      accountId,
      kind: 'plan',
      amount,
      periodStart,
      expiresAt: periodEnd,
      source: sourceOf(invoice),
      description,
    });
}

/** Money that went back in full, or is claimed back at the bank, takes its credits with it. */
function isTakenBack({ amountCents, refundedCents, dispute }: Invoice): boolean {
  return (
    dispute === 'open' || dispute === 'lost' || (amountCents > 0 && refundedCents >= amountCents)
  );
}

async function takeBack(
  store: BillingStore,
  accountId: string,
  invoice: PaidInvoice,
): Promise<void> {
  const { taken, owed } = await store.clawback({
    accountId,
    sources: [sourceOf(invoice)],
    key: `payment-returned:${invoice.id}`,
    description: 'Payment returned',
  });
  await store.rememberReturned({ accountId, invoiceId: invoice.id, taken, owed });
}

/** A dispute that was won: what went comes back until the same day. As bought credits they first pay the debt they left. */
async function giveBack(
  store: BillingStore,
  { accountId, at }: Settling,
  invoice: PaidInvoice,
): Promise<void> {
  const amount = await store.restoreReturned(invoice.id, at);
  if (amount === 0) return;
  await store.grant({
    accountId,
    kind: 'purchase',
    amount,
    expiresAt: invoice.cause.periodEnd,
    source: { type: 'payment-kept', id: invoice.id },
    description: 'Payment confirmed after all',
  });
}

/**
 * Brings the credits to what an invoice says now. Doing it again changes nothing, and the order in which invoices are
 * brought does not matter.
 */
export async function settleInvoice(
  store: BillingStore,
  settling: Settling,
  invoice: Invoice,
): Promise<void> {
  const { cause } = invoice;
  if (invoice.status !== 'paid' || cause.kind === 'other') return;
  const paid: PaidInvoice = { ...invoice, cause };
  await grantPaid(store, settling.accountId, paid);
  if (isTakenBack(invoice)) await takeBack(store, settling.accountId, paid);
  else await giveBack(store, settling, paid);
}
