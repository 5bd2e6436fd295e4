import { randomUUID } from 'node:crypto';
import type { Email } from '@scenewright/mail/mail.ts';
import type { Clock } from '../../clock.ts';
import type { Tx } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { EmailKind } from './mail.ts';
import { insertMail } from './mail.repository.ts';

export interface OutgoingMail extends Email {
  readonly kind: EmailKind;
  /** A single address. */
  readonly to: string;
  /** See `MailMessage`. */
  readonly unsubscribeUrl?: string | null;
}

export interface MailQueue {
  /** Adds a mail that is sent if, and only if, the transaction commits. */
  enqueueMail(tx: Tx, mail: OutgoingMail): Promise<void>;
  /** A queue whose mails are written only for the transaction to take back; see `Emails`. */
  forShow(): MailQueue & Settling;
}

export interface Settling {
  /** Gives each mail that was taken back the job it would have had: it finds nothing to send. */
  settle(tx: Tx): Promise<void>;
}

export function createMailQueue({
  queue,
  clock,
}: {
  queue: Pick<JobQueue, 'enqueue'>;
  clock: Clock;
}): MailQueue {
  const write = async (tx: Tx, mail: OutgoingMail): Promise<string> => {
    const mailId = randomUUID();
    await insertMail(tx, { id: mailId, ...mail, now: clock.now() });
    return mailId;
  };
  const giveJob = (tx: Tx, mailId: string) => queue.enqueue(tx, 'send-mail', { mailId });
  const forShow: MailQueue['forShow'] = () => {
    const written: string[] = [];
    return {
      enqueueMail: async (tx, mail) => void written.push(await write(tx, mail)),
      forShow,
      async settle(tx) {
        for (const mailId of written) await giveJob(tx, mailId);
      },
    };
  };
  return { enqueueMail: async (tx, mail) => await giveJob(tx, await write(tx, mail)), forShow };
}
