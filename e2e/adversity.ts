import type { Locator, Page } from '@playwright/test';
import type { ReplyOf } from '@scenewright/contract/schemas/call.ts';
import type { listContent } from '@scenewright/contract/schemas/content.ts';
import type { getStoryboard, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { getCredits, listUsage } from '@scenewright/contract/schemas/subscription.ts';
import { findFreePort } from '../apps/server/testing/server-process.ts';
import { signInAsGuest } from './make-storyboard.ts';
import { expect, type RunningProduct, startProduct, test as base } from './product.ts';
import { answerWizard, type WizardAnswers } from './steps.ts';

/**
 * Tests of what goes wrong in the middle, on a product of their own that may be stopped and started again. A connection
 * that is cut, a refusal, and a session that is over are what they provoke.
 */
export const test = base.extend<object, { shared: RunningProduct }>({
  shared: [
    async ({ isFlat }, use) => {
      const settings = { AUTH_AUTOCONFIRM: 'on' };
      const { product, end } = await startProduct(await findFreePort(), settings, { isFlat });
      await use(product);
      await end();
    },
    { scope: 'worker' },
  ],
  tolerates: /net::ERR_|status of (?:4\d\d|503)|could not be verified|Failed to fetch/,
});

export const password = 'correct horse battery';
let people = 0;

/** Makes an account on the sign-in page; it stands at a path then. @returns its address */
export async function signUp(
  page: Page,
  { origin }: RunningProduct,
  path = '/dashboard',
): Promise<string> {
  const email = `person${(people += 1)}-${Date.now()}@example.com`;
  await page.goto(`${origin}/auth?tab=signup&redirect=${encodeURIComponent(path)}`);
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.waitForURL(origin + path);
  return email;
}

/** Signs in on the sign-in page, where the page stands. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Asks the product's API as whom the page is signed in as, past the browser and what ails its network. */
export async function ask<T>(
  page: Page,
  { url }: RunningProduct,
  path: string,
  method = 'GET',
  body?: unknown,
): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = {
    authorization: `Bearer ${token ?? ''}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const reply = await fetch(`${url}/api/v1${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

export const readStoryboard = (
  page: Page,
  product: RunningProduct,
  id: string,
): Promise<Storyboard> =>
  ask<ReplyOf<typeof getStoryboard>>(page, product, `/storyboard/content/${id}/storyboard`);

/** What the ledger says: credits that can be spent, and each use of them, oldest first. */
export async function readLedger(
  page: Page,
  product: RunningProduct,
): Promise<{ available: number; used: number[] }> {
  const { available_credits: available } = await ask<ReplyOf<typeof getCredits>>(
    page,
    product,
    '/subscription/credits',
  );
  const { items } = await ask<ReplyOf<typeof listUsage>>(page, product, '/subscription/usage');
  return {
    available,
    used: items
      .filter(({ kind }) => kind === 'used')
      .map(({ credits }) => -credits)
      .toReversed(),
  };
}

export const toast = (page: Page, text: string | RegExp): Locator =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: text });

/** Every change the page asked the API for from now on that was refused, such as `409 POST /content/create`: each is told to the user. */
export function watchRefusals(page: Page): string[] {
  const refusals: string[] = [];
  page.on('response', (response) => {
    const [, path] = response.url().split('/api/v1');
    if (response.status() >= 400 && path !== undefined && response.request().method() !== 'GET')
      refusals.push(`${response.status()} ${response.request().method()} ${path}`);
  });
  return refusals;
}

/** Presses a button twice before the page can draw anything, which is quicker than any hand. */
export async function pressTwice(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** Holds Enter on a button: the keyboard repeats it. */
export async function holdEnter(page: Page, button: Locator): Promise<void> {
  await button.focus();
  for (let repeats = 0; repeats < 8; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

/** A guest's answers in the wizard. */
export const foxes: WizardAnswers = {
  idea: 'Foxes hunt in deep snow by listening for a mouse under it. A hunting fox leaps high and dives in with its nose first. The soft snow gives it a gentle landing, and often a meal.',
  orientation: 'Landscape 16:9',
  platform: 'YouTube',
  tier: 'Value',
  model: /^Recraft/,
  voice: /^Aurora/,
  email: 'fox@example.com',
};

/** The titles of what was created, newest first. */
export async function listTitles(page: Page, product: RunningProduct): Promise<string[]> {
  const { items } = await ask<ReplyOf<typeof listContent>>(page, product, '/content/user-content');
  return items.map(({ title }) => title);
}

/** Waits until the server has made every scene. */
export async function expectScenesMade(
  page: Page,
  product: RunningProduct,
  id: string,
): Promise<void> {
  const statuses = async () =>
    (await readStoryboard(page, product, id)).scenes.map(({ status }) => status);
  await expect
    .poll(async () => (await statuses()).every((status) => status === 'completed'), {
      timeout: 300_000,
      // By default a second goes by between two looks.
      intervals: [250],
    })
    .toBe(true);
}

/** A guest presses Create Content while it cannot be sent, and again when it can: they are told, the form is kept, and one content is made. */
export async function createThroughOutage(
  page: Page,
  product: RunningProduct,
  outage: { begin(): Promise<unknown>; end(): Promise<unknown> },
): Promise<void> {
  await signInAsGuest(page, product.origin);
  await answerWizard(page, foxes);
  await outage.begin();
  await page.getByRole('button', { name: 'Create Content' }).click();
  await expect(toast(page, 'Failed to create content. Please try again.')).toContainText(
    'Check your connection and try again.',
  );
  await expect(page.getByText(foxes.idea)).toBeVisible();
  await outage.end();
  await page.getByRole('button', { name: 'Create Content' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await listTitles(page, product)).toHaveLength(1);
}
