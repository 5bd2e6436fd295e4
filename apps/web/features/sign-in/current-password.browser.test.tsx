import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openSignIn, stubWaysIn } from './testing/open-sign-in.tsx';
import '../../ui/theme.css';

beforeEach(stubWaysIn);
afterEach(() => vi.unstubAllGlobals());

const refusal = (code: string) => Object.assign(new Error('refused'), { code });

test('where the mail is too long ago the current password is asked for, in a field that has the focus, beside the way to a new mail', async () => {
  const changePassword = vi
    .fn<(password: string, current: string | null) => Promise<void>>()
    .mockRejectedValueOnce(refusal('current_password_required'))
    .mockRejectedValueOnce(refusal('current_password_invalid'))
    .mockResolvedValueOnce();
  const user = { userId: '1', email: 'mara@example.com', name: null, is_guest: false };
  const router = await openSignIn('/auth?mode=new-password', {
    status: 'signed-in',
    user,
    identity: { changePassword },
  });
  const [current, chosen, again] = ['Current password', 'New password', 'Confirm password'].map(
    (name) => page.getByLabelText(new RegExp(`^${name}`)),
  );
  if (current === undefined || chosen === undefined || again === undefined)
    throw new Error('three fields');
  const save = page.getByRole('button', { name: 'Save new password' });
  await chosen.fill('another horse battery');
  await again.fill('another horse battery');
  await save.click();
  await expect.element(current).toHaveFocus();
  const newMail = page.getByRole('link', { name: 'ask for a new mail' });
  await expect.element(newMail).toHaveAttribute('href', '/auth?mode=recover');
  await current.fill('wrong horse battery');
  await save.click();
  await expect.element(page.getByText('This is not your current password')).toBeVisible();
  await expect.element(newMail).toBeVisible();
  await current.fill('correct horse battery');
  await save.click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
  expect(changePassword.mock.calls).toEqual([
    ['another horse battery', null],
    ['another horse battery', 'wrong horse battery'],
    ['another horse battery', 'correct horse battery'],
  ]);
});
