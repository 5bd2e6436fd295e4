import { setTimeout } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { readDueKinds } from './due-jobs.repository.ts';

/** How late a job may begin whose time has come. */
const askEveryMs = 500;

/** Lets all workers of a kind look for a job now. */
export function wakeWorkers(boss: PgBoss, isWanted: (name: string) => boolean): void {
  for (const worker of boss.getWipData()) if (isWanted(worker.name)) boss.notifyWorker(worker.id);
}

/**
 * Wakes workers when the time of a job has come, a retry's for example, until the queue is closed. The queue tells of new
 * jobs by itself where it can. One question for all kinds: when each of some thirty workers asked by itself, a process that
 * had nothing to do spent 8 % of a core on it.
 */
export async function wakeWhenDue(
  boss: PgBoss,
  closing: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> {
  while (!closing.aborted) {
    try {
      const kinds = await readDueKinds(boss);
      wakeWorkers(boss, (name) => kinds.has(name));
    } catch (error) {
      if (!closing.aborted) onError(error);
    }
    await setTimeout(askEveryMs, undefined, { signal: closing }).catch(() => {});
  }
}
