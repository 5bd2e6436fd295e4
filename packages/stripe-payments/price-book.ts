import type { Stripe } from 'stripe';
import { type PaidPlanId, paidPlanIds, plans } from '@scenewright/contract/rules/plans.ts';
import type { Clock } from '@scenewright/provider-contract/clock.ts';
import { ask, notSetUp } from './stripe-failure.ts';
import { idOf } from './stripe-values.ts';

/** By what a price is found, whatever its id. */
export const lookupKeys: Readonly<Record<PaidPlanId, string>> = {
  starter: 'scenewright_starter_monthly',
  plus: 'scenewright_plus_monthly',
  pro: 'scenewright_pro_monthly',
};

const freshForMs = 5 * 60_000;

export interface PriceBook {
  /** @throws AppError unavailable whose cause names the price that is missing */
  ids(): Promise<Readonly<Record<PaidPlanId, string>>>;
  /** The plan a price stands for; an older price of the same product stands for the same plan. */
  planOf(price: {
    readonly id: string;
    readonly product: string | null;
  }): Promise<PaidPlanId | null>;
  /** @throws AppError unavailable whose cause says which price is missing or is not what we say it is */
  check(): Promise<void>;
}

/** Plans are in order of their size. */
export function isLarger(plan: PaidPlanId, than: PaidPlanId): boolean {
  return paidPlanIds.indexOf(plan) > paidPlanIds.indexOf(than);
}

type Prices = Readonly<Record<PaidPlanId, Stripe.Price>>;

export function createPriceBook({ stripe, clock }: { stripe: Stripe; clock: Clock }): PriceBook {
  let kept: { readonly prices: Prices; readonly atMs: number } | null = null;

  async function load(): Promise<Prices> {
    const found = await ask(
      stripe.prices.list({
        lookup_keys: Object.values(lookupKeys),
        active: true,
        limit: paidPlanIds.length,
      }),
    );
    const prices = Object.fromEntries(
      paidPlanIds.map((plan) => [plan, requirePrice(plan, found.data)]),
    ) as Prices;
    kept = { prices, atMs: clock.now().getTime() };
    return prices;
  }

  async function read(): Promise<Prices> {
    const isFresh = kept !== null && Math.abs(clock.now().getTime() - kept.atMs) < freshForMs;
    return isFresh && kept !== null ? kept.prices : await load();
  }

  return {
    async ids() {
      const prices = await read();
      return { starter: prices.starter.id, plus: prices.plus.id, pro: prices.pro.id };
    },
    async planOf({ id, product }) {
      const prices = await read();
      return (
        paidPlanIds.find((plan) => prices[plan].id === id) ??
        paidPlanIds.find((plan) => idOf(prices[plan].product) === product) ??
        null
      );
    },
    async check() {
      const prices = await load();
      for (const plan of paidPlanIds) requireSamePrice(plan, prices[plan]);
    },
  };
}

function requirePrice(plan: PaidPlanId, found: readonly Stripe.Price[]): Stripe.Price {
  const price = found.find(({ lookup_key: key }) => key === lookupKeys[plan]);
  if (price !== undefined) return price;
  throw notSetUp(
    `Stripe has no active price with the lookup key ${lookupKeys[plan]}: make one as docs/operations.md says.`,
  );
}

/** What people see on our page is what Stripe takes. */
function requireSamePrice(plan: PaidPlanId, price: Stripe.Price): void {
  const cents = plans.find(({ id }) => id === plan)?.priceCents ?? null;
  const { recurring } = price;
  if (
    price.currency === 'usd' &&
    price.unit_amount === cents &&
    recurring?.interval === 'month' &&
    recurring.interval_count === 1
  )
    return;
  throw notSetUp(
    `The Stripe price with the lookup key ${lookupKeys[plan]} must be ${cents} US cents every month, as our price list says.`,
  );
}
