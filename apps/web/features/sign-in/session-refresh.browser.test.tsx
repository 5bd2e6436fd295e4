import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTokenProvider } from '../../api/exchange.ts';
import { tokenKey } from '../../api/session.ts';
import { identityClient } from './identity-client.ts';

const halfAMinuteMs = 30_000;
const user = {
  id: '7c1f0f0e-5a4b-4b2e-9d0c-0f3b1a2c3d4e',
  aud: 'authenticated',
  email: 'mara@example.com',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-05-01T00:00:00.000Z',
};
const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');

/** What the provider hands out: a session whose token lives for so many seconds from now. */
function providerSession(name: string, seconds: number) {
  const expiresAt = Math.floor(Date.now() / 1000) + seconds;
  return {
    access_token: `${encode({ alg: 'HS256' })}.${encode({ sub: user.id, exp: expiresAt, name })}.x`,
    refresh_token: name,
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: expiresAt,
    user,
  };
}

let refreshed: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  localStorage.clear();
  refreshed = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    if (address.includes('grant_type=refresh_token')) {
      refreshed.push(String(Reflect.get(Object(body), 'refresh_token')));
      return Response.json(providerSession('second', 3600));
    }
    if (!address.endsWith('/auth/login')) return Response.json({});
    return Response.json({
      access_token: 'own token',
      expires_at: '2999-01-01T00:00:00.000Z',
      profile: { userId: user.id, email: user.email, name: null, is_guest: false },
    });
  });
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the provider's session is looked after every half a minute, refreshed before it ends, and exchanged anew [AUTH-16]", async () => {
  // A refresh is due when less than two minutes are left: not yet at first, but at the next look.
  localStorage.setItem('scenewright-auth', JSON.stringify(providerSession('first', 130)));
  const client = await identityClient();
  setTokenProvider({
    providerToken: async () => (await client.getSession()).data.session?.access_token ?? null,
    holdsToken: () => false,
    leave: () => {},
  });
  await client.getSession();
  await vi.advanceTimersByTimeAsync(halfAMinuteMs - 1);
  expect(refreshed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => refreshed).toEqual(['first']);
  await expect.poll(() => localStorage.getItem(tokenKey)).toBe('own token');
  expect(localStorage.getItem('scenewright-auth')).toContain('second');
});
