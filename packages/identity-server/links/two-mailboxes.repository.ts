import { sql } from 'kysely';
import type { Tx } from '../host.ts';

/** Stands for the turns of {@link takeTurnForTwoMailboxes}. The locks of the migrations and of the queue have long numbers. */
const twoMailboxes = 1;

/**
 * Waits until no other transaction counts against the quotas of two mailboxes, and lets none begin to until this one ends.
 * For the first statement of one that will: two that name the same mailboxes, each by the other address, would otherwise
 * come to hold a row each and wait for the other's.
 */
export async function takeTurnForTwoMailboxes(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${twoMailboxes}::bigint)`.execute(tx);
}
