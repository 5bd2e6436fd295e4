import type { Stripe } from 'stripe';
import type { PaidPlanId } from '@scenewright/contract/rules/plans.ts';
import type { Invoice } from '@scenewright/contract/rules/payments.ts';
import { idOf, toDate } from './stripe-values.ts';

type PlanOf = (price: {
  readonly id: string;
  readonly product: string | null;
}) => Promise<PaidPlanId | null>;

interface Line {
  readonly plan: PaidPlanId;
  readonly amountCents: number;
  readonly isProration: boolean;
  readonly period: { readonly start: number; readonly end: number };
}

function isProration({ parent }: Stripe.InvoiceLineItem): boolean {
  return (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration ?? false;
}

/** The lines of an invoice that are about one of our plans. */
async function planLinesOf(invoice: Stripe.Invoice, planOf: PlanOf): Promise<readonly Line[]> {
  const lines = await Promise.all(
    invoice.lines.data.map(async (line): Promise<Line | null> => {
      const price = line.pricing?.price_details;
      const id = idOf(price?.price);
      const plan = id === null ? null : await planOf({ id, product: price?.product ?? null });
      return plan === null
        ? null
        : { plan, amountCents: line.amount, isProration: isProration(line), period: line.period };
    }),
  );
  return lines.filter((line) => line !== null);
}

/**
 * What an invoice was made for, by its billing reason and its lines. An upgrade has two lines of proration: the rest of
 * the old plan given back, the rest of the new one charged, both from the moment of the change to the period's end.
 * @param periodStartOf the whole period's start, which such lines do not tell
 */
export async function causeOf(
  invoice: Stripe.Invoice,
  planOf: PlanOf,
  periodStartOf: (periodEnd: number) => Promise<number>,
): Promise<Invoice['cause']> {
  const lines = await planLinesOf(invoice, planOf);
  const whole = lines.find((line) => !line.isProration);
  if (
    (invoice.billing_reason === 'subscription_create' ||
      invoice.billing_reason === 'subscription_cycle') &&
    whole !== undefined
  ) {
    return {
      kind: 'period',
      plan: whole.plan,
      periodStart: toDate(whole.period.start),
      periodEnd: toDate(whole.period.end),
    };
  }
  const givenBack = lines.find((line) => line.isProration && line.amountCents < 0);
  const charged = lines.find((line) => line.isProration && line.amountCents > 0);
  if (
    invoice.billing_reason !== 'subscription_update' ||
    givenBack === undefined ||
    charged === undefined
  )
    return { kind: 'other' };
  const { start, end } = charged.period;
  return {
    kind: 'upgrade',
    from: givenBack.plan,
    to: charged.plan,
    at: toDate(start),
    periodStart: toDate(await periodStartOf(end)),
    periodEnd: toDate(end),
  };
}
