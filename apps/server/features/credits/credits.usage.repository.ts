import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../database/database.ts';
import { prepareQuery } from '../../database/prepared-query.ts';

// Conditions of partial indexes are told as they stand there: of a placeholder no plan for all values knows that it fits.
const queryOverview = prepareQuery(
  'credit-overview',
  (db, { accountId, captures }: { readonly accountId: string; readonly captures: number }) =>
    db
      .selectFrom('credit_account')
      .select(['spent', 'owed', 'free_since', 'free_due', 'plan_until'])
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom('credit_grant')
            .select(['id', 'remaining', 'expires_at as expiresAt', 'period_start as periodStart'])
            .whereRef('credit_grant.account_id', '=', 'credit_account.account_id')
            .where('remaining', '>', eb.lit(0)),
        ).as('grants'),
        jsonArrayFrom(
          eb
            .selectFrom('credit_transaction')
            .select(['id', 'description', 'created_at as date', 'credits'])
            .whereRef('credit_transaction.account_id', '=', 'credit_account.account_id')
            .where('type', '=', sql.lit('capture'))
            .orderBy('position', 'desc')
            .limit(captures),
        ).as('captures'),
      ])
      .where('account_id', '=', accountId),
);

/** An account with its open buckets and its last captures, newest first: all of one moment and in one query, since every page asks. */
export async function findOverview(db: Queryable, accountId: string, captures: number) {
  const [found] = await queryOverview(db, { accountId, captures });
  if (found === undefined) return undefined;
  const { grants, captures: last, ...account } = found;
  // Moments come as text in JSON.
  const moment = (text: Date | string) => new Date(text);
  return {
    account,
    grants: grants.map(({ expiresAt, periodStart, ...grant }) => ({
      ...grant,
      expiresAt: expiresAt === null ? null : moment(expiresAt),
      periodStart: periodStart === null ? null : moment(periodStart),
    })),
    captures: last.map((capture) => ({ ...capture, date: moment(capture.date) })),
  };
}

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
