import { dayMs, oldestKeptDay } from '../../calendar-days.ts';
import type { Queryable } from '../../database/database.ts';
import { sweepQuota } from '../../quota.repository.ts';
import { sweepCallsBefore, sweepPaidCalls } from './quotas.ceiling.repository.ts';

/** So long the costs of single calls are kept: a year, and the days it takes to close its books. */
const keptCallDays = 400;

/** Forgets quotas whose time is over and days that are long past; for the `sweep` job. */
export async function sweepQuotas(db: Queryable, now: Date): Promise<void> {
  await sweepQuota(db, now);
  await sweepPaidCalls(db, oldestKeptDay(now));
  await sweepCallsBefore(db, new Date(now.getTime() - keptCallDays * dayMs));
}
