import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openAsNew } from './billing-steps.ts';
import { signInAsGuest } from './make-storyboard.ts';
import { expect, test } from './product.ts';
import { representative } from '@scenewright/contract/testing/thorough.ts';

/** Opens the page and waits until it answers: its script is fetched after it has been painted, and asks then whom to write to. */
async function openPrices(page: Page, origin: string, search = ''): Promise<void> {
  await page.goto(`${origin}/pricing${search}`);
  await expect(page.getByRole('link', { name: 'Contact Sales' })).toBeAttached();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const choosePlus = (page: Page) => page.getByRole('link', { name: 'Choose Plus' });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the prices can be read, the questions opened, and a plan chosen [PLAN-2]', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.origin}/pricing`);
    await expect(page).toHaveTitle('Pricing · Scenewright');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Free',
      'Starter',
      'Plus',
      'Pro',
      'Enterprise',
      'Questions',
    ]);
    await expect(page.getByText('$29.99 / month')).toBeVisible();
    await page.getByRole('heading', { name: 'Do unused credits roll over?' }).click();
    await expect(
      page.getByText('Monthly credits refresh every month and do not roll over.'),
    ).toBeVisible();
    await page.getByRole('heading', { name: 'What do I get for free?' }).click();
    await expect(
      page.getByText('Monthly credits refresh every month and do not roll over.'),
    ).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link')).toHaveText([
      'Pricing',
      'Sign In',
    ]);
    await choosePlus(page).click();
    await expect(page).toHaveURL(`${product.origin}/auth?redirect=/pricing`);
  });
});

for (const [size, viewport] of representative(
  Object.entries({
    wide: { width: 1440, height: 900 },
    phone: { width: 390, height: 844 },
    between: { width: 560, height: 800 },
  }),
)) {
  test(`nothing moves while the page comes alive: ${size}`, async ({ page, product }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts: { startTime: number; value: number }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number')
            shifts.push({ startTime: entry.startTime, value: entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Fonts that come after the first picture move it, whoever brings the page to life: its script comes after them.
    const fontsCame = Promise.withResolvers<void>();
    await page.route(/hydrate-.*\.js$/, async (route) => {
      await fontsCame.promise;
      await route.continue();
    });
    await page.goto(`${product.origin}/pricing`);
    const fontsAt = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return performance.now();
    });
    fontsCame.resolve();
    await expect(page.getByRole('link', { name: 'Contact Sales' })).toBeAttached();
    await expect(page.getByText('Test mode: no money moves.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate((after) => {
      const { shifts } = window as unknown as { shifts: { startTime: number; value: number }[] };
      return shifts
        .filter(({ startTime }) => startTime > after)
        .reduce((sum, { value }) => sum + value, 0);
    }, fontsAt);
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}

test('a tab stands in the address: a reload opens it, and Back leads to where one came from [PLAN-1]', async ({
  page,
  product,
}) => {
  await page.goto(`${product.origin}/`);
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'Pricing' })
    .click();
  await expect(page.getByRole('link', { name: 'Contact Sales' })).toBeAttached();
  await tab(page, 'Credit Packages').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${product.origin}/pricing?tab=models`);
  await page.reload();
  await expect(page.getByRole('cell', { name: '250' })).toBeVisible();
  await expect(choosePlus(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${product.origin}/`);
});

test('the page is light: at most 165 KB in all', async ({ page, product }) => {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) =>
    bodies.push(
      response
        .body()
        .then((body) =>
          response.request().resourceType() === 'font'
            ? body.length
            : gzipSync(body, { level: 9 }).length,
        ),
    ),
  );
  await openPrices(page, product.origin);
  await page.waitForLoadState('networkidle');
  const kilobytes = (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0) / 1024;
  expect(kilobytes).toBeGreaterThan(60);
  expect(kilobytes).toBeLessThanOrEqual(165);
});

test.describe('from the app', () => {
  test.use({ tolerates: /status of (401|404)|No valid token/ });

  test('Upgrade Plan leads there and Back leads back; signing in leads there, with what the address said', async ({
    page,
    product,
  }) => {
    await openAsNew(page, product, `plans-${Date.now()}@example.com`, '/profile');
    await page.getByRole('link', { name: 'Upgrade Plan' }).first().click();
    await expect(page).toHaveURL(`${product.origin}/pricing`);
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upgrade to Plus' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${product.origin}/profile`);
    // Signed out where nothing of the app runs: the sign-in page of somebody signed in leads on by itself.
    await page.goto(`${product.origin}/healthz`);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${product.origin}/auth?redirect=${encodeURIComponent('/pricing?tab=models')}`);
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await expect(page).toHaveURL(`${product.origin}/pricing?tab=models`);
    await expect(page.getByRole('cell', { name: '250' })).toBeVisible();
  });

  test('a session that has ended leads to sign-in and from there back [PLAN-11]', async ({
    page,
    product,
  }) => {
    await signInAsGuest(page, product.origin);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key !== 'token' && key !== 'userProfile') localStorage.removeItem(key);
      localStorage.setItem('token', 'of another time');
    });
    await page.goto(`${product.origin}/pricing?tab=models`);
    await expect(page).toHaveURL(
      `${product.origin}/auth?redirect=${encodeURIComponent('/pricing?tab=models')}`,
    );
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await expect(page).toHaveURL(`${product.origin}/pricing?tab=models`);
  });

  test('an address written otherwise leads there, once', async ({ page, product }) => {
    await page.goto(`${product.origin}/pricing/?tab=models`);
    await expect(page).toHaveURL(`${product.origin}/pricing?tab=models`);
    await expect(page.getByRole('cell', { name: '250' })).toBeVisible();
  });
});

test.describe('without the part for who is signed in', () => {
  test.use({ tolerates: /Failed to load resource|dynamically imported module/ });

  test('the page says so; everything else works', async ({ page, product }) => {
    await signInAsGuest(page, product.origin);
    await page.route(/own-plans.*\.js$/, (route) => route.abort());
    await openPrices(page, product.origin);
    await expect(page.getByRole('alert')).toHaveText(/Your own plan could not be loaded/);
    await tab(page, 'Model Costs').click();
    await expect(page.getByRole('cell', { name: '250' })).toBeVisible();
  });
});
