import type { Queryable } from '../../database/database.ts';
import { storyboards } from '../storyboard/index.ts';

/** Where the next page of a list in the order of time begins. */
export interface Mark {
  readonly created_at: Date;
  readonly id: string;
}

const pageSize = 200;

export async function findAccount(db: Queryable, id: string) {
  return await db
    .selectFrom('account')
    .select(['id', 'issuer', 'subject', 'email', 'name', 'is_guest', 'created_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** API sessions, without what would open one. */
export async function listApiSessions(db: Queryable, accountId: string) {
  return await db
    .selectFrom('api_session')
    .select(['id', 'provider_session_id', 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}

export async function listContents(
  db: Queryable,
  accountId: string,
  after: Mark | null,
): Promise<Mark[]> {
  return await db
    .selectFrom('content')
    .select(['id', 'created_at'])
    .where('account_id', '=', accountId)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('created_at', 'id'),
          '>',
          eb.tuple(after?.created_at ?? new Date(0), after?.id ?? ''),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(pageSize)
    .execute();
}

/** A content with everything that was written and made for it. */
export async function readContent(db: Queryable, accountId: string, id: string) {
  const content = await db
    .selectFrom('content')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (content === undefined) return null;
  const storyboard = await storyboards.readStoryboard(db, id);
  const pages = await db
    .selectFrom('watch_link')
    .selectAll()
    .where('content_id', '=', id)
    .orderBy('created_at')
    .execute();
  return {
    ...content,
    ...storyboard,
    pages,
  };
}

export async function listCast(db: Queryable, accountId: string) {
  return await db
    .selectFrom('cast_member')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function listLibrary(db: Queryable, accountId: string) {
  return await db
    .selectFrom('library_item')
    .leftJoin('library_origin', 'library_origin.item_id', 'library_item.id')
    .selectAll('library_item')
    .select('library_origin.credit')
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What all films of the account have in common; null where it was never set up. */
export async function readBrand(db: Queryable, accountId: string) {
  const brand = await db
    .selectFrom('brand')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return brand ?? null;
}

export async function readPayments(db: Queryable, accountId: string) {
  return {
    customers: await db
      .selectFrom('billing_customer')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute(),
    subscriptions: await db
      .selectFrom('subscription')
      .select([
        'provider',
        'subscription_id',
        'plan',
        'status',
        'cancel_at_period_end',
        'scheduled_plan',
        'period_start',
        'period_end',
        'started_at',
        'ended_at',
      ])
      .where('account_id', '=', accountId)
      .orderBy('started_at')
      .execute(),
    checkouts: await db
      .selectFrom('checkout')
      .select(['provider', 'plan', 'checkout_id', 'status', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    quotes: await db
      .selectFrom('plan_quote')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('quoted_at')
      .execute(),
    returned: await db
      .selectFrom('returned_payment')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute(),
  };
}

export async function readBalance(db: Queryable, accountId: string) {
  return {
    balance:
      (await db
        .selectFrom('credit_account')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst()) ?? null,
    grants: await db
      .selectFrom('credit_grant')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  };
}

/** The ledger's lines. */
export async function listTransactions(db: Queryable, accountId: string, after: Mark | null) {
  return await db
    .selectFrom('credit_transaction')
    .select(['id', 'type', 'description', 'credits', 'created_at'])
    .where('account_id', '=', accountId)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('created_at', 'id'),
          '>',
          eb.tuple(after?.created_at ?? new Date(0), after?.id ?? ''),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(pageSize)
    .execute();
}

/** Mails to the account's own address. What they said may have held links that open something, and is not told. */
export async function listMails(db: Queryable, email: string, after: Mark | null) {
  return await db
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'subject', 'created_at', 'sent_at', 'failed_at'])
    .where('recipient', '=', email)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('created_at', 'id'),
          '>',
          eb.tuple(after?.created_at ?? new Date(0), after?.id ?? ''),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(pageSize)
    .execute();
}

/** Addresses that were asked whether they want this account's mails. */
export async function listConsents(db: Queryable, accountId: string) {
  return await db
    .selectFrom('mail_consent')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}

/** Files that are the account's and may be shown. */
export async function listFiles(db: Queryable, accountId: string, after: Mark | null) {
  return await db
    .selectFrom('asset')
    .select(['id', 'mime_type', 'created_at'])
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    // A part of an upload is nothing that could be opened.
    .where('mime_type', '<>', 'application/octet-stream')
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('created_at', 'id'),
          '>',
          eb.tuple(after?.created_at ?? new Date(0), after?.id ?? ''),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(pageSize)
    .execute();
}
