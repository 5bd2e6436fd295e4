import type { Database } from '../database/database.ts';

/** What was committed so far, for whoever waits for more. */
export interface Commits {
  count(): number;
  /** Resolves with the first commit after so many, after `mostMs` at the latest. */
  after(count: number, mostMs: number): Promise<void>;
}

/** A database that says when something was committed: whoever waits for a job looks again then, and not all the time. */
export function watchCommits<D extends Database>(watched: D): { database: D; commits: Commits } {
  let count = 0;
  const waiting = new Set<() => void>();
  const tell = () => {
    count += 1;
    for (const wake of waiting) wake();
  };
  const database: D = {
    ...watched,
    async transact(work) {
      const result = await watched.transact(work);
      tell();
      return result;
    },
    // Progress is written without a transaction, and told. Within one, the commit tells again.
    async notify(db, channel, payload) {
      await watched.notify(db, channel, payload);
      tell();
    },
  };
  const commits: Commits = {
    count: () => count,
    after: (seen, mostMs) =>
      new Promise((resolve) => {
        if (count > seen) return resolve();
        const wake = () => {
          waiting.delete(wake);
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(wake, mostMs);
        waiting.add(wake);
      }),
  };
  return { database, commits };
}
