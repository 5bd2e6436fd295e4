import fastify from 'fastify';
import { createMovableClock } from '../clock.ts';
import { createApp } from '../http/app.ts';
import { isFromOwnPage, isLoopbackOnly } from '@scenewright/http/loopback-only.ts';
import { openTestDatabase } from './test-database.ts';
import type { Delivery } from '@scenewright/contract/testing/payments/harness.ts';
import { createLocalPayments } from '@scenewright/test-checkout';
import type { ChosenCard } from '@scenewright/test-checkout/pages/test-cards.ts';

export const ownOrigin = 'http://localhost:3000';

/** The test checkout alone: its pages, and its webhook events in a list, on a database of its own and a clock that can be put forward. */
export async function startPaymentService() {
  const clock = createMovableClock();
  const database = await openTestDatabase();
  const waiting: string[] = [];
  const deliveries: Delivery[] = [];
  const queue = {
    enqueue: async (_tx: unknown, _name: string, payload: object) =>
      void waiting.push(Object.values(payload).join('')),
  };
  const parts = { database, clock, queue, publicUrl: ownOrigin };
  const local = createLocalPayments({
    ...parts,
    secret: Buffer.alloc(32, 7),
    desk: { isLoopbackOnly, isFromOwnPage },
  });
  const app = await createApp({
    log: fastify().log,
    authenticate: async () => null,
    trustProxy: false,
    connectOrigins: [],
    mediaOrigins: [],
    https: false,
  });
  local.registerRoutes(app);
  await app.ready();

  const deliverOne = local.createDelivery(async (body, headers) => {
    deliveries.push({ body, headers });
    return { status: 200 };
  });

  /** Posts a form of a page as a browser does. */
  const post = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: new URL(url, ownOrigin).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  return {
    app,
    clock,
    database,
    local,
    parts,
    post,
    payments: local.payments,
    /** Chooses a card on a page, and answers the bank's question where it asks. @returns the last answer */
    async pay(url: string, card: ChosenCard, answer: 'approve' | 'refuse' = 'approve') {
      const reply = await post(url, { card });
      return reply.headers.location?.endsWith('/bank')
        ? await post(reply.headers.location, { answer })
        : reply;
    },
    async advance(ms: number) {
      clock.advance(ms);
      await local.renewDue(clock.now());
    },
    /** Every webhook event so far, as it reaches the webhook's address. */
    async deliveries(): Promise<readonly Delivery[]> {
      for (let eventId = waiting.shift(); eventId !== undefined; eventId = waiting.shift()) {
        await deliverOne({ payload: { eventId }, complete: async () => {} });
      }
      return deliveries;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

export type PaymentService = Awaited<ReturnType<typeof startPaymentService>>;
