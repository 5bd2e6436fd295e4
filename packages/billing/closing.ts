import type { JobHandlers, JobQueue, Tx } from './host.ts';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import { listObligations } from './billing.repository.ts';

/** What becomes of subscriptions when an account closes: nobody pays for one who has left. */
export function createBillingClosing({
  queue,
  payments,
}: {
  queue: Pick<JobQueue, 'enqueue'>;
  payments: Pick<Payments, 'name' | 'end' | 'expireCheckout'>;
}) {
  return {
    /** Orders the end of everything that could still charge the account. Our rows go with the account. */
    async endAll(tx: Tx, accountId: string): Promise<void> {
      const { subscriptions, checkouts } = await listObligations(tx, accountId);
      const own = <Row extends { provider: string }>(rows: readonly Row[]) =>
        rows.filter(({ provider }) => provider === payments.name);
      for (const { subscription_id: subscriptionId } of own(subscriptions))
        await queue.enqueue(tx, 'end-payments', { subscriptionId });
      for (const { checkout_id: checkoutId } of own(checkouts))
        await queue.enqueue(tx, 'end-payments', { checkoutId });
    },
    /** The job behind it: a provider that is down is asked again. */
    end: (async ({ payload }) => {
      if ('subscriptionId' in payload) return await payments.end(payload.subscriptionId);
      const { status, subscriptionId } = await payments.expireCheckout(payload.checkoutId);
      // Paid in the last moment.
      if (status === 'complete' && subscriptionId !== null) await payments.end(subscriptionId);
    }) satisfies JobHandlers['end-payments'],
  };
}
