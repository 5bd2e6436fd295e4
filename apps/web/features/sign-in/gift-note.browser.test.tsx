import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openSignIn } from './testing/open-sign-in.tsx';
import '../../ui/theme.css';

afterEach(() => vi.unstubAllGlobals());

test('who signs up where the network has had its gifts of the day is told before', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.endsWith('/settings')
        ? {}
        : { signup_gift: { credits: 500, comes_on: '2026-05-11T12:00:00.000Z' } },
    ),
  );
  await openSignIn('/auth?tab=signup');
  await expect
    .element(page.getByRole('note'))
    .toMatchTextContent(/yours come by themselves on May 11, 2026/);
});
