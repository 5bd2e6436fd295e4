import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** How many jobs of a kind there are in each state that is not done. */
interface QueueState {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  /** Given up, for as long as the queue keeps them. */
  readonly failed: number;
  /** Since when the oldest waits that could run now; null where none does. */
  readonly oldestSince: Date | null;
}

interface Row {
  readonly name: string;
  readonly waiting: string | number;
  readonly running: string | number;
  readonly failed: string | number;
  readonly oldest_since: Date | null;
}

/** Kinds of jobs that wait, run or failed. Internal ones of the queue itself are left out. */
export async function readQueueState(db: Queryable): Promise<QueueState[]> {
  const { rows } = await sql<Row>`
    select name,
      count(*) filter (where state::text in ('created', 'retry')) as waiting,
      count(*) filter (where state::text = 'active') as running,
      count(*) filter (where state::text = 'failed') as failed,
      min(created_on) filter (where state::text in ('created', 'retry') and start_after <= now()) as oldest_since
    from pgboss.job
    where state::text in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'
    group by name
    order by name`.execute(db);
  return rows.map(({ name, waiting, running, failed, oldest_since: oldestSince }) => ({
    name,
    waiting: Number(waiting),
    running: Number(running),
    failed: Number(failed),
    oldestSince,
  }));
}
