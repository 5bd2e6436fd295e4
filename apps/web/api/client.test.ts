import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { request } from './client.ts';
import { setTokenProvider } from './exchange.ts';
import { getSession } from './session.ts';
import {
  exchanged,
  profile,
  storeSession,
  stubFetch,
  stubStorage,
  unauthorized,
} from './testing/fake-browser.ts';

const id = '5f0f6f0e-0000-4000-8000-000000000002';
let stored: Map<string, string>;
const leave = vi.fn();

beforeEach(() => {
  stored = stubStorage();
  leave.mockReset();
  setTokenProvider({ providerToken: async () => 'provider', holdsToken: () => true, leave });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a request', () => {
  test('carries the stored token, its parameters, query and body [API-5]', async () => {
    storeSession(stored, 'mine', 60);
    const seen = stubFetch(() => Response.json({}));
    await request('updateDuration', { params: { id }, body: { duration: 7 } });
    await request('getCreditCost', { params: { id }, query: { scene_id: id, regenerate: 'true' } });
    expect(seen).toEqual([
      {
        method: 'POST',
        url: `/api/v1/storyboard/scene/${id}/update-duration`,
        authorization: 'Bearer mine',
        body: { duration: 7 },
      },
      {
        method: 'GET',
        url: `/api/v1/storyboard/content/${id}/credit-cost?scene_id=${id}&regenerate=true`,
        authorization: 'Bearer mine',
        body: undefined,
      },
    ]);
  });

  test('leaves out query values that are not given', async () => {
    storeSession(stored, 'mine', 60);
    const seen = stubFetch(() => Response.json({}));
    await request('listContent', { query: { page: undefined, page_size: 10 } });
    expect(seen[0]?.url).toBe('/api/v1/content/user-content?page_size=10');
  });

  test('takes the provider token where none is stored [API-5]', async () => {
    const seen = stubFetch(() => Response.json(profile));
    await request('me');
    expect(seen[0]?.authorization).toBe('Bearer provider');
  });

  test('sends no token to a public call', async () => {
    storeSession(stored, 'mine', 60);
    const seen = stubFetch(() => Response.json({ plans: [] }));
    await request('listPlans');
    expect(seen[0]?.authorization).toBeNull();
  });

  test('renews a token that expires within five minutes before it is used [AUTH-15]', async () => {
    storeSession(stored, 'old', 4);
    const seen = stubFetch(({ url }) =>
      url.endsWith('/auth/login') ? exchanged('new') : Response.json(profile),
    );
    await request('me');
    expect(seen.map(({ url, authorization }) => [url, authorization])).toEqual([
      ['/api/v1/auth/login', null],
      ['/api/v1/auth/me', 'Bearer new'],
    ]);
  });

  test('uses an old token while the exchange cannot be made', async () => {
    storeSession(stored, 'old', 4);
    const seen = stubFetch(({ url }) =>
      url.endsWith('/auth/login') ? new Response('', { status: 503 }) : Response.json(profile),
    );
    await request('me');
    expect(seen.at(-1)?.authorization).toBe('Bearer old');
  });
});

const takesOnly = (token: string) => (seen: { url: string; authorization: string | null }) => {
  if (seen.url.endsWith('/auth/login')) return exchanged('new');
  return seen.authorization === `Bearer ${token}` ? Response.json(profile) : unauthorized();
};

