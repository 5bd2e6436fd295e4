import type { login, Profile } from '@scenewright/contract/schemas/auth.ts';
import type { ReplyOf } from '@scenewright/contract/schemas/call.ts';
import { tokenEarlyExpiryMs } from '@scenewright/contract/rules/limits.ts';
import { handOverWizardDraft } from './wizard-draft-key.ts';

/** The API session of this browser: the API's own token and whom it belongs to. */
export interface Session {
  readonly token: string;
  /** When the server stops taking the token, in ms since the epoch. */
  readonly expiresAtMs: number;
  readonly profile: Profile;
}

/** Local-storage keys (AUTH-14). */
export const tokenKey = 'token';
export const profileKey = 'userProfile';

/** The profile as stored: the token's expiry rides along so that no third key is needed. */
type StoredProfile = Profile & { readonly token_expires_at: string };

const listeners = new Set<() => void>();
let cached:
  | {
      readonly token: string | null;
      readonly profile: string | null;
      readonly session: Session | null;
    }
  | undefined;

/** The session, or null. The same object until what is stored changes, so it can be a snapshot for React. */
export function getSession(): Session | null {
  const token = localStorage.getItem(tokenKey);
  const profile = localStorage.getItem(profileKey);
  if (cached === undefined || cached.token !== token || cached.profile !== profile) {
    cached = { token, profile, session: readSession(token, profile) };
  }
  return cached.session;
}

/** Keeps what the exchange at /auth/login answered. */
export function keepSession(reply: ReplyOf<typeof login>): void {
  const before = getSession()?.profile;
  if (before?.is_guest === true && !reply.profile.is_guest)
    handOverWizardDraft(before.userId, reply.profile.userId);
  localStorage.setItem(tokenKey, reply.access_token);
  storeProfile(reply.profile, reply.expires_at);
  notifySubscribers();
}

/** Replaces the profile of the session, for example after the name was edited. Does nothing when signed out. */
export function keepProfile(profile: Profile): void {
  const session = getSession();
  if (session === null) return;
  storeProfile(profile, new Date(session.expiresAtMs).toISOString());
  notifySubscribers();
}

/** Forgets the session, in every tab of this browser. */
export function clearSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(profileKey);
  notifySubscribers();
}

/** Calls back after each change, from this tab or another; returns what stops it. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}

/** Whether the token may still be used: it counts as expired five minutes early (AUTH-15). */
export function isTokenFresh(session: Session, nowMs: number): boolean {
  return nowMs < session.expiresAtMs - tokenEarlyExpiryMs;
}

function storeProfile(profile: Profile, expiresAt: string): void {
  const stored: StoredProfile = { ...profile, token_expires_at: expiresAt };
  localStorage.setItem(profileKey, JSON.stringify(stored));
}

function readSession(token: string | null, profileJson: string | null): Session | null {
  const stored = parseProfile(profileJson);
  if (token === null || token === '' || stored === null) return null;
  const { token_expires_at: expiresAt, ...profile } = stored;
  return { token, expiresAtMs: Date.parse(expiresAt), profile };
}

/**
 * Storage is the user's to edit and may hold what an older version wrote: anything unreadable counts as signed out. Checked by
 * hand: the prerendered pages ask it, too, and a schema library would be a tenth of what they may weigh.
 */
function parseProfile(json: string | null): StoredProfile | null {
  if (json === null) return null;
  try {
    const value: unknown = JSON.parse(json);
    return isStoredProfile(value) ? value : null;
  } catch {
    return null;
  }
}

function isStoredProfile(value: unknown): value is StoredProfile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    typeof value.userId === 'string' &&
    'email' in value &&
    typeof value.email === 'string' &&
    'name' in value &&
    (value.name === null || typeof value.name === 'string') &&
    'is_guest' in value &&
    typeof value.is_guest === 'boolean' &&
    'token_expires_at' in value &&
    typeof value.token_expires_at === 'string' &&
    !Number.isNaN(Date.parse(value.token_expires_at))
  );
}

function onStorage(event: StorageEvent): void {
  // A null key is localStorage.clear().
  if (event.key === null || event.key === tokenKey || event.key === profileKey) notifySubscribers();
}

/** A page that Back brings back was not told while it was away. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) notifySubscribers();
}

function notifySubscribers(): void {
  for (const listener of listeners) listener();
}
