import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './product.ts';

const idea = 'How octopuses think with their arms';

async function goOnTo(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

/** Up to the visual style, where the model is looked at that costs more than there is. */
async function lookAtModel(page: Page, tier: 'Professional' | 'Enterprise'): Promise<void> {
  await page.getByRole('radio', { name: /^Vertical 9:16/ }).click();
  await page.getByRole('radio', { name: 'TikTok' }).click();
  await goOnTo(page, 'What is your video about?');
  await page.getByRole('textbox', { name: 'Your idea' }).fill(idea);
  await goOnTo(page, 'Choose the visual style');
  await page.getByRole('tab', { name: tier }).click();
}

test('a guest who is short of credits is led to an account before any price, and back to the draft; then paying leads back, too', async ({
  page,
  product,
  context,
}) => {
  await page.goto(`${product.origin}/auth`);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await lookAtModel(page, 'Professional');
  await expect(page.getByRole('link', { name: 'You are short by 105 credits' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create an account: 500 credits free' }).click();
  await expect(page).toHaveURL(/\/auth\?tab=signup/);
  await page.getByRole('textbox', { name: /^Email/ }).fill('short@example.com');
  await page.getByRole('textbox', { name: /^Password/ }).fill('correct horse battery');
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/verify/);
  const link =
    /https?:\/\/\S+/.exec((await product.mailTo('short@example.com', /./)).text)?.[0] ?? '';

  // Mail programs open a tab of its own.
  const tab = await context.newPage();
  await tab.goto(link);
  await expect(
    tab.getByRole('heading', { name: 'Choose the visual style', level: 1 }),
  ).toBeVisible();
  await tab.getByRole('tab', { name: 'Enterprise' }).click();
  await tab.getByRole('link', { name: /^You are short by \d+ credits$/ }).click();
  await tab.getByRole('button', { name: 'Upgrade to Plus' }).click();
  await tab.getByRole('button', { name: 'Pay with a card that works' }).click();
  await tab.getByRole('link', { name: 'Back to your draft' }).click();
  await expect(
    tab.getByRole('heading', { name: 'Choose the visual style', level: 1 }),
  ).toBeVisible();
  await tab.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(tab.getByRole('textbox', { name: 'Your idea' })).toHaveValue(idea);
});
