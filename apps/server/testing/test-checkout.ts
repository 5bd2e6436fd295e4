import { expect, vi } from 'vitest';
import { runScheduledJob } from './run-job.ts';
import type { TestProduct, TestUser } from './test-product.ts';

type Card = 'works' | 'asks' | 'fails_later' | 'declined';

/** Follows an address of the product as a browser does, until a page stands there. @returns its path with its query */
async function follow({ app }: TestProduct, path: string): Promise<string> {
  for (let at = path, hops = 0; hops < 10; hops += 1) {
    const { statusCode, headers } = await app.inject({ url: at });
    if (statusCode < 300 || statusCode > 399) return at;
    at = pathOf(String(headers.location));
  }
  throw new Error(`${path} redirects for ever`);
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname + search;
}

async function submit(
  { app }: TestProduct,
  path: string,
  fields: Record<string, string>,
): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { statusCode, headers: answer } = await app.inject({
    method: 'POST',
    url: path,
    headers,
    payload: new URLSearchParams(fields).toString(),
  });
  expect(statusCode).toBe(303);
  return pathOf(String(answer.location));
}

/**
 * Pays at a page of the test checkout with a test card, and says yes where the bank asks.
 * @returns where the browser comes out
 */
export async function payAtTestCheckout(
  product: TestProduct,
  url: string,
  card: Card,
): Promise<string> {
  const next = await submit(product, pathOf(url), { card });
  return await follow(
    product,
    card === 'asks' ? await submit(product, next, { answer: 'approve' }) : next,
  );
}

/** What the product says of an account's plan and credits. */
export async function creditsOf(user: TestUser) {
  return (await user.request('GET', '/subscription/credits')).body;
}

/** Subscribes an account at the test checkout, and waits until its plan is there. */
export async function subscribe(
  product: TestProduct,
  user: TestUser,
  plan: 'starter' | 'plus' | 'pro',
  card: Card = 'works',
): Promise<void> {
  const { status, body } = await user.request('POST', '/subscription/create', { plan_id: plan });
  expect([status, body.status]).toEqual([200, 'requires_checkout']);
  await payAtTestCheckout(product, body.checkout_url, card);
  await vi.waitFor(async () => expect((await creditsOf(user)).tier).toBe(plan), {
    timeout: 60_000,
  });
}

const minuteMs = 60_000;

/** Puts the clock forward to a moment and lets happen what is due by then. */
export async function letPass(product: TestProduct, until: Date): Promise<void> {
  product.clock.advance(until.getTime() - product.clock.now().getTime() + minuteMs);
  await runScheduledJob(product, 'renew-test-payments');
  await runScheduledJob(product, 'sweep');
}
