import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable, Tx } from '../host.ts';
import type { TestPaymentInvoiceTable } from '../tables.ts';

export type InvoiceRow = Selectable<TestPaymentInvoiceTable>;

export async function insertInvoice(
  tx: Tx,
  invoice: Insertable<TestPaymentInvoiceTable>,
): Promise<InvoiceRow> {
  return await tx
    .insertInto('test_payment_invoice')
    .values(invoice)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findInvoice(db: Queryable, id: string): Promise<InvoiceRow | null> {
  return (
    (await db
      .selectFrom('test_payment_invoice')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  );
}

export async function findInvoiceOfPayment(
  db: Queryable,
  paymentId: string,
): Promise<InvoiceRow | null> {
  return (
    (await db
      .selectFrom('test_payment_invoice')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .executeTakeFirst()) ?? null
  );
}

/** What waits to be paid: a renewal, an upgrade, or both; the renewal first. */
export async function listOpenInvoices(
  db: Queryable,
  subscriptionId: string,
): Promise<InvoiceRow[]> {
  const open = await db
    .selectFrom('test_payment_invoice')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'open')
    .execute();
  return open.sort((a, b) => Number(a.from_plan !== null) - Number(b.from_plan !== null));
}

export async function findLatestInvoiceId(
  db: Queryable,
  subscriptionId: string,
): Promise<string | null> {
  const latest = await db
    .selectFrom('test_payment_invoice')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.id ?? null;
}

/** The invoices made last, of everybody. */
export async function listNewestInvoices(db: Queryable, limit: number): Promise<InvoiceRow[]> {
  return await db
    .selectFrom('test_payment_invoice')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

export async function saveInvoice(
  tx: Tx,
  id: string,
  changes: Updateable<TestPaymentInvoiceTable>,
): Promise<void> {
  await tx.updateTable('test_payment_invoice').set(changes).where('id', '=', id).execute();
}
