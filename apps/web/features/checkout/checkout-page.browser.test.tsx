import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import {
  paymentPollMs,
  planArrivalPollMs,
  planArrivalPolls,
} from '@scenewright/contract/rules/limits.ts';
import { getAwaitedPlan, rememberAwaitedPlan } from '../../api/awaited-plan.ts';
import { createQueryClient } from '../../api/queries/query-client.ts';
import {
  buildCredits,
  fakeBilling,
  freeCredits,
  signInAs,
} from '../../api/testing/fake-billing.ts';
import { rememberDraftPath } from '../../api/draft-path.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { useToasts } from '../../ui/toast.ts';
import CheckoutPage from './checkout-page.tsx';
import '../../ui/theme.css';

const address =
  '/checkout/success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded';
let credits: CreditInfo;
let billing: ReturnType<typeof fakeBilling>;

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ items: [], epoch: 0 });
  signInAs('account');
  credits = freeCredits;
  billing = fakeBilling(() => credits);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(entry: string | { pathname: string; state: unknown } = address) {
  const routes = ['/profile', '/dashboard', '/pricing', '/create'].map((path) => ({
    path,
    element: <h1>{path}</h1>,
  }));
  const router = createMemoryRouter(
    [{ path: 'checkout/success', Component: CheckoutPage }, ...routes],
    { initialEntries: [entry] },
  );
  const screen = await render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <main>
          <RouterProvider router={router} />
        </main>
        <Toaster />
      </QueryClientProvider>
    </StrictMode>,
  );
  return { router, screen };
}

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const answerPayment = (status: string) =>
  billing.answer('GET /subscription/payment', { body: { status } });

test('a payment that succeeded is told, and the plan as soon as it is there [PAY-1, PAY-7]', async () => {
  answerPayment('succeeded');
  rememberAwaitedPlan('plus');
  const { router } = await open();
  await expect.element(title('Payment Successful!')).toBeVisible();
  await expect.element(page.getByText('Putting your credits on your account…')).toBeVisible();
  credits = buildCredits({ available_credits: 1265 });
  await expect
    .element(page.getByText(/You are on the Plus plan now, with 1,265 credits available/))
    .toBeVisible();
  expect(getAwaitedPlan()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: 'Go to Dashboard' }))
    .toHaveAttribute('href', '/dashboard');
  await page.getByRole('link', { name: 'View Subscription' }).click();
  expect(router.state.location.pathname).toBe('/profile');
});

test('who paid for a draft goes back to it', async () => {
  answerPayment('succeeded');
  rememberDraftPath('/create?step=preview');
  const { router } = await open();
  await page.getByRole('link', { name: 'Back to your draft' }).click();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/create?step=preview',
  );
});

test('the plan one had before does not count as the one that was paid for', async () => {
  answerPayment('succeeded');
  rememberAwaitedPlan('pro');
  credits = buildCredits();
  await open();
  await expect.element(page.getByText('Putting your credits on your account…')).toBeVisible();
  await expect
    .poll(() => billing.requestsOf('GET /subscription/credits').length)
    .toBeGreaterThanOrEqual(2);
  await expect.element(page.getByText('Putting your credits on your account…')).toBeVisible();
  credits = buildCredits({ tier: 'pro' });
  await expect.element(page.getByText(/You are on the Pro plan now/)).toBeVisible();
});

test('credits that take long are looked for a while, and then only spoken of', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answerPayment('succeeded');
  await open();
  await expect.element(title('Payment Successful!')).toBeVisible();
  const late = page.getByText(
    'It can take a minute until your new plan shows. You do not need to wait here.',
  );
  const asked = () => billing.requestsOf('GET /subscription/credits').length;
  // The timer of each look is set once the one before is answered.
  const lookOn = async () => {
    await vi.advanceTimersByTimeAsync(planArrivalPollMs);
    return late.query() !== null;
  };
  await expect.poll(lookOn, { interval: 1 }).toBe(true);
  const looks = asked();
  expect(looks).toBeGreaterThanOrEqual(planArrivalPolls);
  await lookOn();
  await lookOn();
  expect(asked()).toBe(looks);
});

test('the secret leaves the address bar, and reloading asks again', async () => {
  answerPayment('succeeded');
  const { router, screen } = await open();
  await expect.element(title('Payment Successful!')).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(router.state.historyAction).toBe('REPLACE');
  const { pathname, state } = router.state.location;
  await screen.unmount();
  billing = fakeBilling(() => credits);
  answerPayment('succeeded');
  await open({ pathname, state: structuredClone(state) });
  await expect.element(title('Payment Successful!')).toBeVisible();
  expect(billing.requestsOf('GET /subscription/payment')[0]?.query).toBe(
    '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x',
  );
});

test('nothing to pay at first is a success too', async () => {
  credits = buildCredits();
  await open('/checkout/success?checkout=complete');
  await expect.element(title('Payment Successful!')).toBeVisible();
  expect(billing.requestsOf('GET /subscription/payment')).toEqual([]);
});

test('who is signed out meanwhile is thanked, and nothing is asked for them', async () => {
  signInAs('visitor');
  answerPayment('succeeded');
  await open();
  await expect.element(page.getByText('Thank you. Sign in to use your new credits.')).toBeVisible();
  expect(billing.requestsOf('GET /subscription/credits')).toEqual([]);
});

test.each(['requires_payment_method', 'canceled'])(
  '%s is a payment that failed',
  async (status) => {
    answerPayment(status);
    await open();
    await expect.element(title('Payment Failed')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Try Again' }))
      .toHaveAttribute('href', '/pricing');
    await expect
      .element(page.getByRole('link', { name: 'Contact Support' }))
      .toHaveAttribute('href', 'mailto:support@example.com?subject=Scenewright%20payment');
  },
);

test('a payment in work is asked for until it is done', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  answerPayment('processing');
  await open();
  await expect.element(title('Your payment is on its way')).toBeVisible();
  answerPayment('succeeded');
  await vi.advanceTimersByTimeAsync(paymentPollMs);
  await expect.element(title('Payment Successful!')).toBeVisible();
});

test('a payment the bank asks about can be looked at again', async () => {
  answerPayment('requires_action');
  await open();
  await expect.element(title('Your bank has a question')).toBeVisible();
  answerPayment('succeeded');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(title('Payment Successful!')).toBeVisible();
});

const unconfirmed = page.getByText('Failed to confirm payment. Please contact support.');

test('an address without the secret cannot be confirmed [PAY-1]', async () => {
  await open('/checkout/success?payment_intent=pi_1&redirect_status=succeeded');
  await expect.element(title('Payment Failed')).toBeVisible();
  await expect.element(unconfirmed.first()).toBeVisible();
  expect(useToasts.getState().items.map((item) => item.title)).toEqual([
    'Failed to confirm payment. Please contact support.',
  ]);
  await expect
    .element(page.getByRole('link', { name: 'Try Again' }))
    .toHaveAttribute('href', '/pricing');
  expect(billing.requestsOf('GET /subscription/payment')).toEqual([]);
});

test('an answer that fails is not taken for a payment that failed: it can be asked again, and paid again [PAY-13]', async () => {
  billing.answer('GET /subscription/payment', {
    status: 503,
    body: { detail: 'Service temporarily unavailable. Please try again later.' },
  });
  await open();
  await expect.element(unconfirmed.first()).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'look at your subscription' }))
    .toHaveAttribute('href', '/profile');
  await expect
    .element(page.getByRole('link', { name: 'Try Again' }))
    .toHaveAttribute('href', '/pricing');
  answerPayment('succeeded');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(title('Payment Successful!')).toBeVisible();
});
