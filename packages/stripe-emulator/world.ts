import { Stripe } from 'stripe';
import { newId, type Store } from './store.ts';

/** What every part of the emulator works on: what there is, and what time it is. */
export interface World {
  readonly store: Store;
  /** In whole seconds. */
  now(): number;
  readonly address: string;
}

/** Writes down that something happened, with the object as it stands. */
export function recordEvent({ store, now }: World, type: Stripe.Event.Type, object: object): void {
  const event = {
    id: newId('evt'),
    object: 'event',
    type,
    created: now(),
    api_version: Stripe.API_VERSION,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    data: { object: structuredClone(object) },
  } satisfies Omit<Stripe.EventBase, 'data'> & { data: { object: object } };
  store.events.push(event as Stripe.Event);
}
