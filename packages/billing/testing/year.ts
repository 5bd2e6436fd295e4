import { randomUUID } from 'node:crypto';
import type { ChosenCard } from '@scenewright/test-checkout/pages/test-cards.ts';
import { ownOrigin, type PaymentService } from '../../../apps/server/testing/payment-service.ts';
import type { PaymentEvent, Payments } from '@scenewright/contract/rules/payments.ts';
import type { YearParts } from '@scenewright/contract/testing/payments/year-of-events.ts';

/** What the provider answered at some moment; asked again later, it still answers that. */
export type Snapshot = Pick<Payments, 'findCheckout' | 'findSubscription' | 'findInvoice'>;

/** A webhook event, the moment it was made, and what the provider says from then on until the next one. */
export interface ReplayedEvent {
  readonly subject: NonNullable<PaymentEvent['subject']>;
  readonly type: string;
  readonly at: Date;
  readonly provider: Snapshot;
}

const dayMs = 86_400_000;

async function takeSnapshot(
  payments: Payments,
  subjects: readonly ReplayedEvent['subject'][],
): Promise<Snapshot> {
  const idsOf = (kind: ReplayedEvent['subject']['kind']) => [
    ...new Set(subjects.filter((subject) => subject.kind === kind).map(({ id }) => id)),
  ];
  const read = async <Thing>(ids: readonly string[], find: (id: string) => Promise<Thing | null>) =>
    new Map(await Promise.all(ids.map(async (id) => [id, await find(id)] as const)));
  const checkouts = await read(idsOf('checkout'), payments.findCheckout);
  const subscriptions = await read(idsOf('subscription'), payments.findSubscription);
  const latest = [...subscriptions.values()].flatMap((subscription) =>
    subscription?.latestInvoiceId ? [subscription.latestInvoiceId] : [],
  );
  const invoices = await read([...idsOf('invoice'), ...latest], payments.findInvoice);
  return {
    findCheckout: async (id) => checkouts.get(id) ?? null,
    findSubscription: async (id) => subscriptions.get(id) ?? null,
    findInvoice: async (id) => invoices.get(id) ?? null,
  };
}

/**
 * Has somebody live with a subscription at the test checkout, and writes down every webhook event on the way together
 * with what the provider says from then on.
 */
export async function recordLife(
  service: PaymentService,
  customer: YearParts['customer'],
  live: (parts: YearParts) => Promise<unknown>,
): Promise<readonly ReplayedEvent[]> {
  const { payments, local, clock } = service;
  const recorded: ReplayedEvent[] = [];
  let recordedCount = (await service.deliveries()).length;

  async function record(): Promise<void> {
    const deliveries = await service.deliveries();
    const events = await Promise.all(
      deliveries.slice(recordedCount).map(({ body, headers }) => payments.readEvent(body, headers)),
    );
    recordedCount = deliveries.length;
    const fresh = events.flatMap(({ subject, type }) =>
      subject === null ? [] : [{ subject, type }],
    );
    if (fresh.length === 0) return;
    const provider = await takeSnapshot(
      payments,
      [...recorded, ...fresh].map(({ subject }) => subject),
    );
    recorded.push(...fresh.map((event) => ({ ...event, at: clock.now(), provider })));
  }

  /** Records the events of an action, also where it failed. */
  const recordedAfter =
    <Args extends unknown[], Result>(action: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> =>
      await action(...args).finally(record);

  await live({
    customer,
    now: () => clock.now(),
    payments: {
      ...payments,
      createCheckout: recordedAfter(payments.createCheckout),
      upgrade: recordedAfter(payments.upgrade),
      scheduleDowngrade: recordedAfter(payments.scheduleDowngrade),
      cancelAtPeriodEnd: recordedAfter(payments.cancelAtPeriodEnd),
      resume: recordedAfter(payments.resume),
    },
    advance: recordedAfter(service.advance),
    pay: recordedAfter(
      async (url, card) =>
        void (await (card === 'refused'
          ? service.pay(url, 'asks', 'refuse')
          : service.pay(url, card satisfies ChosenCard))),
    ),
    refund: recordedAfter(local.refundInvoice),
    dispute: recordedAfter(local.disputeInvoice),
    closeDispute: recordedAfter(local.closeDispute),
  });
  return recorded;
}

/** A year in which each kind of thing happens once: short enough to go through every order of it in the database. */
export async function liveShortYear({
  payments,
  customer,
  advance,
  now,
  pay,
  refund,
  dispute,
  closeDispute,
}: YearParts): Promise<void> {
  const pass = (days: number) => advance(days * dayMs);
  const urls = { successUrl: `${ownOrigin}/success`, cancelUrl: `${ownOrigin}/pricing` };
  async function subscribe(
    plan: 'plus' | 'starter',
    card: 'fails_later' | 'asks',
  ): Promise<string> {
    const checkout = await payments.createCheckout({
      ...customer,
      plan,
      ...urls,
      key: randomUUID(),
    });
    await pay(checkout.url ?? '', card);
    return (await payments.findCheckout(checkout.id))?.subscriptionId ?? '';
  }

  const subscriptionId = await subscribe('plus', 'fails_later');
  const get = async () => await payments.findSubscription(subscriptionId);
  const latestInvoice = async () => (await get())?.latestInvoiceId ?? '';
  const change = () => ({ subscriptionId, key: randomUUID() });
  await pass(32);
  await pay((await get())?.openInvoiceUrl ?? '', 'works');
  await pass(12);
  await payments.upgrade({ ...change(), plan: 'pro', at: now(), returnUrl: ownOrigin });
  await pass(30);
  await payments.scheduleDowngrade({ ...change(), plan: 'starter' });
  await pass(31);
  await refund(await latestInvoice(), 999);
  await pass(31);
  const disputed = await latestInvoice();
  await dispute(disputed);
  await pass(5);
  await closeDispute(disputed, 'won');
  await payments.cancelAtPeriodEnd(change());
  await payments.resume(change());
  await pass(60);
  await payments.cancelAtPeriodEnd(change());
  await pass(40);
  await subscribe('starter', 'asks');
  await pass(100);
}
