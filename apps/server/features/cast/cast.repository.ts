import type { Selectable } from 'kysely';
import { nameKey } from '@scenewright/contract/rules/cast.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import type { CastMemberTable } from '../../database/tables.ts';
import type { CastMark } from '@scenewright/storyboard/cast-marks.ts';

export type CastRow = Selectable<CastMemberTable>;

/** An account's members, by name. */
export async function listMembers(db: Queryable, accountId: string): Promise<CastRow[]> {
  return await db
    .selectFrom('cast_member')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('name_key')
    .execute();
}

/** What pictures of a content are compared with: the members of its account; null once its storyboard can change no more. */
export async function listMembersFor(db: Queryable, contentId: string): Promise<CastMark[] | null> {
  const rows = await db
    .selectFrom('content')
    .leftJoin('cast_member', (join) =>
      join
        .onRef('cast_member.account_id', '=', 'content.account_id')
        .on('cast_member.deleted_at', 'is', null),
    )
    .select(['content.status', 'cast_member.id', 'cast_member.name', 'cast_member.digest'])
    .where('content.id', '=', contentId)
    .orderBy('cast_member.name_key')
    .execute();
  if (rows.some(({ status }) => status === 'processing' || status === 'completed')) return null;
  return rows.flatMap(({ id, name, digest }) =>
    id === null || name === null || digest === null ? [] : [{ id, name, digest }],
  );
}

/** A member of this account, deleted or not. */
export async function findMember(
  db: Queryable,
  id: string,
  accountId: string,
): Promise<CastRow | undefined> {
  return await db
    .selectFrom('cast_member')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Holds the account until the transaction ends: its members are counted, and their names compared, one change at a time. */
export async function lockCast(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
}

export async function insertMember(tx: Tx, member: CastRow): Promise<void> {
  await tx
    .insertInto('cast_member')
    .values({ ...member, appearance: JSON.stringify(member.appearance) })
    .execute();
}

export async function updateMember(
  tx: Tx,
  id: string,
  { appearance, ...change }: Partial<CastRow>,
): Promise<void> {
  await tx
    .updateTable('cast_member')
    .set({
      ...change,
      ...(appearance === undefined ? {} : { appearance: JSON.stringify(appearance) }),
    })
    .where('id', '=', id)
    .execute();
}

/** The contents of an account whose storyboards may still change, newest first. */
export async function listOpenContents(
  db: Queryable,
  accountId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .select('id')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['draft', 'awaiting_compilation', 'failed'])
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Members deleted before `before` go for good. */
export async function sweepDeletedMembers(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('cast_member').where('deleted_at', '<', before).execute();
}

/** Hands a guest's members over to the account they signed up for; where a name is taken there, theirs gets a number. */
export async function adoptMembers(tx: Tx, from: string, to: string): Promise<void> {
  await lockCast(tx, to);
  const taken = new Set((await listMembers(tx, to)).map(({ name_key: key }) => key));
  for (const { id, name } of await listMembers(tx, from)) {
    let [free, number] = [name, 2];
    for (; taken.has(nameKey(free)); number += 1) free = `${name.slice(0, 36)} ${number}`;
    taken.add(nameKey(free));
    await updateMember(tx, id, { account_id: to, name: free, name_key: nameKey(free) });
  }
}
