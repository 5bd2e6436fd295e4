import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../host.ts';
import type { TestPaymentCheckoutTable } from '../tables.ts';

export type CheckoutRow = Selectable<TestPaymentCheckoutTable>;

/** The customer of an account, made with the id given where there is none. @returns its id */
export async function ensureCustomer(
  tx: Tx,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<string> {
  await tx
    .insertInto('test_payment_customer')
    .values({ id, account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  return (
    await tx
      .selectFrom('test_payment_customer')
      .select('id')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).id;
}

export async function isCustomer(
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  return (
    (await tx
      .selectFrom('test_payment_customer')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()) !== undefined
  );
}

export async function insertCheckout(
  tx: Tx,
  checkout: Omit<CheckoutRow, 'status' | 'invoice_id'>,
): Promise<void> {
  await tx
    .insertInto('test_payment_checkout')
    .values({ ...checkout, status: 'open', invoice_id: null })
    .execute();
}

export async function findCheckout(db: Queryable, id: string): Promise<CheckoutRow | null> {
  return (
    (await db
      .selectFrom('test_payment_checkout')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  );
}

/** The checkout as it is now, held until the transaction ends: those who pay there take turns. */
export async function lockCheckout(tx: Tx, id: string): Promise<CheckoutRow | null> {
  return (
    (await tx
      .selectFrom('test_payment_checkout')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

export async function completeCheckout(tx: Tx, id: string, invoiceId: string): Promise<void> {
  await tx
    .updateTable('test_payment_checkout')
    .set({ status: 'complete', invoice_id: invoiceId })
    .where('id', '=', id)
    .execute();
}

export async function markExpired(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('test_payment_checkout')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .execute();
}

/** Open checkouts whose time is over. */
export async function listOverdueCheckouts(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('test_payment_checkout')
    .select('id')
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
