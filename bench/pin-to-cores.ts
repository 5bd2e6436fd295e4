import { spawnSync } from 'node:child_process';

const pinnedFlag = '--pinned';

/** Runs a benchmark's file again on two cores and ends with its result, unless that is what runs already. */
export function pinToTwoCores(file: string): void {
  if (process.argv.includes(pinnedFlag)) return;
  const { error, status } = spawnSync(
    'taskset',
    ['-c', '0,1', process.execPath, file, pinnedFlag, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  if (!error) process.exit(status ?? 1);
  console.log(
    'taskset is missing: not pinned to two cores, so the figures are those of the whole machine',
  );
}
