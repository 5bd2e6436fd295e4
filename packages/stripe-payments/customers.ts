import type { Stripe } from 'stripe';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import { ask } from './stripe-failure.ts';

/**
 * A customer per account. Stripe's search finds those of earlier days but lags by a minute; within the day the
 * idempotency key finds them. What that key stands for must not change, so name and address follow in a second call.
 */
export function createCustomers(stripe: Stripe): Pick<Payments, 'createCustomer'> {
  async function find(accountId: string): Promise<string | null> {
    const { data } = await ask(
      stripe.customers.search({ query: `metadata["account_id"]:${JSON.stringify(accountId)}` }),
    );
    const oldest = data.toSorted((left, right) => left.created - right.created)[0];
    return oldest?.id ?? null;
  }

  async function make(accountId: string): Promise<string> {
    const customer = await ask(
      stripe.customers.create(
        { metadata: { account_id: accountId } },
        { idempotencyKey: `customer:${accountId}` },
      ),
    );
    return customer.id;
  }

  return {
    async createCustomer({ accountId, email, name }) {
      const id = (await find(accountId)) ?? (await make(accountId));
      await ask(stripe.customers.update(id, { email, name: name ?? '' }));
      return id;
    },
  };
}
