import { QueryClientProvider } from '@tanstack/react-query';
import { createPath, type Navigator, Router, type To } from 'react-router';
import { toastDurationMs, toastSwipeThresholdPx } from '@scenewright/contract/rules/limits.ts';
import { pageQueries } from '../api/queries/page-queries.ts';
import { Header } from '../features/frame/header.tsx';
import { useAuth } from '../features/sign-in/auth-context.tsx';
import { AuthProvider } from '../features/sign-in/auth-provider.tsx';
import { returnPathOf } from '../features/sign-in/return-path.ts';
import { Notifications } from '../ui/notifications.tsx';
import '../ui/theme.css';

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** From this page every route is another document: the app's. */
const documents: Navigator = {
  createHref: hrefOf,
  go: (delta) => history.go(delta),
  push: (to) => location.assign(hrefOf(to)),
  replace: (to, state) => location.replace(withReturnPath(hrefOf(to), state)),
};

/** The app's own header, with credits and the user menu, and its notifications; fetched for who is signed in alone. */
export function AccountHeader() {
  return (
    <QueryClientProvider client={pageQueries}>
      <Router location={location.pathname + location.search} navigator={documents}>
        <AuthProvider>
          <HeaderOfUser />
          <Notifications durationMs={toastDurationMs} swipeThresholdPx={toastSwipeThresholdPx} />
        </AuthProvider>
      </Router>
    </QueryClientProvider>
  );
}

function HeaderOfUser() {
  const { status, user, signOut } = useAuth();
  return <Header isLoading={status === 'loading'} user={user} onSignOut={() => void signOut()} />;
}

/** Another document is not handed the route's state: where one comes from rides in the address. The landing page is nowhere to come back to. */
function withReturnPath(href: string, state: unknown): string {
  const path = returnPathOf({ state, search: '' });
  return path === null || path === '/' ? href : `${href}?redirect=${encodeURIComponent(path)}`;
}
