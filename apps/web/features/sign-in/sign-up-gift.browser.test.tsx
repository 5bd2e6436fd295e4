import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openSignIn } from './testing/open-sign-in.tsx';
import '../../ui/theme.css';

afterEach(() => vi.unstubAllGlobals());

// Alone in its file: the settings are read once per page.
test('a guest who comes for an account is told what it gives', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.endsWith('/settings') ? {} : { signup_gift: { credits: 500, comes_on: null } },
    ),
  );
  await openSignIn('/auth?tab=signup', {
    status: 'signed-in',
    user: { userId: '1', email: '', name: null, is_guest: true },
  });
  await expect
    .element(
      page.getByText('Create an account: 500 credits free, and your work and credits stay yours.', {
        exact: true,
      }),
    )
    .toBeVisible();
});
