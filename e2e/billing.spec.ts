import { test } from './billing-product.ts';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import {
  askForUpgrade,
  confirmUpgrade,
  expectSubscription,
  figure,
  letDaysPass,
  openAsNew,
  openCheckout,
  payWith,
  signUp,
  subscribe,
} from './billing-steps.ts';
import { expect } from './product.ts';

test('a year of a customer: free, plus, pro, a smaller plan to come, an end taken back, an end [PLAN-11]', async ({
  page,
  product,
}) => {
  const email = 'year@example.com';
  await page.goto(`${product.origin}/pricing`);
  await expect(page.getByText('Test mode: no money moves.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose Plus' }).click();
  await expect(page).toHaveURL(`${product.origin}/auth?redirect=/pricing`);
  await signUp(page, product, email);
  await expect(page).toHaveURL(`${product.origin}/pricing`);
  await expect(page.getByRole('button', { name: 'Current Plan (Free)' })).toBeVisible();

  await subscribe(page, product, 'Plus');
  await expect(page.getByText('with 1,250 credits available')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.getByRole('link', { name: 'View Subscription' }).click();
  await expectSubscription(page, product, { plan: 'Plus', status: 'Active', credits: '1,250' });

  await letDaysPass(page, product, 15, email);
  const offer = await askForUpgrade(page, product, 'Pro');
  await confirmUpgrade(page, offer);
  await expect(page.getByText('You are on the Pro plan now', { exact: true })).toBeVisible();
  await expectSubscription(page, product, { plan: 'Pro', status: 'Active', credits: offer.after });

  await page.goto(`${product.origin}/pricing`);
  await page.getByRole('button', { name: 'Downgrade to Starter' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Starter' }).dblclick();
  await expect(page.getByText(/^Starts on /)).toBeVisible();
  await page.goto(`${product.origin}/profile`);
  await expect(page.getByText(/You change to Starter on /)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Yes, Cancel' }).dblclick();
  await expect(page.getByText(/Your plan ends on /)).toBeVisible();
  await page.getByRole('button', { name: 'Keep Subscription' }).click();
  await expect(page.getByText(/Your plan ends on /)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();

  await page.goto(`${product.origin}/pricing`);
  await page.getByRole('button', { name: 'Downgrade to Starter' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Starter' }).click();
  await expect(page.getByText(/^Starts on /)).toBeVisible();
  await letDaysPass(page, product, 17, email);
  await expectSubscription(page, product, { plan: 'Starter', status: 'Active', credits: '700' });

  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(page.getByText(/Your plan ends on /)).toBeVisible();
  await letDaysPass(page, product, 32, email);
  await expectSubscription(page, product, { plan: 'Free', status: 'Canceled', credits: '515' });
  await page.getByRole('link', { name: 'View all' }).click();
  await expect(
    page.getByText('+3,000 credits').or(page.getByText('+200 credits')).first(),
  ).toBeVisible();
  await expect(page.getByText('Expired').first()).toBeVisible();
});

test('a declined card, a bank that is refused, a checkout that is left: nothing is charged, and paying still works', async ({
  page,
  product,
}) => {
  await openAsNew(page, product, 'declined@example.com', '/pricing');
  await openCheckout(page, product, 'Starter');
  await payWith(page, 'is declined');
  await expect(page.getByText(/The card was declined/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay with a card that needs authentication' }).click();
  await page.getByRole('button', { name: 'No, refuse it' }).click();
  await expect(page.getByText(/it was not you/)).toBeVisible();
  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await expect(
    page.getByText(
      'You left the checkout before paying. Nothing was charged; your plan is as it was.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Current Plan (Free)' })).toBeVisible();

  await page.getByRole('button', { name: 'Upgrade to Starter' }).click();
  await page.getByRole('button', { name: 'Pay with a card that needs authentication' }).click();
  await page.getByRole('button', { name: 'Yes, approve the payment' }).click();
  await expect(
    page.getByText('You are on the Starter plan now, with 700 credits available'),
  ).toBeVisible();
});

test('Back from the checkout finds the prices ready to be pressed', async ({ page, product }) => {
  await openAsNew(page, product, 'back@example.com', '/pricing');
  await openCheckout(page, product, 'Plus');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Upgrade to Plus' })).toBeEnabled();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Scenewright Pro' })).toBeVisible();
});

test('an upgrade the bank asks about is there once it was confirmed', async ({ page, product }) => {
  await openAsNew(page, product, 'bank@example.com', '/pricing');
  await subscribe(page, product, 'Starter', 'needs authentication');
  const offer = await askForUpgrade(page, product, 'Plus');
  await confirmUpgrade(page, offer);
  await expect(page.getByRole('heading', { name: 'Upgrade to Scenewright Plus' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay with a card that needs authentication' }).click();
  await page.getByRole('button', { name: 'Yes, approve the payment' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('You are on the Plus plan', { exact: true })).toBeVisible();
  await expect(figure(page, 'Available credits')).toHaveText(offer.after);
});

test('a renewal that fails is told, and paid', async ({ page, product }) => {
  const email = 'pastdue@example.com';
  await openAsNew(page, product, email, '/pricing');
  await subscribe(page, product, 'Starter', 'fails at renewals');
  await letDaysPass(page, product, 32, email);
  await expect(page.getByText('Past Due', { exact: true })).toBeVisible();
  await page.goto(`${product.origin}/pricing`);
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page.getByText('Pay the open invoice first')).toBeVisible();
  await page.goto(`${product.origin}/profile`);
  await page.getByRole('button', { name: 'Pay now' }).dblclick();
  await payWith(page, 'works');
  await expect(page.getByText('This invoice is paid, and your plan is up to date.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Scenewright' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(figure(page, 'Available credits')).toHaveText('700');
});

thoroughly(() =>
  test('an upgrade whose card is declined changes nothing, says why, and can be paid with another card', async ({
    page,
    product,
  }) => {
    await openAsNew(page, product, 'declined-upgrade@example.com', '/pricing');
    await subscribe(page, product, 'Starter', 'fails at renewals');
    await confirmUpgrade(page, await askForUpgrade(page, product, 'Pro'));
    await expect(page.getByText('Failed to upgrade plan', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Your card was declined. Please use another card and try again.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.getByRole('button', { name: 'Pay with another card' }).click();
    await page.waitForURL(/local-checkout\/invoices/);
    await payWith(page, 'works');
    await expect(page).toHaveURL(/\/profile/);
    await expect(page.getByText('Pro', { exact: true }).first()).toBeVisible();
  }),
);

thoroughly(() =>
  test('a tab that does not know of a change made in another learns it when pressed', async ({
    page,
    context,
    product,
  }) => {
    await openAsNew(page, product, 'stale-tab@example.com', '/pricing');
    await subscribe(page, product, 'Starter');
    const stale = await context.newPage();
    await stale.goto(`${product.origin}/pricing`);
    await expect(stale.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
    await confirmUpgrade(page, await askForUpgrade(page, product, 'Pro'));
    await expect(page.getByRole('button', { name: 'Current Plan (Pro)' })).toBeVisible();
    await stale.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await expect(
      stale.getByText('Failed to get plan change information', { exact: true }),
    ).toBeVisible();
    await expect(stale.getByRole('button', { name: 'Current Plan (Pro)' })).toBeVisible();
  }),
);

test('two tabs that upgrade at once pay once', async ({ page, context, product }) => {
  await openAsNew(page, product, 'tabs@example.com', '/pricing');
  await subscribe(page, product, 'Starter');
  const tabs = [page, await context.newPage()];
  const offers = [];
  for (const tab of tabs) offers.push(await askForUpgrade(tab, product, 'Pro'));
  expect(offers[1]).toEqual(offers[0]);
  await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: /^Pay .* and upgrade$/ }).click()),
  );
  for (const tab of tabs)
    await expect(tab.getByRole('button', { name: 'Current Plan (Pro)' })).toBeVisible();
  await expectSubscription(page, product, {
    plan: 'Pro',
    status: 'Active',
    credits: offers[0]?.after ?? '',
  });
  await page.goto(`${product.origin}/profile/usage`);
  await expect(page.getByText(`${offers[0]?.added} credits`)).toHaveCount(1);
});

thoroughly(() =>
  test('two tabs that go to the checkout at once and both pay there buy once', async ({
    page,
    context,
    product,
  }) => {
    await openAsNew(page, product, 'two-checkouts@example.com', '/pricing');
    const tabs = [page, await context.newPage()];
    await Promise.all(tabs.map((tab) => openCheckout(tab, product, 'Plus')));
    await Promise.all(tabs.map((tab) => payWith(tab, 'works')));
    for (const tab of tabs)
      await expect(
        tab.getByText('You are on the Plus plan now, with 1,250 credits available'),
      ).toBeVisible();
    await page.goto(`${product.origin}/profile/usage`);
    await expect(page.getByText('+750 credits')).toHaveCount(1);
  }),
);

thoroughly(() =>
  test('a guest is asked to create an account, and comes back to the prices', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.origin}/auth`);
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await expect(page).toHaveURL(/\/create/);
    await page.goto(`${product.origin}/pricing`);
    await page.getByRole('button', { name: 'Upgrade to Plus' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await signUp(page, product, 'was-a-guest@example.com');
    await expect(page).toHaveURL(`${product.origin}/pricing`);
    await expect(page.getByRole('button', { name: 'Upgrade to Plus' })).toBeVisible();
  }),
);
