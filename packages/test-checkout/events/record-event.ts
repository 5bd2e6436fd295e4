import type { Tx } from '../host.ts';
import { type Parts, wholeSecond } from '../parts.ts';
import { createProviderId } from '../provider-id.ts';
import { insertEvent } from './event.repository.ts';

/** The types of webhook events, in Stripe's words, by what they are about. */
interface EventTypes {
  readonly checkout: 'checkout.session.completed' | 'checkout.session.expired';
  readonly subscription:
    | 'customer.subscription.created'
    | 'customer.subscription.updated'
    | 'customer.subscription.deleted'
    | 'customer.subscription.pending_update_applied'
    | 'customer.subscription.pending_update_expired'
    | 'subscription_schedule.updated'
    | 'subscription_schedule.released';
  readonly invoice:
    | 'invoice.paid'
    | 'invoice.payment_failed'
    | 'invoice.payment_action_required'
    | 'invoice.voided'
    | 'invoice.marked_uncollectible'
    | 'charge.refunded'
    | 'charge.dispute.created'
    | 'charge.dispute.closed';
}

/** Records webhook events in the transaction that makes the change: they are delivered if, and only if, it commits. */
export async function recordEvent<Kind extends keyof EventTypes>(
  tx: Tx,
  { clock, queue }: Pick<Parts, 'clock' | 'queue'>,
  kind: Kind,
  id: string,
  ...types: EventTypes[Kind][]
): Promise<void> {
  for (const type of types) {
    const eventId = createProviderId('evt');
    await insertEvent(tx, {
      id: eventId,
      type,
      subject_kind: kind,
      subject_id: id,
      created_at: wholeSecond(clock.now()),
    });
    await queue.enqueue(tx, 'deliver-payment-event', { eventId });
  }
}
