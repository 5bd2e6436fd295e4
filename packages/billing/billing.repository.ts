import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { PlanId } from '@scenewright/contract/rules/plans.ts';
import type { CheckoutTable, PlanQuoteTable, SubscriptionTable } from './tables.ts';
import type { Queryable, Tables, Tx } from './host.ts';
import { prepareQuery } from '@scenewright/database/prepared-query.ts';
import { overviewColumn } from '@scenewright/ledger';

export type SubscriptionRow = Selectable<SubscriptionTable>;
export type CheckoutRow = Selectable<CheckoutTable>;
export type QuoteRow = Selectable<PlanQuoteTable>;

/** The provider of subscriptions that an operator gives by hand. */
export const manualPlan = 'by-hand';

export async function findCustomer(
  db: Queryable,
  provider: string,
  accountId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('billing_customer')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

export async function insertCustomer(
  db: Queryable,
  customer: { accountId: string; provider: string; customerId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('billing_customer')
    .values({
      account_id: customer.accountId,
      provider: customer.provider,
      customer_id: customer.customerId,
      created_at: customer.at,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'provider']).doNothing())
    .execute();
}

/** The account of a provider's customer, held until the transaction ends: one webhook event of theirs is worked on at a time. */
export async function lockAccountOfCustomer(
  tx: Tx,
  provider: string,
  customerId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('billing_customer')
    .select('account_id')
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** Numbers a reading before the provider is asked: of two, the one that began later counts. */
export async function beginReading(db: Queryable): Promise<bigint> {
  const { rows } = await sql<{
    reading: bigint | string;
  }>`select nextval('subscription_reading') as reading`.execute(db);
  return BigInt(rows[0]?.reading ?? 0);
}

/** Keeps what was read of a subscription, unless a later reading is there. */
export async function saveSubscription(
  tx: Tx,
  subscription: Omit<SubscriptionRow, 'changing_until'>,
): Promise<void> {
  const { provider: _provider, subscription_id: _id, account_id: _account, ...read } = subscription;
  await tx
    .insertInto('subscription')
    .values({ ...subscription, changing_until: null })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'subscription_id'])
        .doUpdateSet(read)
        .where('subscription.reading', '<', subscription.reading),
    )
    .execute();
}

const isRunning = ['active', 'past_due'] as const;

/** Whether a subscription is one of these providers' and runs. */
const runsAt = (eb: ExpressionBuilder<Tables, 'subscription'>, providers: string[]) =>
  eb.and([
    eb('provider', '=', eb.fn.any(eb.val(providers))),
    eb(
      'status',
      'in',
      isRunning.map((status) => sql.lit(status)),
    ),
  ]);

/** The subscription an account lives on: null for the free plan. */
export async function findRunning(
  db: Queryable,
  providers: readonly string[],
  accountId: string,
): Promise<SubscriptionRow | null> {
  const row = await db
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('provider', 'in', providers)
    .where('status', 'in', isRunning)
    .orderBy('started_at', 'desc')
    .orderBy('subscription_id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The subscription that runs, as {@link findRunning}; where none does one that has ended, if there is any. */
const standingColumn = (
  eb: ExpressionBuilder<Tables, never>,
  { accountId, providers }: { readonly accountId: string; readonly providers: string[] },
) =>
  jsonObjectFrom(
    eb
      .selectFrom('subscription')
      .select(['plan', 'status', 'cancel_at_period_end', 'scheduled_plan', 'period_end'])
      .select((row) => runsAt(row, providers).$castTo<boolean>().as('runs'))
      .where('account_id', '=', accountId)
      .where((row) => row.or([runsAt(row, providers), row('ended_at', 'is not', null)]))
      .orderBy('runs', 'desc')
      .orderBy('started_at', 'desc')
      .orderBy('subscription_id')
      .limit(1),
  );

const queryCreditInfo = prepareQuery(
  'credit-info',
  (db: Queryable, values: { readonly accountId: string; readonly providers: string[] }) =>
    db.selectNoFrom((eb) => [
      standingColumn(eb, values).as('standing'),
      overviewColumn(eb, values.accountId).as('credits'),
    ]),
);

/** How an account stands with these providers and what its ledger shows: in one query, since every page asks. */
export async function findCreditInfo(
  db: Queryable,
  providers: readonly string[],
  accountId: string,
) {
  const [found] = await queryCreditInfo(db, { accountId, providers: [...providers] });
  if (found === undefined) throw new Error('a query without a table gave no row');
  return found;
}

/** When the account's last subscription ended; null where none ever did. */
export async function findLastEnd(db: Queryable, accountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('subscription')
    .select('ended_at')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.ended_at ?? null;
}

/**
 * Claims a subscription for one change at a time, until the lease ends or is given back.
 * @returns false where another change is under way
 */
export async function claimChange(
  db: Queryable,
  { provider, subscription_id: id }: SubscriptionRow,
  now: Date,
  until: Date,
): Promise<boolean> {
  const claimed = await db
    .updateTable('subscription')
    .set({ changing_until: until })
    .where('provider', '=', provider)
    .where('subscription_id', '=', id)
    .where((eb) => eb.or([eb('changing_until', 'is', null), eb('changing_until', '<=', now)]))
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

/** Gives up every claim on a change: for an engine whose only process has just begun, so that nobody holds one. */
export async function endAllChanges(db: Queryable): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ changing_until: null })
    .where('changing_until', 'is not', null)
    .execute();
}

