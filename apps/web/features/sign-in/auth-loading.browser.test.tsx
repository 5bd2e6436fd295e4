import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openSignIn, stubWaysIn } from './testing/open-sign-in.tsx';
import '../../ui/theme.css';

beforeEach(stubWaysIn);
afterEach(() => vi.unstubAllGlobals());

test('while it is not known who is there the sign-in page has its shape, and says that it loads', async () => {
  await openSignIn('/auth', { status: 'loading' });
  await expect.element(page.getByRole('status')).toMatchTextContent('Loading');
  expect(document.querySelectorAll('.animate-shimmer').length).toBeGreaterThan(3);
  expect(page.getByRole('textbox').elements()).toEqual([]);
});
