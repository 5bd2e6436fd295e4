import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '../../api/queries/query-client.ts';
import { profileKey } from '../../api/session.ts';
import { accountId, buildCredits, fakeBilling, signInAs } from '../../api/testing/fake-billing.ts';
import { useToasts } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import ProfilePage from './profile-page.tsx';
import '../../ui/theme.css';

const saved = 'PATCH /profile/update';
let server: ReturnType<typeof fakeBilling>;

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ items: [], epoch: 0 });
  server = fakeBilling(() => buildCredits());
});
afterEach(() => vi.unstubAllGlobals());

async function open(who: 'account' | 'guest' = 'account') {
  signInAs(who);
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <main>
          <ProfilePage />
        </main>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const name = page.getByRole('textbox', { name: 'Name' });

test('the name is edited and kept; the address is only shown [PROFILE-1]', async () => {
  server.answer(saved, {
    body: { userId: accountId, email: 'mara@example.com', name: 'Mara Lind', is_guest: false },
  });
  await open();
  await expect.element(text('Not set')).toBeVisible();
  await expect.element(text('mara@example.com')).toBeVisible();
  await button('Edit').click();
  await name.fill('  Mara Lind ');
  expect(page.getByRole('textbox').all()).toHaveLength(1);
  await button('Save Changes').click();
  await expect.element(text('Mara Lind')).toBeVisible();
  await expect.element(text('Profile updated').last()).toBeVisible();
  expect(server.requestsOf(saved).map(({ body }) => body)).toEqual([{ name: 'Mara Lind' }]);
  expect(localStorage.getItem(profileKey)).toContain('"name":"Mara Lind"');
});

test('Cancel leaves the name as it was; an empty one cannot be saved [PROFILE-1]', async () => {
  await open();
  await button('Edit').click();
  await expect.element(button('Save Changes')).toBeDisabled();
  await name.fill('Mara');
  await button('Cancel').click();
  await expect.element(text('Not set')).toBeVisible();
  expect(server.requestsOf(saved)).toEqual([]);
});

test('a name that could not be saved stays in the field, and it is said [PROFILE-7]', async () => {
  server.answer(saved, { status: 503, body: { detail: 'away' } });
  await open();
  await button('Edit').click();
  await name.fill('Mara');
  await button('Save Changes').click();
  await expect.element(text('Failed to update profile').last()).toBeVisible();
  await expect.element(name).toHaveValue('Mara');
});

test.each(['Change Password', 'Enable 2FA', 'Delete Account'])(
  '%s says Coming Soon, and does nothing [PROFILE-2]',
  async (action) => {
    await open();
    await expect.element(text('Beta')).toBeVisible();
    await expect.element(text('Active')).toBeVisible();
    const asked = server.requests().length;
    await button(action).click();
    await expect.element(text('Coming Soon').last()).toBeVisible();
    expect(server.requests()).toHaveLength(asked);
  },
);

test('a guest has no name to edit and is offered an account', async () => {
  await open('guest');
  await expect
    .element(page.getByRole('link', { name: 'Create account' }))
    .toHaveAttribute('href', '/auth?tab=signup');
  await expect.element(button('Edit')).not.toBeInTheDocument();
});

test('a guest is offered nothing that only an account can use, but what an account gives', async () => {
  await open('guest');
  await expect
    .element(page.getByRole('link', { name: 'Create an account: 500 credits free' }))
    .toHaveAttribute('href', '/auth?tab=signup&redirect=%2F');
  for (const name of ['Change Password', 'Enable 2FA', 'Delete Account'])
    await expect.element(button(name)).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: /Upgrade Plan|Change Plan/ }))
    .not.toBeInTheDocument();
});
