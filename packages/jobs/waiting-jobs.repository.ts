import { sql, type Transaction } from 'kysely';
import * as z from 'zod';
import { readByCursor } from '@scenewright/database/stored-rows.ts';

/** A job as a backup keeps it: what has to be done, not how often it was tried. */
export const keptJobSchema = z.object({
  id: z.uuid(),
  name: z.string().max(200),
  data: z.record(z.string(), z.unknown()).nullable(),
  priority: z.int(),
  /** Its earliest start; null where it may start at once, or had begun. */
  startAfter: z.string().max(100).nullable(),
  singletonKey: z.string().nullable(),
  groupId: z.string().nullable(),
  groupTier: z.string().nullable(),
});
export type KeptJob = z.output<typeof keptJobSchema>;

/** Every job that waits or runs, each a line of JSON in the form of {@link keptJobSchema}. */
export function readWaitingJobs<Tables>(tx: Transaction<Tables>): AsyncGenerator<string[]> {
  return readByCursor(
    tx,
    sql<{
      row: string;
    }>`select json_build_object('id', id, 'name', name, 'data', data, 'priority', priority,
        'startAfter', case when state <> 'active' and start_after > now() then start_after end,
        'singletonKey', singleton_key, 'groupId', group_id, 'groupTier', group_tier)::text as row
      from pgboss.job where state in ('created', 'retry', 'active')`,
  );
}

/** Removes the queue's tables. */
export async function dropQueue<Tables>(db: Transaction<Tables>): Promise<void> {
  await sql`drop schema if exists pgboss cascade`.execute(db);
}
