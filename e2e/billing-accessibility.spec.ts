import type { Page } from '@playwright/test';
import { test } from './billing-product.ts';
import { askForUpgrade, openAsNew, subscribe } from './billing-steps.ts';
import { expect, expectAccessible } from './product.ts';

/** Each size and each theme once: contrast is the theme's, layout the size's. */
const looks = [
  { size: 'wide', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { size: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

/** Readable for everybody, and no wider than the screen. */
async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
}

for (const { size, viewport, colorScheme } of looks) {
  test.describe(`${size}, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme });

    test('every screen and question of plans, payments and usage is accessible', async ({
      page,
      product,
    }) => {
      const { origin } = product;
      const question = async (press: string, ...answers: string[]) => {
        await page.getByRole('button', { name: press }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectGood(page);
        for (const answer of answers)
          await page.getByRole('button', { name: answer, exact: true }).click();
      };
      await page.goto(`${origin}/pricing`);
      await expect(page.getByRole('link', { name: 'Contact Sales' })).toBeVisible();
      await expectGood(page);
      await page.getByRole('heading', { name: 'What do I get for free?' }).click();
      await page.getByRole('tab', { name: 'Model Costs' }).click();
      await expectGood(page);
      await page.goto(`${origin}/checkout/success`);
      await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
      await expectGood(page);

      await openAsNew(
        page,
        product,
        `billing-${size}-${colorScheme}@example.com`,
        '/profile/usage',
      );
      await expect(page.getByText('+500 credits')).toBeVisible();
      await expectGood(page);
      await page.goto(`${origin}/pricing?checkout=canceled`);
      await expect(page.getByText('You left the checkout before paying.')).toBeVisible();
      await expectGood(page);
      await subscribe(page, product, 'Plus');
      await expectGood(page);

      await askForUpgrade(page, product, 'Pro');
      await expectGood(page);
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await question('Downgrade to Free', 'Keep Subscription');
      await question('Downgrade to Starter', 'Change to Starter');
      await expect(page.getByText('Plan change scheduled', { exact: true })).toBeVisible();
      await expectGood(page);
      await page.goto(`${origin}/profile`);
      await expect(page.getByText(/You change to Starter on/)).toBeVisible();
      await expectGood(page);
      await question('Cancel Subscription', 'Yes, Cancel');
      await expect(page.getByText(/Your plan ends on/)).toBeVisible();
      await expectGood(page);
      await page.goto(`${origin}/pricing`);
      await expect(page.getByText(/^Yours until/)).toBeVisible();
      await question('Upgrade to Pro', 'Keep Subscription');
      await expect(page.getByRole('button', { name: 'Current Plan (Plus)' })).toBeVisible();
    });
  });
}

test('a plan is bought and canceled without a mouse', async ({ page, product }) => {
  await openAsNew(page, product, 'keys-billing@example.com', '/pricing');
  await page.getByRole('button', { name: 'Upgrade to Plus' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Subscribe to Scenewright Plus' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pay with a card that works' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are on the Plus plan now')).toBeVisible();
  await page.getByRole('link', { name: 'View Subscription' }).focus();
  await page.keyboard.press('Enter');
  const cancel = page.getByRole('button', { name: 'Cancel Subscription' });
  await cancel.focus();
  await page.keyboard.press('Enter');
  // The question starts on what changes nothing; Escape goes back to where one was.
  await expect(page.getByRole('button', { name: 'Keep Subscription' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Yes, Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Your plan ends on/)).toBeVisible();
});
