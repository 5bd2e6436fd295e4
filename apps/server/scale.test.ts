import { expect, it } from 'vitest';
import { smallPlan } from './testing/scale/plan.ts';
import { runScale } from './testing/scale/run-scale.ts';

const told: string[] = [];

it('users get every film they pay for, once, while processes die, calls fail, and database and storage come and go', async () => {
  const { faults, figures } = await runScale(smallPlan, (line) => told.push(line));
  expect(faults, told.join('\n')).toEqual([]);
  expect(figures.films + figures.failed).toBe(smallPlan.users);
  expect(figures.kills).toBeGreaterThan(0);
});
