import type { Page } from '@playwright/test';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';
import { expect, expectAccessible, test } from './product.ts';

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const password = 'correct horse battery';
const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

/** Nothing is wider than the screen: no page scrolls sideways. */
async function expectNoOverflow(page: Page): Promise<void> {
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
}

/** Good in both themes, at the size it has. */
async function expectGoodInThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
}

/** Good in each size and each theme, without going there again. */
async function expectGoodInEveryLook(page: Page): Promise<void> {
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    await expectGoodInThemes(page);
  }
}

const video = (id: string, changes: object) => ({
  id,
  title: `Video ${id}`,
  platform: 'tiktok',
  orientation: 'vertical',
  status: 'draft',
  scheduled_at: null,
  created_at: '2026-05-01T00:00:00.000Z',
  updated_at: '2026-05-01T00:00:00.000Z',
  duration: 30,
  scene_count: 3,
  pending_scenes: 0,
  visual_model: 'recraft-ai/recraft-v3',
  thumbnail_url: null,
  failure: null,
  ...changes,
});
/** Every status and every platform a card can have. */
const videos = [
  video('1', { status: 'generating' }),
  video('2', { status: 'processing', platform: 'instagram' }),
  video('3', { status: 'awaiting_compilation', platform: 'shorts' }),
  video('4', {
    status: 'completed',
    platform: 'youtube',
    orientation: 'landscape',
    thumbnail_url: '/examples/trains.webp',
  }),
  video('5', {
    status: 'scheduled',
    platform: 'video',
    orientation: 'landscape',
    scheduled_at: '2027-01-05T18:00:00.000Z',
  }),
  video('6', { status: 'failed', failure: 'The scenes could not be combined. Please try again.' }),
];

test.describe('in each size and theme', () => {
  test.use({ tolerates: /status of [45]\d\d/ });

  test('every screen of signing in, of the header and of the profile is accessible', async ({
    page,
    product,
  }) => {
    const email = 'axe@example.com';
    const { origin } = product;
    await page.goto(`${origin}/auth`);
    await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeVisible();
    await expectGoodInEveryLook(page);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expectGoodInEveryLook(page);
    // Before the sign-up: this browser's newest request is the one whose mail signs in.
    await page.goto(`${origin}/auth?mode=recover`);
    await expectGoodInEveryLook(page);
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(/a link to choose a new password/)).toBeVisible();
    await expectGoodInEveryLook(page);
    await page.goto(`${origin}/auth`);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expectGoodInEveryLook(page);
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await page.getByRole('textbox', { name: /^Password/ }).fill(password);
    await page.getByRole('textbox', { name: /^Confirm password/ }).fill('another');
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByText('Passwords do not match').last()).toBeVisible();
    await expectGoodInEveryLook(page);
    await page.getByRole('textbox', { name: /^Confirm password/ }).fill(password);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/verify$/);
    await expectGoodInEveryLook(page);
    await page.goto(`${origin}/auth/verify`);
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expectGoodInEveryLook(page);

    await page.goto(linkIn((await product.mailTo(email, /confirm/i)).text));
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(`${origin}/auth?mode=new-password`);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expectGoodInEveryLook(page);
    await page.goto(`${origin}/profile`);
    await expect(page.getByText('Subscription and credits')).toBeVisible();
    await expectGoodInEveryLook(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expectGoodInEveryLook(page);
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await expectGoodInEveryLook(page);
    await page.keyboard.press('Escape');
    // Narrow screens have no badge.
    await page.setViewportSize(sizes.wide);
    await page
      .getByRole('link', { name: /credits/ })
      .first()
      .hover();
    await expect(page.getByRole('dialog', { name: 'Credits' })).toBeVisible();
    await expectGoodInThemes(page);
    await page.goto(`${origin}/no-such-page`);
    await expect(page.getByText('Page not found')).toBeVisible();
    await expectGoodInEveryLook(page);
    await page.goto(
      `${origin}/auth/callback?error=access_denied&error_code=provider_email_needs_verification&error_description=Unverified`,
    );
    await expect(page).toHaveURL(/\/(?:dashboard|auth)$/);
    await expectGoodInEveryLook(page);
  });

  test('every screen, dialog and notification of the dashboard and of editing is accessible', async ({
    page,
    product,
  }) => {
    const { origin } = product;
    await page.goto(`${origin}/dashboard`);
    await expect(page.getByText('Authentication Required', { exact: true })).toBeVisible();
    await expectGoodInEveryLook(page);
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await expect(page.getByText('None created')).toBeVisible();
    await expectGoodInEveryLook(page);
    const id = await makeStoryboard(page, 1);
    await page.goto(`${origin}/dashboard`);
    const trash = page.getByRole('button', { name: /^Delete / });
    await trash.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectAccessible(page);
    await trash.click();
    await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
    await expectGoodInEveryLook(page);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    // The focus keeps the notification; a pointer would lie outside of the narrow screen.
    await page.getByRole('button', { name: 'Undo' }).focus();
    await expectGoodInEveryLook(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(trash).toBeVisible();
    await page.goto(`${origin}/dashboard?q=nothing`);
    await expect(page.getByText('No video matches')).toBeVisible();
    await expectGoodInEveryLook(page);
    await page.goto(`${origin}/edit/${id}`);
    await page.getByLabel(/^Title/).fill('');
    await expect(page.getByText('Please enter a title')).toBeVisible();
    await expectGoodInEveryLook(page);
    await page.goto(`${origin}/edit/00000000-0000-4000-8000-000000000000`);
    await expect(page.getByText('Content not found')).toBeVisible();
    await expectGoodInEveryLook(page);
    const lists = '**/content/user-content*';
    await page.route(lists, (route) =>
      route.fulfill({ json: { items: videos, total: 75, currentPage: 4, totalPages: 8 } }),
    );
    await page.goto(`${origin}/dashboard?page=4`);
    await expect(page.getByText('Scheduled', { exact: true }).last()).toBeVisible();
    await expectGoodInEveryLook(page);
    await page.unroute(lists);
    await page.route(lists, (route) => route.fulfill({ status: 503, json: { detail: 'away' } }));
    await page.goto(`${origin}/dashboard`);
    await expect(page.getByText('Your videos could not be loaded')).toBeVisible();
    await expectGoodInEveryLook(page);
  });

  test('every outcome of a payment is accessible', async ({ page, product }) => {
    const { origin } = product;
    await signInAsGuest(page, origin);
    await page.goto(`${origin}/checkout/success?checkout=complete`);
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await expectGoodInEveryLook(page);
    for (const [status, title] of [
      ['canceled', 'Payment Failed'],
      ['processing', 'Your payment is on its way'],
      ['requires_action', 'Your bank has a question'],
    ] as const) {
      await page.route('**/subscription/payment*', (route) => route.fulfill({ json: { status } }));
      await page.goto(
        `${origin}/checkout/success?payment_intent=pi_1&payment_intent_client_secret=secret`,
      );
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expectGoodInEveryLook(page);
    }
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
