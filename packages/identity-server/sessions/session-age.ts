import type { EmbeddedIdentitySettings } from '../settings.ts';

/** How long a session lives: without a refresh, and in all. */
export type SessionLimits = Pick<EmbeddedIdentitySettings, 'sessionIdleDays' | 'sessionMaxDays'>;

const dayMs = 86_400_000;

/** Sessions from before either moment are over. */
export function sessionBounds(
  { sessionIdleDays, sessionMaxDays }: SessionLimits,
  now: Date,
): { refreshedSince: Date; begunSince: Date } {
  return {
    refreshedSince: new Date(now.getTime() - sessionIdleDays * dayMs),
    begunSince: new Date(now.getTime() - sessionMaxDays * dayMs),
  };
}

/** What has ended a session by itself; null while it lives. */
export function agedBy(
  session: { readonly refreshed_at: Date; readonly created_at: Date },
  limits: SessionLimits,
  now: Date,
): 'silence' | 'age' | null {
  const { refreshedSince, begunSince } = sessionBounds(limits, now);
  if (session.created_at <= begunSince) return 'age';
  return session.refreshed_at <= refreshedSince ? 'silence' : null;
}
