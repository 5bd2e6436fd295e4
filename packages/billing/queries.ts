import type { CreditInfo, UsageEntry } from '@scenewright/contract/schemas/subscription.ts';
import { plans } from '@scenewright/contract/rules/plans.ts';
import type { Database } from './host.ts';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import type { Credits } from '@scenewright/ledger';
import { findCreditInfo, manualPlan } from './billing.repository.ts';
import { isPaidPlan } from './rules.ts';

interface QueryOptions {
  readonly database: Database;
  readonly payments: Pick<Payments, 'name' | 'priceIds'>;
  readonly credits: Pick<Credits, 'summarise'>;
}

/** What the header's badge and the profile show. The cost does not grow with the account's history. */
export async function getCreditInfo(
  { database, payments, credits }: QueryOptions,
  accountId: string,
): Promise<CreditInfo> {
  const { standing, credits: overview } = await findCreditInfo(
    database.db,
    [payments.name, manualPlan],
    accountId,
  );
  const { available, totalUsed, nextRefresh, recentUsage } = credits.summarise(overview);
  const running = standing?.runs === true ? standing : null;
  const ended = standing === null ? 'none' : 'canceled';
  const live = running?.status === 'past_due' ? 'past_due' : 'active';
  return {
    tier: running?.plan ?? 'free',
    subscription_status: running === null ? ended : live,
    cancel_at_period_end: running?.cancel_at_period_end ?? false,
    scheduled_plan: running?.scheduled_plan ?? null,
    current_period_end: running === null ? null : new Date(running.period_end).toISOString(),
    available_credits: available,
    total_used: totalUsed,
    next_refresh: nextRefresh?.toISOString() ?? null,
    usage_history: recentUsage.map(({ id, description, date, credits: count }) => ({
      id,
      description,
      date: date.toISOString(),
      credits: count,
    })),
  };
}

/** The plans, with what the provider of payments calls their prices where they can be bought. */
export async function listPlansOnSale({
  payments,
  isBuyingOpen,
}: Pick<QueryOptions, 'payments'> & { readonly isBuyingOpen: boolean }) {
  const priceIds = await payments.priceIds();
  return plans.map(
    ({ id, name, description, monthlyCredits, bonusCredits, priceCents, popular, features }) => ({
      plan_id: id,
      name,
      description,
      monthly_credits: monthlyCredits,
      bonus_credits: bonusCredits,
      price_cents: priceCents,
      popular,
      features: [...features],
      price_id: isBuyingOpen && isPaidPlan(id) ? priceIds[id] : null,
    }),
  );
}

const shownKinds = {
  used: 'used',
  released: 'released',
  refunded: 'refunded',
  granted: 'granted',
  expired: 'expired',
  'clawed back': 'withdrawn',
} as const;
const leaving: ReadonlySet<UsageEntry['kind']> = new Set(['used', 'expired', 'withdrawn']);
const contentReference = /^content:([\w-]+)$/;

/** One page, from 1, of what happened to an account's credits. The cost does not grow with the account's history. */
export async function listUsage(
  { database, credits }: { database: Database; credits: Pick<Credits, 'listUsage'> },
  accountId: string,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const { items, total } = await credits.listUsage(database.db, accountId, { page, pageSize });
  const lines = items.map(
    ({ id, kind, description, date, credits: count, reference }): UsageEntry => {
      const shown = shownKinds[kind];
      return {
        id,
        kind: shown,
        description,
        date: date.toISOString(),
        credits: leaving.has(shown) ? -count : count,
        content_id: contentReference.exec(reference ?? '')?.[1] ?? null,
      };
    },
  );
  return {
    items: lines,
    total,
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(total / pageSize)),
  };
}
