import { type SessionLimits, sessionBounds } from './sessions/session-age.ts';
import type { Queryable } from './host.ts';

const dayMs = 86_400_000;
const flowStateDays = 2;
const auditDays = 90;
const unconfirmedDays = 7;
const idleGuestDays = 60;

/** Forgets what nobody can use any more: sessions that are over (their API tokens go with them), links that ran out, exchanges never ended, people who never came, old guesses and audit rows. For the `sweep` job. */
export async function sweepIdentity(
  db: Queryable,
  now: Date,
  limits: SessionLimits,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const { refreshedSince, begunSince } = sessionBounds(limits, now);
  await db
    .deleteFrom('identity_session')
    .where((eb) =>
      eb.or([eb('refreshed_at', '<=', refreshedSince), eb('created_at', '<=', begunSince)]),
    )
    .execute();
  await db.deleteFrom('identity_one_time_token').where('expires_at', '<=', now).execute();
  // A flow lives as long as the link that ends it, which is a day.
  await db
    .deleteFrom('identity_provider_state')
    .where('created_at', '<', daysAgo(flowStateDays))
    .execute();
  await db
    .deleteFrom('identity_flow_state')
    .where('created_at', '<', daysAgo(flowStateDays))
    .execute();
  await db.deleteFrom('identity_password_guess').where('last_at', '<', daysAgo(1)).execute();
  await db
    .deleteFrom('identity_sign_up')
    .where('created_at', '<', daysAgo(unconfirmedDays))
    .execute();
  await sweepUnconfirmed(db, daysAgo(unconfirmedDays));
  await sweepIdleGuests(db, daysAgo(idleGuestDays));
  await db.deleteFrom('identity_audit').where('at', '<', daysAgo(auditDays)).execute();
}

/** An address that nobody has confirmed in a week is nobody's; whoever has it may sign up anew. */
async function sweepUnconfirmed(db: Queryable, before: Date): Promise<void> {
  await db
    .deleteFrom('identity_user')
    .where('email_confirmed_at', 'is', null)
    .where('is_anonymous', '=', false)
    .where('created_at', '<', before)
    .where((is) =>
      is.or([is('confirmation_sent_at', 'is', null), is('confirmation_sent_at', '<', before)]),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('identity_sign_up')
            .select('identity_sign_up.id')
            .whereRef('identity_sign_up.user_id', '=', 'identity_user.id'),
        ),
      ),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('identity_session')
            .select('identity_session.id')
            .whereRef('identity_session.user_id', '=', 'identity_user.id'),
        ),
      ),
    )
    .execute();
}

/** Guests whose session nobody has refreshed for as long as the product keeps idle guests; most have never used the product. */
async function sweepIdleGuests(db: Queryable, before: Date): Promise<void> {
  await db
    .deleteFrom('identity_user')
    .where('is_anonymous', '=', true)
    .where('created_at', '<', before)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('identity_session')
            .select('identity_session.id')
            .whereRef('identity_session.user_id', '=', 'identity_user.id')
            .where('identity_session.refreshed_at', '>=', before),
        ),
      ),
    )
    .execute();
}
