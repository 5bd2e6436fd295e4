import type { Clock, Database, JobQueue, Tx } from './host.ts';
import type { PaymentEvent, Payments } from '@scenewright/contract/rules/payments.ts';
import type { Converging } from './converging.ts';
import * as inbox from './inbox.repository.ts';
import * as repository from './billing.repository.ts';

export interface InboxOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly payments: Payments;
  readonly converge: Converging['converge'];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Providers send a webhook event again for three days. */
const lookBackMs = 3 * dayMs;
const keepMs = 90 * dayMs;
const batch = 200;

/** Takes webhook events in once and has each handled by a job; goes after those that got lost. */
export function createInbox({ database, clock, queue, payments, converge }: InboxOptions) {
  const enqueue = (tx: Tx, eventId: string) =>
    queue.enqueue(tx, 'handle-payment-event', { source: payments.name, eventId });

  /** One that came before changes nothing. The job exists if and only if the webhook event is kept. */
  async function accept(event: PaymentEvent): Promise<void> {
    await database.transact(async (tx) => {
      const isNew = await inbox.insertEvent(tx, payments.name, event, clock.now());
      if (isNew && event.subject !== null) await enqueue(tx, event.id);
    });
  }

  /** Webhook events whose job is gone get another one; handling one twice changes nothing. */
  async function wake(): Promise<void> {
    const waiting = await inbox.listWaiting(
      database.db,
      payments.name,
      new Date(clock.now().getTime() - hourMs),
      batch,
    );
    for (const eventId of waiting) await database.transact((tx) => enqueue(tx, eventId));
  }

  async function catchUp(): Promise<void> {
    const newest = (await inbox.findNewest(database.db, payments.name)) ?? clock.now();
    for await (const event of payments.listEvents(new Date(newest.getTime() - lookBackMs)))
      await accept(event);
  }

  /** A subscription whose period is over and of which nobody has told us anything is read again. */
  async function readOverdue(): Promise<void> {
    for (const { subscription_id: id } of await repository.listOverdue(
      database.db,
      payments.name,
      new Date(clock.now().getTime() - dayMs),
      batch,
    ))
      await converge({ kind: 'subscription', id });
  }

  return {
    accept,
    /** Every night: webhook events that were sent and not taken in, or taken in and not handled, and changes of which none was sent. */
    async reconcile(): Promise<void> {
      await catchUp();
      await wake();
      await readOverdue();
      await inbox.deleteHandled(database.db, new Date(clock.now().getTime() - keepMs));
      await repository.deleteOldQuotes(database.db, new Date(clock.now().getTime() - dayMs));
    },
    /** Has a webhook event handled again, by hand. @returns false where it never came */
    async replay(eventId: string): Promise<boolean> {
      return await database.transact(async (tx) => {
        const isKnown = await inbox.reopen(tx, payments.name, eventId);
        if (isKnown) await enqueue(tx, eventId);
        return isKnown;
      });
    },
  };
}

export type Inbox = ReturnType<typeof createInbox>;
