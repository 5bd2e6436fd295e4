import type { Stripe } from 'stripe';

interface IntentFacts {
  readonly id: string;
  readonly secret: string;
  readonly created: number;
  readonly cents: number;
  readonly customer: string;
}

export function makeIntent({
  id,
  secret,
  created,
  cents,
  customer,
}: IntentFacts): Stripe.PaymentIntent {
  return {
    id,
    object: 'payment_intent',
    created,
    amount: cents,
    amount_capturable: 0,
    amount_received: 0,
    currency: 'usd',
    customer,
    status: 'requires_payment_method',
    client_secret: `${id}_secret_${secret}`,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    allowed_payment_method_types: null,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
}

export function makeCharge({
  id,
  created,
  intent,
}: {
  readonly id: string;
  readonly created: number;
  readonly intent: Stripe.PaymentIntent;
}): Stripe.Charge {
  return {
    id,
    object: 'charge',
    created,
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    currency: 'usd',
    customer: intent.customer,
    payment_intent: intent.id,
    status: 'succeeded',
    paid: true,
    captured: true,
    refunded: false,
    disputed: false,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    description: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
}

export function makeDispute({
  id,
  created,
  charge,
}: {
  readonly id: string;
  readonly created: number;
  readonly charge: Stripe.Charge;
}): Stripe.Dispute {
  return {
    id,
    object: 'dispute',
    created,
    amount: charge.amount,
    charge: charge.id,
    currency: 'usd',
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
    balance_transactions: [],
    enhanced_eligibility_types: [],
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: null,
      customer_name: null,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
  } satisfies Stripe.Dispute;
}
