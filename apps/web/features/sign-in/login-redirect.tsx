import { Navigate, useLocation } from 'react-router';

/** /login is an old name of /auth; where the visitor came from goes along. */
export default function LoginRedirect() {
  const { state, search } = useLocation();
  return <Navigate to={{ pathname: '/auth', search }} state={state} replace />;
}
