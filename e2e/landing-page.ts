import type { Locator, Page } from '@playwright/test';
import { signupGiftCredits } from '@scenewright/contract/rules/plans.ts';
import { expect } from './product.ts';

/** Opens the page and waits until it answers: its script is fetched after it has been painted. */
export async function openLanding(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  // React marks the elements that it has taken over.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#landing button') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
}

export async function openExamples(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'See Examples' }).click();
  const dialog = page.getByRole('dialog', { name: 'Examples' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The film in a dialog has begun to move. */
export async function expectPlaying(dialog: Locator): Promise<void> {
  const video = dialog.locator('video');
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.1);
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(
    0,
  );
}

/** An idea as somebody types it. */
export const idea = 'Why the moon looks larger near the horizon';
const password = 'correct horse battery';
export const linkIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

export const ideaField = (page: Page): Locator => page.getByRole('textbox', { name: 'Your idea' });
export const startButton = (page: Page): Locator =>
  page.getByRole('button', { name: `Start Free • Get ${signupGiftCredits} Credits` });

/** Up to the page that waits for the mail to be followed. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/verify$/);
}
