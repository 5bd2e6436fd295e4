import type { ComponentType } from 'react';
import { redirectDocument, type RouteObject } from 'react-router';
import { AppLayout } from './features/frame/app-layout.tsx';
import { ErrorPage } from './features/frame/error-page.tsx';
import { LoadingPage } from './features/frame/loading-page.tsx';
import { AuthProvider } from './features/sign-in/auth-provider.tsx';
import { useAuth } from './features/sign-in/auth-context.tsx';
import { ProtectedRoute } from './features/sign-in/protected-route.tsx';
import { pageWithRetry } from './ui/import-with-retry.ts';

/** A page that is fetched when it is first visited; the one before stays until then. */
function page(path: string, load: () => Promise<{ default: ComponentType }>): RouteObject {
  const fetchPage = pageWithRetry(load);
  return { path, lazy: async () => ({ Component: (await fetchPage()).default }) };
}

/** Pages for who is signed in, guests too. */
const protectedPages: RouteObject = {
  Component: ProtectedRoute,
  children: [
    page('dashboard/*', () => import('./features/dashboard/dashboard-page.tsx')),
    page('profile', () => import('./features/profile/profile-page.tsx')),
    page('profile/usage', () => import('./features/usage/usage-page.tsx')),
    page('library', () => import('./features/library/library-page.tsx')),
    page('create', () => import('./features/wizard/wizard-page.tsx')),
    page('edit/:id', () => import('./features/content-edit/content-edit-page.tsx')),
    page('storyboard/:id', () => import('./features/storyboard/storyboard-page.tsx')),
  ],
};

/** Every page but the landing and pricing pages, which are documents of their own. Signing in may still lead to the prices. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: ErrorPage,
    children: [
      {
        // In the frame: the header stays where a page is still on its way, or breaks.
        ErrorBoundary: ErrorPage,
        HydrateFallback: LoadingPage,
        children: [
          protectedPages,
          page('auth', () => import('./features/sign-in/auth-page.tsx')),
          page('auth/verify', () => import('./features/sign-in/verify-page.tsx')),
          page('auth/callback', () => import('./features/sign-in/callback-page.tsx')),
          page('login', () => import('./features/sign-in/login-redirect.tsx')),
          { path: 'pricing', loader: toPrices },
          page('checkout/success', () => import('./features/checkout/checkout-page.tsx')),
          page('*', () => import('./features/frame/not-found-page.tsx')),
        ],
      },
    ],
  },
];

/** The prices are a document of their own, at this address alone: "/pricing/" and "/Pricing" would lead to themselves. */
function toPrices({ request }: { request: Request }): Response {
  return redirectDocument(`/pricing${new URL(request.url).search}`);
}

function Frame() {
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
