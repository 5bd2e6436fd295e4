import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signupToastMs } from '@scenewright/contract/rules/limits.ts';
import { useToasts } from '../../ui/toast.ts';
import { openSignIn, stubWaysIn } from './testing/open-sign-in.tsx';
import '../../ui/theme.css';

beforeEach(() => {
  useToasts.setState({ items: [], epoch: 0 });
  stubWaysIn();
});
afterEach(() => vi.unstubAllGlobals());

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: RegExp) => page.getByLabelText(name);
const told = () =>
  useToasts
    .getState()
    .items.map(({ title, description }) =>
      description === undefined ? title : `${title}: ${description}`,
    );

/** Presses a tab's mouse button at once, without the waits of a click. */
const press = (tab: string) =>
  page
    .getByRole('tab', { name: tab })
    .element()
    .dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));

async function fillLogin(email = 'mara@example.com', password = 'correct horse') {
  await field(/^Email/).fill(email);
  await field(/^Password/).fill(password);
  await button('Login').click();
}

async function fillSignUp(password = 'correct horse', confirmation = password) {
  await field(/^Email/).fill('mara@example.com');
  await field(/^Password/).fill(password);
  await field(/^Confirm password/).fill(confirmation);
  await button('Sign Up').click();
}

test('Login and Sign Up are tabs with their titles; they stand in the address, and the way back stays [AUTH-1, AUTH-5]', async () => {
  const state = { from: '/pricing' };
  const router = await openSignIn({ pathname: '/auth', state });
  await expect.element(heading('Welcome Back')).toBeVisible();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect.element(heading('Create Account')).toBeVisible();
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect.element(heading('Welcome Back')).toBeVisible();
  expect(router.state.location).toMatchObject({ search: '?tab=login', state });
  expect(router.state.historyAction).toBe('REPLACE');
  await router.navigate('/auth?tab=signup');
  await expect.element(heading('Create Account')).toBeVisible();
});

test('a tab that is pressed shows its form at once, before the address follows', async () => {
  await openSignIn('/auth');
  await expect.element(heading('Welcome Back')).toBeVisible();
  press('Sign Up');
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(heading('Create Account').query()).not.toBeNull();
});

test('an address that comes right after a pressed tab wins over it', async () => {
  const router = await openSignIn('/auth');
  await expect.element(heading('Welcome Back')).toBeVisible();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect.element(heading('Create Account')).toBeVisible();
  // Both addresses come before the page is drawn again: it never sees the first.
  press('Login');
  void router.navigate('/auth?tab=signup');
  await expect.poll(() => router.state.location.search).toBe('?tab=signup');
  await expect.element(heading('Create Account')).toBeVisible();
});

test('a guest comes for an account, and can log in to one they have [AUTH-5]', async () => {
  const user = { userId: '1', email: '', name: null, is_guest: true };
  await openSignIn('/auth', { status: 'signed-in', user });
  await expect.element(heading('Create Account')).toBeVisible();
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect.element(heading('Welcome Back')).toBeVisible();
});

test('Show Password shows it, and hides it again [AUTH-1]', async () => {
  await openSignIn('/auth');
  await field(/^Password/).fill('correct horse');
  await expect.element(field(/^Password/)).toHaveAttribute('type', 'password');
  await page.getByRole('checkbox', { name: 'Show Password' }).click();
  await expect.element(field(/^Password/)).toHaveAttribute('type', 'text');
  await page.getByRole('checkbox', { name: 'Show Password' }).click();
  await expect.element(field(/^Password/)).toHaveAttribute('type', 'password');
});

test('a login needs a valid address and a password [AUTH-17]', async () => {
  const signIn = vi.fn();
  await openSignIn('/auth', { identity: { signIn } });
  await fillLogin('mara@example', '');
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect.element(page.getByText('Please enter your password')).toBeVisible();
  expect(signIn).not.toHaveBeenCalled();
});

test.each([
  ['Invalid login credentials', 'Login Error: Invalid login credentials'],
  ['', 'Login Error: Failed to login. Please try again.'],
])('a login that fails with “%s” is told [AUTH-21]', async (message, words) => {
  await openSignIn('/auth', { identity: { signIn: () => Promise.reject(new Error(message)) } });
  await fillLogin();
  await expect.poll(told).toEqual([words]);
});

