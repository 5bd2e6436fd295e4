import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type PaidPlanId, paidPlanIds, plans } from '@scenewright/contract/rules/plans.ts';
import { type Call, createApiServer } from './api-server.ts';
import { customerRoutes } from './customer-routes.ts';
import { type Delivery, signed } from './deliveries.ts';
import { createFaults, type Faults } from './faults.ts';
import { createHostedPages, type HostedPages } from './hosted-pages.ts';
import { moneyRoutes } from './money-routes.ts';
import { makePrice } from './objects/price.ts';
import { createRepaying, type Repaying } from './repaying.ts';
import { loadRequestSchemas } from './request-schemas.ts';
import { scheduleRoutes } from './schedule-routes.ts';
import { createStore, newId, type Store } from './store.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { nextDue } from './time.ts';
import type { World } from './world.ts';

/** What a merchant sets up in Stripe's dashboard before the first sale. */
export interface MerchantSetUp {
  /** The lookup keys under which the prices of the plans are found. */
  readonly lookupKeys: Readonly<Record<PaidPlanId, string>>;
  /** The events that the webhook address has selected. */
  readonly webhookEventTypes: readonly string[];
  /** Where its clock stands at first; now by default. */
  readonly startAt?: Date;
}

export interface StripeEmulator extends HostedPages, Repaying {
  /** What the provider under test is given: `apiBase`, keys, and a clock that stands still until it is put forward. */
  readonly settings: {
    readonly apiBase: string;
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly clock: { now(): Date };
  };
  /** Puts the clock forward and lets happen, each at its moment and in order, what is due on the way. */
  advance(ms: number): void;
  /**
   * Every webhook event so far of the types that the webhook address has selected, oldest first.
   * @param sentAt when it is delivered again: each attempt is signed anew. Default: each at its own moment
   */
  deliveries(sentAt?: Date): readonly Delivery[];
  readonly faults: Faults;
  readonly calls: readonly Call[];
  /** Calls that Stripe would not have understood. */
  readonly misunderstood: string[];
  /** The state itself, for what no page shows. */
  readonly store: Store;
  /** @throws Error where Stripe would not have understood a call */
  close(): Promise<void>;
}

/**
 * A Stripe on a loopback port: subscriptions by hosted Checkout, their renewals, upgrades by pending update, schedules,
 * refunds, disputes, events. Every request is checked against the SDK's own types, every answer is written in them.
 * It knows what our provider asks of it, and refuses everything else loudly.
 */
export async function startStripeEmulator({
  lookupKeys,
  webhookEventTypes,
  startAt = new Date(),
}: MerchantSetUp): Promise<StripeEmulator> {
  const schemas = await loadRequestSchemas();
  const store = createStore();
  const faults = createFaults();
  let nowMs = startAt.getTime();
  const now = () => Math.floor(nowMs / 1000);
  const [secretKey, webhookSecret] = [
    `sk_test_${randomBytes(12).toString('hex')}`,
    `whsec_${randomBytes(16).toString('hex')}`,
  ];
  const routes = () => table;
  const { server, calls, misunderstood } = createApiServer({
    secretKey,
    schemas,
    faults,
    routes,
    now,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const address = `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`;
  const world: World = { store, now, address };
  const table = [
    ...customerRoutes(world),
    ...subscriptionRoutes(world),
    ...scheduleRoutes(world),
    ...moneyRoutes(world),
  ];
  stockPrices(world, lookupKeys);

  return {
    settings: { apiBase: address, secretKey, webhookSecret, clock: { now: () => new Date(nowMs) } },
    ...createHostedPages(world),
    ...createRepaying(world),
    faults,
    calls,
    misunderstood,
    store,
    advance(ms) {
      const until = nowMs + ms;
      for (let due = nextDue(world); due !== null && due.at * 1000 <= until; due = nextDue(world)) {
        nowMs = Math.max(nowMs, due.at * 1000);
        due.happen();
      }
      nowMs = until;
    },
    deliveries: (sentAt) =>
      store.events
        .filter(({ type }) => webhookEventTypes.some((known) => known === type))
        .map((event) =>
          signed(
            event,
            webhookSecret,
            sentAt === undefined ? event.created : Math.floor(sentAt.getTime() / 1000),
          ),
        ),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      if (misunderstood.length > 0)
        throw new Error(`Stripe would not have understood: ${misunderstood.join('; ')}`);
    },
  };
}

/** The prices that docs/operations.md tells to make. */
function stockPrices({ store, now }: World, lookupKeys: MerchantSetUp['lookupKeys']): void {
  for (const plan of paidPlanIds) {
    const cents = plans.find(({ id }) => id === plan)?.priceCents ?? 0;
    const price = makePrice({
      id: newId('price'),
      product: newId('prod'),
      lookupKey: lookupKeys[plan],
      cents,
      created: now(),
    });
    store.prices.set(price.id, price);
  }
}
