import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { createQueryClient } from '../../api/queries/query-client.ts';
import { keepProfile, profileKey, tokenKey } from '../../api/session.ts';
import { accountId, buildCredits, fakeBilling, signInAs } from '../../api/testing/fake-billing.ts';
import { useToasts } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { useAuth } from './auth-context.tsx';
import { AuthProvider } from './auth-provider.tsx';
import { CreditsBadge } from '../frame/credits-badge.tsx';

const verified = 'GET /auth/me';
let server: ReturnType<typeof fakeBilling>;

beforeEach(() => {
  useToasts.setState({ items: [], epoch: 0 });
  signInAs('account');
  server = fakeBilling(() => buildCredits());
  server.answer(verified, {
    body: { userId: accountId, email: 'mara@example.com', name: 'Mara', is_guest: false },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Screen() {
  const { status, user, signOut } = useAuth();
  return (
    <>
      <p>
        {status}: {user === null ? 'nobody' : (user.name ?? user.email)} at {useLocation().pathname}
      </p>
      <Link to="/dashboard">Dashboard</Link>
      <Link to="/profile">Profile</Link>
      <button type="button" onClick={() => void signOut()}>
        Log out
      </button>
    </>
  );
}

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <AuthProvider>
          <Screen />
        </AuthProvider>
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const shown = (words: string) =>
  expect.element(page.getByText(words, { exact: true })).toBeVisible();
const goTo = (name: string) => page.getByRole('link', { name }).click();

test('the stored token is verified on every change of the route, and the user is who the answer says [AUTH-11]', async () => {
  await open();
  await shown('signed-in: Mara at /');
  server.answer(verified, {
    body: { userId: accountId, email: 'mara@example.com', name: 'Mara Lind', is_guest: false },
  });
  await goTo('Dashboard');
  await shown('signed-in: Mara Lind at /dashboard');
  await goTo('Profile');
  await shown('signed-in: Mara Lind at /profile');
  await expect.poll(() => server.requestsOf(verified)).toHaveLength(3);
});

test('without a stored token nothing is verified [AUTH-11]', async () => {
  signInAs('visitor');
  await open();
  await shown('signed-out: nobody at /');
  await goTo('Dashboard');
  await shown('signed-out: nobody at /dashboard');
  expect(server.requestsOf(verified)).toEqual([]);
});

test('a verification that fails is only logged: the user stays [AUTH-26]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.answer(verified, { status: 503, body: { detail: 'away' } });
  await open();
  await expect
    .poll(() => log.mock.calls.map(([, error]) => String(error)))
    .toEqual(['Error: Failed to verify user']);
  await shown('signed-in: mara@example.com at /');
  expect(useToasts.getState().items).toEqual([]);
});

test('a token that is refused, and cannot be renewed, ends the session and leads to /login [AUTH-11]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.answer(verified, {
    status: 401,
    body: { detail: 'Please sign in to access this feature.' },
  });
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

test('a logout that cannot be made is told [AUTH-25]', async () => {
  await open();
  await shown('signed-in: Mara at /');
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('Storage is closed', 'SecurityError');
  });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect
    .poll(() => useToasts.getState().items.map(({ title, description }) => [title, description]))
    .toEqual([['Error', 'Failed to logout. Please try again.']]);
  await shown('signed-in: Mara at /');
});

const account = { userId: accountId, email: 'mara@example.com', name: null, is_guest: false };
const ways = {
  here: () => keepProfile(account),
  'in another tab': () => {
    localStorage.setItem(
      profileKey,
      JSON.stringify({ ...account, token_expires_at: '2999-01-01T00:00:00.000Z' }),
    );
    dispatchEvent(new StorageEvent('storage', { key: profileKey }));
  },
};

test.each(Object.entries(ways))(
  'a guest who becomes an account %s sees the new balance at once and is welcomed with the gift',
  async (_way, become) => {
    await page.viewport(1280, 800);
    let available = 0;
    server = fakeBilling(() => buildCredits({ tier: 'free', available_credits: available }));
    server.answer('GET /subscription/usage', () => ({
      body: {
        items: [
          {
            id: 'gift',
            kind: 'granted',
            description: 'Sign-up gift',
            date: '2026-05-01T00:00:00.000Z',
            credits: 500,
            content_id: null,
          },
        ],
        total: 1,
        currentPage: 1,
        totalPages: 1,
      },
    }));
    signInAs('guest');
    server.answer(verified, { body: { ...account, email: '', is_guest: true } });
    await render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <AuthProvider>
            <CreditsBadge />
            <Screen />
          </AuthProvider>
          <Toaster />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await expect.element(page.getByRole('link', { name: '0 credits' })).toBeVisible();
    available = 500;
    become();
    await expect.element(page.getByRole('link', { name: '500 credits' })).toBeVisible();
    await expect
      .element(page.getByText('Welcome to Scenewright', { exact: true }).last())
      .toBeVisible();
    await expect
      .element(
        page
          .getByText(
            'Your gift of 500 credits is here: you have 500 credits now, and what you made as a guest is yours.',
            { exact: true },
          )
          .last(),
      )
      .toBeVisible();
  },
);

test('who was an account before is not welcomed again', async () => {
  await open();
  await shown('signed-in: Mara at /');
  keepProfile({ ...account, name: 'Mara Lind' });
  await shown('signed-in: Mara Lind at /');
  expect(server.requestsOf('GET /subscription/usage')).toEqual([]);
});
