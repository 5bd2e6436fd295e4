import { fromKysely } from 'pg-boss';
import type { Transaction } from 'kysely';
import type { JobDefinitions } from './definitions.ts';
import type { OpenJobQueue } from './queue.ts';
import type { KeptJob } from './waiting-jobs.repository.ts';

/**
 * Puts jobs of a backup into the queue within a transaction; each begins anew, with all its attempts.
 * @returns how many there were; kinds of jobs that do not exist any more are left out
 */
export async function putBackJobs<Jobs extends JobDefinitions, Tables>(
  { boss, definitions }: Pick<OpenJobQueue<Jobs, Tables>, 'boss' | 'definitions'>,
  tx: Transaction<Tables>,
  jobs: readonly KeptJob[],
): Promise<number> {
  const known = jobs.filter(({ name }) => Object.hasOwn(definitions, name));
  for (const [name, ofKind = []] of Map.groupBy(known, (job) => job.name))
    await boss.insert(
      name,
      ofKind.map(({ id, data, priority, startAfter, singletonKey, groupId, groupTier }) => ({
        id,
        priority,
        ...(data !== null && { data }),
        ...(startAfter !== null && { startAfter }),
        ...(singletonKey !== null && { singletonKey }),
        ...(groupId !== null && {
          group: { id: groupId, ...(groupTier !== null && { tier: groupTier }) },
        }),
      })),
      { db: fromKysely(tx) },
    );
  return known.length;
}
