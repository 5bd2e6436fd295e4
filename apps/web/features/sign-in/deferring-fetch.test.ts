import { AuthClient, type Session } from '@supabase/auth-js';
import { afterEach, expect, test, vi } from 'vitest';
import { deferringFetch } from './deferring-fetch.ts';

const storageKey = 'session';
const user = {
  id: '6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d',
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-01T00:00:00Z',
};
afterEach(() => vi.unstubAllGlobals());

/** Puts up an identity service that refuses the first request so, and grants the others. */
function serveFirst(status: number, code: string): void {
  const headers = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' };
  const granted = {
    access_token: 'new',
    refresh_token: 'next',
    token_type: 'bearer',
    expires_in: 3_600,
    expires_at: Math.floor(Date.now() / 1_000) + 3_600,
    user,
  };
  let requests = 0;
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    return requests === 1
      ? new Response(JSON.stringify({ code, message: 'refused' }), { status, headers })
      : new Response(JSON.stringify(granted), { headers });
  });
}

/** A browser whose access token ran out while it slept. */
function wakingBrowser() {
  const asleep: Session = {
    access_token: 'old',
    refresh_token: 'current',
    token_type: 'bearer',
    expires_in: 3_600,
    expires_at: Math.floor(Date.now() / 1_000) - 60,
    user,
  };
  const items = new Map([[storageKey, JSON.stringify(asleep)]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const client = new AuthClient({
    url: 'https://identity.example/auth/v1',
    storage,
    storageKey,
    fetch: deferringFetch,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
  });
  return { client, isSignedIn: () => items.has(storageKey) };
}

test.each([
  [409, 'conflict'],
  [429, 'over_request_rate_limit'],
  [408, 'request_timeout'],
])(
  'a refresh that is put off with %i is made again, and the person stays signed in',
  async (status, code) => {
    serveFirst(status, code);
    const { client, isSignedIn } = wakingBrowser();
    const { data, error } = await client.getSession();
    expect(error).toBeNull();
    expect(data.session?.access_token).toBe('new');
    expect(isSignedIn()).toBe(true);
  },
);

test('a refresh that is refused for good ends the session', async () => {
  serveFirst(400, 'refresh_token_already_used');
  const { client, isSignedIn } = wakingBrowser();
  expect((await client.getSession()).data.session).toBeNull();
  expect(isSignedIn()).toBe(false);
});

test('other requests are answered as they were', async () => {
  serveFirst(429, 'over_email_send_rate_limit');
  const { client } = wakingBrowser();
  expect((await client.resetPasswordForEmail('ada@example.com')).error).toMatchObject({
    status: 429,
    code: 'over_email_send_rate_limit',
  });
});
