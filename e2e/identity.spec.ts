import type { Page } from '@playwright/test';
import { expect, expectStillAccessible, type RunningProduct, test } from './product.ts';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';

const password = 'correct horse battery';
let people = 0;
const newAddress = (name: string) => `${name}${(people += 1)}-${Date.now()}@example.com`;
const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
const codeIn = (text: string) => /\b(\d{6})\b/.exec(text)?.[1] ?? '';
const toast = (page: Page, text: string | RegExp) =>
  expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first(),
  ).toBeVisible();
const storedProfile = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('userProfile') ?? 'null') as {
        userId: string;
        is_guest: boolean;
      } | null,
  );

async function fillSignUp(page: Page, email: string, confirmation = password): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill(confirmation);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

async function signUp(
  page: Page,
  { origin, mailTo }: RunningProduct,
  email: string,
): Promise<void> {
  await page.goto(`${origin}/auth`);
  await fillSignUp(page, email);
  await expect(page).toHaveURL(/\/auth\/verify$/);
  await page.goto(linkIn((await mailTo(email, /confirm/i)).text));
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function logIn(
  page: Page,
  { origin }: RunningProduct,
  email: string,
  words = password,
): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(words);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
}

async function createAsGuest(page: Page, { origin }: RunningProduct): Promise<string> {
  await page.goto(`${origin}/auth`);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page).toHaveURL(/\/create/);
  return await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({
      platform: 'shorts',
      topic: 'custom',
      title: 'Bees',
      prompt: 'How bees dance',
      voice: 'nova',
      language: 'en',
      duration: 3,
      scene_count: 1,
      scene_length: 3,
      email: 'guest@example.com',
      visual_model: 'recraft-ai/recraft-v3',
      style: '',
    });
    const reply = (await (
      await fetch('/api/v1/content/create', { method: 'POST', headers, body })
    ).json()) as { id: string };
    return reply.id;
  });
}

test('signing up says what is wrong, then waits for the mail; its code works on another device [AUTH-1, AUTH-3, AUTH-18, AUTH-20]', async ({
  page,
  product,
}) => {
  const email = newAddress('code');
  await page.goto(`${product.origin}/auth`);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await fillSignUp(page, email, 'something else');
  await toast(page, 'Passwords do not match');
  await page.getByRole('textbox', { name: /^Password/ }).fill('short');
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill('short');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await page.getByRole('textbox', { name: /^Email/ }).fill('no address');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();

  await fillSignUp(page, email);
  await toast(page, 'Account created!');
  await expect(page).toHaveURL(/\/auth\/verify$/);
  await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
  await expectStillAccessible(page);
  const code = codeIn((await product.mailTo(email, /confirm/i)).text);
  await page
    .getByRole('textbox', { name: /Enter its code/ })
    .fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Verify e-mail' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('where refusals are expected', () => {
  // A refused sign-in is an error of the network to the browser.
  test.use({ tolerates: /status of (?:4\d\d)/ });

  thoroughly(() =>
    test('a forgotten password is chosen anew through the mail, and the old one is gone', async ({
      page,
      product,
    }) => {
      const email = newAddress('forgetful');
      await signUp(page, product, email);
      await logOut(page);
      await page.goto(`${product.origin}/auth`);
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
      await expectStillAccessible(page);
      await page.getByRole('textbox', { name: /^Email/ }).fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(
        page.getByText(
          /a link to choose a new password (?:is on its way|lies in the outbox of this installation)/,
        ),
      ).toBeVisible();
      await page.goto(linkIn((await product.mailTo(email, /password/i)).text));
      await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
      await expectStillAccessible(page);
      await page.getByRole('textbox', { name: /^New password/ }).fill('a brand new password');
      await page.getByRole('textbox', { name: /^Confirm password/ }).fill('a brand new password');
      await page.getByRole('button', { name: 'Save new password' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await toast(page, 'Password changed');
      await logOut(page);
      await logIn(page, product, email);
      await toast(page, 'Login Error');
      await logIn(page, product, email, 'a brand new password');
      await expect(page).toHaveURL(/\/dashboard$/);
    }),
  );

  test('an unknown address is told nothing, and a page asked for is returned to [PAGE-4]', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.origin}/auth?mode=recover`);
    await page.getByRole('textbox', { name: /^Email/ }).fill('nobody-at-all@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(
      page.getByText(
        /a link to choose a new password (?:is on its way|lies in the outbox of this installation)/,
      ),
    ).toBeVisible();

    const email = newAddress('returner');
    await signUp(page, product, email);
    await logOut(page);
    await page.goto(`${product.origin}/profile`);
    await toast(page, 'Please sign in to access this feature.');
    await expect(page).toHaveURL(/\/auth$/);
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await page.getByRole('textbox', { name: /^Password/ }).fill('the wrong password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await toast(page, 'Login Error');
    await page.getByRole('textbox', { name: /^Password/ }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/profile$/);
  });

  test('a mail opened in another browser proves the address, asks for a new password there, and the old one is void [AUTH-4]', async ({
    page,
    product,
    browser,
  }) => {
    const email = newAddress('elsewhere');
    await page.goto(`${product.origin}/auth`);
    await fillSignUp(page, email);
    await expect(page).toHaveURL(/\/auth\/verify$/);
    const link = linkIn((await product.mailTo(email, /confirm/i)).text);
    const elsewhere = await browser.newPage();
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(elsewhere.getByText('E-mail verified', { exact: true }).first()).toBeVisible();
    await expect(elsewhere.getByText(/the password from there is not in force/)).toBeVisible();
    await expectStillAccessible(elsewhere);
    await logIn(page, product, email);
    await toast(page, 'Login Error');
    await elsewhere.getByRole('textbox', { name: /^Email/ }).fill(email);
    await elsewhere.getByRole('button', { name: 'Send the link' }).click();
    await elsewhere.goto(linkIn((await product.mailTo(email, /password/i)).text));
    await elsewhere.getByRole('textbox', { name: /^New password/ }).fill('a brand new password');
    await elsewhere
      .getByRole('textbox', { name: /^Confirm password/ })
      .fill('a brand new password');
    await elsewhere.getByRole('button', { name: 'Save new password' }).click();
    await expect(elsewhere).toHaveURL(/\/dashboard$/);
    await elsewhere.close();
    await logIn(page, product, email, 'a brand new password');
    await expect(page).toHaveURL(/\/dashboard$/);
    // The first mail's link, once more.
    await logOut(page);
    await page.goto(link);
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByText(/please sign in/).first()).toBeVisible();
  });

  test('a wrong code is marked at its field', async ({ page, product }) => {
    const email = newAddress('digits');
    await page.goto(`${product.origin}/auth`);
    await fillSignUp(page, email);
    await expect(page).toHaveURL(/\/auth\/verify$/);
    const code = codeIn((await product.mailTo(email, /confirm/i)).text);
    const field = page.getByRole('textbox', { name: /Enter its code/ });
    await field.fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Verify e-mail' }).click();
    await expect(page.getByText(/^This code is wrong or older than 15 minutes/)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectStillAccessible(page);
  });

  test('a stranger at /auth/callback with a wrong code is not congratulated', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.origin}/auth/callback?code=made-up&password=pending`);
    await expect(page).toHaveURL(/\/auth$/);
    await toast(page, /expired or was already used/);
    await expect(page.getByText('E-mail verified')).toHaveCount(0);
  });

  test('signing out in one tab signs out the others [PAGE-8, AUTH-10]', async ({
    page,
    product,
    context,
  }) => {
    await signUp(page, product, newAddress('tabs'));
    const other = await context.newPage();
    await other.goto(`${product.origin}/profile`);
    await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible();
    await logOut(page);
    await expect(other).toHaveURL(/\/auth$/);
    expect(
      await other.evaluate(() => [
        localStorage.getItem('token'),
        localStorage.getItem('userProfile'),
      ]),
    ).toEqual([null, null]);
    await other.close();
  });
});

