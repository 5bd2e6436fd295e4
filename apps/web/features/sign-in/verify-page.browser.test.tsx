import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signupToastMs } from '@scenewright/contract/rules/limits.ts';
import { signInAs } from '../../api/testing/fake-billing.ts';
import { toast, useToasts } from '../../ui/toast.ts';
import { openSignIn, stubWaysIn } from './testing/open-sign-in.tsx';
import '../../ui/theme.css';

beforeEach(() => {
  useToasts.setState({ items: [], epoch: 0 });
  stubWaysIn();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  signInAs('visitor');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withAddress = { pathname: '/auth/verify', state: { email: 'mara@example.com' } };
const resend = page.getByRole('button', { name: 'Resend verification email' });
const told = () => useToasts.getState().items.map(({ title, description }) => [title, description]);

test('the mail is sent again after a minute, and a failure is told [AUTH-3, AUTH-24]', async () => {
  const resendVerification = vi
    .fn<(email: string) => Promise<void>>()
    .mockRejectedValueOnce(new Error('Too many mails'));
  await openSignIn(withAddress, { identity: { resendVerification } });
  await expect.element(page.getByText('mara@example.com')).toBeVisible();
  await expect.element(page.getByText(/expires in 24 hours/)).toBeVisible();
  await expect.element(page.getByText(/Look into the spam folder/)).toBeVisible();
  // The first mail has just gone out: the next can be asked for after a minute.
  const waiting = page.getByRole('button', { name: /^Resend in \d+ s$/ });
  await expect.element(waiting).toBeDisabled();
  await vi.advanceTimersByTimeAsync(45_000);
  await expect.element(waiting).toBeDisabled();
  await vi.advanceTimersByTimeAsync(15_000);
  await resend.click();
  await expect.poll(told).toEqual([['Failed to resend verification email', 'Too many mails']]);
  await resend.click();
  await expect.poll(told).toEqual([['Verification email sent', 'Please check your inbox.']]);
  expect(resendVerification).toHaveBeenLastCalledWith('mara@example.com');
});

test('without the address of the navigation nothing can be sent again [AUTH-3]', async () => {
  await openSignIn('/auth/verify');
  await expect.element(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'sign up' }))
    .toHaveAttribute('href', '/auth?tab=signup');
});

test('a wrong code is marked at its field, and nothing is told twice', async () => {
  const enterCode = vi
    .fn<() => Promise<void>>()
    .mockRejectedValue(
      Object.assign(new Error('Token has expired or is invalid'), { code: 'otp_expired' }),
    );
  await openSignIn(withAddress, { identity: { enterCode } });
  const field = page.getByRole('textbox', { name: /Enter its code/ });
  await field.fill('123456');
  await page.getByRole('button', { name: 'Verify e-mail' }).click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveFocus();
  await expect
    .element(page.getByText(/^This code is wrong or older than 15 minutes/))
    .toBeVisible();
  expect(told()).toEqual([]);
});

test('where the link was opened in another tab, this one goes on to the dashboard', async () => {
  signInAs('guest');
  const router = await openSignIn(withAddress);
  await expect.element(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  signInAs('account');
  await expect.element(page.getByRole('heading', { name: 'elsewhere' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('on a phone the notification that leads here leaves every line to be read', async () => {
  await page.viewport(390, 844);
  await openSignIn(withAddress);
  toast({
    title: 'Account created!',
    description: 'Verification email sent - please check your inbox',
    tone: 'success',
    durationMs: signupToastMs,
  });
  const told = page.getByText('Account created!', { exact: true });
  const last = page.getByRole('link', { name: 'sign in', exact: true });
  await expect.element(told).toBeVisible();
  window.scrollTo(0, document.documentElement.scrollHeight);
  // Where the page has an end to scroll to; a short one shows it anyway.
  const noticeTop = () => told.element().closest('li')?.getBoundingClientRect().top ?? 0;
  await expect
    .poll(() => last.element().getBoundingClientRect().bottom - noticeTop())
    .toBeLessThanOrEqual(0);
});
