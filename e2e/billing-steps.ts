import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningProduct } from './product.ts';

const password = 'correct horse battery';

/** Creates an account on the sign-in page and confirms it by its mail; leads back to where one came from. */
export async function signUp(page: Page, product: RunningProduct, email: string): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/verify$/);
  const mail = await product.mailTo(email, /confirm/i);
  await page.goto(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '');
}

/** Opens a page as a fresh account. */
export async function openAsNew(
  page: Page,
  product: RunningProduct,
  email: string,
  path: string,
): Promise<void> {
  await page.goto(`${product.origin}/auth?tab=signup&redirect=${path}`);
  await signUp(page, product, email);
  await expect(page).toHaveURL(product.origin + path);
  // The app is at this address for a moment before the document of the prices is.
  await expect(page.locator(path.startsWith('/pricing') ? '#pricing' : '#app')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
}

/** Lets days go by for the product, then signs in again: sessions are over by then. */
export async function letDaysPass(
  page: Page,
  product: RunningProduct,
  days: number,
  email: string,
): Promise<void> {
  // Nothing of the app runs meanwhile: what it asked for last would be refused, and lead to the sign-in by itself.
  await page.goto(`${product.origin}/healthz`);
  const reply = await page.request.post(`${product.origin}/api/v1/dev/clock`, {
    data: { advance_s: days * 24 * 3_600 },
  });
  expect(reply.ok()).toBe(true);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${product.origin}/auth?redirect=/profile`);
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
}

/** From the prices to the test checkout of a plan. */
export async function openCheckout(
  page: Page,
  { origin }: RunningProduct,
  plan: string,
): Promise<void> {
  await page.goto(`${origin}/pricing`);
  await page.getByRole('button', { name: `Upgrade to ${plan}` }).dblclick();
  await expect(
    page.getByRole('heading', { name: `Subscribe to Scenewright ${plan}` }),
  ).toBeVisible();
}

/** Presses a test card twice, as impatient people do. */
export async function payWith(
  page: Page,
  behaviour: 'works' | 'needs authentication' | 'fails at renewals' | 'is declined',
): Promise<void> {
  await page
    .getByRole('button', { name: `Pay with a card that ${behaviour}` })
    .dblclick({ noWaitAfter: true });
}

/** Subscribes to a plan and waits until its credits are there. */
export async function subscribe(
  page: Page,
  product: RunningProduct,
  plan: string,
  card: Parameters<typeof payWith>[1] = 'works',
): Promise<void> {
  await openCheckout(page, product, plan);
  await payWith(page, card);
  if (card === 'needs authentication')
    await page.getByRole('button', { name: 'Yes, approve the payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText(`You are on the ${plan} plan now`)).toBeVisible();
}

/** A figure of the subscription card on the profile, by its name. */
export const figure = (page: Page, name: string): Locator =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd');

/** Opens the profile and waits for what stands in the subscription card. */
export async function expectSubscription(
  page: Page,
  { origin }: RunningProduct,
  expected: { plan: string; status: string; credits: string },
): Promise<void> {
  await page.goto(`${origin}/profile`);
  await expect(figure(page, 'Available credits')).toHaveText(expected.credits);
  await expect(page.getByText(expected.plan, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(expected.status, { exact: true })).toBeVisible();
}

interface UpgradeOffer {
  readonly price: string;
  readonly added: string;
  /** The balance after the upgrade, such as `3,499`: it depends on the seconds left. */
  readonly after: string;
}

/** Opens the question before an upgrade. @returns what it says; the offer holds for a while */
export async function askForUpgrade(
  page: Page,
  { origin }: RunningProduct,
  plan: string,
): Promise<UpgradeOffer> {
  await page.goto(`${origin}/pricing`);
  await page.getByRole('button', { name: `Upgrade to ${plan}` }).dblclick();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading', { name: `Upgrade to ${plan}?` })).toBeVisible();
  const read = async (name: string) =>
    (
      await dialog.locator('dl > div').filter({ hasText: name }).locator('dd').textContent()
    )?.replace(' credits', '') ?? '';
  return {
    price: await read('To pay now'),
    added: await read('Added now'),
    after: await read('Balance after'),
  };
}

/** Presses the button of the question twice. */
export async function confirmUpgrade(page: Page, { price }: UpgradeOffer): Promise<void> {
  await page
    .getByRole('button', { name: `Pay ${price} and upgrade` })
    .dblclick({ noWaitAfter: true });
}
