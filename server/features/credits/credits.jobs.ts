import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { listExpiredGrants } from './credits.repository.ts';
import type { Credits } from './credits.service.ts';

const batch = 500;

/** Closes buckets whose time has passed, each in its own transaction. */
export async function sweepExpiredCredits({ database, clock, credits }: { database: Database; clock: Clock; credits: Credits }): Promise<void> {
  for (const { id, accountId } of await listExpiredGrants(database.db, clock.now(), batch)) {
    await database.transact((tx) => credits.expire(tx, accountId, id));
  }
}
