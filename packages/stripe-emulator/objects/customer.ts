import type { Stripe } from 'stripe';

export function makeCustomer({
  id,
  created,
  metadata,
}: {
  readonly id: string;
  readonly created: number;
  readonly metadata: Stripe.Metadata;
}) {
  return {
    id,
    object: 'customer',
    created,
    metadata,
    email: null,
    name: null,
    address: null,
    balance: 0,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    livemode: false,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
  } satisfies Stripe.Customer;
}
