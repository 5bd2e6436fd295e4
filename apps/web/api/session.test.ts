import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearSession,
  getSession,
  isTokenFresh,
  keepProfile,
  keepSession,
  subscribeToSession,
} from './session.ts';
import { profile, storeSession, stubStorage } from './testing/fake-browser.ts';

const expiresAt = '2026-11-21T12:00:00.000Z';
let stored: Map<string, string>;
const page = new EventTarget();

beforeEach(() => {
  stored = stubStorage();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

test('keeps token and profile under their keys [AUTH-14]', () => {
  keepSession({ access_token: 'abc', expires_at: expiresAt, profile });
  expect(stored.get('token')).toBe('abc');
  expect(JSON.parse(stored.get('userProfile') ?? '')).toMatchObject({
    userId: profile.userId,
    email: profile.email,
    name: 'Mara',
  });
  expect(getSession()).toEqual({ token: 'abc', expiresAtMs: Date.parse(expiresAt), profile });
});

test('gives the same object until something changes', () => {
  keepSession({ access_token: 'abc', expires_at: expiresAt, profile });
  const before = getSession();
  expect(getSession()).toBe(before);
  keepProfile({ ...profile, name: 'Mara B' });
  expect(getSession()).toEqual({
    token: 'abc',
    expiresAtMs: Date.parse(expiresAt),
    profile: { ...profile, name: 'Mara B' },
  });
});

test.each([
  ['no profile', { token: 'abc' }],
  ['no token', { userProfile: JSON.stringify({ ...profile, token_expires_at: expiresAt }) }],
  ['broken JSON', { token: 'abc', userProfile: '{' }],
  ['a profile of another shape', { token: 'abc', userProfile: '{"id":1}' }],
  [
    'an expiry that is no date',
    { token: 'abc', userProfile: JSON.stringify({ ...profile, token_expires_at: 'soon' }) },
  ],
])('counts %s as signed out', (_what, items) => {
  for (const [key, value] of Object.entries(items)) stored.set(key, value);
  expect(getSession()).toBeNull();
});

test('tells of changes in this tab and in others, until unsubscribed', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToSession(listener);
  keepSession({ access_token: 'abc', expires_at: expiresAt, profile });
  expect(listener).toHaveBeenCalledTimes(1);

  stored.delete('token');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(getSession()).toBeNull();

  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  clearSession();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('tells a page that Back brings back, which heard of nothing while it was away', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToSession(listener);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
});

test('a token counts as expired five minutes early [AUTH-15]', () => {
  storeSession(stored, 'abc', 60);
  const session = getSession();
  if (session === null) throw new Error('not signed in');
  expect(isTokenFresh(session, session.expiresAtMs - 5 * 60_000 - 1)).toBe(true);
  expect(isTokenFresh(session, session.expiresAtMs - 5 * 60_000)).toBe(false);
});

test('what a guest filled in goes on with the account they sign in to, unless it has a form of its own', () => {
  const guest = { ...profile, userId: 'guest-1', is_guest: true };
  keepSession({ access_token: 'guest', expires_at: expiresAt, profile: guest });
  stored.set('wizard-draft:guest-1', 'theirs');
  keepSession({ access_token: 'abc', expires_at: expiresAt, profile });
  expect(stored.get(`wizard-draft:${profile.userId}`)).toBe('theirs');
  expect(stored.has('wizard-draft:guest-1')).toBe(false);

  keepSession({ access_token: 'guest', expires_at: expiresAt, profile: guest });
  stored.set('wizard-draft:guest-1', 'later');
  keepSession({ access_token: 'abc', expires_at: expiresAt, profile });
  expect(stored.get(`wizard-draft:${profile.userId}`)).toBe('theirs');
});
