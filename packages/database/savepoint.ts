import { sql, type Transaction } from 'kysely';

/** A place in an open transaction to which it can go back. Use one of the two, once. */
export interface Savepoint {
  /** Undoes everything since. */
  rollback(): Promise<void>;
  /** Leaves everything as it is. */
  release(): Promise<void>;
}

export async function openSavepoint<Tables>(tx: Transaction<Tables>): Promise<Savepoint> {
  await sql`savepoint here`.execute(tx);
  return {
    rollback: async () => void (await sql`rollback to savepoint here`.execute(tx)),
    release: async () => void (await sql`release savepoint here`.execute(tx)),
  };
}
