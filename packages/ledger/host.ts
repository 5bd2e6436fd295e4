import type { Kysely, Transaction } from 'kysely';
import type { Database as DatabaseOf } from '@scenewright/database/database.ts';
import type { CreditTables } from './tables.ts';

/** An open transaction of the host's, on which the tables of {@link CreditTables} can be queried. */
export type Tx = Transaction<CreditTables>;
/** What a repository function works on: the open transaction, or the database outside of one. */
export type Queryable = Kysely<CreditTables> | Tx;
/** The host's database. The tables are the host's to make. */
export type Database = Pick<DatabaseOf<CreditTables>, 'db' | 'transact'>;

export interface Clock {
  now(): Date;
}
