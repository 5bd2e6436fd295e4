import { expect } from 'vitest';
import type { JobName } from '../jobs/definitions.ts';
import type { TestProduct } from './test-product.ts';

/** Has a job of a schedule run now, and waits for its end. */
export async function runScheduledJob(
  { queue }: TestProduct,
  name: Extract<JobName, 'sweep' | 'remind-to-post' | 'renew-test-payments' | 'reconcile-payments'>,
): Promise<void> {
  const id = await queue.boss.send(name, {});
  const stateOf = async () =>
    (id === null ? [] : await queue.boss.findJobs(name, { id })).map(({ state }) => state);
  await expect.poll(stateOf, { timeout: 60_000 }).toEqual(['completed']);
}
