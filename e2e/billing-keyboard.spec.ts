import { test } from './billing-product.ts';
import { openAsNew } from './billing-steps.ts';
import { expect } from './product.ts';

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
