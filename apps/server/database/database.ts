import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, KyselyPlugin, Transaction } from 'kysely';
import { runAfterCommit } from './after-commit.ts';
import type { Tables } from './tables.ts';

export type Tx = Transaction<Tables>;
/** What a repository function works on: the open transaction, or the database outside of one. */
export type Queryable = Kysely<Tables>;

/** The product's database, whichever engine it runs on. */
export interface Database {
  readonly engine: 'embedded' | 'postgresql';
  /** For queries outside a transaction; refuses to work inside one. */
  readonly db: Kysely<Tables>;
  /**
   * Runs `work` in one transaction and commits when it resolves; rolls back and rethrows when it rejects.
   * A deadlock or a serialisation failure is tried again, so `work` must do nothing but use `tx`.
   */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Sends a notification when the given transaction commits, or at once outside of one. At most 8,000 bytes. */
  notify(db: Queryable, channel: string, payload: string): Promise<void>;
  /**
   * Calls back for every notification on the channel until the returned function is called. Nothing is replayed.
   * @param onGap called when notifications may have been lost and are heard again: what they would have told must be read anew
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const openTransaction = new AsyncLocalStorage<true>();

/**
 * Turns the worst mistake on the embedded engine into an error: it has one connection, so a query made
 * outside the open transaction, while inside it, would wait for ever.
 */
export const refuseInsideTransaction: KyselyPlugin = {
  transformQuery({ node }) {
    if (openTransaction.getStore())
      throw new Error(
        `a query was made past the open transaction: ${node.kind}. Hand it the transaction.`,
      );
    return node;
  },
  async transformResult({ result }) {
    return result;
  },
};

const maxTries = 4;

function mayTryAgain(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '40001' || code === '40P01';
}

/** {@link Database.transact} over a plain Kysely instance. */
export function transactWith(kysely: Kysely<Tables>): Database['transact'] {
  return async (work) => {
    if (openTransaction.getStore()) throw new Error('a transaction was begun inside another one');
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { tx, result } = await kysely.transaction().execute(async (opened) => ({
          tx: opened,
          result: await openTransaction.run(true, () => work(opened)),
        }));
        runAfterCommit(tx);
        return result;
      } catch (error) {
        if (attempt >= maxTries || !mayTryAgain(error)) throw error;
      }
    }
  };
}
