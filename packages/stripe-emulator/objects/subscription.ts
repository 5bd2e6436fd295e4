import type { Stripe } from 'stripe';
import { planOfPrice } from './price.ts';

interface SubscriptionFacts {
  readonly id: string;
  readonly itemId: string;
  readonly customer: string;
  readonly price: Stripe.Price;
  readonly start: number;
  readonly end: number;
  readonly metadata: Stripe.Metadata;
}

function makeItem({ id, itemId, price, start, end }: SubscriptionFacts): Stripe.SubscriptionItem {
  return {
    id: itemId,
    object: 'subscription_item',
    subscription: id,
    price,
    plan: planOfPrice(price),
    quantity: 1,
    created: start,
    current_period_start: start,
    current_period_end: end,
    billing_thresholds: null,
    current_trial: null,
    discounts: [],
    metadata: {},
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem;
}

/** What the product never asks for: trials, schedules, taxes, other ways to pay. */
const neverSet = () =>
  ({
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  }) satisfies Partial<Stripe.Subscription>;

export function makeSubscription(facts: SubscriptionFacts): Stripe.Subscription {
  const { id, customer, start, metadata } = facts;
  return {
    id,
    object: 'subscription',
    customer,
    metadata,
    status: 'active',
    created: start,
    start_date: start,
    billing_cycle_anchor: start,
    currency: 'usd',
    items: {
      object: 'list',
      data: [makeItem(facts)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice: null,
    pending_update: null,
    schedule: null,
    ...neverSet(),
  } satisfies Stripe.Subscription;
}
