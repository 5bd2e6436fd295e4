import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { recentUsageCount } from '@scenewright/contract/rules/limits.ts';
import type { Queryable } from './host.ts';
import type { CreditTables } from './tables.ts';

/**
 * An account with its open buckets and its last captures, newest first: one column, so that a query that every page asks can read it
 * beside what else the page needs. Conditions of partial indexes are told as they stand there: where the query is planned once for
 * all values, of a placeholder nobody knows that it fits.
 */
export const overviewColumn = (eb: ExpressionBuilder<CreditTables, never>, accountId: string) =>
  jsonObjectFrom(
    eb
      .selectFrom('credit_account')
      .select(['spent', 'owed', 'free_since', 'free_due', 'plan_until'])
      .select((account) => [
        jsonArrayFrom(
          account
            .selectFrom('credit_grant')
            .select(['id', 'remaining', 'expires_at as expiresAt', 'period_start as periodStart'])
            .whereRef('credit_grant.account_id', '=', 'credit_account.account_id')
            .where('remaining', '>', account.lit(0)),
        ).as('grants'),
        jsonArrayFrom(
          account
            .selectFrom('credit_transaction')
            .select(['id', 'description', 'created_at as date', 'credits'])
            .whereRef('credit_transaction.account_id', '=', 'credit_account.account_id')
            .where('type', '=', sql.lit('capture'))
            .orderBy('position', 'desc')
            .limit(recentUsageCount),
        ).as('captures'),
      ])
      .where('account_id', '=', accountId),
  );

/** What {@link overviewColumn} gives; null for people without an account. */
export type Overview = NonNullable<ReturnType<typeof overviewColumn>['expressionType']> | null;

/** A capture of an account by its transaction's id. */
export async function findCapture(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<{ holdId: string; credits: number } | null> {
  const row = await db
    .selectFrom('credit_transaction')
    .select(['hold_id', 'credits'])
    .where('account_id', '=', accountId)
    .where('type', '=', 'capture')
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined || row.hold_id === null
    ? null
    : { holdId: row.hold_id, credits: row.credits };
}

/** Lines of the history of use from one position down to another, newest first: read by their number, however long it is. */
export async function listLines(
  db: Queryable,
  accountId: string,
  { newest, oldest }: { newest: number; oldest: number },
) {
  return await db
    .selectFrom('credit_transaction as line')
    .leftJoin('credit_hold as hold', 'hold.id', 'line.hold_id')
    .select([
      'line.id',
      'line.type',
      'line.description',
      'line.created_at as date',
      'line.credits',
      'hold.reference',
    ])
    .where('line.account_id', '=', accountId)
    .where('line.position', '<=', newest)
    .where('line.position', '>=', oldest)
    .orderBy('line.position', 'desc')
    .execute();
}

/** Accounts whose free allowance is due, the longest due first; `after` is the last one of the page before. */
export async function listDueAccounts(
  db: Queryable,
  at: Date,
  { after, limit }: { after: { due: Date; id: string } | null; limit: number },
): Promise<{ due: Date; id: string }[]> {
  const rows = await db
    .selectFrom('credit_account')
    .select(['account_id as id', 'free_due as due'])
    .where('free_due', '<=', at)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('free_due', 'account_id'), '>', eb.tuple(after?.due ?? at, after?.id ?? '')),
      ),
    )
    .orderBy('free_due')
    .orderBy('account_id')
    .limit(limit)
    .execute();
  return rows.map(({ id, due }) => ({ id, due: due ?? at }));
}

/** Buckets whose time has passed and that are not closed yet; `after` is the last one of the page before. */
export async function listExpiredGrants(
  db: Queryable,
  at: Date,
  { after, limit }: { after: { due: Date; id: string } | null; limit: number },
): Promise<{ due: Date; id: string; accountId: string }[]> {
  const rows = await db
    .selectFrom('credit_grant')
    .select(['id', 'account_id as accountId', 'expires_at as due'])
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', at)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('expires_at', 'id'), '>', eb.tuple(after?.due ?? at, after?.id ?? '')),
      ),
    )
    .orderBy('expires_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, accountId, due }) => ({ id, accountId, due: due ?? at }));
}
