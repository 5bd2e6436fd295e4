import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './product.ts';

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const password = 'correct horse battery';
const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

/** Nothing is wider than the screen: no page scrolls sideways. */
async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoOverflow(page);
}

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, tolerates: /status of 4\d\d/ });

      test('every screen of signing in, of the header and of the profile is accessible', async ({ page, product }) => {
        const email = `axe-${size}-${colorScheme}@example.com`;
        const { origin } = product;
        await page.goto(`${origin}/auth`);
        await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeVisible();
        await expectGood(page);
        await page.getByRole('button', { name: 'Login', exact: true }).click();
        await expect(page.getByText('Please enter a valid email address')).toBeVisible();
        await expectGood(page);
        // Before the sign-up: this browser's newest request is the one whose mail signs in.
        await page.goto(`${origin}/auth?mode=recover`);
        await expectGood(page);
        await page.getByRole('textbox', { name: /^Email/ }).fill(email);
        await page.getByRole('button', { name: 'Send the link' }).click();
        await expect(page.getByText(/on its way/)).toBeVisible();
        await expectGood(page);
        await page.goto(`${origin}/auth`);
        await page.getByRole('tab', { name: 'Sign Up' }).click();
        await expectGood(page);
        await page.getByRole('textbox', { name: /^Email/ }).fill(email);
        await page.getByRole('textbox', { name: /^Password/ }).fill(password);
        await page.getByRole('textbox', { name: /^Confirm password/ }).fill(password);
        await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
        await expect(page).toHaveURL(/\/auth\/verify$/);
        await expectGood(page);
        await page.goto(`${origin}/auth/verify`);
        await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
        await expectGood(page);

        await page.goto(linkIn((await product.mailTo(email, /confirm/i)).text));
        await expect(page).toHaveURL(/\/dashboard$/);
        await page.goto(`${origin}/auth?mode=new-password`);
        await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
        await expectGood(page);
        await page.goto(`${origin}/profile`);
        await expect(page.getByText('Subscription and credits')).toBeVisible();
        await expectGood(page);
        await page.getByRole('button', { name: 'Edit' }).click();
        await expectGood(page);
        await page.getByRole('button', { name: 'Your account' }).click();
        await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
        await expectGood(page);
        await page.keyboard.press('Escape');
        if (size === 'wide') {
          await page.getByRole('link', { name: /credits/ }).first().hover();
          await expect(page.getByRole('link', { name: 'Upgrade Plan' }).first()).toBeVisible();
          await expectGood(page);
        }
        await page.goto(`${origin}/no-such-page`);
        await expect(page.getByText('Page not found')).toBeVisible();
        await expectGood(page);
        await page.goto(`${origin}/auth/callback?error=access_denied&error_code=provider_email_needs_verification&error_description=Unverified`);
        await expect(page).toHaveURL(/\/(?:dashboard|auth)$/);
        await expectGood(page);
      });
    });
  }
}

test('signing up, in and out needs no mouse', async ({ page, product }) => {
  /** The name of what has the focus: its label, or what a button or link says. */
  const focused = () => page.evaluate(() => {
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
