import type { PaidPlanId } from '@scenewright/contract/rules/plans.ts';
import type { Tx } from '../host.ts';
import { createPaymentSecret, createProviderId } from '../provider-id.ts';
import { insertInvoice, type InvoiceRow } from './invoice.repository.ts';

interface InvoiceOrder {
  readonly subscription: {
    readonly id: string;
    readonly customer_id: string;
    readonly period_start: Date;
    readonly period_end: Date;
  };
  readonly plan: PaidPlanId;
  readonly amountCents: number;
  readonly at: Date;
  readonly upgrade?: { readonly from: PaidPlanId; readonly at: Date; readonly returnUrl: string };
  /** What becomes of it: paid at once, or open until it is paid or something happens at `dueAt`. */
  readonly settlement:
    | { readonly status: 'paid' }
    | { readonly status: 'open'; readonly attempts: number; readonly dueAt: Date };
}

/** Makes an invoice for a subscription's running period, with a payment of its own. */
export async function makeInvoice(
  tx: Tx,
  { subscription, plan, amountCents, at, upgrade, settlement }: InvoiceOrder,
): Promise<InvoiceRow> {
  const { id, customer_id, period_start, period_end } = subscription;
  const paymentId = createProviderId('pi');
  return await insertInvoice(tx, {
    id: createProviderId('in'),
    customer_id,
    subscription_id: id,
    status: settlement.status,
    amount_cents: amountCents,
    plan,
    from_plan: upgrade?.from ?? null,
    upgrade_at: upgrade?.at ?? null,
    return_url: upgrade?.returnUrl ?? null,
    period_start,
    period_end,
    payment_id: paymentId,
    payment_secret: createPaymentSecret(paymentId),
    created_at: at,
    ...(settlement.status === 'paid'
      ? { attempts: 1, due_at: null, paid_at: at }
      : { attempts: settlement.attempts, due_at: settlement.dueAt, paid_at: null }),
  });
}
