import type { MailTransport } from '@scenewright/mail/mail.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { JobHandlers } from '../../jobs/queue.ts';
import { deleteMailBefore, findMail, markFailed, markSent } from './mail.repository.ts';

interface SendMailOptions {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly clock: Clock;
}

/**
 * Hands one mail to the transport. A mail that cannot be delivered ever is given up; any other failure goes back to
 * the queue. A process that dies between delivery and commit delivers again: mail is sent at least once.
 */
export function createSendMailHandler({
  database,
  transport,
  clock,
}: SendMailOptions): JobHandlers['send-mail'] {
  return async ({ payload: { mailId }, complete }) => {
    const mail = await findMail(database.db, mailId);
    if (mail === null || mail.sent_at !== null || mail.failed_at !== null)
      return await database.transact(complete);
    const { id, recipient, subject, text, html, unsubscribe_url: unsubscribeUrl } = mail;
    try {
      await transport.deliver({ id, to: recipient, subject, text, html, unsubscribeUrl });
    } catch (error) {
      const final = error instanceof ProviderError && !error.retryable;
      const message = error instanceof Error ? error.message : String(error);
      await database.transact(async (tx) => {
        await markFailed(tx, id, { message, final, now: clock.now() });
        if (final) await complete(tx);
      });
      if (final) return;
      throw error;
    }
    await database.transact(async (tx) => {
      await markSent(tx, id, { keepBody: transport.keepsBodies, now: clock.now() });
      await complete(tx);
    });
  };
}

const keepMailMs = 30 * 24 * 3_600_000;

/** Forgets mail older than 30 days; for the `sweep` job. */
export async function sweepMail(db: Queryable, now: Date): Promise<void> {
  await deleteMailBefore(db, new Date(now.getTime() - keepMailMs));
}
