import type { Page } from '@playwright/test';
import { isThorough } from '@scenewright/contract/testing/thorough.ts';
import { makeStoryboard } from './make-storyboard.ts';
import { expect, expectAccessible, test } from './product.ts';

const password = 'correct horse battery';
const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

/** Each size and each theme once: contrast is the theme's, layout the size's. */
const looks = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

let looked = 0;

/** Accessible, in `npm test` in the next of both looks, and in both no wider than the screen: no page scrolls sideways. */
async function expectGood(page: Page): Promise<void> {
  looked += 1;
  for (const [turn, { viewport, colorScheme }] of looks.entries()) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    if (isThorough || looked % looks.length === turn) await expectAccessible(page);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
  }
}

test.describe('as it is served', () => {
  test.use({ tolerates: /status of 404/ });

  // Every state of every page is looked at in apps/web/accessibility, before a server that is made up.
  test('every page of the product is accessible', async ({ page, product }) => {
    const email = 'axe@example.com';
    const { origin } = product;
    const show = async (path: string, name: string | RegExp) => {
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expectGood(page);
    };
    await show('/auth', 'Welcome Back');
    await show('/pricing', /./);
    await show('/checkout/success', 'Payment Failed');
    await show('/no-such-page', 'Page not found');
    await page.goto(`${origin}/auth?tab=signup`);
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await page.getByRole('textbox', { name: /^Password/ }).fill(password);
    await page.getByRole('textbox', { name: /^Confirm password/ }).fill(password);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/verify$/);
    await expectGood(page);
    await page.goto(linkIn((await product.mailTo(email, /confirm/i)).text));
    await expect(page).toHaveURL(/\/dashboard$/);
    const id = await makeStoryboard(page, 1);
    await show('/dashboard', 'Your videos');
    await show('/create', 'Where will it be watched?');
    await show(`/storyboard/${id}`, 'Bees');
    await show(`/edit/${id}`, 'Edit content');
    await show('/profile', 'Profile');
    await show('/profile/usage', 'Credit usage');
  });
});

test('signing up, in and out needs no mouse [PAGE-8]', async ({ page, product }) => {
  /** The name of what has the focus: its label, or what a button or link says. */
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const isControl = element instanceof HTMLInputElement || element instanceof HTMLButtonElement;
      const label = isControl ? element.labels?.[0]?.textContent : undefined;
      const says = isControl || element instanceof HTMLAnchorElement ? element.textContent : '';
      return (element?.getAttribute('aria-label') ?? label ?? says ?? '').trim();
    });
  /** Presses Tab until the wanted control has the focus, as somebody without a mouse does. */
  const tabTo = async (name: RegExp | string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const focus = await focused();
      if (typeof name === 'string' ? focus === name : name.test(focus)) return;
    }
    throw new Error(`Tab never reaches ${String(name)}`);
  };
  await page.goto(`${product.origin}/auth`);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await tabTo('Skip to content');
  await page.keyboard.press('Enter');
  await tabTo('Login');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await tabTo(/^Email/);
  await page.keyboard.type('keys@example.com');
  await tabTo(/^Password/);
  await page.keyboard.type(password);
  await tabTo(/^Confirm password/);
  await page.keyboard.type(password);
  await tabTo('Show Password');
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: /^Password/ })).toHaveAttribute('type', 'text');
  await tabTo('Sign Up');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/verify$/);
  await page.goto(linkIn((await product.mailTo('keys@example.com', /confirm/i)).text));
  await expect(page).toHaveURL(/\/dashboard$/);
  await tabTo('Your account');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});
