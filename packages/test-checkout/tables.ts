import type { Generated } from 'kysely';
import type { PaidPlanId } from '@scenewright/contract/rules/plans.ts';

export interface TestPaymentCustomerTable {
  id: string;
  account_id: string;
  created_at: Date;
}

/** How a test card behaves when it is charged again: without a word, after its bank has asked the holder, or not at all. */
export type TestCard = 'works' | 'asks' | 'fails_later';

export interface TestPaymentSubscriptionTable {
  id: string;
  customer_id: string;
  plan: PaidPlanId;
  status: 'active' | 'past_due' | 'ended';
  card: TestCard;
  cancel_at_period_end: Generated<boolean>;
  scheduled_plan: PaidPlanId | null;
  month: number;
  period_start: Date;
  period_end: Date;
  started_at: Date;
  ended_at: Date | null;
}

export interface TestPaymentInvoiceTable {
  id: string;
  number: Generated<bigint>;
  customer_id: string;
  subscription_id: string;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  amount_cents: number;
  plan: PaidPlanId;
  from_plan: PaidPlanId | null;
  upgrade_at: Date | null;
  period_start: Date;
  period_end: Date;
  payment_id: string;
  payment_secret: string;
  return_url: string | null;
  attempts: Generated<number>;
  due_at: Date | null;
  refunded_cents: Generated<number>;
  dispute: Generated<'none' | 'open' | 'won' | 'lost'>;
  created_at: Date;
  paid_at: Date | null;
}

export interface TestPaymentCheckoutTable {
  id: string;
  customer_id: string;
  plan: PaidPlanId;
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  cancel_url: string;
  invoice_id: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface TestPaymentEventTable {
  id: string;
  number: Generated<bigint>;
  type: string;
  subject_kind: 'subscription' | 'invoice' | 'checkout';
  subject_id: string;
  created_at: Date;
  delivered_at: Date | null;
}

export interface TestPaymentOrderTable {
  key: string;
  order_hash: string;
  answer: string | null;
  created_at: Date;
}

/** Tables of the built-in test checkout, by name. */
export interface TestPaymentTables {
  test_payment_customer: TestPaymentCustomerTable;
  test_payment_subscription: TestPaymentSubscriptionTable;
  test_payment_invoice: TestPaymentInvoiceTable;
  test_payment_checkout: TestPaymentCheckoutTable;
  test_payment_event: TestPaymentEventTable;
  test_payment_order: TestPaymentOrderTable;
}
