import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { MailConsentTable } from '../../database/delivery-tables.ts';
import type { Sender } from './delivery.rules.ts';

export type Consent = Selectable<MailConsentTable>;

export async function findSender(db: Queryable, accountId: string): Promise<Sender | undefined> {
  return await db
    .selectFrom('account')
    .select(['email', 'is_guest'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

export async function findConsent(
  db: Queryable,
  accountId: string,
  mailbox: string,
): Promise<Consent | undefined> {
  return await db
    .selectFrom('mail_consent')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('mailbox', '=', mailbox)
    .executeTakeFirst();
}

/**
 * What a mailbox said to an account, locked until the transaction ends and made where there is nothing yet. An answer that
 * comes meanwhile waits, and then finds what this transaction did.
 */
export async function lockConsent(
  tx: Tx,
  accountId: string,
  mailbox: string,
  now: Date,
): Promise<Consent> {
  await tx
    .insertInto('mail_consent')
    .values({ id: randomUUID(), account_id: accountId, mailbox, created_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'mailbox']).doNothing())
    .execute();
  return await tx
    .selectFrom('mail_consent')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('mailbox', '=', mailbox)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function findConsentById(db: Queryable, id: string): Promise<Consent | undefined> {
  return await db.selectFrom('mail_consent').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @returns false where the account that asked is gone */
export async function updateConsent(
  tx: Tx,
  id: string,
  change: Partial<Pick<Consent, 'asked_at' | 'granted_at'>>,
): Promise<boolean> {
  return (
    (await tx
      .updateTable('mail_consent')
      .set(change)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}

export async function isRefused(db: Queryable, mailboxHash: Uint8Array): Promise<boolean> {
  return (
    (await db
      .selectFrom('mail_refusal')
      .select('refused_at')
      .where('mailbox_hash', '=', mailboxHash)
      .executeTakeFirst()) !== undefined
  );
}

export async function insertRefusal(tx: Tx, mailboxHash: Uint8Array, now: Date): Promise<void> {
  await tx
    .insertInto('mail_refusal')
    .values({ mailbox_hash: mailboxHash, refused_at: now })
    .onConflict((conflict) => conflict.column('mailbox_hash').doNothing())
    .execute();
}

export async function deleteRefusal(tx: Tx, mailboxHash: Uint8Array): Promise<void> {
  await tx.deleteFrom('mail_refusal').where('mailbox_hash', '=', mailboxHash).execute();
}

/** What mailboxes said to one account, handed over to another; what they said to that one already stays. */
export async function adoptConsents(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .updateTable('mail_consent')
    .set({ account_id: to })
    .where('account_id', '=', from)
    .where('mailbox', 'not in', (eb) =>
      eb.selectFrom('mail_consent').select('mailbox').where('account_id', '=', to),
    )
    .execute();
}

/** The contents of an account that are to be mailed to somebody. */
export async function listAddressedContents(tx: Tx, accountId: string) {
  return await tx
    .selectFrom('content')
    .select(['id', 'email'])
    .where('account_id', '=', accountId)
    .where('email', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Finished contents of an account whose creator was not mailed yet, newest first, locked until the transaction ends. */
export async function lockWaitingContents(tx: Tx, accountId: string) {
  return await tx
    .selectFrom('content')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'completed')
    .where('email', 'is not', null)
    .where('film_mailed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('taken_down_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .forUpdate()
    .execute();
}
