import type { Kysely, Transaction } from 'kysely';
import type { Database as DatabaseOf } from '@scenewright/database/database.ts';
import type { CreditTables } from '@scenewright/ledger/tables.ts';
import type { BillingTables } from './tables.ts';

/** The tables that are asked: our own, and the ledger's beside them. */
export type Tables = BillingTables & CreditTables;

/** An open transaction of the host's, on which the tables of {@link Tables} can be queried. */
export type Tx = Transaction<Tables>;
/** What a repository function works on: the open transaction, or the database outside of one. */
export type Queryable = Kysely<Tables> | Tx;
/** The host's database. The tables are the host's to make. */
export type Database = Pick<DatabaseOf<Tables>, 'db' | 'transact'>;

export interface Clock {
  now(): Date;
}

/** Whoever can pay: the host's accounts. */
export interface Accounts {
  findAccount(id: string): Promise<{ readonly email: string; readonly name: string | null } | null>;
  /** Everybody with this address, however it is written. */
  listByEmail(email: string): Promise<readonly { readonly id: string }[]>;
}

/** One webhook event of a provider's, kept in the inbox. */
interface EventPayload {
  readonly source: string;
  readonly eventId: string;
}

/** What a provider is to end. */
type EndPayload = { readonly subscriptionId: string } | { readonly checkoutId: string };

/** The host's queue. A job that fails is tried again. */
export interface JobQueue {
  /** Adds the job that handles one webhook event; it exists if, and only if, the transaction commits. */
  enqueue(tx: Tx, name: 'handle-payment-event', payload: EventPayload): Promise<void>;
  /** Adds the job that ends what could still charge an account that is closed. */
  enqueue(tx: Tx, name: 'end-payments', payload: EndPayload): Promise<void>;
}

/** What does the work of each kind of job. */
export interface JobHandlers {
  readonly 'handle-payment-event': (run: { readonly payload: EventPayload }) => Promise<void>;
  readonly 'end-payments': (run: { readonly payload: EndPayload }) => Promise<void>;
}
