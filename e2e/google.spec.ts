import type { Page } from '@playwright/test';
import {
  type OpenIdProvider,
  startOpenIdProvider,
} from '../apps/server/testing/openid-provider.ts';
import { findFreePort } from '../apps/server/testing/server-process.ts';
import {
  expect,
  expectAccessible,
  type RunningProduct,
  startProduct,
  test as base,
} from './product.ts';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';

/** The product with a real OpenID Connect provider in Google's place. */
const test = base.extend<object, { google: { product: RunningProduct; provider: OpenIdProvider } }>(
  {
    google: [
      // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants the pattern
      async ({}, use) => {
        const port = await findFreePort();
        const provider = await startOpenIdProvider({
          port: await findFreePort(),
          redirectUri: `http://localhost:${port}/auth/v1/callback`,
        });
        const settings = {
          GOOGLE_CLIENT_ID: provider.clientId,
          GOOGLE_CLIENT_SECRET: provider.clientSecret,
          GOOGLE_ISSUER: provider.issuer,
        };
        const { product, end } = await startProduct(port, settings);
        await use({ product, provider });
        await end();
        await provider.close();
      },
      { scope: 'worker' },
    ],
  },
);

// The provider's pages ask for fonts from elsewhere; nothing leaves this machine.
test.beforeEach(({ page }) =>
  page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ body: '' }),
  ),
);

/** From our sign-in page to the provider's. */
async function chooseGoogle(page: Page, { origin }: RunningProduct): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
}

/** Logs in at the provider and agrees. */
async function logInAs(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /account|menu/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
}

test('somebody new signs in with Google, and is known when they come back [AUTH-2, AUTH-20]', async ({
  page,
  google,
}) => {
  google.provider.people.set('grace', {
    email: 'grace@example.com',
    emailVerified: true,
    name: 'Grace Hopper',
  });
  await page.goto(`${google.product.origin}/auth`);
  await expectAccessible(page);
  await chooseGoogle(page, google.product);
  await logInAs(page, 'grace');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('500').first()).toBeVisible();
  await page.goto(`${google.product.origin}/profile`);
  await expect(page.getByText('grace@example.com').first()).toBeVisible();
  await signOut(page);

  await page.context().clearCookies();
  await chooseGoogle(page, google.product);
  await logInAs(page, 'grace');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('500').first()).toBeVisible();
});

thoroughly(() =>
  test('an account with the same address that Google has verified is linked', async ({
    page,
    google,
  }) => {
    const { product, provider } = google;
    provider.people.set('ada', {
      email: 'ada@example.com',
      emailVerified: true,
      name: 'Ada at Google',
    });
    await page.goto(`${product.origin}/auth`);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByRole('textbox', { name: /^Email/ }).fill('ada@example.com');
    await page.getByRole('textbox', { name: /^Password/ }).fill('correct horse battery');
    await page.getByRole('textbox', { name: /^Confirm password/ }).fill('correct horse battery');
    await page
      .getByRole('button', { name: /create account|sign up/i })
      .last()
      .click();
    await expect(page).toHaveURL(/\/auth\/verify$/);
    const mail = await product.mailTo('ada@example.com', /confirm/i);
    await page.goto(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '');
    await expect(page).toHaveURL(/\/dashboard$/);
    const profileOf = () =>
      page.evaluate(
        () =>
          (JSON.parse(localStorage.getItem('userProfile') ?? '{}') as { userId?: string }).userId,
      );
    const before = await profileOf();
    await signOut(page);
    await chooseGoogle(page, product);
    await logInAs(page, 'ada');
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await profileOf()).toBe(before);
  }),
);

thoroughly(() =>
  test('an address that Google has not verified is refused, with a reason', async ({
    page,
    google,
  }) => {
    google.provider.people.set('nobody', {
      email: 'nobody@example.com',
      emailVerified: false,
      name: 'Nobody',
    });
    await chooseGoogle(page, google.product);
    await logInAs(page, 'nobody');
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByText('Authentication Error').first()).toBeVisible();
    await expect(page.getByText(/Unverified email/).first()).toBeVisible();
  }),
);

thoroughly(() =>
  test('who turns away at Google is back on the sign-in page', async ({ page, google }) => {
    await chooseGoogle(page, google.product);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  }),
);

thoroughly(() =>
  test("Google's answer opened a second time signs nobody in, and says so", async ({
    page,
    google,
  }) => {
    google.provider.people.set('grace', {
      email: 'grace@example.com',
      emailVerified: true,
      name: 'Grace Hopper',
    });
    let answer = '';
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/callback?')) answer = request.url();
    });
    await chooseGoogle(page, google.product);
    await logInAs(page, 'grace');
    await expect(page).toHaveURL(/\/dashboard$/);
    await signOut(page);
    const reply = await page.request.get(answer, { maxRedirects: 0 });
    expect(reply.status()).toBe(303);
    expect(reply.headers()['location']).toContain('flow_state_already_used');
    await page.goto(`${google.product.origin}/dashboard`);
    await expect(page).toHaveURL(/\/auth$/);
  }),
);

test('a guest goes on with Google and keeps content and credits', async ({ page, google }) => {
  google.provider.people.set('guest', {
    email: 'guest-of-google@example.com',
    emailVerified: true,
    name: 'No Longer a Guest',
  });
  const { origin } = google.product;
  await page.goto(`${origin}/auth`);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page).toHaveURL(/\/create/);
  const created = await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({
      platform: 'shorts',
      topic: 'custom',
      title: 'Bees of mine',
      prompt: 'How bees dance',
      voice: 'nova',
      language: 'en',
      duration: 3,
      scene_count: 1,
      scene_length: 3,
      email: 'guest-of-google@example.com',
      visual_model: 'recraft-ai/recraft-v3',
      style: '',
    });
    return (await fetch('/api/v1/content/create', { method: 'POST', headers, body })).status;
  });
  expect(created).toBe(200);
  await chooseGoogle(page, google.product);
  await logInAs(page, 'guest');
  await expect(page).toHaveURL(/\/(dashboard|create)/);
  await page.goto(`${origin}/dashboard`);
  await expect(page.getByText('Bees of mine').or(page.getByText(/bees/i)).first()).toBeVisible();
  await page.goto(`${origin}/profile`);
  await expect(page.getByText('guest-of-google@example.com').first()).toBeVisible();
});
