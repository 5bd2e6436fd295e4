import { AppError } from '@scenewright/contract/app-error.ts';
import type { Queryable, Tx } from '../host.ts';
import type { Checkout, CheckoutOrder } from '@scenewright/contract/rules/payments.ts';
import { recordEvent } from '../events/record-event.ts';
import { paymentStatusOf } from '../invoices/invoice-view.ts';
import { findInvoice } from '../invoices/invoice.repository.ts';
import { once } from '../orders.repository.ts';
import type { Parts } from '../parts.ts';
import { createProviderId } from '../provider-id.ts';
import * as repository from './checkout.repository.ts';

const openForMs = 24 * 3_600_000;

export function checkoutUrl(publicUrl: string, id: string): string {
  return `${publicUrl}/local-checkout/${id}`;
}

/** How a checkout stands; one whose time is over is closed even before anybody has noted it. */
export function statusOf(
  { status, expires_at }: repository.CheckoutRow,
  now: Date,
): Checkout['status'] {
  return status === 'open' && expires_at <= now ? 'expired' : status;
}

async function view(
  db: Queryable,
  { clock, publicUrl }: Parts,
  row: repository.CheckoutRow,
): Promise<Checkout> {
  const invoice = row.invoice_id === null ? null : await findInvoice(db, row.invoice_id);
  const status = statusOf(row, clock.now());
  return {
    id: row.id,
    status,
    url: status === 'open' ? checkoutUrl(publicUrl, row.id) : null,
    expiresAt: row.expires_at,
    subscriptionId: invoice?.subscription_id ?? null,
    payment:
      invoice === null
        ? null
        : {
            id: invoice.payment_id,
            clientSecret: invoice.payment_secret,
            status: paymentStatusOf(invoice),
          },
  };
}

export async function findCheckout(parts: Parts, id: string): Promise<Checkout | null> {
  const row = await repository.findCheckout(parts.database.db, id);
  return row === null ? null : await view(parts.database.db, parts, row);
}

/** @throws AppError not_found for a customer that is not this account's, wrong_state */
export async function createCheckout(parts: Parts, order: CheckoutOrder): Promise<Checkout> {
  const now = parts.clock.now();
  const { accountId, customerId, plan, successUrl, cancelUrl, key } = order;
  return await parts.database.transact(async (tx) => {
    const id = await once(
      tx,
      { key, of: { order: 'checkout', accountId, customerId, plan, successUrl, cancelUrl }, now },
      async () => {
        if (!(await repository.isCustomer(tx, { id: customerId, accountId })))
          throw new AppError('not_found');
        const id = createProviderId('cs_test');
        await repository.insertCheckout(tx, {
          id,
          customer_id: customerId,
          plan,
          success_url: successUrl,
          cancel_url: cancelUrl,
          created_at: now,
          expires_at: new Date(now.getTime() + openForMs),
        });
        return id;
      },
    );
    return await view(tx, parts, await requireCheckout(tx, id));
  });
}

async function requireCheckout(tx: Tx, id: string): Promise<repository.CheckoutRow> {
  const row = await repository.lockCheckout(tx, id);
  if (row === null) throw new AppError('not_found');
  return row;
}

/** Closes an open checkout. @throws AppError not_found */
export async function expireCheckout(parts: Parts, id: string): Promise<Checkout> {
  return await parts.database.transact(async (tx) => {
    const row = await requireCheckout(tx, id);
    if (row.status !== 'open') return await view(tx, parts, row);
    await repository.markExpired(tx, id);
    await recordEvent(tx, parts, 'checkout', id, 'checkout.session.expired');
    return await view(tx, parts, { ...row, status: 'expired' });
  });
}
