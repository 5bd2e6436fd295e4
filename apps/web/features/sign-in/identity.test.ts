import { AuthClient } from '@supabase/auth-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTokenProvider } from '../../api/exchange.ts';
import { getSession, keepSession } from '../../api/session.ts';
import { createIdentity } from './identity.ts';
import type { SignUpProof } from './sign-up-proof.ts';

const profile = {
  userId: '7c1f0f0e-5a4b-4b2e-9d0c-0f3b1a2c3d4e',
  email: 'ada@example.com',
  name: null,
  is_guest: false,
};
const exchanged = { access_token: 'api-token', expires_at: '2999-01-01T00:00:00.000Z', profile };
const providerSession = {
  access_token: 'provider-token',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 32_503_680_000,
  user: {
    id: 'p',
    aud: 'authenticated',
    email: 'ada@example.com',
    app_metadata: {},
    user_metadata: {},
    created_at: '2026-01-01T00:00:00Z',
  },
};

type Answer = { status?: number; body: unknown };
let answers: Record<string, Answer>;
let requests: { path: string; body: unknown; token: string | null; storedToken: string | null }[];

/** The real client, with the network replaced. */
function startIdentity(proof: SignUpProof | null = null) {
  const client = new AuthClient({
    url: 'http://here.test/auth/v1',
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
    flowType: 'pkce',
    fetch,
  });
  const identity = createIdentity(async () => client, proof);
  setTokenProvider({
    providerToken: identity.providerToken,
    holdsToken: () => false,
    leave: () => {},
  });
  return identity;
}

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  vi.stubGlobal('location', { origin: 'http://here.test' });
  requests = [];
  answers = {
    '/auth/v1/token': { body: providerSession },
    '/api/v1/auth/login': { body: exchanged },
    '/api/v1/auth/logout': { body: { status: 'ok' } },
    '/auth/v1/logout': { status: 204, body: null },
  };
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const path = new URL(String(input), 'http://here.test').pathname;
    requests.push({
      path,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      token: new Headers(init.headers).get('authorization'),
      storedToken: localStorage.getItem('token'),
    });
    const { status = 200, body } = answers[path] ?? { status: 404, body: {} };
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("signing in exchanges the provider's token and keeps what comes back [AUTH-6]", async () => {
  await startIdentity().signIn('ada@example.com', 'correct horse');
  expect(requests.at(-1)).toMatchObject({
    path: '/api/v1/auth/login',
    body: { token: 'provider-token' },
  });
  expect(getSession()).toMatchObject({ token: 'api-token', profile });
});

test('a wrong password is told in the words of the provider, and nothing is kept [AUTH-21]', async () => {
  answers['/auth/v1/token'] = {
    status: 400,
    body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
  };
  await expect(startIdentity().signIn('ada@example.com', 'wrong')).rejects.toThrow(
    'Invalid login credentials',
  );
  expect(getSession()).toBeNull();
});

test('a refused exchange fails the sign-in [AUTH-19]', async () => {
  answers['/api/v1/auth/login'] = { status: 401, body: { detail: 'no' } };
  await expect(startIdentity().signIn('ada@example.com', 'correct horse')).rejects.toThrow(
    'Failed to get token',
  );
});

test.each([
  ['an outage prevents is no sign-out', { status: 503, body: {} }, 'AuthRetryableFetchError'],
  [
    'the provider refuses is one',
    { status: 400, body: { code: 'refresh_token_not_found', message: 'gone' } },
    null,
  ],
])('a refresh that %s [AUTH-12]', async (_words, refresh, expected) => {
  // The client tries again for half a minute.
  vi.useFakeTimers();
  const identity = startIdentity();
  answers['/auth/v1/token'] = { body: { ...providerSession, expires_at: 1 } };
  await identity.signIn('ada@example.com', 'correct horse').catch(() => undefined);
  answers['/auth/v1/token'] = refresh;
  const token = identity.providerToken().catch(({ name }: Error) => name);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await token).toBe(expected);
  vi.useRealTimers();
});

test('a sign-up that must be verified signs nobody in', async () => {
  answers['/auth/v1/signup'] = { body: providerSession.user };
  expect(await startIdentity().signUp('ada@example.com', 'correct horse')).toBe(
    'verification-sent',
  );
  expect(getSession()).toBeNull();
});

