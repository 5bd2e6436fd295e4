import { useSyncExternalStore } from 'react';
import { getSession, type Session, subscribeToSession } from './session.ts';

/** The session of this browser, kept up to date across tabs; null when signed out. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, getSession, () => null);
}
