import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openSignIn } from './testing/open-sign-in.tsx';
import '../../ui/theme.css';

afterEach(() => vi.unstubAllGlobals());

// Alone in its file: the settings are read once per page.
test('where no mail server is set, the page says where the mail is, and sends nobody to a spam folder', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith('/config') ? { outbox: true } : {}),
  );
  await openSignIn({ pathname: '/auth/verify', state: { email: 'mara@example.com' } });
  await expect
    .element(page.getByRole('link', { name: 'outbox of this installation' }))
    .toHaveAttribute('href', '/outbox');
  await expect
    .element(
      page.getByText(
        'No mail server is set here, so your verification link for mara@example.com lies in the outbox of this installation. The link expires in 24 hours.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText(/We sent/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/spam folder/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/If this address already has an account/)).toBeVisible();
});
