import type { CreditInfo } from '#contract/api/subscription.ts';
import { recentUsageCount } from '#contract/rules/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../database/database.ts';
import * as repository from './credits.repository.ts';
import { sumOpen } from './credits.rules.ts';

/** What the header's badge and the profile show. The cost does not grow with the account's history. */
export async function getCreditInfo(db: Queryable, clock: Clock, accountId: string): Promise<CreditInfo> {
  const at = clock.now();
  const grants = await repository.listOpenGrants(db, accountId);
  const refresh = await repository.findPlanExpiry(db, accountId, at);
  const usage = await repository.listUsage(db, accountId, recentUsageCount);
  return {
    tier: 'free',
    subscription_status: 'none',
    cancel_at_period_end: false,
    scheduled_plan: null,
    current_period_end: null,
    available_credits: sumOpen(grants, at),
    total_used: await repository.findSpent(db, accountId),
    next_refresh: refresh?.toISOString() ?? null,
    usage_history: usage.map(({ id, description, date, credits }) => ({ id, description, date: date.toISOString(), credits })),
  };
}
