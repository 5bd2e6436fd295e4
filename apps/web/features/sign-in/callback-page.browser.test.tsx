import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInAs } from '../../api/testing/fake-billing.ts';
import { useToasts } from '../../ui/toast.ts';
import { rememberReturnPath } from './return-path.ts';
import { openSignIn, stubWaysIn } from './testing/open-sign-in.tsx';
import '../../ui/theme.css';

const ownAddress = location.href;

beforeEach(() => {
  useToasts.setState({ items: [], epoch: 0 });
  sessionStorage.clear();
  signInAs('visitor');
  stubWaysIn();
});
afterEach(() => {
  history.replaceState(null, '', ownAddress);
  vi.unstubAllGlobals();
});

/** Comes back with this query; answers where that leads. */
async function comeBack(
  query: string,
  finishCallback: () => Promise<'signed-in' | 'recovering'> = () =>
    Promise.reject(new Error('not asked for')),
) {
  history.replaceState(null, '', `?${query}`);
  const router = await openSignIn('/auth/callback', { identity: { finishCallback } });
  await expect.poll(() => router.state.location.pathname).not.toBe('/auth/callback');
  return router.state.location.pathname + router.state.location.search;
}

const told = () => useToasts.getState().items.map(({ title, description }) => [title, description]);

test('a code that is exchanged leads on to where one was going [AUTH-4]', async () => {
  rememberReturnPath('/create');
  expect(await comeBack('code=abc', async () => 'signed-in')).toBe('/create');
  expect(told()).toEqual([]);
});

test('a code from the mail of a forgotten password leads to a new one', async () => {
  expect(await comeBack('code=abc', async () => 'recovering')).toBe('/auth?mode=new-password');
});

test.each([
  ['error=access_denied&error_description=Signups+not+allowed', 'Signups not allowed'],
  ['code=abc', 'The code is not valid'],
])(
  '%s fails with an Authentication Error and leads to /auth [AUTH-27]',
  async (query, sentence) => {
    expect(await comeBack(query, () => Promise.reject(new Error('The code is not valid')))).toBe(
      '/auth',
    );
    expect(told()).toEqual([['Authentication Error', sentence]]);
  },
);

test('who confirmed an address that another browser signed up with is asked for a new password', async () => {
  const elsewhere = Object.assign(new Error('code challenge does not match'), {
    code: 'bad_code_verifier',
  });
  expect(await comeBack('code=abc&password=pending', () => Promise.reject(elsewhere))).toBe(
    '/auth?mode=recover&confirmed=1',
  );
  expect(told()).toEqual([['E-mail verified', undefined]]);
});

test('an empty code verifier is not told as an error [AUTH-27]', async () => {
  expect(
    await comeBack('code=abc', () =>
      Promise.reject(new Error('both auth code and code verifier should be non-empty')),
    ),
  ).toBe('/auth');
  expect(told()).toEqual([['E-mail verified, please sign in', undefined]]);
});

test('who turned away at Google is told nothing', async () => {
  expect(await comeBack('error=access_denied&error_code=bad_oauth_callback')).toBe('/auth');
  expect(told()).toEqual([]);
});
