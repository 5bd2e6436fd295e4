import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { openPostgresqlDatabase } from '../../database/postgresql.ts';
import { readQueueState } from '@scenewright/jobs/queue-state.repository.ts';
import { openJobQueue } from '../../jobs/queue.ts';

const workerScript = fileURLToPath(new URL('scale-worker.ts', import.meta.url));
const lookEveryMs = 25;

/** @param core the one that it and the programs it starts may use; any where it is not said. Linux. */
async function startWorker(url: string, of: string, core?: number): Promise<ChildProcess> {
  const command = [process.execPath, workerScript, url, of];
  const pinned = core === undefined ? command : ['taskset', '-c', String(core), ...command];
  const [program = '', ...args] = pinned;
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error('a worker did not start');
  return child;
}

/** How many jobs so many workers end in a second: each of an account of its own. @param plan.hasOwnCore each worker stays on one core, and no two on the same */
export async function jobsPerSecond(
  url: string,
  of: 'wait' | 'ffmpeg',
  plan: { readonly workers: number; readonly jobs: number; readonly hasOwnCore?: boolean },
): Promise<number> {
  const { workers: count, jobs, hasOwnCore = false } = plan;
  const database = await openPostgresqlDatabase(url, () => {});
  const queue = await openJobQueue(database, pino({ level: 'silent' }), { runsJobs: false });
  const workers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      startWorker(url, of, hasOwnCore ? index : undefined),
    ),
  );
  try {
    const ids = Array.from({ length: jobs }, () => randomUUID());
    await database.transact(async (tx) => {
      for (const generationId of ids)
        await queue.enqueue(tx, 'make-scene', { generationId }, { accountId: randomUUID() });
    });
    const startedAt = performance.now();
    for (;;) {
      const left = (await readQueueState(database.db)).find(({ kind }) => kind === 'make-scene');
      if (left === undefined || left.waiting + left.running === 0) break;
      await pause(lookEveryMs);
    }
    return jobs / ((performance.now() - startedAt) / 1_000);
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    await queue.stop(0);
    await database.close();
  }
}
