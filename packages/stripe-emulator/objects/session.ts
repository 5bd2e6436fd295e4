import type { Stripe } from 'stripe';

interface SessionFacts {
  readonly id: string;
  readonly created: number;
  readonly expiresAt: number;
  readonly url: string;
  readonly cents: number;
  readonly order: Stripe.Checkout.SessionCreateParams;
}

export function makeSession({
  id,
  created,
  expiresAt,
  url,
  cents,
  order,
}: SessionFacts): Stripe.Checkout.Session {
  return {
    id,
    object: 'checkout.session',
    created,
    url,
    expires_at: expiresAt,
    status: 'open',
    payment_status: 'unpaid',
    mode: 'subscription',
    ui_mode: order.ui_mode ?? 'hosted_page',
    customer: order.customer ?? null,
    client_reference_id: order.client_reference_id ?? null,
    success_url: order.success_url ?? null,
    cancel_url: order.cancel_url ?? null,
    invoice: null,
    subscription: null,
    payment_intent: null,
    setup_intent: null,
    amount_subtotal: cents,
    amount_total: cents,
    currency: 'usd',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    discounts: [],
    integration_identifier: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: {},
    origin_context: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    submit_type: null,
    total_details: null,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session;
}
