import { randomUUID } from 'node:crypto';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { PaidPlanId, PlanId } from '@scenewright/contract/rules/plans.ts';
import type { Clock, Database } from './host.ts';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import type { Credits } from '@scenewright/ledger';
import type { Converging } from './converging.ts';
import * as repository from './billing.repository.ts';
import { comparePlans, isPaidPlan, proratedCredits, remainingDays } from './rules.ts';

export interface ChangeOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly credits: Pick<Credits, 'available'>;
  readonly converge: Converging['converge'];
  readonly publicUrl: string;
}

type Running = repository.SubscriptionRow;

export interface ChangeResult {
  /** `scheduled`: at the period's end. `requires_checkout`: after a payment at `checkoutUrl`. */
  readonly status: 'active' | 'scheduled' | 'requires_checkout';
  readonly checkoutUrl?: string;
}

const quoteMs = 15 * 60_000;
/** Longer than a provider is waited for. */
const changeMs = 2 * 60_000;

const sentences = {
  none: 'You have no subscription yet. Choose a plan to subscribe first.',
  same: 'Already Subscribed: this is your plan.',
  manualPlan: 'Your plan was arranged with us. Please contact sales to change it.',
  pastDue: 'Your last payment has not arrived. Please pay it first, then change your plan.',
  ending: 'Your subscription is set to end. Keep it first, then change your plan.',
  busy: 'Your plan is being changed right now. Please wait a moment and reload the page.',
} as const;

