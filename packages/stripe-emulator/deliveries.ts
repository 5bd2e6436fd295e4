import { Stripe } from 'stripe';

/** A webhook event as it reaches its address. */
export interface Delivery {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Writes an event as Stripe sends it: signed over its bytes and the moment. */
export function signed(event: Stripe.Event, secret: string, atSeconds: number): Delivery {
  const payload = JSON.stringify(event, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: atSeconds,
  });
  return {
    body: Buffer.from(payload),
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  };
}
