/** `npm run bench [name …]`: runs the benchmarks, each of which prints a ratio against a named reference. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { runStep } from './run-steps.ts';

const wanted = process.argv.slice(2);
const all = globSync('bench/*.bench.ts').sort();
const chosen =
  wanted.length === 0 ? all : all.filter((file) => wanted.includes(basename(file, '.bench.ts')));
if (chosen.length === 0) {
  console.error(
    `There is no such benchmark. There are: ${all.map((file) => basename(file, '.bench.ts')).join(', ')}.`,
  );
  process.exit(1);
}
let missed = 0;
for (const file of chosen) {
  console.log(`\n== ${basename(file, '.bench.ts')}`);
  if (!(await runStep({ name: file, command: 'node', args: [file] })).ok) missed += 1;
}
console.log(
  missed === 0 ? '\nEvery goal was met.' : `\n${missed} of ${chosen.length} missed a goal.`,
);
process.exit(missed === 0 ? 0 : 1);