test('a guest creates an account by mail and keeps content and credits', async ({
  page,
  product,
}) => {
  const contentId = await createAsGuest(page, product);
  const before = await storedProfile(page);
  await page.goto(`${product.origin}/dashboard`);
  await expectStillAccessible(page);
  await page.getByRole('link', { name: 'Create an account to keep your work' }).click();
  const email = newAddress('keeper');
  await fillSignUp(page, email);
  await expect(page).toHaveURL(/\/auth\/verify$/);
  await page.goto(linkIn((await product.mailTo(email, /confirm/i)).text));
  await expect(page).toHaveURL(/\/(?:dashboard|create)/);
  await expect.poll(async () => (await storedProfile(page))?.is_guest).toBe(false);
  expect((await storedProfile(page))?.userId).toBe(before?.userId);
  await page.goto(`${product.origin}/dashboard`);
  await expect(page.locator(`a[href="/storyboard/${contentId}"]`).first()).toBeVisible();
  await expect(page.getByText('You are a guest')).toHaveCount(0);
  // The guest's 15, and the gift of an account.
  await expect(page.getByText('515').first()).toBeVisible();
});

test.describe('a guest whose address has an account', () => {
  test('signs in to it, and brings along what they made', async ({ page, product, browser }) => {
    const email = newAddress('returning');
    const first = await browser.newPage();
    await signUp(first, product, email);
    await first.close();
    const contentId = await createAsGuest(page, product);
    await page.goto(`${product.origin}/auth?tab=signup`);
    await fillSignUp(page, email);
    // Only the owner of the mailbox learns that there is an account.
    await expect(page).toHaveURL(/\/auth\/verify$/);
    expect((await product.mailTo(email, /account already/i)).text).toContain(
      'what you made comes along',
    );
    await page.getByRole('link', { name: 'sign in' }).click();
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await page.getByRole('textbox', { name: /^Password/ }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.locator(`a[href="/storyboard/${contentId}"]`).first()).toBeVisible();
  });
});
