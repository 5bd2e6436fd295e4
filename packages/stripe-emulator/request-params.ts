import type { Stripe } from 'stripe';

/** What each call of ours may carry, in Stripe's own words: JSON Schemas are made from these types. */
export interface RequestParams {
  readonly PriceList: Stripe.PriceListParams;
  readonly CustomerSearch: Stripe.CustomerSearchParams;
  readonly CustomerCreate: Stripe.CustomerCreateParams;
  readonly CustomerUpdate: Stripe.CustomerUpdateParams;
  readonly SessionCreate: Stripe.Checkout.SessionCreateParams;
  readonly SessionRetrieve: Stripe.Checkout.SessionRetrieveParams;
  readonly SessionExpire: Stripe.Checkout.SessionExpireParams;
  readonly SubscriptionRetrieve: Stripe.SubscriptionRetrieveParams;
  readonly SubscriptionUpdate: Stripe.SubscriptionUpdateParams;
  readonly SubscriptionCancel: Stripe.SubscriptionCancelParams;
  readonly InvoicePreview: Stripe.InvoiceCreatePreviewParams;
  readonly InvoiceList: Stripe.InvoiceListParams;
  readonly InvoiceRetrieve: Stripe.InvoiceRetrieveParams;
  readonly InvoiceVoid: Stripe.InvoiceVoidInvoiceParams;
  readonly ScheduleCreate: Stripe.SubscriptionScheduleCreateParams;
  readonly ScheduleRetrieve: Stripe.SubscriptionScheduleRetrieveParams;
  readonly ScheduleUpdate: Stripe.SubscriptionScheduleUpdateParams;
  readonly ScheduleRelease: Stripe.SubscriptionScheduleReleaseParams;
  readonly InvoicePaymentList: Stripe.InvoicePaymentListParams;
  readonly PaymentIntentRetrieve: Stripe.PaymentIntentRetrieveParams;
  readonly DisputeList: Stripe.DisputeListParams;
  readonly EventList: Stripe.EventListParams;
}

export type RequestName = keyof RequestParams;
