import { AppError } from '@scenewright/contract/app-error.ts';
import type { PaidPlanId } from '@scenewright/contract/rules/plans.ts';
import type { Accounts, Clock, Database } from './host.ts';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import type { Converging } from './converging.ts';
import * as repository from './billing.repository.ts';

export interface CheckoutOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly accounts: Pick<Accounts, 'findAccount'>;
  readonly converge: Converging['converge'];
  readonly publicUrl: string;
}

/** Where a browser comes back to after paying; the server reads there what became of it. */
export const returnPath = '/subscription/checkout/return';

const justPaid = 'Your payment has just arrived. Reload the page to see your plan.';
/** Two tabs may open a checkout at once; one of them then uses the other's. */
const maxTries = 3;

/** The first payment of a subscription: at most one page for it is open for an account. */
export function createCheckouts({
  database,
  clock,
  payments,
  accounts,
  converge,
  publicUrl,
}: CheckoutOptions) {
  const { db } = database;

  async function ensureCustomer(accountId: string): Promise<string> {
    const known = await repository.findCustomer(db, payments.name, accountId);
    if (known !== null) return known;
    const account = await accounts.findAccount(accountId);
    if (account === null) throw new AppError('not_authenticated');
    const customerId = await payments.createCustomer({
      accountId,
      email: account.email,
      name: account.name,
    });
    await repository.insertCustomer(db, {
      accountId,
      provider: payments.name,
      customerId,
      at: clock.now(),
    });
    return customerId;
  }

  /** Closes a checkout that somebody opened before. @throws AppError wrong_state where it has been paid meanwhile */
  async function close(open: repository.CheckoutRow): Promise<void> {
    if (open.checkout_id !== null && open.provider === payments.name) {
      const { status } = await payments.expireCheckout(open.checkout_id);
      if (status === 'complete') {
        await converge({ kind: 'checkout', id: open.checkout_id });
        throw new AppError('wrong_state', justPaid);
      }
    }
    await repository.endCheckout(db, open.id);
  }

  /**
   * The provider's page of our row: asked with the row's id as key, so that two tabs get one page.
   * @returns null where another tab has opened a page for another plan meanwhile: this one is closed again
   */
  async function openPage(row: repository.CheckoutRow, plan: PaidPlanId): Promise<string | null> {
    const checkout = await payments.createCheckout({
      accountId: row.account_id,
      customerId: await ensureCustomer(row.account_id),
      plan,
      successUrl: `${publicUrl}/api/v1${returnPath}?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${publicUrl}/pricing?checkout=canceled`,
      key: `checkout:${row.id}`,
    });
    if (await repository.attachPage(db, row.id, { checkout_id: checkout.id, url: checkout.url }))
      return checkout.url;
    await payments.expireCheckout(checkout.id);
    return null;
  }

  /** The page of an open checkout; null where it is over by now. @throws AppError wrong_state where it has been paid */
  async function reuse(open: repository.CheckoutRow): Promise<string | null> {
    if (open.checkout_id === null) return null;
    const checkout = await payments.findCheckout(open.checkout_id);
    if (checkout?.status === 'complete') {
      await converge({ kind: 'checkout', id: open.checkout_id });
      throw new AppError('wrong_state', justPaid);
    }
    return checkout?.status === 'open' ? checkout.url : null;
  }

  /**
   * Where to pay for a plan. A page for the same plan that is still open is used again; one for another plan is closed.
   * @throws AppError wrong_state, unavailable
   */
  async function start(accountId: string, plan: PaidPlanId): Promise<string> {
    for (let attempt = 0; attempt < maxTries; attempt += 1) {
      const open = await repository.findOpenCheckout(db, accountId);
      const isSame = open !== null && open.plan === plan && open.provider === payments.name;
      // A row without a page: another tab is opening it, or died doing so. The same key gives the same page.
      const row =
        open === null
          ? await repository.insertCheckout(db, {
              accountId,
              provider: payments.name,
              plan,
              at: clock.now(),
            })
          : isSame && open.checkout_id === null
            ? open
            : null;
      const url = row === null ? (isSame ? await reuse(open) : null) : await openPage(row, plan);
      if (url !== null) return url;
      if (open !== null && row === null) await close(open);
    }
    throw new AppError(
      'wrong_state',
      'Another checkout is being opened right now. Please try again in a moment.',
    );
  }

  /** Where a browser that comes back from paying goes on: an address of the web app. */
  async function finish(checkoutId: string): Promise<string> {
    const checkout = await payments.findCheckout(checkoutId);
    if (checkout === null) throw new AppError('not_found');
    if (checkout.status !== 'complete') return '/pricing?checkout=canceled';
    if (checkout.payment === null) return '/checkout/success?checkout=complete';
    const { id, clientSecret, status } = checkout.payment;
    const outcome =
      status === 'succeeded' ? 'succeeded' : status === 'processing' ? 'pending' : 'failed';
    return `/checkout/success?${new URLSearchParams({ payment_intent: id, payment_intent_client_secret: clientSecret, redirect_status: outcome })}`;
  }

  return { start, finish };
}

export type Checkouts = ReturnType<typeof createCheckouts>;
