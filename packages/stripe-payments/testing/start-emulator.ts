import { startStripeEmulator, type StripeEmulator } from '@scenewright/stripe-emulator';
import { webhookEventTypes } from '../events.ts';
import { lookupKeys } from '../price-book.ts';

/** A Stripe in which prices and webhook are set up as docs/operations.md says. */
export async function startEmulator(
  options: { readonly startAt?: Date } = {},
): Promise<StripeEmulator> {
  return await startStripeEmulator({ lookupKeys, webhookEventTypes, ...options });
}
