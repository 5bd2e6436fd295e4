import type { Queryable } from '../host.ts';
import { findUser } from './user.repository.ts';

/** What is kept of a person here, without anything that would sign somebody in. Null: nobody has this id. */
export async function readPersonRecord(
  db: Queryable,
  id: string,
): Promise<Record<string, unknown> | null> {
  const user = await findUser(db, id);
  if (user === null) return null;
  const {
    email,
    new_email,
    user_metadata,
    email_confirmed_at,
    last_sign_in_at,
    banned_until,
    created_at,
    updated_at,
    password_hash,
    identities,
  } = user;
  const sessions = await db
    .selectFrom('identity_session')
    .select(['id', 'method', 'created_at', 'refreshed_at'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
  const events = await db
    .selectFrom('identity_audit')
    .select(['at', 'action', 'address'])
    .where('user_id', '=', id)
    .orderBy('at')
    .execute();
  return {
    id,
    email,
    new_email,
    user_metadata,
    email_confirmed_at,
    last_sign_in_at,
    banned_until,
    created_at,
    updated_at,
    has_password: password_hash !== null,
    identities,
    sessions,
    events,
  };
}
