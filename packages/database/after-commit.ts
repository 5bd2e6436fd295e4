import type { Transaction } from 'kysely';

const waiting = new WeakMap<object, (() => void)[]>();

/** Does something small once the transaction has committed, and not at all where it rolls back. It must not throw. */
export function afterCommit<Tables>(tx: Transaction<Tables>, work: () => void): void {
  const works = waiting.get(tx);
  if (works === undefined) waiting.set(tx, [work]);
  else works.push(work);
}

/** Does what waited for a transaction that has now committed. */
export function runAfterCommit<Tables>(tx: Transaction<Tables>): void {
  for (const work of waiting.get(tx) ?? []) work();
  waiting.delete(tx);
}
