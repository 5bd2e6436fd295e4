import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { AppLayout } from './features/frame/app-layout.tsx';
import { ErrorPage } from './features/frame/error-page.tsx';
import { LoadingPage } from './features/frame/loading-page.tsx';
import { OtherDocument } from './features/frame/other-document.tsx';
import { AuthProvider } from './features/sign-in/auth-provider.tsx';
import { useAuth } from './features/sign-in/auth-context.tsx';
import { ProtectedRoute } from './features/sign-in/protected-route.tsx';
import { pageWithRetry } from './ui/import-with-retry.ts';

/** A page that is loaded when it is first visited; the one before stays until then. */
function page(path: string, load: () => Promise<{ default: ComponentType }>): RouteObject {
  const fetchPage = pageWithRetry(load);
  return {
    path,
    lazy: async () => ({ Component: (await fetchPage()).default }),
    // Where a visit begins, no page was there before.
    hydrateFallbackElement: <LoadingPage />,
  };
}

const pagesOfUsers = [
  page('dashboard/*', () => import('./features/dashboard/dashboard-page.tsx')),
  page('profile', () => import('./features/profile/profile-page.tsx')),
  page('profile/usage', () => import('./features/usage/usage-page.tsx')),
  page('create', () => import('./features/wizard/wizard-page.tsx')),
  page('edit/:id', () => import('./features/content-edit/content-edit-page.tsx')),
  page('storyboard/:id', () => import('./features/storyboard/storyboard-page.tsx')),
];

/** Every page but the landing and pricing pages, which are documents of their own. Signing in may still lead to the prices. */
const pages = [
  { Component: ProtectedRoute, children: pagesOfUsers },
  page('auth', () => import('./features/sign-in/auth-page.tsx')),
  page('auth/verify', () => import('./features/sign-in/verify-page.tsx')),
  page('auth/callback', () => import('./features/sign-in/callback-page.tsx')),
  page('login', () => import('./features/sign-in/login-redirect.tsx')),
  { path: 'pricing', element: <OtherDocument path="/pricing" /> },
  page('checkout/success', () => import('./features/checkout/checkout-page.tsx')),
  page('*', () => import('./features/frame/not-found-page.tsx')),
];

export const routes: RouteObject[] = [
  {
    Component: App,
    ErrorBoundary: ErrorPage,
    // What breaks in a page leaves the frame in place.
    children: [{ ErrorBoundary: ErrorPage, children: pages }],
  },
];

function App() {
  return (
    <AuthProvider>
      <FrameForUser />
    </AuthProvider>
  );
}

function FrameForUser() {
  const { status, user, signOut } = useAuth();
  return (
    <AppLayout isLoading={status === 'loading'} user={user} onSignOut={() => void signOut()} />
  );
}
