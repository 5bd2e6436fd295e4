import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, KyselyPlugin, Transaction } from 'kysely';
import { runAfterCommit } from './after-commit.ts';

/** What is done to a database's schema before it is used: as a rule, its migrations. */
export type Prepare<Tables> = (
  kysely: Kysely<Tables>,
  engine: Database<Tables>['engine'],
) => Promise<void>;

/** A database of these tables, whichever engine it runs on. */
export interface Database<Tables> {
  readonly engine: 'embedded' | 'postgresql';
  /** For queries outside a transaction; refuses to work inside one. */
  readonly db: Kysely<Tables>;
  /**
   * Runs `work` in one transaction and commits when it resolves; rolls back and rethrows when it rejects.
   * A deadlock or a serialisation failure is tried again, so `work` must do nothing but use `tx`.
   */
  transact<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Sends a notification when the given transaction commits, or at once outside of one. At most 8,000 bytes. */
  notify(db: Kysely<Tables>, channel: string, payload: string): Promise<void>;
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
export function transactWith<Tables>(kysely: Kysely<Tables>): Database<Tables>['transact'] {
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
