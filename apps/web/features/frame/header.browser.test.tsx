import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import type { Profile } from '@scenewright/contract/schemas/auth.ts';
import { createQueryClient } from '../../api/queries/query-client.ts';
import { buildCredits, fakeBilling, signInAs } from '../../api/testing/fake-billing.ts';
import { Header } from './header.tsx';
import '../../ui/theme.css';

const mara: Profile = {
  userId: '1',
  email: 'mara@example.com',
  name: 'Élodie Mara',
  is_guest: false,
};
let server: ReturnType<typeof fakeBilling>;

beforeEach(async () => {
  await page.viewport(1440, 900);
  signInAs('account');
  server = fakeBilling(() => buildCredits({ available_credits: 1250 }));
});
afterEach(() => vi.unstubAllGlobals());

async function open(user: Profile | null, { isLoading = false } = {}) {
  const onSignOut = vi.fn();
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Header isLoading={isLoading} user={user} onSignOut={onSignOut} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onSignOut;
}

const link = (name: string | RegExp) => page.getByRole('link', { name });
const avatar = page.getByRole('button', { name: 'Your account' });
const item = (name: string) => page.getByRole('menuitem', { name });

test('a visitor finds home, the plans and the sign-in [PAGE-5]', async () => {
  await open(null);
  await expect.element(link('Scenewright, home')).toHaveAttribute('href', '/');
  await expect.element(link('Pricing')).toHaveAttribute('href', '/pricing');
  await expect.element(link('Sign In')).toHaveAttribute('href', '/auth');
  await expect.element(avatar).not.toBeInTheDocument();
  expect(server.requestsOf('GET /subscription/credits')).toEqual([]);
});

test('while nobody knows who is there, neither is offered', async () => {
  await open(null, { isLoading: true });
  await expect.element(link(/^Scenewright/)).toBeVisible();
  await expect.element(link('Sign In')).not.toBeInTheDocument();
});

test('who is signed in finds the dashboard, their credits and their menu [PAGE-5]', async () => {
  await open(mara);
  await expect.element(link('Scenewright, dashboard')).toHaveAttribute('href', '/dashboard');
  await expect.element(link('1,250 credits')).toHaveAttribute('href', '/profile');
  await expect.element(avatar).toHaveTextContent('É');
  await expect.element(link('Sign In')).not.toBeInTheDocument();
});

test.each([
  [768, true],
  [767, false],
])('at %i px the credits are shown: %s [PAGE-5]', async (width, isShown) => {
  await page.viewport(width, 800);
  await open(mara);
  const badge = page.getByText('1,250 credits');
  await expect.element(badge).toBeInTheDocument();
  if (isShown) await expect.element(badge).toBeVisible();
  else await expect.element(badge).not.toBeVisible();
});

test('Loading... stands there until the credits are known [PAGE-6]', async () => {
  const known = Promise.withResolvers<{ body: unknown }>();
  server.answer('GET /subscription/credits', () => known.promise);
  await open(mara);
  await expect.element(page.getByText('Loading...', { exact: true })).toBeVisible();
  known.resolve({ body: buildCredits() });
  await expect.element(link('900 credits')).toBeVisible();
  await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
});

test('the menu names its user and leads to dashboard, profile and out [PAGE-8]', async () => {
  const onSignOut = await open(mara);
  await avatar.click();
  for (const words of ['Élodie Mara', 'mara@example.com'])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(item('Dashboard')).toHaveAttribute('href', '/dashboard');
  await expect.element(item('Profile')).toHaveAttribute('href', '/profile');
  await item('Log out').click();
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('who has no name is User, with the capital of their address [PAGE-8]', async () => {
  await open({ ...mara, name: null });
  await expect.element(avatar).toHaveTextContent('M');
  await avatar.click();
  await expect.element(page.getByText('User', { exact: true })).toBeVisible();
});
