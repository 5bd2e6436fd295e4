import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { JobHandlers } from '../../jobs/queue.ts';
import { takeContentsToRemind, updateContent } from './content.repository.ts';

/** A finished video whose planned time to post has come. */
export interface DueReminder {
  readonly contentId: string;
  readonly accountId: string;
  /** The content's delivery address, else its account's. */
  readonly email: string;
  readonly title: string;
  readonly scheduledAt: Date;
}

const batch = 50;
/** After an outage a reminder still says something new for so long. */
const lateForMs = 24 * 3_600_000;

/**
 * The job that tells creators that the time they planned has come. Each content is marked in the transaction that writes
 * its mail, so that nobody is told twice. A video that was not finished at its time, or was found too late, is not announced:
 * its creator is mailed when it is finished, and a date that has passed reminds of nothing.
 */
export function createReminders(options: { database: Database; clock: Clock; remind(tx: Tx, due: DueReminder): Promise<void> }): JobHandlers['remind-to-post'] {
  const { database, clock, remind } = options;
  const remindBatch = async (tx: Tx): Promise<number> => {
    const now = clock.now();
    const due = await takeContentsToRemind(tx, now, batch);
    for (const { id, accountId, title, email, accountEmail, remindAt, finishedAt, deleted_at: deletedAt, taken_down_at: takenDownAt } of due) {
      const to = email ?? accountEmail;
      const isFinished = finishedAt !== null && remindAt !== null && finishedAt <= remindAt;
      const isShown = deletedAt === null && takenDownAt === null;
      const isTold = to !== '' && isFinished && isShown && now.getTime() - remindAt.getTime() <= lateForMs;
      if (isTold) await remind(tx, { contentId: id, accountId, email: to, title, scheduledAt: remindAt });
      await updateContent(tx, id, { remind_at: null, ...(isTold ? { reminded_at: now } : {}) });
    }
    return due.length;
  };
  return async ({ signal }) => {
    while (!signal.aborted && (await database.transact(remindBatch)) === batch);
  };
}
