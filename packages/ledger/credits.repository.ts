import type { Selectable, Updateable } from 'kysely';
import type {
  CreditAccountTable,
  CreditBucket,
  CreditGrantTable,
  CreditTransactionTable,
} from './tables.ts';
import type { Queryable, Tx } from './host.ts';
import type { OpenGrant } from './rules.ts';

export type CreditAccount = Selectable<CreditAccountTable>;
export type Grant = Selectable<CreditGrantTable>;
export type NewGrant = Pick<
  Grant,
  | 'id'
  | 'account_id'
  | 'kind'
  | 'amount'
  | 'period_start'
  | 'expires_at'
  | 'source_type'
  | 'source_id'
  | 'origin_id'
  | 'created_at'
>;

/** The source of a grant. */
export interface Source {
  readonly type: string;
  readonly id: string;
}

export interface Entry {
  readonly bucket: CreditBucket;
  readonly grantId: string;
  readonly amount: number;
}

/** Locks the account's row, making it first where there is none: one credit operation per account at a time. */
export async function lockAccount(tx: Tx, accountId: string): Promise<CreditAccount> {
  const own = tx
    .selectFrom('credit_account')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate();
  const account = await own.executeTakeFirst();
  if (account !== undefined) return account;
  await tx
    .insertInto('credit_account')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await own.executeTakeFirstOrThrow();
}

export async function updateAccount(
  tx: Tx,
  accountId: string,
  changes: Pick<
    Updateable<CreditAccountTable>,
    'free_since' | 'free_due' | 'plan_since' | 'plan_until' | 'plan_ended'
  >,
): Promise<void> {
  await tx.updateTable('credit_account').set(changes).where('account_id', '=', accountId).execute();
}

