import { lazy } from 'react';
import { Route } from 'react-router';
import { AppLayout } from './features/frame/app-layout.tsx';
import { ErrorBoundary } from './features/frame/error-boundary.tsx';
import { OtherDocument } from './features/frame/other-document.tsx';
import { AuthProvider } from './features/sign-in/auth-provider.tsx';
import { useAuth } from './features/sign-in/auth-context.tsx';
import { ProtectedRoute } from './features/sign-in/protected-route.tsx';

// Each page is loaded when it is first visited.
const DashboardPage = lazy(() => import('./features/dashboard/dashboard-page.tsx'));
const ProfilePage = lazy(() => import('./features/profile/profile-page.tsx'));
const UsagePage = lazy(() => import('./features/usage/usage-page.tsx'));
const WizardPage = lazy(() => import('./features/wizard/wizard-page.tsx'));
const ContentEditPage = lazy(() => import('./features/content-edit/content-edit-page.tsx'));
const StoryboardPage = lazy(() => import('./features/storyboard/storyboard-page.tsx'));
const AuthPage = lazy(() => import('./features/sign-in/auth-page.tsx'));
const VerifyPage = lazy(() => import('./features/sign-in/verify-page.tsx'));
const CallbackPage = lazy(() => import('./features/sign-in/callback-page.tsx'));
const LoginRedirect = lazy(() => import('./features/sign-in/login-redirect.tsx'));
const CheckoutPage = lazy(() => import('./features/checkout/checkout-page.tsx'));
const NotFoundPage = lazy(() => import('./features/frame/not-found-page.tsx'));

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
  return <ErrorBoundary place=""><AuthProvider><FrameForUser /></AuthProvider></ErrorBoundary>;
}

function FrameForUser() {
  const { status, user, signOut } = useAuth();
  return <AppLayout isLoading={status === 'loading'} user={user} onSignOut={() => void signOut()}>{routes}</AppLayout>;
}