/** Changes of a running subscription: larger now, smaller or none at the period's end, and back. */
export function createChanges({
  database,
  clock,
  payments,
  credits,
  converge,
  publicUrl,
}: ChangeOptions) {
  const { db } = database;

  async function requireRunning(accountId: string): Promise<Running> {
    const running = await repository.findRunning(
      db,
      [payments.name, repository.manualPlan],
      accountId,
    );
    if (running === null) throw new AppError('wrong_state', sentences.none);
    if (running.provider === repository.manualPlan)
      throw new AppError('wrong_state', sentences.manualPlan);
    return running;
  }

  async function requireChangeable(
    accountId: string,
    to: PlanId,
  ): Promise<Running & { plan: PaidPlanId }> {
    const running = await requireRunning(accountId);
    const { plan } = running;
    if (!isPaidPlan(plan)) throw new AppError('wrong_state', sentences.manualPlan);
    if (plan === to) throw new AppError('wrong_state', sentences.same);
    if (running.status === 'past_due') throw new AppError('wrong_state', sentences.pastDue);
    if (running.cancel_at_period_end && to !== 'free')
      throw new AppError('wrong_state', sentences.ending);
    return { ...running, plan };
  }

  /** Sees the change at once. Where that fails nothing is lost: the provider sends a webhook event as well. */
  async function look(subscriptionId: string): Promise<void> {
    try {
      await converge({ kind: 'subscription', id: subscriptionId });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
    }
  }

  /** One change of a subscription at a time, whatever tabs ask for: the provider is asked only by who holds the claim. */
  async function exclusively<T>(
    running: Running,
    change: (current: Running) => Promise<T>,
  ): Promise<T> {
    const now = clock.now();
    if (!(await repository.claimChange(db, running, now, new Date(now.getTime() + changeMs))))
      throw new AppError('wrong_state', sentences.busy);
    try {
      const current = await requireRunning(running.account_id);
      // Another tab was faster between our look and our claim.
      if (current.subscription_id !== running.subscription_id || current.plan !== running.plan)
        throw new AppError('wrong_state', sentences.busy);
      const result = await change(current);
      await look(running.subscription_id);
      return result;
    } finally {
      await repository.endChange(db, running);
    }
  }

  async function quote(
    running: Running & { plan: PaidPlanId },
    to: PaidPlanId,
  ): Promise<repository.QuoteRow> {
    const {
      provider,
      subscription_id: subscriptionId,
      account_id: accountId,
      plan: from,
      period_start: periodStart,
      period_end: periodEnd,
    } = running;
    const now = clock.now();
    const earlier = await repository.findQuote(
      db,
      { provider, subscription_id: subscriptionId, from_plan: from, to_plan: to },
      now,
    );
    if (earlier !== null) return earlier;
    // Providers count whole seconds.
    const at = new Date(Math.floor(now.getTime() / 1_000) * 1_000);
    const { amountCents } = await payments.previewUpgrade({ subscriptionId, plan: to, at });
    return await repository.insertQuote(db, {
      account_id: accountId,
      provider,
      subscription_id: subscriptionId,
      from_plan: from,
      to_plan: to,
      amount_cents: amountCents,
      credits: proratedCredits({ from, to, at, periodStart, periodEnd }),
      quoted_at: at,
      expires_at: new Date(now.getTime() + quoteMs),
    });
  }

  async function upgrade(
    running: Running & { plan: PaidPlanId },
    to: PaidPlanId,
    otherCard: boolean,
  ): Promise<ChangeResult> {
    const { subscription_id: subscriptionId } = running;
    const { id, quoted_at: at } = await quote(running, to);
    try {
      const result = await payments.upgrade({
        subscriptionId,
        plan: to,
        at,
        key: `upgrade:${id}`,
        returnUrl: `${publicUrl}/profile`,
        otherCard,
      });
      await repository.useQuote(db, id, clock.now());
      return result.status === 'active'
        ? { status: 'active' }
        : { status: 'requires_checkout', checkoutUrl: result.url };
    } catch (error) {
      // A declined card answers the same for the same key: the next try needs a new one.
      if (error instanceof AppError && error.code === 'payment_failed')
        await repository.useQuote(db, id, clock.now());
      throw error;
    }
  }

  /**
   * Larger now, smaller at the period's end; the free plan is a cancellation.
   * @param options.otherCard where the card on file is declined, answer where another one can be given
   * @throws AppError wrong_state, payment_failed, unavailable
   */
  async function change(
    accountId: string,
    to: PaidPlanId | 'free',
    { otherCard = false }: { otherCard?: boolean | undefined } = {},
  ): Promise<ChangeResult> {
    const running = await requireChangeable(accountId, to);
    return await exclusively(running, async (): Promise<ChangeResult> => {
      const { subscription_id: subscriptionId } = running;
      if (to === 'free')
        await payments.cancelAtPeriodEnd({ subscriptionId, key: `cancel:${randomUUID()}` });
      else if (comparePlans(to, running.plan) > 0) return await upgrade(running, to, otherCard);
      else
        await payments.scheduleDowngrade({
          subscriptionId,
          plan: to,
          key: `downgrade:${randomUUID()}`,
        });
      return { status: 'scheduled' };
    });
  }

  /** What a change costs and gives now. A quoted price holds for {@link quoteMs}. @throws AppError wrong_state, unavailable */
  async function preview(accountId: string, to: PaidPlanId | 'free') {
    const running = await requireChangeable(accountId, to);
    const available = await credits.available(db, accountId);
    const days = remainingDays(running.period_end, clock.now());
    const { amount_cents: amountCents, credits: added } =
      to !== 'free' && comparePlans(to, running.plan) > 0
        ? await quote(running, to)
        : { amount_cents: 0, credits: 0 };
    return {
      prorated_amount: amountCents / 100,
      current_credits: available,
      new_total_credits: available + added,
      prorated_credits: added,
      remaining_days: days,
    };
  }

  return {
    change,
    preview,
    /** Lets changes be made whose process died in the middle: only where this process is the only one, and has just begun. */
    reclaim: () => repository.endAllChanges(db),
    /** Lets the subscription end with its period. @throws AppError wrong_state, unavailable */
    async cancel(accountId: string): Promise<void> {
      const running = await requireRunning(accountId);
      if (running.cancel_at_period_end) return;
      await exclusively(running, () =>
        payments.cancelAtPeriodEnd({
          subscriptionId: running.subscription_id,
          key: `cancel:${randomUUID()}`,
        }),
      );
    },
    /** Takes a cancellation, and a scheduled change, back. @throws AppError wrong_state, unavailable */
    async resume(accountId: string): Promise<void> {
      const running = await requireRunning(accountId);
      if (!running.cancel_at_period_end && running.scheduled_plan === null) return;
      await exclusively(running, () =>
        payments.resume({ subscriptionId: running.subscription_id, key: `resume:${randomUUID()}` }),
      );
    },
    /** Where an unpaid renewal can be paid. @throws AppError wrong_state, unavailable */
    async findOpenInvoice(accountId: string): Promise<string> {
      const { subscription_id: id } = await requireRunning(accountId);
      const url = (await payments.findSubscription(id))?.openInvoiceUrl ?? null;
      if (url === null)
        throw new AppError(
          'wrong_state',
          'There is nothing to pay: all your payments have arrived.',
        );
      return url;
    },
  };
}

export type Changes = ReturnType<typeof createChanges>;
