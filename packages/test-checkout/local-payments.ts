import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { DeskGuard, Queryable } from './host.ts';
import type { PaymentEvent, Payments, Subscription } from '@scenewright/contract/rules/payments.ts';
import { ensureCustomer } from './checkouts/checkout.repository.ts';
import { createCheckout, expireCheckout, findCheckout } from './checkouts/open-checkout.ts';
import { createEventDelivery, type Deliver } from './events/deliver-event.ts';
import { readEventBody, toPaymentEvent } from './events/event-body.ts';
import { listEventsAfter } from './events/event.repository.ts';
import { isSigned, signatureHeader } from './events/signature.ts';
import { invoiceUrl, paymentStatusOf, toInvoice } from './invoices/invoice-view.ts';
import {
  findInvoice,
  findInvoiceOfPayment,
  findLatestInvoiceId,
  listOpenInvoices,
} from './invoices/invoice.repository.ts';
import { closeDispute, disputeInvoice, refundInvoice } from './invoices/refund-invoice.ts';
import { registerPages } from './pages/pages.routes.ts';
import { type Parts, wholeSecond } from './parts.ts';
import { createProviderId } from './provider-id.ts';
import {
  cancelAtPeriodEnd,
  end,
  resume,
  scheduleDowngrade,
} from './subscriptions/change-subscription.ts';
import { renewDue } from './subscriptions/renew-due.ts';
import { findSubscription } from './subscriptions/subscription.repository.ts';
import { previewUpgrade, upgrade } from './subscriptions/upgrade.ts';

const priceIds = {
  starter: 'price_test_starter',
  plus: 'price_test_plus',
  pro: 'price_test_pro',
} as const;
const eventBatch = 100;

async function readSubscription(
  db: Queryable,
  publicUrl: string,
  subscriptionId: string,
): Promise<Subscription | null> {
  const row = await findSubscription(db, subscriptionId);
  if (row === null) return null;
  const [open] = await listOpenInvoices(db, subscriptionId);
  return {
    id: row.id,
    customerId: row.customer_id,
    plan: row.plan,
    status: row.status,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    scheduledPlan: row.scheduled_plan,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    openInvoiceUrl: open === undefined ? null : invoiceUrl(publicUrl, open.id),
    latestInvoiceId: await findLatestInvoiceId(db, subscriptionId),
  };
}

async function* listEvents(db: Queryable, since: Date): AsyncIterable<PaymentEvent> {
  let number = 0n;
  for (;;) {
    const rows = await listEventsAfter(db, {
      since: wholeSecond(since),
      number,
      limit: eventBatch,
    });
    for (const row of rows) yield toPaymentEvent(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < eventBatch) return;
    number = last.number;
  }
}

/** Compares without telling by its time how far two secrets agree. */
function isSameSecret(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}

function createPayments(parts: Parts, secret: Uint8Array): Payments {
  const { database, clock, publicUrl } = parts;
  return {
    name: 'local',
    async check() {},
    priceIds: async () => priceIds,
    createCustomer: ({ accountId }) =>
      database.transact((tx) =>
        ensureCustomer(tx, { id: createProviderId('cus'), accountId, now: clock.now() }),
      ),
    createCheckout: (order) => createCheckout(parts, order),
    findCheckout: (id) => findCheckout(parts, id),
    expireCheckout: (id) => expireCheckout(parts, id),
    previewUpgrade: (change) => previewUpgrade(parts, change),
    upgrade: (change) => upgrade(parts, change),
    scheduleDowngrade: (change) => scheduleDowngrade(parts, change),
    cancelAtPeriodEnd: (change) => cancelAtPeriodEnd(parts, change),
    resume: (change) => resume(parts, change),
    end: (id) => end(parts, id),
    findSubscription: (id) => readSubscription(database.db, publicUrl, id),
    async findInvoice(id) {
      const row = await findInvoice(database.db, id);
      return row === null ? null : toInvoice(row);
    },
    async findPayment({ id, clientSecret }) {
      const invoice = await findInvoiceOfPayment(database.db, id);
      return invoice !== null && isSameSecret(invoice.payment_secret, clientSecret)
        ? paymentStatusOf(invoice)
        : null;
    },
    async readEvent(body, headers) {
      if (!isSigned(secret, body, headers[signatureHeader], clock.now()))
        throw new AppError(
          'malformed_request',
          'The signature of this webhook event is not right.',
        );
      return readEventBody(body);
    },
    listEvents: (since) => listEvents(database.db, since),
  };
}

/**
 * The built-in test checkout: takes no money and behaves like a provider that does. It asks at a page of its own,
 * renews by the product's clock, and posts its webhook events to the same address as any other provider.
 * @param options.secret signs the webhook events
 * @param options.desk who may look at the merchant's desk
 */
export function createLocalPayments({
  secret,
  desk,
  ...parts
}: Parts & { readonly secret: Uint8Array; readonly desk: DeskGuard }) {
  return {
    payments: createPayments(parts, secret),
    registerRoutes: (app: FastifyInstance) => registerPages(app, parts, desk),
    /** Lets happen what is due by now; for a job that comes round every minute, and after a test clock was moved. */
    renewDue: (now: Date) => renewDue(parts, now),
    /** The job that delivers one webhook event. */
    createDelivery: (deliver: Deliver) => createEventDelivery({ ...parts, secret, deliver }),
    /** What only a merchant, a holder and a bank can do; for tests and development. */
    refundInvoice: (id: string, amountCents?: number) => refundInvoice(parts, id, amountCents),
    disputeInvoice: (id: string) => disputeInvoice(parts, id),
    closeDispute: (id: string, outcome: 'won' | 'lost') => closeDispute(parts, id, outcome),
  };
}

export type LocalPayments = ReturnType<typeof createLocalPayments>;
