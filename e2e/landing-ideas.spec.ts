import type { Page } from '@playwright/test';
import { idea, ideaField, linkIn, openLanding, signUp, startButton } from './landing-page.ts';
import { expect, expectAccessible, test } from './product.ts';

/** The wizard's second step holds what was typed on the landing page. */
async function expectIdeaInWizard(page: Page, text: string): Promise<void> {
  await expect(page).toHaveURL(/\/create/);
  await page.getByRole('radio', { name: /^Vertical 9:16/ }).click();
  await page.getByRole('radio', { name: 'TikTok' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(ideaField(page)).toHaveValue(text);
}

test.describe('an idea typed here', () => {
  test('survives sign-up and the mail, in another tab, and stands in the wizard once', async ({
    page,
    product,
    context,
  }) => {
    await openLanding(page, product.origin);
    await ideaField(page).fill(idea);
    await startButton(page).click();
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByText('Your idea is kept')).toBeVisible();
    await signUp(page, 'idea@example.com');
    const other = await context.newPage();
    await other.goto(linkIn((await product.mailTo('idea@example.com', /confirm/i)).text));
    await expectIdeaInWizard(other, idea);
    await ideaField(other).fill('Something else');
    await other.reload();
    await expect(ideaField(other)).toHaveValue('Something else');
    await other.goto(`${product.origin}/auth`);
    await expect(other).toHaveURL(/\/dashboard$/);
  });

  test('goes with a guest, sent by Enter or not', async ({ page, product }) => {
    await openLanding(page, product.origin);
    await ideaField(page).fill(idea);
    await page.getByRole('link', { name: 'Continue as guest' }).click();
    await expectIdeaInWizard(page, idea);

    // With a session the page leads straight on.
    await openLanding(page, product.origin);
    await ideaField(page).fill('First line');
    await ideaField(page).press('Shift+Enter');
    await ideaField(page).pressSequentially('second line');
    await ideaField(page).press('Enter');
    await expect(page).toHaveURL(/\/create/);
    await expect(ideaField(page)).toHaveValue('First line\nsecond line');
  });

  test('waits on the page for who comes back, and is forgotten when it is cleared', async ({
    page,
    product,
  }) => {
    await openLanding(page, product.origin);
    await ideaField(page).fill(idea);
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await expect(page).toHaveURL(/\/pricing/);
    await openLanding(page, product.origin);
    await expect(ideaField(page)).toHaveValue(idea);
    await ideaField(page).fill('');
    await startButton(page).click();
    await expect(page).toHaveURL(/\/auth/);
    await openLanding(page, product.origin);
    await expect(ideaField(page)).toHaveValue('');
  });
});

test.describe('where the script does not come', () => {
  test.use({ tolerates: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test('an idea is kept even when it is sent before', async ({ page, product }) => {
    await page.route(/hydrate-.*\.js$/, (route) => route.abort());
    await page.goto(`${product.origin}/`);
    await ideaField(page).fill(idea);
    await page.unroute(/hydrate-.*\.js$/);
    await startButton(page).click();
    await expect(page).toHaveURL(/\/auth/);
    expect(await page.evaluate(() => localStorage.getItem('typed-idea'))).toBe(idea);
  });

  test('the page stays what it is, where a browser stores nothing', async ({ page, product }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      }),
    );
    const hydrated = page.waitForResponse(/hydrate-.*\.js$/);
    await page.goto(`${product.origin}/`);
    await (await hydrated).finished();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toHaveAttribute(
      'href',
      '/auth',
    );
  });

  test('the gallery stays shut and says so', async ({ page, product }) => {
    await openLanding(page, product.origin);
    await page.route(/film-dialog.*\.js$/, (route) => route.abort());
    await page.getByRole('button', { name: 'See Examples' }).click();
    await expect(page.getByRole('alert')).toContainText('reload the page');
    await expectAccessible(page);
  });
});
