import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { AppLayout } from './features/frame/app-layout.tsx';
import { ErrorPage } from './features/frame/error-page.tsx';
import { LoadingPage } from './features/frame/loading-page.tsx';
import { AuthProvider } from './features/sign-in/auth-provider.tsx';
import { useAuth } from './features/sign-in/auth-context.tsx';
import { ProtectedRoute } from './features/sign-in/protected-route.tsx';

/** A page that is loaded when its route is first visited. */
const page = (load: () => Promise<{ default: ComponentType }>) => async () => ({ Component: (await load()).default });

const protectedPages: RouteObject[] = [
  { path: 'dashboard/*', lazy: page(() => import('./features/dashboard/dashboard-page.tsx')) },
  { path: 'profile', lazy: page(() => import('./features/profile/profile-page.tsx')) },
  { path: 'profile/usage', lazy: page(() => import('./features/usage/usage-page.tsx')) },
  { path: 'create', lazy: page(() => import('./features/wizard/wizard-page.tsx')) },
  { path: 'edit/:id', lazy: page(() => import('./features/content-edit/content-edit-page.tsx')) },
  { path: 'storyboard/:id', lazy: page(() => import('./features/storyboard/storyboard-page.tsx')) },
];

const publicPages: RouteObject[] = [
  { path: 'auth', lazy: page(() => import('./features/sign-in/auth-page.tsx')) },
  { path: 'auth/verify', lazy: page(() => import('./features/sign-in/verify-page.tsx')) },
  { path: 'auth/callback', lazy: page(() => import('./features/sign-in/callback-page.tsx')) },
  { path: 'login', lazy: page(() => import('./features/sign-in/login-redirect.tsx')) },
  { path: 'pricing', lazy: page(() => import('./features/pricing/pricing-page.tsx')) },
  { path: 'checkout/success', lazy: page(() => import('./features/checkout/checkout-page.tsx')) },
  { path: '*', lazy: page(() => import('./features/frame/not-found-page.tsx')) },
];

/** Every page but the landing page, which is an entry of its own. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: ErrorPage,
    HydrateFallback: LoadingPage,
    children: [
      { ErrorBoundary: ErrorPage, children: [{ Component: ProtectedRoute, children: protectedPages }, ...publicPages] },
    ],
  },
];

function Frame() {
  return <AuthProvider><FrameForUser /></AuthProvider>;
}

function FrameForUser() {
  const { status, user, signOut } = useAuth();
  return <AppLayout isLoading={status === 'loading'} user={user} onSignOut={() => void signOut()} />;
}
