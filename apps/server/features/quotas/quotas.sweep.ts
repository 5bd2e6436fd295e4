import { oldestKeptDay } from '../../calendar-days.ts';
import type { Queryable } from '../../database/database.ts';
import { sweepQuota } from '../../quota.repository.ts';
import { sweepPaidCalls } from './quotas.ceiling.repository.ts';

/** Forgets quotas whose time is over and days that are long past; for the `sweep` job. */
export async function sweepQuotas(db: Queryable, now: Date): Promise<void> {
  await sweepQuota(db, now);
  await sweepPaidCalls(db, oldestKeptDay(now));
}
