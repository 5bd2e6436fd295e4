import type { Stripe } from 'stripe';
import { AppError } from '#contract/app-error.ts';
import type { Clock } from '../../../clock.ts';
import type { PaymentEvent, Payments } from '../payments.ts';
import { ask } from './stripe-failure.ts';
import { idOf, toDate, toSeconds } from './stripe-values.ts';

/** What concerns us; docs/operations.md lists the same to select. A listing takes twenty names at most. */
export const announcedTypes = [
  'checkout.session.completed', 'checkout.session.async_payment_succeeded', 'checkout.session.async_payment_failed', 'checkout.session.expired',
  'customer.subscription.created', 'customer.subscription.updated', 'customer.subscription.deleted',
  'customer.subscription.pending_update_applied', 'customer.subscription.pending_update_expired',
  'invoice.paid', 'invoice.payment_failed', 'invoice.payment_action_required', 'invoice.voided', 'invoice.marked_uncollectible',
  'subscription_schedule.updated', 'subscription_schedule.released', 'subscription_schedule.canceled',
  'charge.refunded', 'charge.dispute.created', 'charge.dispute.closed',
] as const satisfies readonly Stripe.Event.Type[];

const toleranceS = 300;

interface Parts {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly clock: Clock;
}

export function createEvents({ stripe, webhookSecret, clock }: Parts): Pick<Payments, 'readEvent' | 'listEvents'> {
  /** The invoice a payment was made for: a charge or a dispute does not say. */
  async function invoiceOf(intent: string | null): Promise<PaymentEvent['subject']> {
    if (intent === null) return null;
    const { data } = await ask(stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } }));
    const id = idOf(data[0]?.invoice);
    return id === null ? null : { kind: 'invoice', id };
  }

  async function subjectOf({ data: { object } }: Stripe.Event): Promise<PaymentEvent['subject']> {
    switch (object.object) {
      case 'checkout.session':
        return { kind: 'checkout', id: object.id };
      case 'subscription':
        return { kind: 'subscription', id: object.id };
      case 'invoice':
        return { kind: 'invoice', id: object.id };
      case 'subscription_schedule': {
        const id = idOf(object.subscription) ?? object.released_subscription;
        return id === null ? null : { kind: 'subscription', id };
      }
      case 'charge':
      case 'dispute':
        return await invoiceOf(idOf(object.payment_intent));
      default:
        return null;
    }
  }

  async function toPaymentEvent(event: Stripe.Event): Promise<PaymentEvent> {
    return { id: event.id, type: event.type, createdAt: toDate(event.created), subject: isAnnounced(event.type) ? await subjectOf(event) : null };
  }

  return {
    async readEvent(body, headers) {
      return await toPaymentEvent(verify({ stripe, webhookSecret, clock }, body, headers['stripe-signature']));
    },
    async *listEvents(since) {
      const newestFirst: PaymentEvent[] = [];
      const listing = stripe.events.list({ created: { gte: toSeconds(since) }, types: [...announcedTypes], limit: 100 });
      for await (const event of allOf(listing)) newestFirst.push(await toPaymentEvent(event));
      yield* newestFirst.reverse();
    },
  };
}

function isAnnounced(type: string): boolean {
  return announcedTypes.some((announced) => announced === type);
}

/** @throws AppError malformed_request */
function verify({ stripe, webhookSecret, clock }: Parts, body: Uint8Array, signature: string | string[] | undefined): Stripe.Event {
  if (typeof signature !== 'string') throw new AppError('malformed_request', 'This announcement is not signed.');
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceS, undefined, clock.now().getTime());
  } catch {
    // The SDK's error carries the whole body: it is not passed on.
    throw new AppError('malformed_request', 'The signature of this announcement is wrong or too old.');
  }
}

/** Page after page. @throws AppError unavailable */
async function* allOf<Item>(listing: AsyncIterable<Item>): AsyncIterable<Item> {
  const pages = listing[Symbol.asyncIterator]();
  for (;;) {
    const next = await ask(pages.next());
    if (next.done === true) return;
    yield next.value;
  }
}
