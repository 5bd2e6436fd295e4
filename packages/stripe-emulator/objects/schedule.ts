import type { Stripe } from 'stripe';

interface PhaseFacts {
  readonly price: string;
  readonly start: number;
  readonly end: number;
}

export function makePhase({ price, start, end }: PhaseFacts): Stripe.SubscriptionSchedule.Phase {
  return {
    start_date: start,
    end_date: end,
    currency: 'usd',
    proration_behavior: 'none',
    items: [
      {
        price,
        plan: price,
        quantity: 1,
        billing_thresholds: null,
        discounts: [],
        metadata: null,
        tax_rates: [],
      },
    ],
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    invoice_settings: null,
    metadata: {},
    on_behalf_of: null,
    transfer_data: null,
    trial_end: null,
  } satisfies Stripe.SubscriptionSchedule.Phase;
}

interface ScheduleFacts {
  readonly id: string;
  readonly created: number;
  readonly subscription: Stripe.Subscription;
  readonly phases: Stripe.SubscriptionSchedule.Phase[];
}

export function makeSchedule({
  id,
  created,
  subscription,
  phases,
}: ScheduleFacts): Stripe.SubscriptionSchedule {
  const [running] = phases;
  return {
    id,
    object: 'subscription_schedule',
    created,
    subscription: subscription.id,
    customer: subscription.customer,
    phases,
    status: 'active',
    end_behavior: subscription.cancel_at_period_end ? 'cancel' : 'release',
    current_phase:
      running === undefined ? null : { start_date: running.start_date, end_date: running.end_date },
    application: null,
    billing_mode: { flexible: null, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    pause_schedules: [],
    released_at: null,
    released_subscription: null,
    test_clock: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
  } satisfies Stripe.SubscriptionSchedule;
}