export async function findAccount(
  db: Queryable,
  accountId: string,
): Promise<CreditAccount | undefined> {
  return await db
    .selectFrom('credit_account')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export async function findTransaction(tx: Tx, accountId: string, key: string) {
  return await tx
    .selectFrom('credit_transaction')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

function sumOf(entries: readonly Entry[], bucket: CreditBucket): number {
  return entries.reduce((sum, entry) => (entry.bucket === bucket ? sum + entry.amount : sum), 0);
}

/**
 * Writes one transaction with its entries. The balances of its buckets and of the account are moved by the entries and by
 * nothing else; all but reservations become the next line of the account's history of use. The account must be locked.
 */
export async function post(
  tx: Tx,
  transaction: Omit<CreditTransactionTable, 'position'>,
  entries: readonly Entry[],
): Promise<void> {
  const isLine = transaction.type !== 'reserve';
  const account = await tx
    .updateTable('credit_account')
    .set((eb) => ({
      available: eb('available', '+', sumOf(entries, 'available')),
      reserved: eb('reserved', '+', sumOf(entries, 'reserved')),
      spent: eb('spent', '+', sumOf(entries, 'spent')),
      owed: eb('owed', '-', sumOf(entries, 'owed')),
      usage_count: eb('usage_count', '+', isLine ? 1 : 0),
    }))
    .where('account_id', '=', transaction.account_id)
    .returning('usage_count')
    .executeTakeFirstOrThrow();
  for (const [grantId, own] of Map.groupBy(entries, (entry) => entry.grantId)) {
    await tx
      .updateTable('credit_grant')
      .set((eb) => ({
        remaining: eb('remaining', '+', sumOf(own, 'available')),
        reserved: eb('reserved', '+', sumOf(own, 'reserved')),
        spent: eb('spent', '+', sumOf(own, 'spent')),
        owed: eb('owed', '+', sumOf(own, 'owed')),
      }))
      .where('id', '=', grantId)
      .execute();
  }
  const line = { ...transaction, position: isLine ? account.usage_count : null };
  if (entries.length === 0)
    return void (await tx.insertInto('credit_transaction').values(line).execute());
  await tx
    .with('line', (db) => db.insertInto('credit_transaction').values(line))
    .insertInto('credit_entry')
    .values(
      entries.map(({ bucket, grantId, amount }) => ({
        transaction_id: transaction.id,
        account_id: transaction.account_id,
        bucket,
        grant_id: grantId,
        amount,
      })),
    )
    .execute();
}

export async function listEntries(
  tx: Tx,
  transactionId: string,
): Promise<Pick<Entry, 'bucket' | 'amount'>[]> {
  return await tx
    .selectFrom('credit_entry')
    .select(['bucket', 'amount'])
    .where('transaction_id', '=', transactionId)
    .execute();
}

/** Makes empty buckets; the entries that follow fill them. */
export async function insertGrants(tx: Tx, grants: readonly NewGrant[]): Promise<void> {
  await tx
    .insertInto('credit_grant')
    .values(grants.map((grant) => ({ ...grant, remaining: 0 })))
    .execute();
}

/** Grants with something left, in spend order. */
export async function listOpenGrants(db: Queryable, accountId: string): Promise<OpenGrant[]> {
  return await db
    .selectFrom('credit_grant')
    .select(['id', 'remaining', 'expires_at as expiresAt', 'period_start as periodStart'])
    .where('account_id', '=', accountId)
    .where('remaining', '>', 0)
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('priority')
    .orderBy('id')
    .execute();
}

/** Allowances that no period has closed yet, spent or not: credits may still come back to them. */
export async function listRunningAllowances(tx: Tx, accountId: string): Promise<Grant[]> {
  return await tx
    .selectFrom('credit_grant')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('period_start', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
}

export async function findGrant(tx: Tx, grantId: string): Promise<Grant | undefined> {
  return await tx
    .selectFrom('credit_grant')
    .selectAll()
    .where('id', '=', grantId)
    .executeTakeFirst();
}

export async function endGrants(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0)
    await tx.updateTable('credit_grant').set({ ended_at: at }).where('id', 'in', ids).execute();
}

/** An account's buckets from these sources, and those in which their credits came back; none that was taken back before. */
export async function listGrantsFrom(
  tx: Tx,
  accountId: string,
  sources: readonly Source[],
): Promise<Grant[]> {
  const roots = await tx
    .selectFrom('credit_grant')
    .select('id')
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb(
        eb.refTuple('source_type', 'source_id'),
        'in',
        sources.map(({ type, id }) => eb.tuple(type, id)),
      ),
    )
    .execute();
  if (roots.length === 0) return [];
  const ids = roots.map(({ id }) => id);
  return await tx
    .selectFrom('credit_grant')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('clawed_back_at', 'is', null)
    .where((eb) => eb.or([eb('id', 'in', ids), eb('origin_id', 'in', ids)]))
    .orderBy('id')
    .execute();
}

export async function markClawedBack(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('credit_grant')
    .set((eb) => ({ clawed_back_at: at, ended_at: eb.fn.coalesce('ended_at', eb.val(at)) }))
    .where('id', 'in', ids)
    .execute();
}

export async function rememberClawedBack(
  tx: Tx,
  accountId: string,
  sources: readonly Source[],
): Promise<void> {
  await tx
    .insertInto('credit_clawed_back_source')
    .values(
      sources.map(({ type, id }) => ({ source_type: type, source_id: id, account_id: accountId })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isClawedBack(tx: Tx, source: Source): Promise<boolean> {
  const row = await tx
    .selectFrom('credit_clawed_back_source')
    .select('account_id')
    .where('source_type', '=', source.type)
    .where('source_id', '=', source.id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a person's texts (titles) from an account's rows; the figures stay. */
export async function anonymise(tx: Tx, accountId: string, description: string): Promise<void> {
  await tx
    .updateTable('credit_transaction')
    .set({ description })
    .where('account_id', '=', accountId)
    .execute();
  await tx
    .updateTable('credit_hold')
    .set({ description })
    .where('account_id', '=', accountId)
    .execute();
}
