import { type SessionLimits, sessionBounds } from './sessions/session-age.ts';
import type { Queryable } from '../../../database/database.ts';

const dayMs = 86_400_000;
const flowStateDays = 2;
const auditDays = 90;

/** Forgets what nobody can use any more: sessions that are over (their API tokens go with them), links that ran out, exchanges never ended, old throttles and audit rows. For the `sweep` job. */
export async function sweepIdentity(db: Queryable, now: Date, limits: SessionLimits): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const { refreshedSince, begunSince } = sessionBounds(limits, now);
  await db.deleteFrom('identity_session').where((eb) => eb.or([eb('refreshed_at', '<=', refreshedSince), eb('created_at', '<=', begunSince)])).execute();
  await db.deleteFrom('identity_one_time_token').where('expires_at', '<=', now).execute();
  // A flow lives as long as the link that ends it, which is a day.
  await db.deleteFrom('identity_provider_state').where('created_at', '<', daysAgo(flowStateDays)).execute();
  await db.deleteFrom('identity_flow_state').where('created_at', '<', daysAgo(flowStateDays)).execute();
  await db.deleteFrom('identity_mail_throttle').where('last_sent_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('identity_mail_quota').where('window_started_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('identity_audit').where('at', '<', daysAgo(auditDays)).execute();
}
