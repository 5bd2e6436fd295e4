import type { Queryable } from '../../database/database.ts';
import { sweepPaidCalls } from './quotas.ceiling.repository.ts';
import { oldestKept } from './quotas.ceiling.ts';
import { sweepWorkQuotas, windowMs } from './quotas.repository.ts';

/** Forgets hours that are over and days that are long past; for the `sweep` job. */
export async function sweepQuotas(db: Queryable, now: Date): Promise<void> {
  await sweepWorkQuotas(db, new Date(now.getTime() - windowMs));
  await sweepPaidCalls(db, oldestKept(now));
}
