import type { Accounts, Clock, Database, JobQueue, Queryable } from './host.ts';
import type { PlanId } from '@scenewright/contract/rules/plans.ts';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import type { Credits } from '@scenewright/ledger';
import { createManualPlans } from './manual-plans.ts';
import { createChanges } from './changes.ts';
import { createCheckouts } from './checkout.ts';
import { createBillingClosing } from './closing.ts';
import { createConverging } from './converging.ts';
import { createInbox } from './inbox.ts';
import { findRunning, manualPlan } from './billing.repository.ts';
import { createSubscribing } from './subscribing.ts';

export interface BillingOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly payments: Payments;
  /** Whether plans can be bought here at all. */
  readonly isBuyingOpen: boolean;
  readonly credits: Credits;
  readonly accounts: Pick<Accounts, 'findAccount'>;
  readonly publicUrl: string;
}

/** Subscriptions: buying, changing and ending them, and what their payments mean for the credits. */
export function createBilling(options: BillingOptions) {
  const { converge, handleEvent } = createConverging(options);
  const checkouts = createCheckouts({ ...options, converge });
  const changes = createChanges({ ...options, converge });
  return {
    checkouts,
    changes,
    subscribing: createSubscribing({ ...options, checkouts, changes }),
    inbox: createInbox({ ...options, converge }),
    closing: createBillingClosing(options),
    manualPlans: createManualPlans(options),
    handleEvent,
    /** The plan of an account: the free one where no subscription runs. */
    planOf: async (db: Queryable, accountId: string): Promise<PlanId> => {
      const names = [options.payments.name, manualPlan];
      return (await findRunning(db, names, accountId))?.plan ?? 'free';
    },
  };
}

export type Billing = ReturnType<typeof createBilling>;
