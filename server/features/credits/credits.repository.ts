import type { Queryable, Tx } from '../../database/database.ts';
import type { CreditBucket, CreditGrantTable, CreditHoldTable, CreditTransactionTable } from '../../database/tables.ts';
import type { Allocation, OpenGrant } from './credits.rules.ts';

export interface Entry {
  readonly bucket: CreditBucket;
  readonly grantId: string;
  readonly amount: number;
}

/** Locks the account's row, making it first where there is none: one credit operation per account at a time. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.insertInto('credit_account').values({ account_id: accountId }).onConflict((conflict) => conflict.doNothing()).execute();
  await tx.selectFrom('credit_account').select('account_id').where('account_id', '=', accountId).forUpdate().executeTakeFirstOrThrow();
}

export async function findTransaction(tx: Tx, accountId: string, key: string) {
  return await tx.selectFrom('credit_transaction').selectAll().where('account_id', '=', accountId).where('idempotency_key', '=', key).executeTakeFirst();
}

/** Writes one transaction with its entries and moves the cached totals by them. */
export async function record(tx: Tx, transaction: CreditTransactionTable, entries: readonly Entry[]): Promise<void> {
  await tx.insertInto('credit_transaction').values(transaction).execute();
  await tx
    .insertInto('credit_entry')
    .values(entries.map(({ bucket, grantId, amount }) => ({ transaction_id: transaction.id, account_id: transaction.account_id, bucket, grant_id: grantId, amount })))
    .execute();
  const change = (bucket: CreditBucket) => entries.reduce((sum, entry) => (entry.bucket === bucket ? sum + entry.amount : sum), 0);
  await tx
    .updateTable('credit_account')
    .set((eb) => ({ available: eb('available', '+', change('available')), reserved: eb('reserved', '+', change('reserved')), spent: eb('spent', '+', change('spent')) }))
    .where('account_id', '=', transaction.account_id)
    .execute();
}

export async function insertGrant(tx: Tx, grant: Omit<CreditGrantTable, 'reserved' | 'priority'> & { priority?: number }): Promise<void> {
  await tx.insertInto('credit_grant').values({ ...grant }).execute();
}

/** Takes what a person wrote (titles) out of an account's rows; the figures stay. */
export async function anonymise(tx: Tx, accountId: string, description: string): Promise<void> {
  await tx.updateTable('credit_transaction').set({ description }).where('account_id', '=', accountId).execute();
  await tx.updateTable('credit_hold').set({ description }).where('account_id', '=', accountId).execute();
}

/** Grants with something left, in spend order. */
export async function listOpenGrants(db: Queryable, accountId: string): Promise<OpenGrant[]> {
  return await db
    .selectFrom('credit_grant')
    .select(['id', 'remaining', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .where('remaining', '>', 0)
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('priority')
    .orderBy('id')
    .execute();
}

/** Moves credits of grants between their free and their reserved part. */
export async function moveGrants(tx: Tx, allocations: readonly Allocation[], change: { remaining: -1 | 0 | 1; reserved: -1 | 0 | 1 }): Promise<void> {
  for (const { grantId, amount } of allocations) {
    await tx
      .updateTable('credit_grant')
      .set((eb) => ({ remaining: eb('remaining', '+', change.remaining * amount), reserved: eb('reserved', '+', change.reserved * amount) }))
      .where('id', '=', grantId)
      .execute();
  }
}

export async function insertHold(tx: Tx, hold: Omit<CreditHoldTable, 'captured'>, allocations: readonly Allocation[]): Promise<void> {
  await tx.insertInto('credit_hold').values(hold).execute();
  await tx.insertInto('credit_hold_allocation').values(allocations.map(({ grantId, amount }) => ({ hold_id: hold.id, grant_id: grantId, amount }))).execute();
}

export async function findHold(tx: Tx, holdId: string) {
  return await tx.selectFrom('credit_hold').selectAll().where('id', '=', holdId).executeTakeFirst();
}

/** A hold's allocations with their grants' expiry, those that expire first in front. */
export async function listAllocations(tx: Tx, holdId: string): Promise<(Allocation & { expiresAt: Date | null })[]> {
  return await tx
    .selectFrom('credit_hold_allocation')
    .innerJoin('credit_grant', 'credit_grant.id', 'credit_hold_allocation.grant_id')
    .select(['credit_grant.id as grantId', 'credit_hold_allocation.amount', 'credit_grant.expires_at as expiresAt'])
    .where('hold_id', '=', holdId)
    .orderBy('credit_grant.expires_at', (order) => order.asc().nullsLast())
    .orderBy('credit_grant.priority')
    .orderBy('credit_grant.id')
    .execute();
}

export async function settleHold(tx: Tx, holdId: string, settled: { status: 'captured' | 'released'; captured: number; at: Date }): Promise<void> {
  await tx.updateTable('credit_hold').set({ status: settled.status, captured: settled.captured, settled_at: settled.at }).where('id', '=', holdId).execute();
}

/** Credits captured over all time. */
export async function findSpent(db: Queryable, accountId: string): Promise<number> {
  const row = await db.selectFrom('credit_account').select('spent').where('account_id', '=', accountId).executeTakeFirst();
  return row?.spent ?? 0;
}

export async function listUsage(db: Queryable, accountId: string, limit: number) {
  return await db
    .selectFrom('credit_transaction')
    .innerJoin('credit_hold', 'credit_hold.id', 'credit_transaction.hold_id')
    .select(['credit_transaction.id', 'credit_transaction.description', 'credit_transaction.created_at as date', 'credit_hold.captured as credits'])
    .where('credit_transaction.account_id', '=', accountId)
    .where('credit_transaction.type', '=', 'capture')
    .orderBy('credit_transaction.created_at', 'desc')
    .limit(limit)
    .execute();
}

/** When the account's monthly allowance ends; null where it has none. */
export async function findPlanExpiry(db: Queryable, accountId: string, at: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('credit_grant')
    .select('expires_at')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'plan')
    .where('expires_at', '>', at)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/** Accounts with free credits in buckets that have expired. */
export async function listExpiredGrants(db: Queryable, at: Date, limit: number): Promise<{ id: string; accountId: string }[]> {
  return await db
    .selectFrom('credit_grant')
    .select(['id', 'account_id as accountId'])
    .where('remaining', '>', 0)
    .where('expires_at', '<=', at)
    .orderBy('id')
    .limit(limit)
    .execute();
}
