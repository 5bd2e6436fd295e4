import { type Kysely, sql } from 'kysely';

/** One kind of job at this moment, over all processes. */
export interface QueueState {
  readonly kind: string;
  /** Jobs that have not begun, whether or not their time has come. */
  readonly waiting: number;
  /** Those of them that could begin now. */
  readonly due: number;
  /** Seconds since the oldest of those could have begun; 0 where none could. */
  readonly oldestDueS: number;
  readonly running: number;
  /** Given up, for as long as the queue keeps them. */
  readonly failed: number;
}

/** Kinds of jobs of which any waits, runs or failed. Internal ones of the queue itself are left out. */
export async function readQueueState<Tables>(db: Kysely<Tables>): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select name as kind,
      count(*) filter (where state < 'active')::int as waiting,
      count(*) filter (where is_due)::int as due,
      coalesce(extract(epoch from now() - min(since) filter (where is_due)), 0)::float8 as "oldestDueS",
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed
    from (
      select name, state, greatest(created_on, start_after) as since,
        state < 'active' and start_after <= now() as is_due
      from pgboss.job
      where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'
    ) as live
    group by name
    order by name`.execute(db);
  return rows;
}
