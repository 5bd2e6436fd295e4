import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { getAwaitedPlan, rememberAwaitedPlan } from '../../api/awaited-plan.ts';
import {
  buildCredits,
  catchDepartures,
  fakeBilling,
  freeCredits,
  signInAs,
} from '../../api/testing/fake-billing.ts';
import { forgetPricing, openPricing as open } from './testing/open-pricing.tsx';

const checkoutUrl = `${location.origin}/local-checkout/c-1`;
let credits: CreditInfo;
let billing: ReturnType<typeof fakeBilling>;
let departures: ReturnType<typeof catchDepartures>;

beforeEach(() => {
  forgetPricing();
  signInAs('account');
  credits = buildCredits();
  billing = fakeBilling(() => credits);
  billing.answer('GET /subscription/prorated-change', {
    body: {
      prorated_amount: 46.67,
      current_credits: 900,
      new_total_credits: 2433,
      prorated_credits: 1533,
      remaining_days: 20,
    },
  });
  departures = catchDepartures();
});
afterEach(() => {
  departures.stop();
  forgetPricing();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('alertdialog');
const shown = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

test('the tab stands in the address, and opens from it [PLAN-1]', async () => {
  await open('?tab=models');
  await expect.element(page.getByRole('cell', { name: '250' })).toBeVisible();
  await page.getByRole('tab', { name: 'Credit Packages' }).click();
  await expect.element(page.getByRole('heading', { name: 'Plus', exact: true })).toBeVisible();
  expect(new URLSearchParams(location.search).get('tab')).toBeNull();
  await page.getByRole('tab', { name: 'Model Costs' }).click();
  expect(new URLSearchParams(location.search).get('tab')).toBe('models');
});

test('a press on a tab counts before the script is there [PAGE-15]', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: 'Plus', exact: true })).toBeVisible();
  const asItCame = document.createElement('div');
  asItCame.innerHTML = document.body.innerHTML;
  document.body.append(asItCame);
  const modelCosts = page
    .elementLocator(asItCame)
    .getByRole('tab', { name: 'Model Costs' })
    .element();
  if (modelCosts instanceof HTMLElement) modelCosts.click();
  await expect.poll(() => departures.addresses).toEqual([`${location.origin}/pricing?tab=models`]);
  asItCame.remove();
});

test('a visitor is sent to sign in and back here [PLAN-11]', async () => {
  signInAs('visitor');
  await open();
  await page.getByRole('link', { name: 'Choose Plus' }).click();
  await expect
    .poll(() => departures.addresses)
    .toEqual([`${location.origin}/auth?redirect=/pricing`]);
});

test('a guest is asked to create an account first', async () => {
  signInAs('guest');
  credits = freeCredits;
  await open();
  await button('Upgrade to Plus').click();
  await shown('Create an account first');
  await button('Create account').click();
  await expect
    .poll(() => departures.addresses)
    .toEqual([`${location.origin}/auth?tab=signup&redirect=/pricing`]);
  expect(billing.requestsOf('POST /subscription/create')).toEqual([]);
});

test('from the free plan a press leads to the checkout; however often it is pressed, once [PAY-2]', async () => {
  credits = freeCredits;
  billing.answer('POST /subscription/create', {
    body: { status: 'requires_checkout', checkout_url: checkoutUrl },
  });
  await open();
  await expect.element(button('Upgrade to Pro')).toBeVisible();
  const element = button('Upgrade to Pro').element();
  if (!(element instanceof HTMLButtonElement)) throw new TypeError('not a button');
  // Faster than React draws: the button is not disabled yet.
  element.click();
  element.click();
  button('Upgrade to Starter')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => departures.addresses).toEqual([checkoutUrl]);
  expect(billing.requestsOf('POST /subscription/create')).toEqual([
    {
      call: 'POST /subscription/create',
      query: '',
      body: { plan_id: 'pro', price_id: 'price_pro' },
    },
  ]);
  expect(getAwaitedPlan()).toBe('pro');
  await expect.element(button('Upgrade to Pro')).toBeDisabled();
});

