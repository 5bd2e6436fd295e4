import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const pinnedFlag = '--pinned';
/** As `npm start` has it: what was compiled once is read. */
const compiled = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

/** Runs a benchmark's file again on two cores and ends with its result, unless that is what runs already. */
export function pinToTwoCores(file: string): void {
  if (process.argv.includes(pinnedFlag)) return;
  const { error, status } = spawnSync(
    'taskset',
    ['-c', '0,1', process.execPath, file, pinnedFlag, ...process.argv.slice(2)],
    { stdio: 'inherit', env: { NODE_COMPILE_CACHE: compiled, ...process.env } },
  );
  if (!error) process.exit(status ?? 1);
  console.log(
    'taskset is missing: not pinned to two cores, so the figures are those of the whole machine',
  );
}
