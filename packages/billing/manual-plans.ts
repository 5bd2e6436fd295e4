import { AppError } from '@scenewright/contract/app-error.ts';
import { enterpriseMonthlyCredits } from '@scenewright/contract/rules/plans.ts';
import type { Clock, Database, Tx } from './host.ts';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import { type Credits, monthAround } from '@scenewright/ledger';
import * as repository from './billing.repository.ts';

interface ManualPlanOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: Pick<Payments, 'name'>;
  readonly credits: Pick<Credits, 'refresh' | 'returnToFree'>;
}

type GivenPlan = Pick<repository.SubscriptionRow, 'account_id' | 'subscription_id' | 'started_at'>;

const batch = 100;

/** The Enterprise plan: agreed in a conversation, given by an operator, never by a payment. */
export function createManualPlans({ database, clock, payments, credits }: ManualPlanOptions) {
  /** Opens the month of a plan that a moment lies in; again within the same month changes nothing. */
  async function openMonth(tx: Tx, given: GivenPlan, at: Date): Promise<void> {
    const { start, end } = monthAround(given.started_at, at);
    await repository.saveSubscription(tx, {
      provider: repository.manualPlan,
      subscription_id: given.subscription_id,
      account_id: given.account_id,
      plan: 'enterprise',
      status: 'active',
      cancel_at_period_end: false,
      scheduled_plan: null,
      period_start: start,
      period_end: end,
      started_at: given.started_at,
      ended_at: null,
      reading: await repository.beginReading(tx),
    });
    const source = {
      type: 'invoice' as const,
      id: `${repository.manualPlan}:${given.subscription_id}:${start.toISOString()}`,
    };
    await credits.refresh(tx, {
      accountId: given.account_id,
      monthlyCredits: enterpriseMonthlyCredits,
      bonusCredits: 0,
      periodStart: start,
      periodEnd: end,
      source,
      description: 'Enterprise plan',
    });
  }

  return {
    /** Gives an account the Enterprise plan from now on. @throws AppError wrong_state where it pays for another plan */
    async give(accountId: string): Promise<void> {
      await database.transact(async (tx) => {
        const running = await repository.findRunning(
          tx,
          [payments.name, repository.manualPlan],
          accountId,
        );
        if (running?.provider === repository.manualPlan) return;
        if (running !== null)
          throw new AppError(
            'wrong_state',
            'This account pays for a plan. Have its owner cancel that first, or cancel it at the provider of payments.',
          );
        const at = clock.now();
        await openMonth(
          tx,
          {
            account_id: accountId,
            subscription_id: `${accountId}:${at.toISOString()}`,
            started_at: at,
          },
          at,
        );
      });
    },

    /** Takes the Enterprise plan back at once; the account goes on with the free plan. @throws AppError wrong_state where it has none */
    async take(accountId: string): Promise<void> {
      await database.transact(async (tx) => {
        const running = await repository.findRunning(tx, [repository.manualPlan], accountId);
        if (running === null)
          throw new AppError('wrong_state', 'This account has no plan that was given by hand.');
        const at = clock.now();
        const { changing_until: _changing, ...row } = running;
        await repository.saveSubscription(tx, {
          ...row,
          status: 'ended',
          ended_at: at,
          reading: await repository.beginReading(tx),
        });
        await credits.returnToFree(tx, { accountId, at });
      });
    },

    /** Opens the next month of plans whose month is over. */
    async renewDue(): Promise<void> {
      const due = await repository.listOverdue(
        database.db,
        repository.manualPlan,
        clock.now(),
        batch,
      );
      for (const plan of due) await database.transact((tx) => openMonth(tx, plan, clock.now()));
    },
  };
}
