import type { Clock, Database, DeliveryRun } from '../host.ts';
import { toPaymentEvent, writeEventBody } from './event-body.ts';
import { findEvent, markDelivered } from './event.repository.ts';
import { signatureHeader, signBody } from './signature.ts';

/** Posts a webhook event to the product's address. */
export type Deliver = (
  body: Buffer,
  headers: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number }>;

export interface DeliveryOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: Uint8Array;
  readonly deliver: Deliver;
}

/**
 * Delivers one webhook event as a provider does: signed, and again until it is taken. A process that dies between the
 * delivery and the commit delivers twice, which webhooks have to bear anyway.
 */
export function createEventDelivery({
  database,
  clock,
  secret,
  deliver,
}: DeliveryOptions): (run: DeliveryRun) => Promise<void> {
  return async ({ payload: { eventId }, complete }) => {
    const event = await findEvent(database.db, eventId);
    if (event === null || event.delivered_at !== null) return await database.transact(complete);
    const body = writeEventBody(toPaymentEvent(event));
    const { status } = await deliver(body, {
      'content-type': 'application/json',
      [signatureHeader]: signBody(secret, body, clock.now()),
    });
    if (status < 200 || status > 299)
      throw new Error(`the webhook answered ${status} to ${event.type}`);
    await database.transact(async (tx) => {
      await markDelivered(tx, eventId, clock.now());
      await complete(tx);
    });
  };
}
