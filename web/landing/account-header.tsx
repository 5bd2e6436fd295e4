import { QueryClientProvider } from '@tanstack/react-query';
import { createPath, type Navigator, Router, type To } from 'react-router';
import { toastDurationMs, toastSwipeThresholdPx } from '#contract/rules/limits.ts';
import { createQueryClient } from '../api/queries/query-client.ts';
import { Header } from '../features/frame/header.tsx';
import { useAuth } from '../features/sign-in/auth-context.tsx';
import { AuthProvider } from '../features/sign-in/auth-provider.tsx';
import { Toaster } from '../ui/toaster.tsx';
import '../ui/theme.css';

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** From this page every route is another document: the app's. */
const documents: Navigator = {
  createHref: hrefOf,
  go: (delta) => history.go(delta),
  push: (to) => location.assign(hrefOf(to)),
  replace: (to) => location.replace(hrefOf(to)),
};

const queries = createQueryClient();

/** The app's own header, with credits and the user menu; fetched for who is signed in alone. */
export function AccountHeader() {
  return (
    <QueryClientProvider client={queries}>
      <Router location="/" navigator={documents}>
        <AuthProvider>
          <HeaderOfUser />
          <Toaster durationMs={toastDurationMs} swipeThresholdPx={toastSwipeThresholdPx} />
        </AuthProvider>
      </Router>
    </QueryClientProvider>
  );
}

function HeaderOfUser() {
  const { status, user, signOut } = useAuth();
  return <Header isLoading={status === 'loading'} user={user} onSignOut={() => void signOut()} />;
}
