import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { MailTable } from '../../database/mail-tables.ts';

export type StoredMail = Selectable<MailTable>;

interface NewMail {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl?: string | null;
  readonly now: Date;
}

export async function insertMail(
  tx: Tx,
  { id, kind, to, subject, text, html, unsubscribeUrl = null, now }: NewMail,
): Promise<void> {
  await tx
    .insertInto('mail')
    .values({
      id,
      kind,
      recipient: to,
      subject,
      text,
      html,
      unsubscribe_url: unsubscribeUrl,
      created_at: now,
    })
    .execute();
}

export async function findMail(db: Queryable, id: string): Promise<StoredMail | null> {
  return (await db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** @param options.keepBody whether the words stay; a link in them is as good as a password */
export async function markSent(
  tx: Tx,
  id: string,
  { keepBody, now }: { keepBody: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable('mail')
    .set({
      sent_at: now,
      attempts: sql`attempts + 1`,
      last_error: null,
      ...(keepBody ? {} : { text: '', html: '' }),
    })
    .where('id', '=', id)
    .execute();
}

/** Counts a try that failed. @param failure.final it will not be tried again, so its words go, too */
export async function markFailed(
  tx: Tx,
  id: string,
  failure: { message: string; final: boolean; now: Date },
): Promise<void> {
  const { message, final, now } = failure;
  await tx
    .updateTable('mail')
    .set({
      attempts: sql`attempts + 1`,
      last_error: message,
      ...(final ? { failed_at: now, text: '', html: '' } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Forgets every mail to an address, sent or not; its sending job then finds nothing. */
export async function deleteMailTo(tx: Tx, recipient: string): Promise<void> {
  await tx.deleteFrom('mail').where('recipient', '=', recipient).execute();
}

/** Sent mail, newest first. */
export async function listSent(db: Queryable, limit: number): Promise<StoredMail[]> {
  return await db
    .selectFrom('mail')
    .selectAll()
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Forgets mail that is older than the given instant, whatever became of it. */
export async function deleteMailBefore(db: Queryable, instant: Date): Promise<void> {
  await db.deleteFrom('mail').where('created_at', '<', instant).execute();
}
