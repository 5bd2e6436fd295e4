import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Tx } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Letter, LetterKind } from './mail.ts';
import { insertMail } from './mail.repository.ts';

export interface OutgoingMail extends Letter {
  readonly kind: LetterKind;
  /** A single address. */
  readonly to: string;
}

export interface MailQueue {
  /** Adds a mail that is sent if, and only if, the transaction commits. */
  enqueueMail(tx: Tx, mail: OutgoingMail): Promise<void>;
}

export function createMailQueue({ queue, clock }: { queue: Pick<JobQueue, 'enqueue'>; clock: Clock }): MailQueue {
  return {
    async enqueueMail(tx, mail) {
      const mailId = randomUUID();
      await insertMail(tx, { id: mailId, ...mail, now: clock.now() });
      await queue.enqueue(tx, 'send-mail', { mailId });
    },
  };
}
