import { createContext, use } from 'react';
import type { Profile } from '@scenewright/contract/schemas/auth.ts';
import type { Identity } from './identity.ts';

/** `leaving` is the moment between Log out and the landing page. */
export type AuthStatus = 'loading' | 'signed-in' | 'signed-out' | 'leaving';

export interface Auth {
  readonly status: AuthStatus;
  readonly user: Profile | null;
  readonly identity: Identity;
  /** Ends the session and opens the landing page. */
  readonly signOut: () => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

/** The session and the ways in and out of it. Throws outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
