import type { FastifyInstance } from 'fastify';
import { getCredits, listPlans } from '#contract/api/subscription.ts';
import { plans } from '#contract/rules/plans.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { getCreditInfo } from './credits.queries.ts';

export function registerCreditRoutes(app: FastifyInstance, { database, clock }: { database: Database; clock: Clock }): void {
  serve(app, getCredits, ({ caller }) => getCreditInfo(database.db, clock, caller.accountId));
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
