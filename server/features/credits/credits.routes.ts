import type { FastifyInstance } from 'fastify';
import { getCredits, listPlans } from '#contract/api/subscription.ts';
import { plans } from '#contract/rules/plans.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { createQueries, type CreditSummary } from './credits.queries.ts';

/** The credits of an account without a subscription. */
function toCreditInfo({ available, totalUsed, nextRefresh, recentUsage }: CreditSummary) {
  return {
    tier: 'free' as const,
    subscription_status: 'none' as const,
    cancel_at_period_end: false,
    scheduled_plan: null,
    current_period_end: null,
    available_credits: available,
    total_used: totalUsed,
    next_refresh: nextRefresh?.toISOString() ?? null,
    usage_history: recentUsage.map(({ date, ...use }) => ({ ...use, date: date.toISOString() })),
  };
}

export function registerCreditRoutes(app: FastifyInstance, { database, clock }: { database: Database; clock: Clock }): void {
  const queries = createQueries(clock);
  serve(app, getCredits, async ({ caller }) => toCreditInfo(await queries.summarise(database.db, caller.accountId)));
  serve(app, listPlans, async () => ({
    plans: plans.map((plan) => ({
      plan_id: plan.id,
      name: plan.name,
      description: plan.description,
      monthly_credits: plan.monthlyCredits,
      bonus_credits: plan.bonusCredits,
      price_cents: plan.priceCents,
      popular: plan.popular,
      features: [...plan.features],
      price_id: null,
    })),
  }));
}
