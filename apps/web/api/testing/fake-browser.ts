import { vi } from 'vitest';
import type { Profile } from '@scenewright/contract/schemas/auth.ts';
import { profileKey, tokenKey } from '../session.ts';

export const profile: Profile = {
  userId: '0b0e8a4c-0000-4000-8000-000000000001',
  email: 'mara@example.com',
  name: 'Mara',
  is_guest: false,
};

/** A request as the server would see it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

/** Puts an empty local storage in place of the browser's. */
export function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

/** Signs in with a token that the server takes for so many minutes more. */
export function storeSession(
  stored: Map<string, string>,
  token: string,
  minutesLeft: number,
): void {
  stored.set(tokenKey, token);
  stored.set(profileKey, JSON.stringify({ ...profile, token_expires_at: expiresIn(minutesLeft) }));
}

/** Answers every fetch with the given function; gives the list of requests as they come. */
export function stubFetch(
  answer: (request: SeenRequest) => Response | Promise<Response>,
): SeenRequest[] {
  const seen: SeenRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    const request = {
      method: init.method ?? 'GET',
      url,
      authorization: new Headers(init.headers).get('authorization'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    seen.push(request);
    return answer(request);
  });
  return seen;
}

export const unauthorized = () =>
  Response.json(
    {
      detail: 'Please sign in to access this feature.',
      code: 'not_authenticated',
      request_id: 'r-1',
    },
    { status: 401 },
  );

/** The reply of /auth/login with this token. */
export const exchanged = (token: string) =>
  Response.json({ access_token: token, expires_at: expiresIn(60), profile });

function expiresIn(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}
