import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

it('lets so many in at once and no more, in order, also past a failure', async () => {
  const limited = createLimiter(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (index: number) =>
    limited(async () => {
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
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});

it('runs so many at once, the others in order, and goes on after a failure', async () => {
  const limited = createLimiter(2);
  const log: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const start = (name: string) => {
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    return limited(async () => {
      log.push(name);
      await end.promise;
    });
  };
  const [a, b, c, d] = [start('a'), start('b'), start('c'), start('d')];
  expect(log).toEqual(['a', 'b']);
  ends.get('b')?.reject(new Error('broken'));
  await expect(b).rejects.toThrow('broken');
  await expect.poll(() => log).toEqual(['a', 'b', 'c']);
  ends.get('a')?.resolve();
  await a;
  await expect.poll(() => log).toEqual(['a', 'b', 'c', 'd']);
  for (const end of ends.values()) end.resolve();
  await Promise.all([c, d]);
  await limited(async () => void log.push('later'));
  expect(log.at(-1)).toBe('later');
});