test('a guest whose address must be confirmed stays one until then, and is a user at once where it need not be', async () => {
  const identity = startIdentity();
  answers['/api/v1/auth/login'] = {
    body: { ...exchanged, profile: { ...profile, is_guest: true } },
  };
  answers['/auth/v1/signup'] = {
    body: { ...providerSession, user: { ...providerSession.user, is_anonymous: true } },
  };
  await identity.signInAsGuest();
  answers['/auth/v1/user'] = {
    body: { ...providerSession.user, is_anonymous: true, new_email: 'ada@example.com' },
  };
  expect(await identity.signUp('ada@example.com', 'correct horse')).toBe('verification-sent');
  expect(getSession()?.profile.is_guest).toBe(true);
  answers['/auth/v1/user'] = { body: { ...providerSession.user, is_anonymous: false } };
  answers['/api/v1/auth/login'] = { body: exchanged };
  expect(await identity.signUp('ada@example.com', 'correct horse')).toBe('signed-in');
  expect(getSession()?.profile).toEqual(profile);
});

test('signing out forgets the token first, tells the provider, then the server whose token it was, then forgets the profile [AUTH-7]', async () => {
  const identity = startIdentity();
  await identity.signIn('ada@example.com', 'correct horse');
  requests = [];
  await identity.signOut();
  expect(requests.map(({ path, token, storedToken }) => [path, token, storedToken])).toEqual([
    ['/auth/v1/logout', 'Bearer provider-token', null],
    ['/api/v1/auth/logout', 'Bearer api-token', null],
  ]);
  expect(requests.at(-1)?.body).toEqual({ user_id: profile.userId });
  expect(localStorage.getItem('userProfile')).toBeNull();
});

test('signing out succeeds although provider and server fail [AUTH-7, AUTH-25]', async () => {
  const identity = startIdentity();
  keepSession(exchanged);
  answers['/auth/v1/logout'] = { status: 500, body: {} };
  answers['/api/v1/auth/logout'] = { status: 500, body: {} };
  await identity.signOut();
  expect(getSession()).toBeNull();
});

/** The proof of a browser that has begun a sign-up. */
const heldProof = (): SignUpProof & { mailed: unknown[] } => {
  const mailed: unknown[] = [];
  return {
    verifier: () => 'the-verifier',
    mailAgain: async (request, verifier) => void mailed.push([request, verifier]),
    borrow: () => {},
    mailed,
  };
};

test('a code is entered with the proof of the sign-up beside it, where there is one', async () => {
  answers['/auth/v1/verify'] = { body: providerSession };
  await startIdentity(heldProof()).enterCode('ada@example.com', '123456', 'signup');
  expect(requests.find(({ path }) => path === '/auth/v1/verify')?.body).toMatchObject({
    type: 'signup',
    token: '123456',
    code_verifier: 'the-verifier',
  });
  requests = [];
  await startIdentity(heldProof()).enterCode('ada@example.com', '123456', 'recovery');
  expect(requests.find(({ path }) => path === '/auth/v1/verify')?.body).not.toHaveProperty(
    'code_verifier',
  );
});

test('a mail is sent again as one that the proof of the sign-up still ends', async () => {
  const proof = heldProof();
  await startIdentity(proof).resendVerification('ada@example.com');
  expect(proof.mailed).toEqual([
    [
      { type: 'signup', email: 'ada@example.com', redirectTo: 'http://here.test/auth/callback' },
      'the-verifier',
    ],
  ]);
  answers['/auth/v1/resend'] = { body: {} };
  await startIdentity().resendVerification('ada@example.com');
  expect(requests.at(-1)).toMatchObject({
    path: '/auth/v1/resend',
    body: { type: 'signup', email: 'ada@example.com' },
  });
});

test('of a code that another browser began the service is asked; one nobody knows is told as a used link', async () => {
  let borrowed = 0;
  const lender: SignUpProof = {
    verifier: () => null,
    mailAgain: async () => {},
    borrow: () => void (borrowed += 1),
  };
  const missing = await startIdentity()
    .finishCallback('abc')
    .catch((error: unknown) => error);
  expect(missing).toMatchObject({ code: 'pkce_code_verifier_not_found' });
  await startIdentity(lender)
    .finishCallback('abc')
    .catch(() => {});
  expect(borrowed).toBe(1);

  const client = new AuthClient({
    url: 'http://here.test/auth/v1',
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
    flowType: 'pkce',
    fetch,
  });
  answers['/auth/v1/otp'] = { body: {} };
  await client.signInWithOtp({ email: 'ada@example.com' });
  answers['/auth/v1/token'] = {
    status: 404,
    body: {
      code: 'flow_state_not_found',
      message: 'invalid flow state, no valid flow state found',
    },
  };
  await expect(createIdentity(async () => client).finishCallback('abc')).rejects.toThrow(
    /^This link has expired or was already used/,
  );
});
