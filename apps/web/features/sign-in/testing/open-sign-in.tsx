import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Profile } from '@scenewright/contract/schemas/auth.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { AuthContext, type AuthStatus } from '../auth-context.tsx';
import AuthPage from '../auth-page.tsx';
import CallbackPage from '../callback-page.tsx';
import { createIdentity, type Identity } from '../identity.ts';
import { publicConfig } from '../identity-client.ts';
import VerifyPage from '../verify-page.tsx';

const noProvider = createIdentity(() => Promise.reject(new Error('no provider in this test')));

/** A service that offers Google and guests, and nothing else of the server. */
export function stubWaysIn(): void {
  const answer = (address: string) =>
    address.endsWith('/settings') ? { external: { google: true, anonymous_users: true } } : {};
  vi.stubGlobal('fetch', async (address: string) => Response.json(answer(address)));
}

interface Visit {
  readonly status?: AuthStatus;
  readonly user?: Profile | null;
  /** The ways in that the test answers. */
  readonly identity?: Partial<Identity>;
}

/** Opens a page of signing in; every other address shows where it is. */
export async function openSignIn(
  entry: string | { pathname: string; state: unknown },
  { status = 'signed-out', user = null, identity = {} }: Visit = {},
) {
  const router = createMemoryRouter(
    [
      { path: 'auth', Component: AuthPage },
      { path: 'auth/verify', Component: VerifyPage },
      { path: 'auth/callback', Component: CallbackPage },
      { path: '*', element: <h1>elsewhere</h1> },
    ],
    { initialEntries: [entry] },
  );
  const auth = { status, user, identity: { ...noProvider, ...identity }, signOut: async () => {} };
  await render(
    <AuthContext value={auth}>
      <main>
        <RouterProvider router={router} />
      </main>
      <Toaster />
    </AuthContext>,
  );
  // The page keeps what it read: a test that ended before that would leave the next one half of it.
  await publicConfig().catch(() => undefined);
  return router;
}