describe('a 401', () => {
  test('exchanges the provider token once, however many requests wait, and tries again [AUTH-8]', async () => {
    storeSession(stored, 'refused', 60);
    const seen = stubFetch(takesOnly('new'));
    const replies = await Promise.all([request('me'), request('me'), request('me')]);
    expect(replies).toEqual([profile, profile, profile]);
    expect(seen.filter(({ url }) => url.endsWith('/auth/login'))).toEqual([
      {
        method: 'POST',
        url: '/api/v1/auth/login',
        authorization: null,
        body: { token: 'provider' },
      },
    ]);
    expect(getSession()?.token).toBe('new');
    expect(leave).not.toHaveBeenCalled();
  });

  test('that comes again ends the session [AUTH-8]', async () => {
    storeSession(stored, 'refused', 60);
    stubFetch(takesOnly('never'));
    await expect(request('me')).rejects.toMatchObject({ status: 401, code: 'not_authenticated' });
    expect(getSession()).toBeNull();
    expect(leave).toHaveBeenCalledOnce();
  });

  test('ends the session where the provider knows nobody', async () => {
    storeSession(stored, 'refused', 60);
    setTokenProvider({ providerToken: async () => null, holdsToken: () => false, leave });
    const seen = stubFetch(unauthorized);
    await expect(request('me')).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(1);
    expect(leave).toHaveBeenCalledOnce();
  });

  test('keeps the session, and says so, where the provider cannot be asked', async () => {
    storeSession(stored, 'refused', 60);
    setTokenProvider({
      providerToken: () => Promise.reject(new Error('a busy provider')),
      holdsToken: () => true,
      leave,
    });
    stubFetch(unauthorized);
    await expect(request('me')).rejects.toMatchObject({
      status: 0,
      detail: expect.stringContaining('connection'),
    });
    expect(getSession()?.token).toBe('refused');
    expect(leave).not.toHaveBeenCalled();
  });

  test('keeps the session where the exchange fails for another reason', async () => {
    storeSession(stored, 'refused', 60);
    stubFetch(({ url }) =>
      url.endsWith('/auth/login')
        ? Response.json({ detail: 'Later.', code: 'unavailable' }, { status: 503 })
        : unauthorized(),
    );
    await expect(request('me')).rejects.toMatchObject({ status: 503, detail: 'Later.' });
    expect(getSession()?.token).toBe('refused');
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('a 401 in the background', () => {
  const asked = () => request('me', { isBackground: true });

  test('renews the token where the provider need not be asked', async () => {
    storeSession(stored, 'refused', 60);
    stubFetch(takesOnly('new'));
    expect(await asked()).toEqual(profile);
    expect(getSession()?.token).toBe('new');
  });

  test('asks no provider who might end the session, and leaves the person where they are [AUTH-9]', async () => {
    storeSession(stored, 'refused', 1);
    const providerToken = vi.fn(async () => null);
    setTokenProvider({ providerToken, holdsToken: () => false, leave });
    stubFetch(unauthorized);
    await expect(asked()).rejects.toMatchObject({ status: 401 });
    expect(providerToken).not.toHaveBeenCalled();
    expect(getSession()?.token).toBe('refused');
    expect(leave).not.toHaveBeenCalled();
    // What the person does next is not in the background.
    await expect(request('me')).rejects.toMatchObject({ status: 401 });
    expect(leave).toHaveBeenCalledOnce();
  });

  test('that comes again leaves the person where they are', async () => {
    storeSession(stored, 'refused', 60);
    stubFetch(takesOnly('never'));
    await expect(asked()).rejects.toMatchObject({ status: 401 });
    expect(leave).not.toHaveBeenCalled();
  });
});

const failure = () => request('combineScenes', { params: { id } }).catch((error: unknown) => error);

describe('an error', () => {
  beforeEach(() => storeSession(stored, 'mine', 60));
  test('has the status, code, detail and request id of the answer [API-12]', async () => {
    stubFetch(() =>
      Response.json(
        { detail: { required: 40, available: 3 }, code: 'insufficient_credits', request_id: 'r-9' },
        { status: 402 },
      ),
    );
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 402,
      code: 'insufficient_credits',
      detail: { required: 40, available: 3 },
      requestId: 'r-9',
    });
  });

  test('is readable where the answer is not ours', async () => {
    stubFetch(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failure()).toMatchObject({
      status: 502,
      code: undefined,
      detail: expect.stringContaining('try again'),
    });
  });

  test('has status 0 and a sentence without a connection', async () => {
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure()).toMatchObject({
      status: 0,
      detail: expect.stringContaining('connection'),
    });
  });

  test('is the abort itself after an abort', async () => {
    stubFetch(() => Response.json({}));
    await expect(request('me', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
