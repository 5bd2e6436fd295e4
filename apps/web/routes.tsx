import { type ComponentType, lazy } from 'react';
import { Route } from 'react-router';
import { AppLayout } from './features/frame/app-layout.tsx';
import { ErrorBoundary } from './features/frame/error-boundary.tsx';
import { OtherDocument } from './features/frame/other-document.tsx';
import { AuthProvider } from './features/sign-in/auth-provider.tsx';
import { useAuth } from './features/sign-in/auth-context.tsx';
import { ProtectedRoute } from './features/sign-in/protected-route.tsx';
import { pageWithRetry } from './ui/import-with-retry.ts';

const page = (load: () => Promise<{ default: ComponentType }>) => lazy(pageWithRetry(load));

// Each page is loaded when it is first visited; the one before stays until then.
const DashboardPage = page(() => import('./features/dashboard/dashboard-page.tsx'));
const ProfilePage = page(() => import('./features/profile/profile-page.tsx'));
const UsagePage = page(() => import('./features/usage/usage-page.tsx'));
const WizardPage = page(() => import('./features/wizard/wizard-page.tsx'));
const ContentEditPage = page(() => import('./features/content-edit/content-edit-page.tsx'));
const StoryboardPage = page(() => import('./features/storyboard/storyboard-page.tsx'));
const AuthPage = page(() => import('./features/sign-in/auth-page.tsx'));
const VerifyPage = page(() => import('./features/sign-in/verify-page.tsx'));
const CallbackPage = page(() => import('./features/sign-in/callback-page.tsx'));
const LoginRedirect = page(() => import('./features/sign-in/login-redirect.tsx'));
const CheckoutPage = page(() => import('./features/checkout/checkout-page.tsx'));
const NotFoundPage = page(() => import('./features/frame/not-found-page.tsx'));

/** Every page but the landing and pricing pages, which are documents of their own. Signing in may still lead to the prices. */
const routes = (
  <>
    <Route element={<ProtectedRoute />}>
      <Route path="dashboard/*" element={<DashboardPage />} />
      <Route path="profile" element={<ProfilePage />} />
      <Route path="profile/usage" element={<UsagePage />} />
      <Route path="create" element={<WizardPage />} />
      <Route path="edit/:id" element={<ContentEditPage />} />
      <Route path="storyboard/:id" element={<StoryboardPage />} />
    </Route>
    <Route path="auth" element={<AuthPage />} />
    <Route path="auth/verify" element={<VerifyPage />} />
    <Route path="auth/callback" element={<CallbackPage />} />
    <Route path="login" element={<LoginRedirect />} />
    <Route path="pricing" element={<OtherDocument path="/pricing" />} />
    <Route path="checkout/success" element={<CheckoutPage />} />
    <Route path="*" element={<NotFoundPage />} />
  </>
);

export function App() {
  return (
    <ErrorBoundary place="">
      <AuthProvider>
        <FrameForUser />
      </AuthProvider>
    </ErrorBoundary>
  );
}

function FrameForUser() {
  const { status, user, signOut } = useAuth();
  return (
    <AppLayout isLoading={status === 'loading'} user={user} onSignOut={() => void signOut()}>
      {routes}
    </AppLayout>
  );
}