test('a page shown again by Back lets press again', async () => {
  credits = freeCredits;
  billing.answer('POST /subscription/create', {
    body: { status: 'requires_checkout', checkout_url: checkoutUrl },
  });
  await open();
  await button('Upgrade to Pro').click();
  await expect.element(button('Upgrade to Pro')).toBeDisabled();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(button('Upgrade to Pro')).toBeEnabled();
});

test('a page shown again by Back knows the plan that was bought meanwhile', async () => {
  await open();
  await expect.element(button('Current Plan (Plus)')).toBeVisible();
  credits = buildCredits({ tier: 'pro' });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(button('Current Plan (Pro)')).toBeVisible();
});

test('an upgrade shows what it costs and gives before it is paid, and says when it is there [PLAN-4, PAY-3]', async () => {
  billing.answer('POST /subscription/change-plan', () => {
    credits = buildCredits({ tier: 'pro', available_credits: 2433 });
    return { body: { status: 'active' } };
  });
  await open();
  await button('Upgrade to Pro').click();
  for (const figure of ['$46.67', '900 credits', '+1,533 credits', '2,433 credits'])
    await expect.element(dialog.getByText(figure, { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(/difference for the 20 days left/)).toBeVisible();
  expect(billing.requestsOf('POST /subscription/change-plan')).toEqual([]);
  await button('Pay $46.67 and upgrade').dblClick();
  await shown('You are on the Pro plan now');
  expect(billing.requestsOf('POST /subscription/change-plan').map(({ body }) => body)).toEqual([
    { new_plan_id: 'pro', price_id: 'price_pro' },
  ]);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Current Plan (Pro)')).toBeVisible();
});

test('who turns away from an upgrade is back at its button [PLAN-4]', async () => {
  await open();
  await expect.element(button('Upgrade to Pro')).toBeVisible();
  button('Upgrade to Pro').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Upgrade to Pro')).toHaveFocus();
});

test('an upgrade the bank asks about leads there [PAY-3]', async () => {
  billing.answer('POST /subscription/change-plan', {
    body: { status: 'requires_checkout', checkout_url: checkoutUrl },
  });
  await open();
  await button('Upgrade to Pro').click();
  await button('Pay $46.67 and upgrade').click();
  await expect.poll(() => departures.addresses).toEqual([checkoutUrl]);
  expect(getAwaitedPlan()).toBe('pro');
});

test('a smaller plan names the day and what stays until then [PLAN-4, PAY-3]', async () => {
  billing.answer('POST /subscription/change-plan', () => {
    credits = buildCredits({ scheduled_plan: 'starter' });
    return { body: { status: 'scheduled' } };
  });
  await open();
  await button('Downgrade to Starter').click();
  await expect
    .element(
      dialog.getByText(
        'Nothing is charged today. You keep your Plus plan and all its credits until January 5, 2027.',
      ),
    )
    .toBeVisible();
  await button('Change to Starter').click();
  await shown('Plan change scheduled');
  await shown('Starts on January 5, 2027');
  await expect.element(button('Keep this plan (Plus)')).toBeVisible();
  billing.answer('POST /subscription/resume', () => {
    credits = buildCredits();
    return { body: { status: 'success', message: 'Your subscription goes on.' } };
  });
  await button('Keep this plan (Plus)').click();
  await shown('Subscription kept');
  await expect.element(button('Current Plan (Plus)')).toBeVisible();
});

test('the free plan is a cancellation at the end of the period', async () => {
  billing.answer('POST /subscription/cancel', () => {
    credits = buildCredits({ cancel_at_period_end: true });
    return {
      body: { status: 'success', message: 'Your subscription ends with the current period.' },
    };
  });
  await open();
  await button('Downgrade to Free').click();
  await expect
    .element(dialog.getByText(/until January 5, 2027; after that you have 15 credits a month/))
    .toBeVisible();
  await button('Yes, Cancel').click();
  await shown('Subscription canceled');
  // What ends is kept before it is changed.
  await button('Upgrade to Pro').click();
  await expect.element(dialog.getByText('Keep your subscription first')).toBeVisible();
  expect(billing.requestsOf('GET /subscription/prorated-change')).toEqual([]);
});

test('the own plan says so [PLAN-12]', async () => {
  await open();
  await button('Current Plan (Plus)').click();
  await shown('Already Subscribed');
});

test('who has a payment open is led to it before a change', async () => {
  credits = buildCredits({ subscription_status: 'past_due' });
  billing.answer('POST /subscription/pay-open-invoice', { body: { checkout_url: checkoutUrl } });
  await open();
  await shown(/Your last payment did not go through/);
  await button('Upgrade to Pro').click();
  await button('Pay now').click();
  await expect.poll(() => departures.addresses).toEqual([checkoutUrl]);
});

test('enterprise opens a mail to sales [PLAN-5]', async () => {
  await open();
  await expect
    .element(page.getByRole('link', { name: 'Contact Sales' }))
    .toHaveAttribute('href', 'mailto:sales@example.com?subject=Scenewright%20Enterprise');
});

test('a price that the payment service does not name is not sent along [PAY-2]', async () => {
  credits = freeCredits;
  billing.answer('GET /subscription/plans', {
    status: 503,
    body: { detail: 'Service temporarily unavailable. Please try again later.' },
  });
  billing.answer('POST /subscription/create', {
    body: { status: 'requires_checkout', checkout_url: checkoutUrl },
  });
  await open();
  await button('Upgrade to Starter').click();
  await expect.poll(() => departures.addresses).toEqual([checkoutUrl]);
  expect(billing.requestsOf('POST /subscription/create').map(({ body }) => body)).toEqual([
    { plan_id: 'starter' },
  ]);
});

test('a visitor asks for nothing that is somebody’s', async () => {
  signInAs('visitor');
  await open();
  await expect.element(page.getByRole('link', { name: 'Contact Sales' })).toBeVisible();
  expect(billing.requests().map(({ call }) => call)).toEqual(['GET /config']);
});

test('who signs in in another tab sees their own plan, and who signs out the prices of a visitor [PLAN-2]', async () => {
  signInAs('visitor');
  await open();
  await expect.element(page.getByRole('link', { name: 'Choose Plus' })).toBeVisible();
  signInAs('account');
  await expect.element(button('Current Plan (Plus)')).toBeVisible();
  signInAs('visitor');
  await expect.element(page.getByRole('link', { name: 'Choose Plus' })).toBeVisible();
});

test('an abandoned checkout is told kindly, and nothing is awaited any more', async () => {
  rememberAwaitedPlan('plus');
  await open('?checkout=canceled');
  await shown('You left the checkout before paying. Nothing was charged; your plan is as it was.');
  expect(getAwaitedPlan()).toBeNull();
});

test('payments that are only tried out are called that', async () => {
  await open();
  await shown('Test mode: no money moves.');
});

test('where money moves, it is not called that', async () => {
  billing.answer('GET /config', {
    body: {
      auth_url: null,
      auth_publishable_key: null,
      test_mode_payments: false,
      sales_email: 'sales@example.com',
      support_email: 'support@example.com',
    },
  });
  await open();
  await expect.element(page.getByRole('link', { name: 'Contact Sales' })).toBeVisible();
  await expect.element(page.getByText(/Test mode/)).not.toBeInTheDocument();
});

test.each(['visitor', 'guest', 'account'] as const)(
  'where nobody can buy, a %s sees prices without buttons and is told so',
  async (who) => {
    document.documentElement.dataset['buying'] = 'closed';
    onTestFinished(() => void delete document.documentElement.dataset['buying']);
    signInAs(who);
    credits = freeCredits;
    await open();
    await shown('Buying is not open on this site.');
    await shown(/\$29\.99/);
    await expect.poll(() => page.getByText('Not sold on this site').elements()).toHaveLength(3);
    for (const name of [/Upgrade/, /Choose/]) {
      expect(page.getByRole('button', { name }).elements()).toEqual([]);
      expect(page.getByRole('link', { name }).elements()).toEqual([]);
    }
  },
);
