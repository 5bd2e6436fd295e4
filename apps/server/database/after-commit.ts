import type { Tx } from './database.ts';

const waiting = new WeakMap<Tx, (() => void)[]>();

/** Does something small once the transaction has committed, and not at all where it rolls back. It must not throw. */
export function afterCommit(tx: Tx, work: () => void): void {
  const works = waiting.get(tx);
  if (works === undefined) waiting.set(tx, [work]);
  else works.push(work);
}

/** Does what waited for a transaction that has now committed. */
export function runAfterCommit(tx: Tx): void {
  for (const work of waiting.get(tx) ?? []) work();
  waiting.delete(tx);
}
