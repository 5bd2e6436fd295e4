import { appendFileSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { afterAll, expect } from 'vitest';

/**
 * `MEASURE_FILES=/tmp/files.jsonl npm test` writes a line for each test file: the processor time of its worker meanwhile, and of
 * the processes that it started and that have ended. Time by the clock says little where cores are shared. On Linux alone.
 */
const path = process.env['MEASURE_FILES'];

/** What a tick of the clock lasts in which Linux counts processor time. */
const tickMs = 10;

/** In milliseconds, up to now. */
function processorTime() {
  // A thread is one of many of its process, and starts none.
  if (!isMainThread) {
    const { user, system } = process.threadCpuUsage();
    return { own: (user + system) / 1_000, started: 0 };
  }
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The second field is a name, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, usersBelow = 0, systemBelow = 0] = fields
    .slice(11, 15)
    .map((field) => Number(field) * tickMs);
  return { own: user + system, started: usersBelow + systemBelow };
}

if (path !== undefined) {
  const [before, begunAt] = [processorTime(), performance.now()];
  afterAll(() => {
    const after = processorTime();
    const line = {
      file: expect.getState().testPath,
      ownMs: after.own - before.own,
      startedMs: after.started - before.started,
      clockMs: Math.round(performance.now() - begunAt),
      memoryMb: Math.round(process.memoryUsage.rss() / 1e6),
    };
    appendFileSync(path, `${JSON.stringify(line)}\n`);
  });
}
