import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

export interface AccountState {
  readonly email: string;
  readonly available: number;
  readonly reserved: number;
  readonly spent: number;
  /** What was given to it. */
  readonly granted: number;
  /** The price of its orders that were carried out. */
  readonly delivered: number;
}

/** The credits of everybody, and what they have got for them. */
export async function listAccounts(db: Queryable): Promise<AccountState[]> {
  const { rows } = await sql<AccountState>`
    select account.email, credit.available, credit.reserved, credit.spent,
      (select coalesce(sum(amount), 0)::int from credit_grant where credit_grant.account_id = account.id) as granted,
      (select coalesce(sum(price), 0)::int from generation where generation.account_id = account.id and status = 'succeeded') as delivered
    from account join credit_account credit on credit.account_id = account.id
    where account.email is not null
    order by account.email`.execute(db);
  return rows;
}

/** Transactions of the ledger that do not sum to zero, and credits of which it says something else than the account. */
export async function countUneven(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from (select transaction_id from credit_entry group by transaction_id having sum(amount) <> 0) as uneven)::int
      + (select count(*) from credit_account where available <> (
          select coalesce(sum(amount), 0) from credit_entry where credit_entry.account_id = credit_account.account_id and bucket = 'available'))::int
      as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many scenes are made. */
export async function countMade(db: Queryable): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from scene where status = 'completed'`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface KnownPrediction {
  readonly externalId: string | null;
  readonly orderId: string | null;
  readonly status: string;
  readonly email: string | null;
  readonly begunAt: Date;
  readonly orderedAt: Date | null;
}

/** What was asked of hosted models, as the product has written it down. */
export async function listPredictions(db: Queryable): Promise<KnownPrediction[]> {
  const { rows } = await sql<KnownPrediction>`
    select prediction.external_id as "externalId", prediction.generation_id as "orderId", prediction.status, account.email,
      prediction.begun_at as "begunAt", generation.created_at as "orderedAt"
    from prediction join account on account.id = prediction.account_id
      left join generation on generation.id = prediction.generation_id
    order by prediction.begun_at`.execute(db);
  return rows;
}

/** Work that has not ended: orders, films, predictions, holds. */
export async function listUnfinished(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ what: string; count: number }>`
    select 'orders pending' as what, count(*)::int as count from generation where status = 'pending'
    union all select 'films pending', count(*)::int from film where status = 'pending'
    union all select 'predictions open', count(*)::int from prediction where status = 'begun'
    union all select 'holds pending', count(*)::int from credit_hold where status = 'pending'
    union all select 'scenes pending', count(*)::int from scene where status = 'pending'`.execute(
    db,
  );
  return rows.filter(({ count }) => count > 0).map(({ what, count }) => `${what}: ${count}`);
}

/** Makes every file old enough for the sweep. */
export async function ageAssets(db: Queryable): Promise<void> {
  await sql`update asset set created_at = created_at - interval '3 days'`.execute(db);
}

export async function listStorageKeys(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select storage_key as key from asset`.execute(db);
  return rows.map(({ key }) => key);
}

/** Kinds of jobs that wait, run or failed, without those that come round by themselves. */
export async function listJobs(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string; state: string; count: number }>`
    select name, state::text as state, count(*)::int as count from pgboss.job
    where state::text in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'
      and name not in ('sweep', 'remind-to-post', 'renew-test-payments', 'reconcile-payments')
    group by name, state order by name`.execute(db);
  return rows.map(({ name, state, count }) => `${name} ${state}: ${count}`);
}
