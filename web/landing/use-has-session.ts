import { useSyncExternalStore } from 'react';
import { getSession, subscribeToSession } from '../api/session.ts';

/** Whether someone is signed in in this browser; false in the prerendered page, which is everyone's. */
export function useHasSession(): boolean {
  return useSyncExternalStore(subscribeToSession, () => getSession() !== null, () => false);
}
