import type { PlanId } from '@scenewright/contract/rules/plans.ts';

export interface BillingCustomerTable {
  account_id: string;
  provider: string;
  customer_id: string;
  created_at: Date;
}

export interface SubscriptionTable {
  provider: string;
  subscription_id: string;
  account_id: string;
  plan: PlanId;
  status: 'incomplete' | 'active' | 'past_due' | 'ended';
  cancel_at_period_end: boolean;
  scheduled_plan: PlanId | null;
  period_start: Date;
  period_end: Date;
  started_at: Date;
  ended_at: Date | null;
  /** Of the sequence subscription_reading, taken before the provider was asked. */
  reading: bigint;
  changing_until: Date | null;
}

export interface CheckoutTable {
  id: string;
  account_id: string;
  provider: string;
  plan: PlanId;
  checkout_id: string | null;
  url: string | null;
  status: 'open' | 'over';
  created_at: Date;
}

export interface PlanQuoteTable {
  id: string;
  account_id: string;
  provider: string;
  subscription_id: string;
  from_plan: PlanId;
  to_plan: PlanId;
  amount_cents: number;
  credits: number;
  /** The moment from which the rest of the period is counted. */
  quoted_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface PaymentEventTable {
  source: string;
  event_id: string;
  type: string;
  subject_kind: 'subscription' | 'invoice' | 'checkout' | null;
  subject_id: string | null;
  created_at: Date;
  received_at: Date;
  handled_at: Date | null;
}

export interface ReturnedPaymentTable {
  provider: string;
  invoice_id: string;
  account_id: string;
  /** Credits that were taken back, and credits used by then that were owed. */
  taken: number;
  owed: number;
  restored_at: Date | null;
}

/** Tables of subscriptions and payments, by name. */
export interface BillingTables {
  billing_customer: BillingCustomerTable;
  subscription: SubscriptionTable;
  checkout: CheckoutTable;
  plan_quote: PlanQuoteTable;
  payment_event: PaymentEventTable;
  returned_payment: ReturnedPaymentTable;
}
