import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { UsageEntry } from '@scenewright/contract/schemas/subscription.ts';
import { rememberAwaitedPlan } from '../api/awaited-plan.ts';
import { buildCredits } from '../api/testing/fake-billing.ts';
import { expectGoodInEveryLook, sizes } from './looks.ts';
import { openApp } from './open-app.tsx';

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const checkout = '/checkout/success?payment_intent=pi_1&payment_intent_client_secret=secret';

beforeEach(() => page.viewport(...sizes.wide));

test('a payment of which nothing is known is accessible', async () => {
  await openApp('/checkout/success', { as: 'visitor' });
  await expect.element(heading('Payment Failed')).toBeVisible();
  await expectGoodInEveryLook();
});

test('a checkout that was completed is accessible before its plan is there', async () => {
  await openApp('/checkout/success?checkout=complete', { as: 'guest' });
  await expect.element(heading('Payment Successful!')).toBeVisible();
  await expectGoodInEveryLook();
});

test('a plan that was paid for is accessible when it is there', async () => {
  rememberAwaitedPlan('plus');
  await openApp('/checkout/success?checkout=complete');
  await expect.element(heading('Payment Successful!')).toBeVisible();
  await expect.element(page.getByText(/^You are on the Plus plan now/)).toBeVisible();
  await expectGoodInEveryLook();
});

test.each([
  ['canceled', 'Payment Failed'],
  ['processing', 'Your payment is on its way'],
  ['requires_action', 'Your bank has a question'],
] as const)('a payment that is %s is accessible', async (status, title) => {
  await openApp(checkout, {
    as: 'guest',
    answers: { 'GET /subscription/payment': { body: { status } } },
  });
  await expect.element(heading(title)).toBeVisible();
  await expectGoodInEveryLook();
});

const entry = (kind: UsageEntry['kind'], credits: number): UsageEntry => ({
  id: kind,
  kind,
  description: kind === 'granted' ? 'Welcome gift' : 'Recraft scene 1 · Bees',
  date: '2026-12-24T12:00:00.000Z',
  credits,
  content_id: null,
});

test('the usage of credits is accessible', async () => {
  const items = [entry('used', -5), entry('granted', 500)];
  await openApp('/profile/usage', {
    answers: {
      'GET /subscription/usage': { body: { items, total: 2, currentPage: 1, totalPages: 1 } },
    },
  });
  await expect.element(page.getByText('+500 credits')).toBeVisible();
  await expectGoodInEveryLook();
});

test('a smaller plan to come, and the question before the plan is canceled, are accessible', async () => {
  await openApp('/profile', {
    credits: buildCredits({ scheduled_plan: 'starter' }),
  });
  await expect.element(page.getByText(/You change to Starter on/)).toBeVisible();
  await expectGoodInEveryLook();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectGoodInEveryLook();
});

test('a plan that ends is accessible, and what is said when it was canceled', async () => {
  let isCanceled = false;
  await openApp('/profile', {
    answers: {
      'GET /subscription/credits': () => ({
        body: buildCredits({ cancel_at_period_end: isCanceled }),
      }),
      'POST /subscription/cancel': () => {
        isCanceled = true;
        return { body: { status: 'success', message: 'Your plan ends on January 5, 2027.' } };
      },
    },
  });
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Yes, Cancel', exact: true }).click();
  await expect.element(page.getByText(/Your plan ends on/).first()).toBeVisible();
  await expectGoodInEveryLook();
});
