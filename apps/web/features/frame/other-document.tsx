import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LoadingPage } from './loading-page.tsx';

/** A page that is no part of the app: loads its document in the app's place, with what else the address says. */
export function OtherDocument({ path }: { path: string }) {
  const { search, hash } = useLocation();
  useEffect(() => location.replace(path + search + hash), [path, search, hash]);
  return <LoadingPage />;
}
