import { expect, it } from 'vitest';
import { createTurns } from './composition.turns.ts';

it('runs so many at once, the others in order, and goes on after a failure', async () => {
  const inTurn = createTurns(2);
  const log: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const start = (name: string) => {
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    return inTurn(async () => {
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
  await inTurn(async () => void log.push('later'));
  expect(log.at(-1)).toBe('later');
});
