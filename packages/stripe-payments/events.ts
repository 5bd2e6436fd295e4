import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { Clock } from '@scenewright/provider-contract/clock.ts';
import type { PaymentEvent, Payments } from '@scenewright/contract/rules/payments.ts';
import { ask } from './stripe-failure.ts';
import { idOf, toDate, toSeconds } from './stripe-values.ts';

/** What concerns us; docs/operations.md lists the same to select. A listing takes twenty names at most. */
export const webhookEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event.Type[];

const toleranceS = 300;

const reference = z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })])));

/** What is read of an event. A webhook address may be of another API version than ours, so no more than has never changed. */
const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.optional(z.string()),
      subscription: reference,
      released_subscription: reference,
      payment_intent: reference,
    }),
  }),
});

type ReadEvent = z.output<typeof eventShape>;

interface Parts {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly clock: Clock;
}

export function createEvents({
  stripe,
  webhookSecret,
  clock,
}: Parts): Pick<Payments, 'readEvent' | 'listEvents'> {
  /** The invoice a payment was made for: a charge or a dispute does not say. */
  async function invoiceOf(intent: string | null): Promise<PaymentEvent['subject']> {
    if (intent === null) return null;
    const { data } = await ask(
      stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } }),
    );
    return subject('invoice', idOf(data[0]?.invoice));
  }

  async function subjectOf({
    object,
    id,
    ...references
  }: ReadEvent['data']['object']): Promise<PaymentEvent['subject']> {
    if (object === 'charge' || object === 'dispute')
      return await invoiceOf(idOf(references.payment_intent));
    if (object === 'subscription_schedule')
      return subject(
        'subscription',
        idOf(references.subscription) ?? idOf(references.released_subscription),
      );
    if (object === 'checkout.session') return subject('checkout', id);
    return object === 'subscription' || object === 'invoice' ? subject(object, id) : null;
  }

  async function toPaymentEvent({ id, type, created, data }: ReadEvent): Promise<PaymentEvent> {
    return {
      id,
      type,
      createdAt: toDate(created),
      subject: isWebhookEventType(type) ? await subjectOf(data.object) : null,
    };
  }

  return {
    async readEvent(body, headers) {
      const event = eventShape.safeParse(
        verify({ stripe, webhookSecret, clock }, body, headers['stripe-signature']),
      );
      if (!event.success)
        throw new AppError('malformed_request', 'This is not a webhook event of Stripe.');
      return await toPaymentEvent(event.data);
    },
    async *listEvents(since) {
      const newestFirst: PaymentEvent[] = [];
      const listing = stripe.events.list({
        created: { gte: toSeconds(since) },
        types: [...webhookEventTypes],
        limit: 100,
      });
      for await (const event of allOf(listing))
        newestFirst.push(await toPaymentEvent(eventShape.parse(event)));
      yield* newestFirst.reverse();
    },
  };
}

function subject(
  kind: 'subscription' | 'invoice' | 'checkout',
  id: string | null | undefined,
): PaymentEvent['subject'] {
  return typeof id === 'string' ? { kind, id } : null;
}

function isWebhookEventType(type: string): boolean {
  return webhookEventTypes.some((known) => known === type);
}

/** @throws AppError malformed_request */
function verify(
  { stripe, webhookSecret, clock }: Parts,
  body: Uint8Array,
  signature: string | string[] | undefined,
): unknown {
  if (typeof signature !== 'string')
    throw new AppError('malformed_request', 'This webhook event is not signed.');
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      toleranceS,
      undefined,
      clock.now().getTime(),
    );
  } catch {
    // The SDK's error carries the whole body: it is not passed on.
    throw new AppError(
      'malformed_request',
      'The signature of this webhook event is wrong or too old.',
    );
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
