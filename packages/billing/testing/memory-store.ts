import { freePlanCredits } from '@scenewright/contract/rules/plans.ts';
import type { BillingStore, KeptSubscription } from '../store.ts';

interface Bucket {
  readonly source: string;
  readonly amount: number;
  /** Null for what lasts beyond periods. */
  readonly periodStart: number | null;
  readonly expiresAt: number;
  isOpen: boolean;
}

/**
 * The billing store of one account that never spends, in plain memory and without the ledger's code: what the credits' rules say
 * of refreshes, top-ups, clawbacks and the free plan, step by step.
 */
export function createMemoryStore({
  customerId,
  accountId,
  now,
}: {
  customerId: string;
  accountId: string;
  now: () => Date;
}) {
  const buckets: Bucket[] = [];
  const subscriptions = new Map<string, KeptSubscription & { reading: bigint }>();
  const clawedBack = new Set<string>();
  const returned = new Map<string, { amount: number; isBack: boolean }>();
  let planSince: number | null = null;
  let isFree = true;

  const close = (those: readonly Bucket[]) =>
    those.forEach((bucket) => void (bucket.isOpen = false));
  function open(bucket: Omit<Bucket, 'isOpen'>): void {
    const isLate =
      bucket.expiresAt <= now().getTime() ||
      (bucket.periodStart !== null && planSince !== null && bucket.periodStart < planSince);
    buckets.push({ ...bucket, isOpen: !isLate && !clawedBack.has(bucket.source) });
  }
  /** A newer time begins: allowances of older ones are closed. */
  function begin(at: number): boolean {
    if (planSince !== null && planSince >= at) return false;
    planSince = at;
    close(buckets.filter(({ periodStart }) => periodStart !== null && periodStart < at));
    return true;
  }

  const store: BillingStore = {
    lockAccountOf: async (customer) => (customer === customerId ? accountId : null),
    closeCheckout: async () => {},
    async saveSubscription(_account, subscription, reading) {
      const kept = subscriptions.get(subscription.id);
      if (kept === undefined || kept.reading < reading)
        subscriptions.set(subscription.id, { ...subscription, reading });
    },
    async findEnd() {
      const all = [...subscriptions.values()];
      if (all.some(({ status }) => status !== 'ended')) return null;
      const ends = all.flatMap(({ endedAt }) => (endedAt === null ? [] : [endedAt.getTime()]));
      return ends.length === 0 ? null : new Date(Math.max(...ends));
    },
    async refresh({ monthlyCredits, bonusCredits, periodStart, periodEnd, source }) {
      const key = `${source.type}:${source.id}`;
      if (buckets.some((bucket) => bucket.source === key)) return;
      if (begin(periodStart.getTime())) isFree = false;
      for (const amount of [monthlyCredits, bonusCredits].filter((each) => each > 0))
        open({
          source: key,
          amount,
          periodStart: periodStart.getTime(),
          expiresAt: periodEnd.getTime(),
        });
    },
    async grant({ kind, amount, periodStart, expiresAt, source }) {
      const key = `${source.type}:${source.id}`;
      if (buckets.some((bucket) => bucket.source === key)) return;
      open({
        source: key,
        amount,
        periodStart: kind === 'plan' ? (periodStart ?? now()).getTime() : null,
        expiresAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
      });
    },
    async clawback({ sources }) {
      const keys = sources.map(({ type, id }) => `${type}:${id}`);
      const those = buckets.filter(
        ({ source, isOpen, expiresAt }) =>
          isOpen && keys.includes(source) && expiresAt > now().getTime(),
      );
      const taken = those.reduce((sum, { amount }) => sum + amount, 0);
      close(those);
      keys.forEach((key) => clawedBack.add(key));
      return { taken, owed: 0 };
    },
    async returnToFree({ at }) {
      if (begin(at.getTime())) isFree = true;
    },
    async rememberReturned({ invoiceId, taken, owed }) {
      if (!returned.has(invoiceId))
        returned.set(invoiceId, { amount: taken + owed, isBack: false });
    },
    async restoreReturned(invoiceId) {
      const payment = returned.get(invoiceId);
      if (payment === undefined || payment.isBack) return 0;
      payment.isBack = true;
      return payment.amount;
    },
  };

  return {
    store,
    /** What an owner could tell apart. */
    state() {
      const at = now().getTime();
      const bought = buckets
        .filter(({ isOpen, expiresAt }) => isOpen && expiresAt > at)
        .reduce((sum, { amount }) => sum + amount, 0);
      const kept = [...subscriptions.values()]
        .map(({ reading: _reading, ...subscription }) => subscription)
        .sort((a, b) => a.id.localeCompare(b.id));
      return { available: bought + (isFree ? freePlanCredits : 0), isFree, kept };
    },
  };
}
