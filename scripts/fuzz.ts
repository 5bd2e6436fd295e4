/**
 * `npm run fuzz [count] [seed]`: so many odd requests to the whole product, made of its own description. The same seed makes
 * the same choices; without one, each run makes others. Ends with the requests that were answered as faults of ours.
 */
import { randomInt } from 'node:crypto';
import { runStep } from './run-steps.ts';

const [count = '20000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);
if (![count, seed].every((number) => /^\d{1,10}$/.test(number))) {
  console.error('Say it as npm run fuzz [count] [seed], both whole numbers.');
  process.exit(1);
}
Object.assign(process.env, { FUZZ_COUNT: count, FUZZ_SEED: seed });
console.log(`${count} requests of seed ${seed}`);
const { ok } = await runStep({
  name: 'fuzz',
  command: 'vitest',
  args: ['run', '--project', 'node', '--testTimeout', '0', 'apps/server/http/fuzz.test.ts'],
});
process.exit(ok ? 0 : 1);
