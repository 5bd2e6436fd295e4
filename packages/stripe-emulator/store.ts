import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';

/** How a card behaves when it is charged again. `asks`: its bank wants to ask the holder when the holder is there. */
export type Card = 'works' | 'asks' | 'fails_later';

export interface Store {
  readonly prices: Map<string, Stripe.Price>;
  readonly customers: Map<string, Stripe.Customer>;
  readonly sessions: Map<string, Stripe.Checkout.Session>;
  /** Price ordered by a session, which its object does not show. */
  readonly sessionOrders: Map<
    string,
    { readonly price: string; readonly metadata: Stripe.Metadata }
  >;
  readonly subscriptions: Map<string, Stripe.Subscription>;
  readonly invoices: Map<string, Stripe.Invoice>;
  readonly invoicePayments: Map<string, Stripe.InvoicePayment>;
  readonly intents: Map<string, Stripe.PaymentIntent>;
  readonly charges: Map<string, Stripe.Charge>;
  readonly disputes: Map<string, Stripe.Dispute>;
  readonly schedules: Map<string, Stripe.SubscriptionSchedule>;
  /** Oldest first. */
  readonly events: Stripe.Event[];
  /** The card that a customer paid with last. */
  readonly cards: Map<string, Card>;
  /** What a pending update changes a subscription to, by the invoice that has to be paid first. */
  readonly pendingPrices: Map<string, Stripe.Price>;
  /** How often a renewal's invoice was tried in vain. */
  readonly attempts: Map<string, number>;
}

export function createStore(): Store {
  return {
    prices: new Map(),
    customers: new Map(),
    sessions: new Map(),
    sessionOrders: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    intents: new Map(),
    charges: new Map(),
    disputes: new Map(),
    schedules: new Map(),
    events: [],
    cards: new Map(),
    pendingPrices: new Map(),
    attempts: new Map(),
  };
}

/** Ids no one can guess, as Stripe's. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The id of a reference that this store never expands. */
export function refOf(reference: string | { readonly id: string } | null): string {
  if (reference === null) throw new Error('A reference is missing.');
  return typeof reference === 'string' ? reference : reference.id;
}

/** @throws Error where the emulator itself lost something */
export function requireObject<Kind>(
  objects: ReadonlyMap<string, Kind>,
  reference: string | { readonly id: string } | null,
): Kind {
  const found = objects.get(refOf(reference));
  if (found === undefined) throw new Error(`The emulator holds no ${refOf(reference)}.`);
  return found;
}

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`${subscription.id} has no item.`);
  return item;
}

export function subscriptionOf(store: Store, invoice: Stripe.Invoice): Stripe.Subscription {
  return requireObject(
    store.subscriptions,
    invoice.parent?.subscription_details?.subscription ?? null,
  );
}
