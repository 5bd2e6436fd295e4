/**
 * `node scripts/shuffle.ts [--cores 0,1] [--project node …] [--workers 2 …] [--seed n] [file …]`: whether tests depend on which
 * files share a process or come first. Five runs of what runs in Node and in the browser, files and tests in another order
 * each time, with 2, 2, 2, 1 and 4 workers; all of them have to pass. A failed run's workers and seed, named at the end, bring
 * its order back.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runStep } from './run-steps.ts';

const largestSeed = 1_000_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cores: { type: 'string' },
    seed: { type: 'string' },
    project: { type: 'string', multiple: true },
    workers: { type: 'string', multiple: true },
  },
});
const workersOfRuns = values.workers?.map(Number) ?? [2, 2, 2, 1, 4];
const projects = values.project?.map((name) => `--project=${name}`) ?? [];
const pinned = values.cores === undefined ? [] : ['taskset', '-c', values.cores];

const failed: string[] = [];
for (const workers of workersOfRuns) {
  const seed = values.seed ?? String(randomInt(largestSeed));
  const name = `${workers} workers, seed ${seed}`;
  console.log(`\n== ${name}`);
  const flags = [
    '--sequence.shuffle.files',
    '--sequence.shuffle.tests',
    `--sequence.seed=${seed}`,
    `--maxWorkers=${workers}`,
  ];
  const [command = '', ...args] = [
    ...pinned,
    'vitest',
    'run',
    ...projects,
    ...flags,
    ...positionals,
  ];
  if (!(await runStep({ name, command, args })).ok) failed.push(name);
}
for (const name of failed) console.log(`FAILED ${name}`);
console.log(
  `${workersOfRuns.length - failed.length} of ${workersOfRuns.length} shuffled runs passed`,
);
process.exit(failed.length === 0 ? 0 : 1);
