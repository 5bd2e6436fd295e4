import type { PaidPlanId } from './plans.ts';

/**
 * Taking money for subscriptions. Amounts are whole US cents. A call that moves money takes a `key`: the same key with the
 * same order does it once, however often it is asked (24 hours at least).
 *
 * The effect of a payment is never read out of an answer given here: the provider sends a webhook event, and the
 * event is only a hint to read the object again ({@link Payments.findSubscription}, {@link Payments.findInvoice}).
 *
 * Every method throws AppError `unavailable` where the provider cannot be reached or fails on its side.
 */
export interface Payments {
  readonly name: 'local' | 'stripe';
  /** Answers when the provider can be reached with the settings given. @throws Error with one sentence that says what is wrong */
  check(): Promise<void>;
  /** The provider's names of the plans' prices. */
  priceIds(): Promise<Readonly<Record<PaidPlanId, string>>>;
  /** Makes the provider's record of a person and returns its id; again for the same account gives the same. */
  createCustomer(person: {
    readonly accountId: string;
    readonly email: string;
    readonly name: string | null;
  }): Promise<string>;

  /** Opens a page where the first payment of a subscription is made. */
  createCheckout(order: CheckoutOrder): Promise<Checkout>;
  findCheckout(checkoutId: string): Promise<Checkout | null>;
  /** Closes an open checkout, so that nobody can pay there any more. @returns how it stands now: `complete` where payment was faster */
  expireCheckout(checkoutId: string): Promise<Checkout>;

  /** The price of an upgrade at this moment. Asked again with the same `at` it answers the same. */
  previewUpgrade(change: {
    readonly subscriptionId: string;
    readonly plan: PaidPlanId;
    readonly at: Date;
  }): Promise<{ readonly amountCents: number }>;
  /**
   * Charges the difference as previewed for `at` and changes the plan once it is paid.
   * @param change.otherCard a decline leads to a page where another card can be given, instead of failing
   * @throws AppError payment_failed where the card is declined: nothing has changed
   */
  upgrade(change: UpgradeOrder): Promise<UpgradeResult>;
  /** Changes to a smaller plan when the running period ends. Takes the place of an earlier scheduled change. */
  scheduleDowngrade(change: {
    readonly subscriptionId: string;
    readonly plan: PaidPlanId;
    readonly key: string;
  }): Promise<void>;
  /** Lets the subscription end with its period; a scheduled change is dropped. */
  cancelAtPeriodEnd(change: {
    readonly subscriptionId: string;
    readonly key: string;
  }): Promise<void>;
  /** Takes back a cancellation and a scheduled change: the subscription goes on as it is. */
  resume(change: { readonly subscriptionId: string; readonly key: string }): Promise<void>;
  /** Ends a subscription at once, without money back; one that has ended stays as it is. */
  end(subscriptionId: string): Promise<void>;

  findSubscription(subscriptionId: string): Promise<Subscription | null>;
  findInvoice(invoiceId: string): Promise<Invoice | null>;
  /** How a payment stands, for the page people come back to. @returns null where id and secret do not belong together */
  findPayment(payment: {
    readonly id: string;
    readonly clientSecret: string;
  }): Promise<PaymentStatus | null>;

  /**
   * Reads a webhook event. @param body the bytes exactly as they came
   * @throws AppError malformed_request where the signature is missing, wrong or older than five minutes
   */
  readEvent(
    body: Uint8Array,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<PaymentEvent>;
  /** Every webhook event since a moment, oldest first: for those that got lost on the way. */
  listEvents(since: Date): AsyncIterable<PaymentEvent>;
}

export interface CheckoutOrder {
  readonly accountId: string;
  readonly customerId: string;
  readonly plan: PaidPlanId;
  /** Where a browser is sent after paying; `{CHECKOUT_SESSION_ID}` in it becomes the checkout's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly key: string;
}

export interface Checkout {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  /** Where to pay; null once it is over. */
  readonly url: string | null;
  readonly expiresAt: Date;
  /** Set once it is complete. */
  readonly subscriptionId: string | null;
  /** The first payment: null where there was nothing to pay, or nobody has paid yet. */
  readonly payment: {
    readonly id: string;
    readonly clientSecret: string;
    readonly status: PaymentStatus;
  } | null;
}

/** As Stripe's PaymentIntent names them. */
export type PaymentStatus =
  | 'succeeded'
  | 'processing'
  | 'requires_action'
  | 'requires_payment_method'
  | 'canceled';

export interface UpgradeOrder {
  readonly subscriptionId: string;
  readonly plan: PaidPlanId;
  readonly at: Date;
  readonly key: string;
  readonly returnUrl: string;
  readonly otherCard?: boolean;
}

/** `active`: paid and changed. `requires_action`: it is to be paid or confirmed at `url`; the plan changes afterwards. */
export type UpgradeResult =
  | { readonly status: 'active' }
  | { readonly status: 'requires_action'; readonly url: string };

export interface Subscription {
  readonly id: string;
  readonly customerId: string;
  readonly plan: PaidPlanId;
  /** `past_due`: a renewal is not paid yet and is being tried again. `ended`: over, for whatever reason. `incomplete`: never paid. */
  readonly status: 'incomplete' | 'active' | 'past_due' | 'ended';
  readonly cancelAtPeriodEnd: boolean;
  /** The smaller plan it changes to when the period ends. */
  readonly scheduledPlan: PaidPlanId | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** Where an open invoice can be paid: null where none is open. */
  readonly openInvoiceUrl: string | null;
  /** The invoice made last. */
  readonly latestInvoiceId: string | null;
}

export interface Invoice {
  readonly id: string;
  readonly customerId: string;
  readonly subscriptionId: string | null;
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  readonly amountCents: number;
  /**
   * Its purpose. `period`: a period of a plan begins (the first or a renewal). `upgrade`: from one plan to a
   * larger one at a moment of a running period. `other`: nothing that concerns credits.
   */
  readonly cause:
    | {
        readonly kind: 'period';
        readonly plan: PaidPlanId;
        readonly periodStart: Date;
        readonly periodEnd: Date;
      }
    | {
        readonly kind: 'upgrade';
        readonly from: PaidPlanId;
        readonly to: PaidPlanId;
        readonly at: Date;
        readonly periodStart: Date;
        readonly periodEnd: Date;
      }
    | { readonly kind: 'other' };
  /** Money given back so far. */
  readonly refundedCents: number;
  /** The holder has disputed the payment at the bank: `open` until it is decided. */
  readonly dispute: 'none' | 'open' | 'won' | 'lost';
}

/** A webhook event: what it is about, never what it says. */
export interface PaymentEvent {
  readonly id: string;
  /** The provider's word for it, as Stripe's `invoice.paid`. */
  readonly type: string;
  readonly createdAt: Date;
  /** The object to read again; null for what does not concern us. */
  readonly subject: {
    readonly kind: 'subscription' | 'invoice' | 'checkout';
    readonly id: string;
  } | null;
}
