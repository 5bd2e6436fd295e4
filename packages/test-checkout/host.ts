import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { TestPaymentTables } from './tables.ts';

/** An open transaction of the host's, on which the tables of {@link TestPaymentTables} can be queried. */
export type Tx = Transaction<TestPaymentTables>;
/** What a repository function works on: the open transaction, or the database outside of one. */
export type Queryable = Kysely<TestPaymentTables>;

/** The host's database. The tables are the host's to make. */
export interface Database {
  /** For queries outside a transaction. */
  readonly db: Queryable;
  /** Runs `work` in one transaction: commits when it resolves, rolls back and rethrows when it rejects. May run it again. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface Clock {
  now(): Date;
}

/** The host's queue of jobs. A job that fails is tried again. */
export interface DeliveryQueue {
  /** Adds the job that delivers one webhook event; it exists if, and only if, the transaction commits. */
  enqueue(tx: Tx, name: 'deliver-payment-event', payload: DeliveryPayload): Promise<void>;
}

interface DeliveryPayload {
  readonly eventId: string;
}

/** One run of that job. */
export interface DeliveryRun {
  readonly payload: DeliveryPayload;
  /** Marks the job as done within the transaction of its effects. */
  complete(tx: Tx): Promise<void>;
}

/** Who may look at the merchant's desk, which shows everybody's payments. */
export interface DeskGuard {
  /** Whether a request comes from this machine and from nowhere else, and the product itself has a loopback address. */
  isLoopbackOnly(request: FastifyRequest, publicUrl: string): boolean;
  /** Whether a page of the very address that is asked sent it. */
  isFromOwnPage(request: FastifyRequest): boolean;
}
