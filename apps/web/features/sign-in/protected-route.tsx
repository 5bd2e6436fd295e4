import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { LoadingPage } from '../frame/loading-page.tsx';
import { askToSignIn } from './ask-to-sign-in.ts';
import { useAuth } from './auth-context.tsx';

/** Lets signed-in users (guests too) through; sends everyone else to /auth, which brings them back afterwards. */
export function ProtectedRoute() {
  const { status } = useAuth();
  if (status === 'signed-in') return <Outlet />;
  return (
    <>
      {status === 'signed-out' && <ToSignIn />}
      <LoadingPage />
    </>
  );
}

function ToSignIn() {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    askToSignIn();
    void navigate('/auth', { replace: true, state: { from: location } });
    // Once for this visit: the location changes while the navigation runs.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
