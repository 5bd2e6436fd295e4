import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { createQueryClient } from '../../api/queries/query-client.ts';
import { profileKey, tokenKey } from '../../api/session.ts';
import { accountId, buildCredits, fakeBilling, signInAs } from '../../api/testing/fake-billing.ts';
import { useToasts } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { useAuth } from './auth-context.tsx';
import { AuthProvider } from './auth-provider.tsx';

const verified = 'GET /auth/me';
let server: ReturnType<typeof fakeBilling>;

beforeEach(() => {
  useToasts.setState({ items: [], epoch: 0 });
  signInAs('account');
  server = fakeBilling(() => buildCredits());
  server.answer(verified, { body: { userId: accountId, email: 'mara@example.com', name: 'Mara', is_guest: false } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Screen() {
  const { status, user, signOut } = useAuth();
  return (
    <>
      <p>{status}: {user === null ? 'nobody' : (user.name ?? user.email)} at {useLocation().pathname}</p>
      <Link to="/dashboard">Dashboard</Link>
      <Link to="/profile">Profile</Link>
      <button type="button" onClick={() => void signOut()}>Log out</button>
    </>
  );
}

const open = () => render(<QueryClientProvider client={createQueryClient()}><MemoryRouter><AuthProvider><Screen /></AuthProvider><Toaster /></MemoryRouter></QueryClientProvider>);
const shown = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeVisible();
const goTo = (name: string) => page.getByRole('link', { name }).click();

test('the stored token is verified on every change of the route, and the user is who the answer says', async () => {
  await open();
  await shown('signed-in: Mara at /');
  server.answer(verified, { body: { userId: accountId, email: 'mara@example.com', name: 'Mara Lind', is_guest: false } });
  await goTo('Dashboard');
  await shown('signed-in: Mara Lind at /dashboard');
  await goTo('Profile');
  await shown('signed-in: Mara Lind at /profile');
  await expect.poll(() => server.requestsOf(verified)).toHaveLength(3);
});

test('without a stored token nothing is verified', async () => {
  signInAs('visitor');
  await open();
  await shown('signed-out: nobody at /');
  await goTo('Dashboard');
  await shown('signed-out: nobody at /dashboard');
  expect(server.requestsOf(verified)).toEqual([]);
});

test('a verification that fails is only logged: the user stays', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.answer(verified, { status: 503, body: { detail: 'away' } });
  await open();
  await expect.poll(() => log.mock.calls.map(([, error]) => String(error))).toEqual(['Error: Failed to verify user']);
  await shown('signed-in: mara@example.com at /');
  expect(useToasts.getState().items).toEqual([]);
});

test('a token that is refused, and cannot be renewed, ends the session and leads to /login', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.answer(verified, { status: 401, body: { detail: 'Please sign in to access this feature.' } });
  await open();
  await shown('signed-out: nobody at /login');
  expect([localStorage.getItem(tokenKey), localStorage.getItem(profileKey)]).toEqual([null, null]);
});

test('a session that ends in another tab ends here', async () => {
  await open();
  await shown('signed-in: Mara at /');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await shown('signed-out: nobody at /');
});

test('a logout that cannot be made is told', async () => {
  await open();
  await shown('signed-in: Mara at /');
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('Storage is closed', 'SecurityError');
  });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => useToasts.getState().items.map(({ title, description }) => [title, description])).toEqual([['Error', 'Failed to logout. Please try again.']]);
  await shown('signed-in: Mara at /');
});
