import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { getAwaitedPlan, rememberAwaitedPlan } from '../../api/awaited-plan.ts';
import { createQueryClient } from '../../api/queries/query-client.ts';
import {
  buildCredits,
  catchDepartures,
  fakeBilling,
  freeCredits,
  signInAs,
} from '../../api/testing/fake-billing.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { useToasts } from '../../ui/toast.ts';
import { PlanArrival } from './plan-arrival.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import '../../ui/theme.css';

let credits: CreditInfo;
let billing: ReturnType<typeof fakeBilling>;

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ items: [], epoch: 0 });
  signInAs('account');
  credits = buildCredits();
  billing = fakeBilling(() => credits);
});
afterEach(() => vi.unstubAllGlobals());

const open = (shown: CreditInfo) => {
  credits = shown;
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <main>
          <PlanArrival />
          <SubscriptionCard />
        </main>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const text = (words: string | RegExp) =>
  page.getByText(words, typeof words === 'string' ? { exact: true } : {}).first();

test('the free plan offers an upgrade and nothing to cancel [PROFILE-4, PROFILE-6]', async () => {
  await open(freeCredits);
  await expect.element(link('Upgrade Plan')).toHaveAttribute('href', '/pricing');
  await expect.element(text('Free')).toBeVisible();
  await expect.element(button('Cancel Subscription')).not.toBeInTheDocument();
  await expect.element(text('Active')).not.toBeInTheDocument();
});

test('where nobody can buy, the free plan says so in place of its upgrade', async () => {
  document.documentElement.dataset['buying'] = 'closed';
  onTestFinished(() => void delete document.documentElement.dataset['buying']);
  await open(freeCredits);
  await expect.element(text(/^Buying is not open on this site/)).toBeVisible();
  await expect.element(link('Upgrade Plan')).not.toBeInTheDocument();
});

test('a paid plan shows its figures and its last five uses [PROFILE-3]', async () => {
  const uses = Array.from({ length: 6 }, (_, index) => ({
    id: String(index),
    description: `Scene ${index + 1}`,
    date: '2026-12-24T12:00:00.000Z',
    credits: 40,
  }));
  await open(buildCredits({ available_credits: 900, total_used: 300, usage_history: uses }));
  for (const words of [
    'Plus',
    'Active',
    '900',
    '300',
    '25%',
    'January 5, 2027',
    'Scene 5',
    'December 24, 2026',
  ])
    await expect.element(text(words)).toBeVisible();
  await expect.element(text('Scene 6')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('progressbar', { name: 'Credits used' }))
    .toHaveAttribute('aria-valuenow', '25');
  await expect.element(link('View all')).toHaveAttribute('href', '/profile/usage');
  await expect.element(link('Change Plan')).toHaveAttribute('href', '/pricing');
});

test.each([
  ['active', 'Active'],
  ['canceled', 'Canceled'],
  ['past_due', 'Past Due'],
] as const)('a subscription that is %s says %s [PROFILE-6]', async (status, words) => {
  await open(buildCredits({ subscription_status: status }));
  await expect.element(text(words)).toBeVisible();
  for (const other of ['Active', 'Canceled', 'Past Due'].filter((name) => name !== words))
    await expect.element(text(other)).not.toBeInTheDocument();
});

test('unlimited credits are not counted and not canceled here', async () => {
  await open(buildCredits({ tier: 'enterprise', available_credits: 9_999_000 }));
  await expect.element(text('Unlimited')).toBeVisible();
  await expect.element(text(/9,999,000/)).not.toBeInTheDocument();
  await expect.element(button('Cancel Subscription')).not.toBeInTheDocument();
});

test('canceling is asked about first; once canceled it can be taken back [PROFILE-4, PROFILE-5]', async () => {
  billing.answer('POST /subscription/cancel', () => {
    credits = buildCredits({ cancel_at_period_end: true });
    return {
      body: { status: 'success', message: 'Your subscription ends with the current period.' },
    };
  });
  billing.answer('POST /subscription/resume', () => {
    credits = buildCredits();
    return { body: { status: 'success', message: 'Your subscription goes on.' } };
  });
  await open(buildCredits());
  await button('Cancel Subscription').click();
  await button('Keep Subscription').click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(billing.requestsOf('POST /subscription/cancel')).toEqual([]);
  await button('Cancel Subscription').click();
  await button('Yes, Cancel').dblClick();
  await expect.element(text(/Your plan ends on January 5, 2027/)).toBeVisible();
  expect(billing.requestsOf('POST /subscription/cancel')).toHaveLength(1);
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(button('Cancel Subscription')).not.toBeInTheDocument();
  await button('Keep Subscription').click();
  await expect.element(text('Subscription kept')).toBeVisible();
  await expect.element(text(/Your plan ends on/)).not.toBeInTheDocument();
});

test.each([
  [
    { body: { status: 'error', message: 'Your plan was arranged with us.' } },
    'Your plan was arranged with us.',
  ],
  [{ body: { status: 'error', message: '' } }, 'Could not cancel subscription'],
  [
    { status: 503, body: { detail: 'Service temporarily unavailable. Please try again later.' } },
    'Service temporarily unavailable. Please try again later.',
  ],
])('a cancellation that cannot be made says why: %j [PAY-12]', async (answer, sentence) => {
  billing.answer('POST /subscription/cancel', answer);
  await open(buildCredits());
  await button('Cancel Subscription').click();
  await button('Yes, Cancel').click();
  await expect.element(text('Could not cancel subscription')).toBeVisible();
  await expect.element(text(sentence)).toBeVisible();
});

test('a smaller plan that is to come is named, and can be taken back [PROFILE-5]', async () => {
  billing.answer('POST /subscription/resume', () => {
    credits = buildCredits({ tier: 'pro' });
    return { body: { status: 'success', message: 'Your subscription goes on.' } };
  });
  await open(buildCredits({ tier: 'pro', scheduled_plan: 'starter' }));
  await expect.element(text(/You change to Starter on January 5, 2027/)).toBeVisible();
  await button('Keep Current Plan').click();
  await expect.element(text(/You change to Starter/)).not.toBeInTheDocument();
});

test('a payment that failed can be made here', async () => {
  const departures = catchDepartures();
  const address = `${location.origin}/local-checkout/invoices/i-1`;
  billing.answer('POST /subscription/pay-open-invoice', { body: { checkout_url: address } });
  await open(buildCredits({ subscription_status: 'past_due' }));
  await expect.element(text('Past Due')).toBeVisible();
  await expect.element(text(/Your last payment did not go through/)).toBeVisible();
  await expect.element(text('Refreshes on')).not.toBeInTheDocument();
  await button('Pay now').dblClick();
  await expect.poll(() => departures.addresses).toEqual([address]);
  expect(billing.requestsOf('POST /subscription/pay-open-invoice')).toHaveLength(1);
  expect(getAwaitedPlan()).toBe('plus');
  departures.stop();
});

test('nothing to pay any more is told', async () => {
  billing.answer('POST /subscription/pay-open-invoice', {
    status: 409,
    body: { detail: 'There is nothing to pay: all your payments have arrived.' },
  });
  await open(buildCredits({ subscription_status: 'past_due' }));
  await button('Pay now').click();
  await expect
    .element(text('There is nothing to pay: all your payments have arrived.'))
    .toBeVisible();
  await expect.element(button('Pay now')).toBeEnabled();
});

test('back from paying, the payment shows when it arrives', async () => {
  rememberAwaitedPlan('plus');
  await open(buildCredits({ subscription_status: 'past_due' }));
  await expect.element(text('Past Due')).toBeVisible();
  credits = buildCredits();
  await expect.element(text('You are on the Plus plan')).toBeVisible();
  await expect.element(text('Past Due')).not.toBeInTheDocument();
  expect(getAwaitedPlan()).toBeNull();
});

test('credits that cannot be loaded can be asked for again', async () => {
  billing.answer('GET /subscription/credits', { status: 503, body: { detail: 'away' } });
  await open(buildCredits());
  await expect.element(text(/could not be loaded/)).toBeVisible();
  billing.answer('GET /subscription/credits', { body: buildCredits() });
  await button('Try again').click();
  await expect.element(text('Active')).toBeVisible();
});
