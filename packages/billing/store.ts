import type { PaidPlanId } from '@scenewright/contract/rules/plans.ts';
import type { Tx } from './host.ts';
import type { Subscription } from '@scenewright/contract/rules/payments.ts';
import type { Credits } from '@scenewright/ledger';
import * as repository from './billing.repository.ts';
import * as returned from './returned.repository.ts';

type Order<Operation extends 'refresh' | 'grant' | 'clawback' | 'returnToFree'> = Parameters<
  Credits[Operation]
>[1];

export interface KeptSubscription extends Pick<
  Subscription,
  | 'id'
  | 'cancelAtPeriodEnd'
  | 'scheduledPlan'
  | 'periodStart'
  | 'periodEnd'
  | 'startedAt'
  | 'endedAt'
> {
  readonly plan: PaidPlanId;
  readonly status: 'active' | 'past_due' | 'ended';
}

/** Everything that a reading of the provider changes, within one transaction. */
export interface BillingStore {
  /** The account of a customer, held; null for customers that are not ours. */
  lockAccountOf(customerId: string): Promise<string | null>;
  closeCheckout(checkoutId: string): Promise<void>;
  /** Keeps a subscription as it was read, unless a later reading is kept already. */
  saveSubscription(
    accountId: string,
    subscription: KeptSubscription,
    reading: bigint,
  ): Promise<void>;
  /** When the last subscription ended of an account that has none any more; null while one runs, or where none ever did. */
  findEnd(accountId: string): Promise<Date | null>;
  refresh(order: Order<'refresh'>): Promise<void>;
  grant(order: Order<'grant'>): Promise<void>;
  clawback(order: Order<'clawback'>): ReturnType<Credits['clawback']>;
  returnToFree(order: Order<'returnToFree'>): Promise<void>;
  /** Remembers what went with a payment that went back; the first time counts. */
  rememberReturned(payment: {
    accountId: string;
    invoiceId: string;
    taken: number;
    owed: number;
  }): Promise<void>;
  /** @returns the credits of a returned payment that are to come back: 0 where none went, or they are back already */
  restoreReturned(invoiceId: string, at: Date): Promise<number>;
}

/** The billing store of one provider, in the database. */
export function openBillingStore(
  tx: Tx,
  provider: string,
  credits: Pick<Credits, 'refresh' | 'grant' | 'clawback' | 'returnToFree'>,
): BillingStore {
  return {
    lockAccountOf: (customerId) => repository.lockAccountOfCustomer(tx, provider, customerId),
    closeCheckout: (checkoutId) => repository.closeCheckout(tx, provider, checkoutId),
    saveSubscription: (
      accountId,
      {
        id,
        plan,
        status,
        cancelAtPeriodEnd,
        scheduledPlan,
        periodStart,
        periodEnd,
        startedAt,
        endedAt,
      },
      reading,
    ) =>
      repository.saveSubscription(tx, {
        provider,
        subscription_id: id,
        account_id: accountId,
        plan,
        status,
        cancel_at_period_end: cancelAtPeriodEnd,
        scheduled_plan: scheduledPlan,
        period_start: periodStart,
        period_end: periodEnd,
        started_at: startedAt,
        ended_at: endedAt,
        reading,
      }),
    async findEnd(accountId) {
      const running = await repository.findRunning(
        tx,
        [provider, repository.manualPlan],
        accountId,
      );
      return running === null ? await repository.findLastEnd(tx, accountId) : null;
    },
    refresh: (order) => credits.refresh(tx, order),
    grant: (order) => credits.grant(tx, order),
    clawback: (order) => credits.clawback(tx, order),
    returnToFree: (order) => credits.returnToFree(tx, order),
    rememberReturned: ({ accountId, invoiceId, taken, owed }) =>
      returned.insert(tx, { provider, invoice_id: invoiceId, account_id: accountId, taken, owed }),
    restoreReturned: (invoiceId, at) => returned.restore(tx, { provider, invoiceId, at }),
  };
}
