import type { Browser, Page } from '@playwright/test';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { findFreePort } from '../apps/server/testing/server-process.ts';
import { expect, expectAccessible, startProduct, test } from './product.ts';

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const password = 'correct horse battery';

let origin: string;
let end: () => Promise<void>;
test.beforeAll(async () => {
  const started = await startProduct(await findFreePort(), {
    AUTH_AUTOCONFIRM: 'on',
    SCENEWRIGHT_TEST_CLOCK: 'on',
  });
  ({ origin } = started.product);
  end = started.end;
});
test.afterAll(() => end());

async function call(
  path: string,
  body: object | undefined,
  token?: string,
): Promise<Record<string, string>> {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const reply = await fetch(origin + path, {
    method: body === undefined && path.endsWith('/credits') ? 'GET' : 'POST',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await reply.json()) as Record<string, string>;
}

/** Signs somebody up, or in again. @returns their token */
async function signIn(email: string, isNew = true): Promise<string> {
  const provider = await call(isNew ? '/auth/v1/signup' : '/auth/v1/token?grant_type=password', {
    email,
    password,
  });
  return (
    (await call('/api/v1/auth/login', { token: provider['access_token'] }))['access_token'] ?? ''
  );
}

async function openCheckout(token: string, plan = 'plus'): Promise<string> {
  return (
    (await call('/api/v1/subscription/create', { plan_id: plan }, token))['checkout_url'] ?? ''
  );
}

const card = (page: Page, name: string) =>
  page.getByRole('button', { name: `Pay with a card that ${name}` });

/** As a person finds it: saying that it is a test, accessible in both themes, and no wider than the screen. */
async function expectGood(page: Page): Promise<void> {
  await expect(page.getByRole('note')).toContainText('Test mode: no money moves');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
}

for (const [size, viewport] of representative(Object.entries(sizes))) {
  test.describe(size, () => {
    // The pages of what is not there, or over, answer 404 and 410.
    test.use({ viewport, tolerates: /status of 4(04|10)/ });

    test('every page of the test checkout is accessible, and leads to the payment', async ({
      page,
    }) => {
      const email = `payer-${size}@example.com`;
      const token = await signIn(email);
      const closed = await openCheckout(token, 'starter');
      await page.goto(await openCheckout(token));
      await expect(
        page.getByRole('heading', { name: 'Subscribe to Scenewright Plus' }),
      ).toBeVisible();
      await expectGood(page);
      await card(page, 'is declined').click();
      await expect(page.getByRole('alert')).toContainText('The card was declined');
      await expectGood(page);
      await card(page, 'needs authentication').click();
      await expect(
        page.getByRole('heading', { name: 'Your test bank asks: is it you?' }),
      ).toBeVisible();
      await expectGood(page);
      await page.getByRole('button', { name: 'No, refuse it' }).click();
      await expect(page.getByRole('alert')).toContainText('it was not you');
      await page.getByRole('link', { name: 'Go back without paying' }).click();
      await expect(page).toHaveURL(/\/pricing/);
      await page.goBack();
      await card(page, 'fails at renewals').click();
      await expect(page.getByText('Payment Successful!')).toBeVisible();

      await page.goto(closed);
      await expect(page.getByRole('heading', { name: 'This checkout has closed' })).toBeVisible();
      await expectGood(page);
      await page.goto(`${origin}/local-checkout/cs_test_unknown`);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expectGood(page);

      await call('/api/v1/dev/clock', { advance_s: 32 * 86_400 });
      const later = await signIn(email, false);
      await expect
        .poll(
          async () =>
            (await call('/api/v1/subscription/credits', undefined, later))['subscription_status'],
        )
        .toBe('past_due');
      await page.goto(
        (await call('/api/v1/subscription/pay-open-invoice', undefined, later))['checkout_url'] ??
          '',
      );
      await expect(page.getByText('The renewal could not be charged')).toBeVisible();
      await expectGood(page);
      await card(page, 'works').click();
      await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
      await expectGood(page);
      await expect
        .poll(
          async () =>
            (await call('/api/v1/subscription/credits', undefined, later))['subscription_status'],
        )
        .toBe('active');

      await page.goto(`${origin}/local-checkout`);
      await expectGood(page);
      await page.getByRole('button', { name: 'Dispute at the bank' }).first().click();
      await expect(page.getByRole('listitem').first()).toContainText('paid, disputed');
      await expectGood(page);
      await page.getByRole('button', { name: 'Decide for the holder' }).click();
      await expect(page.getByRole('listitem').first()).toContainText('dispute lost');
    });
  });
}

test('the test checkout can be used with the keyboard alone', async ({ page }) => {
  await page.goto(await openCheckout(await signIn('keyboard@example.com')));
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('value') ??
        document.activeElement?.textContent?.trim(),
    );
  const order: (string | undefined)[] = [];
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    order.push(await focused());
  }
  expect(order).toEqual(['works', 'asks', 'fails_later', 'declined', 'Go back without paying']);
  for (let back = 0; back < 3; back += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bank$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('Payment Successful!')).toBeVisible();
});

test('two tabs and a double click pay once', async ({
  browser,
  page,
}: {
  browser: Browser;
  page: Page;
}) => {
  const token = await signIn('twice@example.com');
  const url = await openCheckout(token, 'starter');
  const other = await browser.newPage();
  await Promise.all([page.goto(url), other.goto(url)]);
  await Promise.all([
    card(page, 'works').dblclick({ noWaitAfter: true }),
    card(other, 'works').click(),
  ]);
  for (const tab of [page, other]) await expect(tab.getByText('Payment Successful!')).toBeVisible();
  expect(new URL(other.url()).pathname).toBe('/checkout/success');
  const granted = async () => {
    const usage = await fetch(`${origin}/api/v1/subscription/usage`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { items } = (await usage.json()) as { items: { kind: string; credits: number }[] };
    return items.filter(({ kind }) => kind === 'granted').map(({ credits }) => credits);
  };
  await expect.poll(granted).toEqual([200, 500]);
  await other.close();
});
