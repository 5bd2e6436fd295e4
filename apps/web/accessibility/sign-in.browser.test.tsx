import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildCredits } from '../api/testing/fake-billing.ts';
import { expectGoodInEveryLook, expectGoodInThemes, sizes } from './looks.ts';
import { type Answers, openApp } from './open-app.tsx';

const ownAddress = location.href;
const password = 'correct horse battery';
const email = 'axe@example.com';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: RegExp) => page.getByRole('textbox', { name });
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

beforeEach(() => page.viewport(...sizes.wide));
afterEach(() => history.replaceState(null, '', ownAddress));

/** An identity service that mails what it is asked to mail. */
const mailing: Answers = {
  'POST /auth/v1/recover': { body: {} },
  'POST /auth/v1/signup': {
    body: {
      id: '00000000-0000-4000-8000-0000000000dd',
      aud: 'authenticated',
      role: 'authenticated',
      email,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      identities: [],
      created_at: '2026-05-01T00:00:00.000Z',
      updated_at: '2026-05-01T00:00:00.000Z',
      is_anonymous: false,
    },
  },
};

const openAsVisitor = (address: string) => openApp(address, { as: 'visitor', answers: mailing });

test('signing in is accessible, and what is said of an address that is none', async () => {
  await openAsVisitor('/auth');
  await expect.element(button('Continue as guest')).toBeVisible();
  await expectGoodInEveryLook();
  await button('Login').click();
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectGoodInEveryLook();
});

test('a forgotten password is accessible, before and after the mail is sent', async () => {
  await openAsVisitor('/auth?mode=recover');
  await expect.element(button('Send the link')).toBeVisible();
  await expectGoodInEveryLook();
  await field(/^Email/).fill(email);
  await button('Send the link').click();
  await expect.element(page.getByText(/a link to choose a new password/)).toBeVisible();
  await expectGoodInEveryLook();
});

test('signing up is accessible, from the form to the mail that was sent', async () => {
  await openAsVisitor('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect.element(heading('Create Account')).toBeVisible();
  await expectGoodInEveryLook();
  await field(/^Email/).fill(email);
  await field(/^Password/).fill(password);
  await field(/^Confirm password/).fill('another');
  await button('Sign Up').click();
  await expect.element(page.getByText('Passwords do not match').last()).toBeVisible();
  await expectGoodInEveryLook();
  await field(/^Confirm password/).fill(password);
  await button('Sign Up').click();
  await expect.element(heading('Check your inbox')).toBeVisible();
  await expectGoodInEveryLook();
});

test('the page that waits for a mail is accessible when it is opened anew', async () => {
  await openAsVisitor('/auth/verify');
  await expect.element(heading('Check your inbox')).toBeVisible();
  await expectGoodInEveryLook();
});

test('a new password is chosen accessibly', async () => {
  await openApp('/auth?mode=new-password');
  await expect.element(heading('Choose a new password')).toBeVisible();
  await expectGoodInEveryLook();
});

test('the profile, its form and the menu of the account are accessible', async () => {
  await openApp('/profile');
  await expect.element(page.getByText('Subscription and credits')).toBeVisible();
  await expectGoodInEveryLook();
  await button('Edit').click();
  await expect.element(field(/^Name/)).toBeVisible();
  await expectGoodInEveryLook();
  await button('Your account').click();
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expectGoodInEveryLook();
});

test('the card over the credits is accessible', async () => {
  // Narrow screens have no badge.
  await openApp('/profile', { credits: buildCredits() });
  await page
    .getByRole('link', { name: /credits/ })
    .first()
    .hover();
  await expect.element(page.getByRole('dialog', { name: 'Credits' })).toBeVisible();
  await expectGoodInThemes();
});

test('a page that does not exist is accessible', async () => {
  await openApp('/no-such-page');
  await expect.element(page.getByText('Page not found')).toBeVisible();
  await expectGoodInEveryLook();
});

test.each(['account', 'visitor'] as const)(
  'what Google refused is told accessibly (%s)',
  async (as) => {
    history.replaceState(
      null,
      '',
      '?error=access_denied&error_code=provider_email_needs_verification&error_description=Unverified',
    );
    await openApp('/auth/callback', { as });
    await expect
      .element(as === 'account' ? heading('Your videos') : button('Continue as guest'))
      .toBeVisible();
    await expectGoodInEveryLook();
  },
);
