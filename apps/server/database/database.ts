import type { Kysely, Transaction } from 'kysely';
import type { Database as DatabaseOf } from '@scenewright/database/database.ts';
import type { Tables } from './tables.ts';

export type Tx = Transaction<Tables>;
/** What a repository function works on: the open transaction, or the database outside of one. */
export type Queryable = Kysely<Tables>;
/** The product's database, whichever engine it runs on. */
export type Database = DatabaseOf<Tables>;