test('a login leads on to where one came from', async () => {
  const signIn = vi.fn(async () => {});
  const router = await openSignIn(
    { pathname: '/auth', state: { from: { pathname: '/create', search: '?step=voice' } } },
    { identity: { signIn } },
  );
  await fillLogin(' mara@example.com ');
  await expect.element(heading('elsewhere')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/create', search: '?step=voice' });
  expect(signIn).toHaveBeenCalledExactlyOnceWith('mara@example.com', 'correct horse');
});

test.each([
  [null, '/dashboard'],
  [{ from: '/profile' }, '/profile'],
])('who is signed in already and came from %j goes on to %s [PAGE-4]', async (state, path) => {
  const user = { userId: '1', email: 'mara@example.com', name: null, is_guest: false };
  const router = await openSignIn({ pathname: '/auth', state }, { status: 'signed-in', user });
  await expect.poll(() => router.state.location.pathname).toBe(path);
});

test.each([
  ['       ', 'Password cannot be empty or only whitespace'],
  ['seven77', 'Password must be at least 8 characters long'],
])('“%s” is no password to sign up with [AUTH-18]', async (password, words) => {
  const signUp = vi.fn();
  await openSignIn('/auth?tab=signup', { identity: { signUp } });
  await fillSignUp(password);
  await expect.element(page.getByText(words)).toBeVisible();
  expect(signUp).not.toHaveBeenCalled();
});

test('passwords that do not match are told, and nothing is sent [AUTH-18]', async () => {
  const signUp = vi.fn();
  await openSignIn('/auth?tab=signup', { identity: { signUp } });
  await fillSignUp('correct horse', 'correct house');
  await expect.poll(told).toEqual(['Passwords do not match']);
  expect(signUp).not.toHaveBeenCalled();
});

test('a sign-up says for six seconds that the mail is on its way, and leads to the inbox page with the address [AUTH-1, AUTH-23]', async () => {
  const router = await openSignIn('/auth?tab=signup', {
    identity: { signUp: async () => 'verification-sent' },
  });
  await fillSignUp();
  await expect.element(heading('Check your inbox')).toBeVisible();
  expect(told()).toEqual(['Account created!: Verification email sent - please check your inbox']);
  expect(useToasts.getState().items[0]?.durationMs).toBe(signupToastMs);
  expect(router.state.location).toMatchObject({
    pathname: '/auth/verify',
    state: { email: 'mara@example.com' },
  });
});

test('a sign-up that fails is told with its message [AUTH-23]', async () => {
  await openSignIn('/auth?tab=signup', {
    identity: { signUp: () => Promise.reject(new Error('Signup failed - no user returned')) },
  });
  await fillSignUp();
  await expect.poll(told).toEqual(['Sign up failed: Signup failed - no user returned']);
});

test.each([
  ['/auth', 'Failed to sign in with Google. Please try again.'],
  ['/auth?tab=signup', 'Failed to sign up with Google. Please try again.'],
])('Google that fails on %s is told [AUTH-22]', async (address, sentence) => {
  const signInWithGoogle = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error(''))
    .mockRejectedValueOnce(new Error('Unsupported provider'));
  await openSignIn(address, { identity: { signInWithGoogle } });
  await button('Continue with Google').click();
  await expect.poll(told).toEqual([`Authentication Error: ${sentence}`]);
  await button('Continue with Google').click();
  await expect.poll(told).toEqual(['Authentication Error: Unsupported provider']);
});

test('a window of Google that was closed is no failure [AUTH-22]', async () => {
  const closed = Object.assign(new Error('The popup was closed'), {
    code: 'auth/popup-closed-by-user',
  });
  const signInWithGoogle = vi.fn(() => Promise.reject(closed));
  await openSignIn('/auth', { identity: { signInWithGoogle } });
  await button('Continue with Google').click();
  await expect.element(button('Continue with Google')).toBeEnabled();
  expect(signInWithGoogle).toHaveBeenCalledOnce();
  expect(told()).toEqual([]);
});
