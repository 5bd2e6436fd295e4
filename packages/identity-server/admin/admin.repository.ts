import type { Queryable } from '../host.ts';
import { findUser, type User } from '../users/user.repository.ts';

/** One page of all users, newest first, and how many there are. */
export async function listUsers(
  db: Queryable,
  page: { limit: number; offset: number },
): Promise<{ users: User[]; total: number }> {
  const { total } = await db
    .selectFrom('identity_user')
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const ids = await db
    .selectFrom('identity_user')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const users: User[] = [];
  for (const { id } of ids) {
    const user = await findUser(db, id);
    if (user !== null) users.push(user);
  }
  return { users, total: Number(total) };
}
