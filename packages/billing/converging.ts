import type { Clock, Database, JobHandlers } from './host.ts';
import type {
  Checkout,
  Invoice,
  PaymentEvent,
  Payments,
  Subscription,
} from '@scenewright/contract/rules/payments.ts';
import type { Credits } from '@scenewright/ledger';
import { type BillingStore, openBillingStore } from './store.ts';
import { findEvent, markHandled } from './inbox.repository.ts';
import { beginReading } from './billing.repository.ts';
import { settleInvoice } from './settling.ts';

type Subject = NonNullable<PaymentEvent['subject']>;

export interface ConvergingOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly credits: Pick<Credits, 'refresh' | 'grant' | 'clawback' | 'returnToFree'>;
}

/** What the provider says now of one thing and of what belongs to it. */
export interface Reading {
  /** Of two readings, the one that began later counts. */
  readonly number: bigint;
  readonly customerId: string | null;
  readonly checkout: Checkout | null;
  readonly subscription: Subscription | null;
  readonly invoices: readonly Invoice[];
}

type Provider = Pick<Payments, 'findCheckout' | 'findSubscription' | 'findInvoice'>;

/** Asks the provider for a thing and what belongs to it. */
export async function readSubject(
  payments: Provider,
  { kind, id }: Subject,
  number: bigint,
): Promise<Reading> {
  const checkout = kind === 'checkout' ? await payments.findCheckout(id) : null;
  const named = kind === 'invoice' ? await payments.findInvoice(id) : null;
  const subscriptionId =
    kind === 'subscription' ? id : (checkout?.subscriptionId ?? named?.subscriptionId ?? null);
  const subscription =
    subscriptionId === null ? null : await payments.findSubscription(subscriptionId);
  const latestId = subscription?.latestInvoiceId ?? null;
  // Two different webhook events can describe one payment, and one of them may be lost.
  const latest =
    latestId === null || latestId === named?.id ? null : await payments.findInvoice(latestId);
  return {
    number,
    checkout,
    subscription,
    customerId: named?.customerId ?? subscription?.customerId ?? null,
    invoices: [named, latest].filter((invoice) => invoice !== null),
  };
}

/** Brings the store to what was read. Any number of readings in any order end in the same state. */
export async function applyReading(
  store: BillingStore,
  { number, customerId, checkout, subscription, invoices }: Reading,
  at: Date,
): Promise<void> {
  if (checkout !== null && checkout.status !== 'open') await store.closeCheckout(checkout.id);
  const accountId = customerId === null ? null : await store.lockAccountOf(customerId);
  // Customers that are not ours (another product of the same merchant, a closed account) do not concern us.
  if (accountId === null) return;
  if (subscription !== null) {
    const { status } = subscription;
    // One that nobody has paid for yet is not a subscription to us.
    if (status !== 'incomplete')
      await store.saveSubscription(accountId, { ...subscription, status }, number);
  }
  for (const invoice of invoices) await settleInvoice(store, { accountId, at }, invoice);
  // Looked at after every webhook event: one that came late may have paid for a time that is over.
  const end = await store.findEnd(accountId);
  if (end !== null) await store.returnToFree({ accountId, at: end });
}

/**
 * Brings our state to the provider's. A webhook event only says where to look: the thing is read again, so that neither
 * the order of webhook events nor their number matters. Reading happens outside of the transaction, effects and the
 * mark that the webhook event is handled inside of it.
 */
export function createConverging({ database, clock, payments, credits }: ConvergingOptions) {
  const read = async (subject: Subject): Promise<Reading> =>
    await readSubject(payments, subject, await beginReading(database.db));

  return {
    /** Reads a thing at the provider and brings our state to it. @throws AppError unavailable */
    async converge(subject: Subject): Promise<void> {
      const reading = await read(subject);
      await database.transact((tx) =>
        applyReading(openBillingStore(tx, payments.name, credits), reading, clock.now()),
      );
    },

    /** The job that handles one webhook event of the inbox, once. */
    handleEvent: (async ({ payload: { source, eventId } }) => {
      const event = await findEvent(database.db, source, eventId);
      if (event === undefined || event.handled_at !== null || source !== payments.name) return;
      const { subject_kind: kind, subject_id: id } = event;
      const reading = kind === null || id === null ? null : await read({ kind, id });
      await database.transact(async (tx) => {
        if (reading !== null)
          await applyReading(openBillingStore(tx, payments.name, credits), reading, clock.now());
        await markHandled(tx, source, eventId, clock.now());
      });
    }) satisfies JobHandlers['handle-payment-event'],
  };
}

export type Converging = ReturnType<typeof createConverging>;
