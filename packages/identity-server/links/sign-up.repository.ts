import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../host.ts';
import type { IdentitySignUpTable } from '../tables.ts';

/** What one sign-up brought, waiting for its own link to be opened by the browser that began it. */
export type PendingSignUp = Selectable<IdentitySignUpTable>;

interface NewSignUp {
  readonly userId: string;
  readonly passwordHash: string | null;
  readonly metadata: Record<string, unknown>;
  /** Null: nobody can show that it was them, so what it brought can never be activated. */
  readonly codeChallenge: string | null;
  readonly now: Date;
}

/** @returns its id */
export async function insertSignUp(
  tx: Tx,
  { userId, passwordHash, metadata, codeChallenge, now }: NewSignUp,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('identity_sign_up')
    .values({
      id,
      user_id: userId,
      password_hash: passwordHash,
      user_metadata: JSON.stringify(metadata),
      code_challenge: codeChallenge,
      created_at: now,
    })
    .execute();
  return id;
}

/** The newest sign-up of a user that nobody has confirmed; by its challenge, if one is given. */
export async function findSignUp(
  db: Queryable,
  userId: string,
  codeChallenge?: string | null,
): Promise<PendingSignUp | null> {
  const ofUser = db.selectFrom('identity_sign_up').selectAll().where('user_id', '=', userId);
  const asked =
    codeChallenge === undefined ? ofUser : ofUser.where('code_challenge', '=', codeChallenge);
  return (await asked.orderBy('created_at', 'desc').limit(1).executeTakeFirst()) ?? null;
}

/** Lays a name aside, to be put in force with what the sign-up brought. */
export async function setSignUpMetadata(
  tx: Tx,
  id: string,
  metadata: Record<string, unknown>,
): Promise<void> {
  await tx
    .updateTable('identity_sign_up')
    .set({ user_metadata: JSON.stringify(metadata) })
    .where('id', '=', id)
    .execute();
}

/** Takes a sign-up out of the world: whatever follows, it can be activated no second time. */
export async function takeSignUp(db: Queryable, id: string): Promise<PendingSignUp | null> {
  return (
    (await db
      .deleteFrom('identity_sign_up')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()) ?? null
  );
}

/** Makes all that sign-ups of an address brought void, with their links. @param keptId the one that stays, if any */
export async function voidSignUpsOf(tx: Tx, userId: string, keptId: string | null): Promise<void> {
  const all = tx.deleteFrom('identity_sign_up').where('user_id', '=', userId);
  await (keptId === null ? all : all.where('id', '<>', keptId)).execute();
}
