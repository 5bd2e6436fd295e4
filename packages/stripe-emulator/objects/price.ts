import type { Stripe } from 'stripe';

interface PriceFacts {
  readonly id: string;
  readonly product: string;
  readonly lookupKey: string;
  readonly cents: number;
  readonly created: number;
}

// Amounts with fractions of cents are left out everywhere: on the wire they are strings, in the SDK's types a class.

export function makePrice({ id, product, lookupKey, cents, created }: PriceFacts) {
  return {
    id,
    object: 'price',
    product,
    created,
    lookup_key: lookupKey,
    unit_amount: cents,
    currency: 'usd',
    active: true,
    billing_scheme: 'per_unit',
    custom_unit_amount: null,
    livemode: false,
    metadata: {},
    nickname: null,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount_decimal: null,
  } satisfies Stripe.Price;
}

/** The older name of a price, which subscription items still carry. */
export function planOfPrice(price: Stripe.Price) {
  return {
    id: price.id,
    object: 'plan',
    product: price.product,
    amount: price.unit_amount,
    created: price.created,
    currency: price.currency,
    active: price.active,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  } satisfies Stripe.Plan;
}
