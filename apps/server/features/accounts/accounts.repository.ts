import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { AccountTable } from '../../database/tables.ts';

export type Account = Selectable<AccountTable>;

interface NewAccount {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string | null;
  readonly isGuest: boolean;
  readonly now: Date;
}

/** Makes an account; null where the person has one already, also when it was made at this very moment. */
export async function insertAccount(
  tx: Tx,
  { issuer, subject, email, name, isGuest, now }: NewAccount,
): Promise<Account | null> {
  const inserted = await tx
    .insertInto('account')
    .values({
      id: randomUUID(),
      issuer,
      subject,
      email,
      name,
      is_guest: isGuest,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

/** The account of a person, held until the transaction ends; null where it is gone. */
export async function lockAccountOf(
  tx: Tx,
  issuer: string,
  subject: string,
): Promise<Account | null> {
  return (
    (await tx
      .selectFrom('account')
      .selectAll()
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

export async function findAccountOf(
  db: Queryable,
  issuer: string,
  subject: string,
): Promise<Account | null> {
  return (
    (await db
      .selectFrom('account')
      .selectAll()
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()) ?? null
  );
}

export async function findAccount(db: Queryable, id: string): Promise<Account | null> {
  return (
    (await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  );
}

/** People with an account under an address, whatever the case of its letters. */
export async function listByEmail(db: Queryable, email: string): Promise<Account[]> {
  return await db
    .selectFrom('account')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .where('is_guest', '=', false)
    .orderBy('created_at')
    .execute();
}

/** The account, held until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<Account | null> {
  return (
    (await tx
      .selectFrom('account')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

/** The provider's sessions that an account's API tokens are tied to. */
export async function listProviderSessions(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('api_session')
    .select('provider_session_id')
    .distinct()
    .where('account_id', '=', id)
    .where('provider_session_id', 'is not', null)
    .execute();
  return rows.flatMap(({ provider_session_id: session }) => session ?? []);
}

/** Deletes an account with its sessions. */
export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('account').where('id', '=', id).execute();
}

/**
 * @param hash of the person's address, or of what the identity provider calls them or a session of theirs
 * @param forgetAt null: never
 */
export async function rememberClosed(
  tx: Tx,
  hash: Uint8Array,
  now: Date,
  forgetAt: Date | null = null,
): Promise<void> {
  await tx
    .insertInto('closed_account')
    .values({ person_hash: hash, closed_at: now, forget_at: forgetAt })
    .onConflict((conflict) =>
      conflict.column('person_hash').doUpdateSet({ closed_at: now, forget_at: forgetAt }),
    )
    .execute();
}

export async function sweepClosed(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('closed_account').where('forget_at', '<=', now).execute();
}

/** When somebody's account was closed the last time; null: never. */
export async function findClosedAt(db: Queryable, hash: Uint8Array): Promise<Date | null> {
  return (
    (
      await db
        .selectFrom('closed_account')
        .select('closed_at')
        .where('person_hash', '=', hash)
        .executeTakeFirst()
    )?.closed_at ?? null
  );
}

/** Guests who neither signed in nor changed anything since `before`. */
export async function listIdleGuests(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('is_guest', '=', true)
    .where('updated_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('content')
            .select('content.id')
            .whereRef('content.account_id', '=', 'account.id')
            .where('content.updated_at', '>=', before),
        ),
      ),
    )
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

interface AccountChanges {
  readonly email?: string;
  readonly name?: string | null;
  readonly is_guest?: boolean;
}

export async function updateAccount(
  db: Queryable,
  id: string,
  changes: AccountChanges,
  now: Date,
): Promise<Account> {
  return await db
    .updateTable('account')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
