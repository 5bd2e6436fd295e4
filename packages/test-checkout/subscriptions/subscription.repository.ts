import type { Selectable, Updateable } from 'kysely';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { Queryable, Tx } from '../host.ts';
import type { TestPaymentSubscriptionTable } from '../tables.ts';

export type SubscriptionRow = Selectable<TestPaymentSubscriptionTable>;

export async function insertSubscription(
  tx: Tx,
  subscription: Omit<SubscriptionRow, 'cancel_at_period_end' | 'scheduled_plan' | 'ended_at'>,
): Promise<SubscriptionRow> {
  return await tx
    .insertInto('test_payment_subscription')
    .values({ ...subscription, scheduled_plan: null, ended_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findSubscription(db: Queryable, id: string): Promise<SubscriptionRow | null> {
  return (
    (await db
      .selectFrom('test_payment_subscription')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  );
}

/** The subscription as it is now, held until the transaction ends. Whoever changes it or its invoices holds it first. @throws AppError not_found */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow> {
  const row = await tx
    .selectFrom('test_payment_subscription')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('not_found');
  return row;
}

export async function saveSubscription(
  tx: Tx,
  id: string,
  changes: Updateable<TestPaymentSubscriptionTable>,
): Promise<SubscriptionRow> {
  return await tx
    .updateTable('test_payment_subscription')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Subscriptions with which something happens by itself at or before a moment, in the order of their ids. @param page.after only those behind this id */
export async function listDueSubscriptions(
  db: Queryable,
  now: Date,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const periodOver = db
    .selectFrom('test_payment_subscription')
    .select('id')
    .where('status', '<>', 'ended')
    .where('period_end', '<=', now)
    .where('id', '>', after);
  const invoiceDue = db
    .selectFrom('test_payment_invoice')
    .select('subscription_id as id')
    .where('due_at', '<=', now)
    .where('subscription_id', '>', after);
  return (await periodOver.union(invoiceDue).orderBy('id').limit(limit).execute()).map(
    ({ id }) => id,
  );
}
