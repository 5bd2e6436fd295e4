import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import {
  buildCredits,
  catchDepartures,
  fakeBilling,
  freeCredits,
  signInAs,
} from '../../api/testing/fake-billing.ts';
import { forgetPricing, openPricing as open } from './testing/open-pricing.tsx';

let credits: CreditInfo;
let billing: ReturnType<typeof fakeBilling>;

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
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetPricing();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const shown = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

const declined = {
  status: 402,
  body: {
    detail: 'Your card was declined. Please use another card and try again.',
    code: 'payment_failed',
    request_id: 'r',
  },
};
const failures = [
  {
    press: 'Upgrade to Pro',
    confirm: 'Pay $46.67 and upgrade',
    call: 'POST /subscription/change-plan',
    answer: declined,
    title: 'Failed to upgrade plan',
    rules: 'PLAN-16',
    sentence: declined.body.detail,
  },
  {
    press: 'Upgrade to Pro',
    confirm: null,
    call: 'GET /subscription/prorated-change',
    answer: {
      status: 503,
      body: { detail: 'Service temporarily unavailable. Please try again later.' },
    },
    title: 'Failed to get plan change information',
    rules: 'PLAN-15',
    sentence: 'Service temporarily unavailable. Please try again later.',
  },
  {
    press: 'Downgrade to Starter',
    confirm: 'Change to Starter',
    call: 'POST /subscription/change-plan',
    answer: {
      status: 500,
      body: { detail: 'Something went wrong on our side. Please try again.' },
    },
    title: 'Failed to change plan',
    rules: 'PLAN-17',
    sentence: 'Something went wrong on our side. Please try again.',
  },
  {
    press: 'Upgrade to Pro',
    confirm: 'Pay $46.67 and upgrade',
    call: 'POST /subscription/change-plan',
    answer: { status: 422, body: { detail: 'Invalid plan selected', code: 'invalid_input' } },
    title: 'Invalid plan selected',
    rules: 'PLAN-10, PLAN-13',
    sentence: null,
  },
  {
    press: 'Downgrade to Free',
    confirm: 'Yes, Cancel',
    call: 'POST /subscription/cancel',
    answer: { body: { status: 'error', message: 'You have no subscription yet.' } },
    title: 'Failed to change plan',
    rules: 'PLAN-17',
    sentence: 'You have no subscription yet.',
  },
  {
    press: 'Downgrade to Free',
    confirm: 'Yes, Cancel',
    call: 'POST /subscription/cancel',
    answer: { body: { status: 'error', message: '' } },
    title: 'Failed to change plan',
    rules: 'PLAN-17',
    sentence: 'Could not cancel subscription',
  },
] as const;

test.each(failures)(
  '$call that fails says: $title $sentence [$rules]',
  async ({ press, confirm, call, answer, title, sentence }) => {
    billing.answer(call, answer);
    await open();
    await button(press).click();
    if (confirm !== null) await button(confirm).click();
    await shown(title);
    if (sentence !== null) await shown(sentence);
    // It can be tried again.
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(button(press)).toBeEnabled();
  },
);

test('a checkout that cannot be opened says so, with the reason [PLAN-14]', async () => {
  credits = freeCredits;
  billing.answer('POST /subscription/create', {
    status: 409,
    body: {
      detail: 'You have a subscription already. Change its plan instead.',
      code: 'wrong_state',
    },
  });
  const departures = catchDepartures();
  await open();
  await button('Upgrade to Pro').click();
  await shown('Failed to process subscription. Please try again.');
  await shown('You have a subscription already. Change its plan instead.');
  expect(departures.addresses).toEqual([]);
  departures.stop();
});

test('a plan that cannot be read is told, and no card offers what may be wrong', async () => {
  billing.answer('GET /subscription/credits', {
    status: 500,
    body: { detail: 'Something went wrong on our side. Please try again.' },
  });
  await open();
  await expect
    .element(page.getByRole('alert').getByText(/Your own plan could not be loaded/))
    .toBeVisible();
  expect(page.getByRole('listitem').getByRole('button').elements()).toEqual([]);
});

test('what breaks around the own plan leaves the rest of the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  credits = buildCredits({ current_period_end: 'no day at all' });
  await open();
  await shown('Something went wrong');
  await page.getByRole('tab', { name: 'Model Costs' }).click();
  await expect.element(page.getByRole('cell', { name: '250' })).toBeVisible();
});

test('an address to write to that cannot be read is told', async () => {
  signInAs('visitor');
  billing.answer('GET /config', { status: 500, body: {} });
  await open();
  await shown('Reload the page to see where to write.');
});
