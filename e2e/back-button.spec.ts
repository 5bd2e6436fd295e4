import type { Page } from '@playwright/test';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { foxes, listTitles, logIn, signUp, test } from './adversity.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';
import { expect } from './product.ts';
import { answerWizard, scene } from './steps.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('Back and Forward walk through the wizard and lose nothing; after creating, Back finds an empty form [PAGE-9]', async ({
  page,
  product,
}) => {
  await signInAsGuest(page, product.origin);
  await answerWizard(page, foxes);
  for (const step of [
    'Structure and delivery',
    'Set the direction',
    'Who tells the story?',
    'Choose the visual style',
    'What is your video about?',
  ]) {
    await page.goBack();
    await expect(heading(page, step)).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: 'Your idea' })).toHaveValue(foxes.idea);
  for (let steps = 0; steps < 5; steps += 1) await page.goForward();
  await expect(heading(page, 'Ready to create')).toBeVisible();
  await page.getByRole('button', { name: 'Create Content' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(heading(page, 'Your videos')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Where will it be watched?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  expect(await listTitles(page, product)).toHaveLength(1);
});

thoroughly(() =>
  test('from a storyboard Back leads to the same part of the dashboard, and closes what was open [PAGE-9]', async ({
    page,
    product,
  }) => {
    await signInAsGuest(page, product.origin);
    for (let count = 0; count < 11; count += 1) await makeStoryboard(page, 1);
    await page.goto(`${product.origin}/dashboard`);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('draft');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\?status=draft&page=2$/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(scene(page, 1)).toBeVisible();
    await page.getByRole('button', { name: 'View, scene 1' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard\?status=draft&page=2$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'Page 1' }).click();
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goForward();
    await expect(page.getByRole('article')).toHaveCount(10);
  }),
);

thoroughly(() =>
  test('after signing in Back leads to where one was before, not to the sign-in page [PAGE-9]', async ({
    page,
    product,
  }) => {
    const email = await signUp(page, product);
    // Nothing of the app runs meanwhile: what it asked for last would be refused, and lead to the sign-in by itself.
    await page.goto(`${product.origin}/healthz`);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${product.origin}/pricing`);
    await page.goto(`${product.origin}/profile`);
    await expect(page).toHaveURL(/\/auth$/);
    await logIn(page, email);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(heading(page, 'Profile')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/pricing$/);
  }),
);

thoroughly(() =>
  test('Back to the prices finds the tab that was open [PAGE-9]', async ({ page, product }) => {
    await page.goto(`${product.origin}/pricing`);
    // Its script has come, and asked whom to write to.
    await expect(page.getByRole('link', { name: 'Contact Sales' })).toBeAttached();
    await page.getByRole('tab', { name: 'Model Costs' }).click();
    await expect(page.getByRole('tab', { name: 'Model Costs' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.goto(`${product.origin}/auth`);
    await expect(heading(page, 'Welcome Back')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Model Costs' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  }),
);
