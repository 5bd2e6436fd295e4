import type { Stripe } from 'stripe';

export interface LineFacts {
  readonly id: string;
  readonly price: Stripe.Price;
  readonly cents: number;
  readonly isProration: boolean;
  readonly start: number;
  readonly end: number;
}

function makeLine(
  line: LineFacts,
  invoice: string,
  subscription: Stripe.Subscription,
): Stripe.InvoiceLineItem {
  const { id, price, cents, isProration, start, end } = line;
  return {
    id,
    object: 'line_item',
    invoice,
    amount: cents,
    subtotal: cents,
    currency: 'usd',
    quantity: 1,
    period: { start, end },
    subscription: subscription.id,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: String(price.product) },
      unit_amount_decimal: null,
    },
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]?.id ?? '',
      },
    },
    description: null,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    livemode: false,
    metadata: {},
    pretax_credit_amounts: [],
    quantity_decimal: null,
    taxes: [],
  } satisfies Stripe.InvoiceLineItem;
}

interface InvoiceFacts {
  readonly id: string;
  readonly created: number;
  readonly subscription: Stripe.Subscription;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly lines: readonly LineFacts[];
}

/** What is sold has neither taxes, discounts nor shipping. */
const withoutTaxesAndDiscounts = () =>
  ({
    account_tax_ids: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: [],
    shipping_cost: null,
    shipping_details: null,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
  }) satisfies Partial<Stripe.Invoice>;

/** The customer as an invoice shows them; ours is known by its id alone. */
const withoutCustomerDetails = () =>
  ({
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
  }) satisfies Partial<Stripe.Invoice>;

/** What the product never asks for. */
const neverSet = () =>
  ({
    application: null,
    custom_fields: null,
    default_payment_method: null,
    default_source: null,
    description: null,
    due_date: null,
    footer: null,
    from_invoice: null,
    invoice_pdf: null,
    last_finalization_error: null,
    latest_revision: null,
    on_behalf_of: null,
    receipt_number: null,
    rendering: null,
    statement_descriptor: null,
    test_clock: null,
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
  }) satisfies Partial<Stripe.Invoice>;

/** A draft, which nobody can pay yet. */
export function makeInvoice({
  id,
  created,
  subscription,
  reason,
  lines,
}: InvoiceFacts): Stripe.Invoice {
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  return {
    id,
    object: 'invoice',
    created,
    customer: subscription.customer,
    billing_reason: reason,
    status: 'draft',
    hosted_invoice_url: null,
    currency: 'usd',
    amount_due: cents,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: cents,
    amount_shipping: 0,
    subtotal: cents,
    subtotal_excluding_tax: cents,
    total: cents,
    total_excluding_tax: cents,
    lines: {
      object: 'list',
      data: lines.map((line) => makeLine(line, id, subscription)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    // Of a renewal, Stripe names the period that lies behind; what is paid for stands in the lines.
    period_start: subscription.items.data[0]?.current_period_start ?? created,
    period_end: created,
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    account_country: 'US',
    account_name: 'Scenewright',
    attempt_count: 0,
    attempted: false,
    automatically_finalizes_at: null,
    effective_at: null,
    next_payment_attempt: null,
    auto_advance: true,
    collection_method: 'charge_automatically',
    ending_balance: 0,
    issuer: { type: 'self' },
    livemode: false,
    metadata: {},
    number: id.slice(-8).toUpperCase(),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    webhooks_delivered_at: created,
    ...withoutTaxesAndDiscounts(),
    ...withoutCustomerDetails(),
    ...neverSet(),
  } satisfies Stripe.Invoice;
}

interface InvoicePaymentFacts {
  readonly id: string;
  readonly invoice: Stripe.Invoice;
  readonly intent: string;
}

export function makeInvoicePayment({
  id,
  invoice,
  intent,
}: InvoicePaymentFacts): Stripe.InvoicePayment {
  return {
    id,
    object: 'invoice_payment',
    invoice: invoice.id,
    amount_requested: invoice.amount_due,
    amount_paid: null,
    created: invoice.created,
    currency: 'usd',
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies Stripe.InvoicePayment;
}
