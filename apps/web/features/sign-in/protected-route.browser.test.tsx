import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMemoryRouter, useLocation, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Toaster } from '../../ui/toaster.tsx';
import { useToasts } from '../../ui/toast.ts';
import { AuthContext, useAuth, type AuthStatus } from './auth-context.tsx';
import { createIdentity } from './identity.ts';
import { ProtectedRoute } from './protected-route.tsx';
import { returnPathOf } from './return-path.ts';

afterEach(() => useToasts.setState({ items: [] }));

const identity = createIdentity(() => Promise.reject(new Error('no provider in this test')));

function AuthStandIn() {
  return <p>back to {returnPathOf(useLocation())}</p>;
}

function Outside() {
  return <p>{useAuth().status}</p>;
}

function ErrorStandIn() {
  return <p>{String(useRouteError())}</p>;
}

async function open(status: AuthStatus) {
  const router = createMemoryRouter(
    [
      { Component: ProtectedRoute, children: [{ path: 'create', element: <h1>Wizard</h1> }] },
      { path: 'auth', Component: AuthStandIn },
    ],
    { initialEntries: ['/pricing', '/create?step=voice'], initialIndex: 1 },
  );
  await render(
    <AuthContext value={{ status, user: null, identity, signOut: async () => {} }}>
      <RouterProvider router={router} />
      <Toaster />
    </AuthContext>,
  );
  return router;
}

test('a visitor is sent to /auth, told why, and can be brought back [PAGE-3]', async () => {
  const router = await open('signed-out');
  await expect.element(page.getByText('back to /create?step=voice')).toBeVisible();
  await expect.element(page.getByText('Authentication Required', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('Please sign in to access this feature.', { exact: true }))
    .toBeVisible();
  expect(router.state.historyAction).toBe('REPLACE');
});

test('nothing is decided while the session loads [PAGE-3]', async () => {
  const router = await open('loading');
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  expect(router.state.location.pathname).toBe('/create');
  expect(useToasts.getState().items).toEqual([]);
});

test('a signed-in user sees the page', async () => {
  await open('signed-in');
  await expect.element(page.getByRole('heading', { name: 'Wizard' })).toBeVisible();
});

test('the session is not to be had outside its provider [AUTH-28]', async () => {
  const router = createMemoryRouter([
    { path: '/', Component: Outside, ErrorBoundary: ErrorStandIn },
  ]);
  await render(<RouterProvider router={router} />);
  await expect
    .element(page.getByText('Error: useAuth must be used within an AuthProvider'))
    .toBeVisible();
});
