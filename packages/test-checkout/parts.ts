import type { Clock, Database, DeliveryQueue } from './host.ts';

/** What the test checkout is made of; each function takes the parts it needs. */
export interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: DeliveryQueue;
  /** The address of the product, which its pages lie under. */
  readonly publicUrl: string;
}

/** Cuts a moment to whole seconds, in which Stripe counts, too. */
export function wholeSecond(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 1_000) * 1_000);
}
