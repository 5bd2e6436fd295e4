import { AppError } from '@scenewright/contract/app-error.ts';
import type { Clock } from '@scenewright/provider-contract/clock.ts';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import { createCheckouts } from './checkouts.ts';
import { createCustomers } from './customers.ts';
import { createEvents } from './events.ts';
import { createIntentReader } from './intents.ts';
import { createInvoiceReader } from './invoices.ts';
import { createPlanChanges } from './plan-changes.ts';
import { createPriceBook, type PriceBook } from './price-book.ts';
import { createSchedules } from './schedules.ts';
import { createStripeClient, type StripeAccess } from './stripe-client.ts';
import { SetupError } from './stripe-failure.ts';
import { createSubscriptionReader } from './subscriptions.ts';
import { createUpgrades } from './upgrades.ts';

export interface StripePaymentsOptions extends StripeAccess {
  readonly clock: Clock;
}

/** Payments by Stripe, API 2026-10-28.endive, which the SDK's version pins. */
export function createStripePayments({ clock, ...access }: StripePaymentsOptions): Payments {
  const stripe = createStripeClient(access);
  const prices = createPriceBook({ stripe, clock });
  const schedules = createSchedules(stripe);
  const intents = createIntentReader(stripe);
  return {
    name: 'stripe',
    check: async () => await check(prices),
    priceIds: async () => await prices.ids(),
    ...createCustomers(stripe),
    ...createCheckouts({ stripe, prices, intents }),
    ...createUpgrades({ stripe, prices, schedules, intents }),
    ...createPlanChanges({ stripe, prices, schedules }),
    ...createSubscriptionReader({ stripe, prices }),
    ...createInvoiceReader({ stripe, prices }),
    ...createEvents({ stripe, webhookSecret: access.webhookSecret, clock }),
    findPayment: async (payment) => await intents.findPayment(payment),
  };
}

/** @throws Error with one sentence that says what is wrong with the setup; AppError unavailable where Stripe is down, which passes */
async function check(prices: PriceBook): Promise<void> {
  try {
    await prices.check();
  } catch (error) {
    throw error instanceof AppError && error.cause instanceof SetupError ? error.cause : error;
  }
}
