import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { JobHandlers } from '../../jobs/queue.ts';
import { listContentsToRemind, takeContentToRemind, updateContent } from './content.repository.ts';

/** A finished video whose planned time to post has come. */
export interface DueReminder {
  readonly contentId: string;
  readonly accountId: string;
  /** The content's delivery address, else its account's. */
  readonly email: string;
  readonly title: string;
  readonly scheduledAt: Date;
}

const mostInARun = 1_000;
/** After an outage a reminder still says something new for so long. */
const lateForMs = 24 * 3_600_000;

/**
 * The job that tells creators that the time they planned has come. Each content is marked in the transaction that writes
 * its mail, so that nobody is told twice, and each in a transaction of its own: a content that is being edited, or fails, holds up no other. A video that was not finished at its time, or was found too late, is not announced:
 * its creator is mailed when it is finished, and a date that has passed reminds of nothing.
 */
export function createReminders(options: {
  database: Database;
  clock: Clock;
  /** When a content's film was finished last; null where it never was. */
  findFinishedAt(tx: Tx, contentId: string): Promise<Date | null>;
  remind(tx: Tx, due: DueReminder): Promise<void>;
}): JobHandlers['remind-to-post'] {
  const { database, clock, findFinishedAt, remind } = options;
  const remindOf = async (tx: Tx, id: string): Promise<void> => {
    const now = clock.now();
    const due = await takeContentToRemind(tx, id, now);
    if (due === undefined) return;
    const {
      accountId,
      title,
      email,
      accountEmail,
      remindAt,
      deleted_at: deletedAt,
      taken_down_at: takenDownAt,
    } = due;
    const finishedAt = await findFinishedAt(tx, id);
    const to = email ?? accountEmail;
    const isFinished = finishedAt !== null && remindAt !== null && finishedAt <= remindAt;
    const isShown = deletedAt === null && takenDownAt === null;
    const isTold =
      to !== '' && isFinished && isShown && now.getTime() - remindAt.getTime() <= lateForMs;
    if (isTold)
      await remind(tx, { contentId: id, accountId, email: to, title, scheduledAt: remindAt });
    await updateContent(tx, id, { remind_at: null, ...(isTold ? { reminded_at: now } : {}) });
  };
  return async ({ signal }) => {
    const failures: unknown[] = [];
    // The job comes every minute: what is left is reminded of then.
    for (const id of await listContentsToRemind(database.db, clock.now(), mostInARun)) {
      if (signal.aborted) break;
      await database
        .transact((tx) => remindOf(tx, id))
        .catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} reminders could not be written`);
  };
}
