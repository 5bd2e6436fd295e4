import { expect, test } from 'vitest';
import { isVerifiedAnyway, readCallback, verifiedMessage } from './callback-outcome.ts';

test('a code is exchanged', () => {
  expect(readCallback({ search: '?code=abc', hash: '' })).toEqual({
    kind: 'exchange',
    code: 'abc',
    asksForPassword: false,
  });
  expect(readCallback({ search: '?code=abc&password=pending', hash: '' })).toMatchObject({
    asksForPassword: true,
  });
});

test('a link that is expired or used says so, wherever the error stands [AUTH-4]', () => {
  const fromHash = readCallback({
    search: '',
    hash: '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
  });
  expect(fromHash).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('already used'),
  });
});

test('other errors show their description', () => {
  expect(
    readCallback({
      search: '?error=access_denied&error_description=Signups+not+allowed',
      hash: '',
    }),
  ).toEqual({ kind: 'failed', message: 'Signups not allowed' });
});

test('a half-confirmed change of address is a notice', () => {
  expect(readCallback({ search: '', hash: '#message=Confirmation+link+accepted' })).toEqual({
    kind: 'notice',
    message: 'Confirmation link accepted',
  });
});

test('a link whose exchange is gone has verified the address', () => {
  const failure =
    'error=invalid_request&error_code=flow_state_not_found&error_description=No+associated+flow+state+found.';
  expect(readCallback({ search: `?${failure}`, hash: `#${failure}&sb=` })).toEqual({
    kind: 'notice',
    message: verifiedMessage,
  });
});

test('an address with nothing in it is a failure', () => {
  expect(readCallback({ search: '', hash: '' }).kind).toBe('failed');
});

test.each([
  'flow_state_expired',
  'flow_state_not_found',
  'pkce_code_verifier_not_found',
  'bad_code_verifier',
])('%s still means verified', (code) => {
  expect(isVerifiedAnyway(Object.assign(new Error('exchange failed'), { code }))).toBe(true);
});

test('an empty code verifier is no failure; a refused user is [AUTH-27]', () => {
  expect(
    isVerifiedAnyway(
      new Error('invalid request: both auth code and code verifier should be non-empty'),
    ),
  ).toBe(true);
  expect(
    isVerifiedAnyway(Object.assign(new Error('User is banned'), { code: 'user_banned' })),
  ).toBe(false);
});
