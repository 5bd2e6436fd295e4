import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('lets so many in at once and no more, in order, also past a failure', async () => {
  const inTurn = createTurns(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (index: number) => inTurn(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    order.push(index);
    running -= 1;
    if (index === 1) throw new Error('one fails');
    return index;
  });
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect(most).toBe(2);
  expect(running).toBe(0);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
});