export async function endChange(
  db: Queryable,
  { provider, subscription_id: id }: SubscriptionRow,
): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ changing_until: null })
    .where('provider', '=', provider)
    .where('subscription_id', '=', id)
    .execute();
}

export async function findOpenCheckout(
  db: Queryable,
  accountId: string,
): Promise<CheckoutRow | null> {
  return (
    (await db
      .selectFrom('checkout')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('status', '=', 'open')
      .executeTakeFirst()) ?? null
  );
}

/** Opens a checkout for an account; null where one was opened at this very moment. */
export async function insertCheckout(
  db: Queryable,
  checkout: { accountId: string; provider: string; plan: PlanId; at: Date },
): Promise<CheckoutRow | null> {
  const row = await db
    .insertInto('checkout')
    .values({
      id: randomUUID(),
      account_id: checkout.accountId,
      provider: checkout.provider,
      plan: checkout.plan,
      checkout_id: null,
      url: null,
      status: 'open',
      created_at: checkout.at,
    })
    .onConflict((conflict) =>
      conflict.column('account_id').where('status', '=', 'open').doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Notes the provider's page of a checkout. @returns false where the checkout is over by now */
export async function attachPage(
  db: Queryable,
  id: string,
  page: Pick<CheckoutRow, 'checkout_id' | 'url'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('checkout')
    .set(page)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endCheckout(db: Queryable, id: string): Promise<void> {
  await db.updateTable('checkout').set({ status: 'over' }).where('id', '=', id).execute();
}

/** A checkout that is over, for whatever reason, makes room for another. */
export async function closeCheckout(tx: Tx, provider: string, checkoutId: string): Promise<void> {
  await tx
    .updateTable('checkout')
    .set({ status: 'over' })
    .where('provider', '=', provider)
    .where('checkout_id', '=', checkoutId)
    .execute();
}

/** The quote shown last for a change, while it may still be used. */
export async function findQuote(
  db: Queryable,
  quote: Pick<QuoteRow, 'provider' | 'subscription_id' | 'from_plan' | 'to_plan'>,
  now: Date,
): Promise<QuoteRow | null> {
  const row = await db
    .selectFrom('plan_quote')
    .selectAll()
    .where('provider', '=', quote.provider)
    .where('subscription_id', '=', quote.subscription_id)
    .where('from_plan', '=', quote.from_plan)
    .where('to_plan', '=', quote.to_plan)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertQuote(
  db: Queryable,
  quote: Omit<QuoteRow, 'id' | 'used_at'>,
): Promise<QuoteRow> {
  return await db
    .insertInto('plan_quote')
    .values({ ...quote, id: randomUUID(), used_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function useQuote(db: Queryable, id: string, at: Date): Promise<void> {
  await db.updateTable('plan_quote').set({ used_at: at }).where('id', '=', id).execute();
}

export async function deleteOldQuotes(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('plan_quote').where('expires_at', '<', before).execute();
}

/** Running subscriptions of a provider whose period should have been renewed by now. */
export async function listOverdue(
  db: Queryable,
  provider: string,
  before: Date,
  limit: number,
): Promise<SubscriptionRow[]> {
  return await db
    .selectFrom('subscription')
    .selectAll()
    .where('provider', '=', provider)
    .where('status', 'in', isRunning)
    .where('period_end', '<', before)
    .orderBy('period_end')
    .limit(limit)
    .execute();
}

/** What a provider must still end when an account closes. */
export async function listObligations(tx: Tx, accountId: string) {
  const subscriptions = await tx
    .selectFrom('subscription')
    .select(['provider', 'subscription_id'])
    .where('account_id', '=', accountId)
    .where('status', '<>', 'ended')
    .execute();
  const checkouts = await tx
    .selectFrom('checkout')
    .select(['provider', 'checkout_id'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'open')
    .where('checkout_id', 'is not', null)
    .execute();
  return {
    subscriptions,
    checkouts: checkouts.flatMap(({ provider, checkout_id: id }) =>
      id === null ? [] : [{ provider, checkout_id: id }],
    ),
  };
}
