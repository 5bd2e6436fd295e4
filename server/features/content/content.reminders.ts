import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { JobHandlers } from '../../jobs/queue.ts';
import { takeContentsToRemind, updateContent } from './content.repository.ts';

/** A finished video whose planned time to post has come. */
export interface TimeToPost {
  readonly to: string;
  readonly title: string;
  readonly scheduledAt: Date;
  readonly videoAssetId: string;
}

const batch = 50;

/**
 * The job that tells creators that the time they planned has come, with the link to their video. Each content is marked
 * in the transaction that writes its mail, so that nobody is told twice. A video that is finished only after its time is
 * announced then.
 */
export function createReminders(options: { database: Database; clock: Clock; remind(tx: Tx, due: TimeToPost): Promise<void> }): JobHandlers['remind-to-post'] {
  const { database, clock, remind } = options;
  const remindBatch = async (tx: Tx): Promise<number> => {
    const now = clock.now();
    const due = await takeContentsToRemind(tx, now, batch);
    for (const { id, title, email, accountEmail, scheduledAt, videoAssetId } of due) {
      const to = email ?? accountEmail;
      if (to !== '' && scheduledAt !== null && videoAssetId !== null) await remind(tx, { to, title, scheduledAt, videoAssetId });
      await updateContent(tx, id, { reminded_at: now });
    }
    return due.length;
  };
  return async ({ signal }) => {
    while (!signal.aborted && (await database.transact(remindBatch)) === batch);
  };
}
