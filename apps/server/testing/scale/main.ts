/** `npm run test:scale -- [--small] [--seed N] [--users N] [--scenes N] [--pooler PATH]`: the test of many processes. See docs/testing.md. */
import { parseArgs } from 'node:util';
import { fullFairness, measureFairness, smallFairness } from './measure-fairness.ts';
import { fullPlan, smallPlan } from './plan.ts';
import { runScale } from './run-scale.ts';

/** So many times as long as alone who has few scenes may wait beside somebody with many. */
const mostTimes = 3;

const { values } = parseArgs({
  options: {
    small: { type: 'boolean' },
    seed: { type: 'string' },
    users: { type: 'string' },
    scenes: { type: 'string' },
    pooler: { type: 'string' },
  },
});
const usual = values.small === true ? smallPlan : fullPlan;
const plan = {
  ...usual,
  seed: Number(values.seed ?? usual.seed),
  users: Number(values.users ?? usual.users),
  scenes: Number(values.scenes ?? usual.scenes),
  pooler: values.pooler,
};
console.log(JSON.stringify(plan));
const { faults, figures } = await runScale(plan, (line) => console.log(line));
console.log(JSON.stringify(figures));
const { aloneMs, besideMs, begunBefore } = await measureFairness({
  ...(values.small === true ? smallFairness : fullFairness),
  seed: plan.seed,
  pooler: plan.pooler,
});
const times = besideMs / aloneMs;
console.log(
  `a user with few scenes waits ${aloneMs} ms alone, ${besideMs} ms beside one with many: ${times.toFixed(2)} times as long; ${begunBefore} pictures of the other one were begun before the last of theirs`,
);
const all = times < mostTimes ? faults : [...faults, 'who has few scenes waits too long'];
for (const fault of all) console.log(`FAILED ${fault}`);
process.exit(all.length === 0 ? 0 : 1);
