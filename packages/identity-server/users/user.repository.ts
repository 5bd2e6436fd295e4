import { randomUUID } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import type { Queryable, Tx } from '../host.ts';
import type { IdentityIdentityTable, IdentityUserTable } from '../tables.ts';
import { emailExists } from '../auth-error.ts';
import { saveIdentity } from './identity.repository.ts';

export type UserIdentity = Selectable<IdentityIdentityTable>;

/** A user with the ways they may sign in, oldest first. */
export interface User extends Selectable<IdentityUserTable> {
  readonly identities: readonly UserIdentity[];
}

/** PostgreSQL's code for a second row with a unique key. */
const uniqueViolation = '23505';

type Metadata = Record<string, unknown>;

/** No user has it. */
export const nobodysId = '00000000-0000-0000-0000-000000000000';

async function withIdentities(
  db: Queryable,
  row: Selectable<IdentityUserTable> | undefined,
): Promise<User | null> {
  // Asked for nobody, too: how long an answer takes must not tell who has an account.
  const identities = await db
    .selectFrom('identity_identity')
    .selectAll()
    .where('user_id', '=', row?.id ?? nobodysId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return row === undefined ? null : { ...row, identities };
}

export async function findUser(db: Queryable, id: string): Promise<User | null> {
  return await withIdentities(
    db,
    await db.selectFrom('identity_user').selectAll().where('id', '=', id).executeTakeFirst(),
  );
}

/** The user as they are now, held until the transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<User | null> {
  return await withIdentities(
    tx,
    await tx
      .selectFrom('identity_user')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  );
}

/** @param email in lower case */
export async function findUserByEmail(db: Queryable, email: string): Promise<User | null> {
  return await withIdentities(
    db,
    await db.selectFrom('identity_user').selectAll().where('email', '=', email).executeTakeFirst(),
  );
}

/** Who waits to have this address confirmed; of several, the one who asked last. */
export async function findUserByNewEmail(db: Queryable, newEmail: string): Promise<User | null> {
  const row = await db
    .selectFrom('identity_user')
    .selectAll()
    .where('new_email', '=', newEmail)
    .orderBy('email_change_sent_at', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  return await withIdentities(db, row);
}

interface NewUser {
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly confirmed: boolean;
  /** False for who came with an account elsewhere: the address is known, but is no way to sign in. */
  readonly byEmail?: boolean;
  readonly metadata: Metadata;
  readonly now: Date;
}

/** Makes a user; without an address, an anonymous one. @returns null when the address is taken */
export async function insertUser(
  tx: Tx,
  { email, passwordHash, confirmed, byEmail = true, metadata, now }: NewUser,
): Promise<User | null> {
  const row = await tx
    .insertInto('identity_user')
    .values({
      id: randomUUID(),
      email,
      password_hash: passwordHash,
      email_confirmed_at: confirmed ? now : null,
      is_anonymous: email === null,
      user_metadata: JSON.stringify(metadata),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  if (email !== null && byEmail)
    await upsertEmailIdentity(tx, { userId: row.id, email, verified: confirmed, now });
  return await withIdentities(tx, row);
}

/** Makes a user who stands for nobody, for as long as a transaction: with an address, and no way to sign in. */
export async function insertPassingUser(
  tx: Tx,
  email: string,
  now: Date,
): Promise<User & { readonly email: string }> {
  const row = await tx
    .insertInto('identity_user')
    .values({
      id: randomUUID(),
      email,
      is_anonymous: false,
      user_metadata: '{}',
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, email, identities: [] };
}

/** Makes signing in by e-mail one of the user's identities, or brings its address up to date. */
export async function upsertEmailIdentity(
  tx: Tx,
  { userId, email, verified, now }: { userId: string; email: string; verified: boolean; now: Date },
): Promise<void> {
  await saveIdentity(tx, {
    id: randomUUID(),
    userId,
    provider: 'email',
    subject: userId,
    data: { sub: userId, email, email_verified: verified, phone_verified: false },
    now,
  });
}

export type UserChanges = Omit<
  Updateable<IdentityUserTable>,
  'id' | 'user_metadata' | 'app_metadata' | 'updated_at'
> & { readonly user_metadata?: Metadata; readonly app_metadata?: Metadata };

/** Looked up before, an address can still be taken in the middle of a request: the table's unique key is what decides. */
function isTakenAddress(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === uniqueViolation &&
    'constraint' in error &&
    error.constraint === 'identity_user_email_key'
  );
}

/** Changes a user and returns them as they are then. @throws AuthError email_exists */
export async function updateUser(
  tx: Tx,
  id: string,
  { user_metadata, app_metadata, ...changes }: UserChanges,
  now: Date,
): Promise<User> {
  const row = await tx
    .updateTable('identity_user')
    .set({
      ...changes,
      ...(user_metadata === undefined ? {} : { user_metadata: JSON.stringify(user_metadata) }),
      ...(app_metadata === undefined ? {} : { app_metadata: JSON.stringify(app_metadata) }),
      updated_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw isTakenAddress(error) ? emailExists() : error;
    });
  return { ...row, identities: (await withIdentities(tx, row))?.identities ?? [] };
}

/** Deletes a user with their identities, sessions and links. @returns whether there was one */
export async function deleteUser(tx: Tx, id: string): Promise<boolean> {
  return (
    (await tx
      .deleteFrom('identity_user')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}

/** Notes that the user signed in through one of their identities; anonymous users have none. */
export async function markSignedIn(tx: Tx, id: string, provider: string, now: Date): Promise<User> {
  await tx
    .updateTable('identity_identity')
    .set({ last_sign_in_at: now })
    .where('user_id', '=', id)
    .where('provider', '=', provider)
    .execute();
  return await updateUser(tx, id, { last_sign_in_at: now }, now);
}
