import { type Expression, type ExpressionBuilder, type Insertable, sql } from 'kysely';
import type { ContentSort, ShownContentStatus } from '@scenewright/contract/rules/statuses.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import type { Content } from '@scenewright/storyboard/rows.ts';
import type { ContentTable } from '@scenewright/storyboard/tables.ts';
import type { Tables } from '../../database/tables.ts';

export type { Content };

type JsonColumn = 'answers' | 'left_out' | 'music' | 'brand';
/** A content to be made: lists as they are, and none where nothing is said. */
type NewContentRow = Omit<Insertable<ContentTable>, JsonColumn | 'idempotency_key'> &
  Partial<Pick<Content, JsonColumn>>;

/** Lists and objects as their columns take them. */
function toColumns({
  answers,
  left_out: leftOut,
  music,
  brand,
}: Partial<Pick<Content, JsonColumn>>) {
  return {
    ...(answers === undefined ? {} : { answers: JSON.stringify(answers) }),
    ...(leftOut === undefined ? {} : { left_out: JSON.stringify(leftOut) }),
    ...(music === undefined ? {} : { music: music === null ? null : JSON.stringify(music) }),
    ...(brand === undefined ? {} : { brand: brand === null ? null : JSON.stringify(brand) }),
  };
}

/** Inserts a content and gives it; where its key has made one already, in a call at the same time, that one. */
export async function insertContent(
  tx: Tx,
  content: NewContentRow,
  idempotencyKey: string | null = null,
): Promise<Content> {
  const { answers: _answers, left_out: _leftOut, music: _music, brand: _brand, ...plain } = content;
  const inserted = await tx
    .insertInto('content')
    .values({ ...plain, ...toColumns(content), idempotency_key: idempotencyKey })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'idempotency_key'])
        .where('idempotency_key', 'is not', null)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  const kept =
    inserted ??
    (idempotencyKey === null ? undefined : await findByKey(tx, content.account_id, idempotencyKey));
  if (kept === undefined) throw new Error('a content was neither inserted nor there');
  return kept;
}

/** What an account made with this key, deleted or not. */
export async function findByKey(
  tx: Tx,
  accountId: string,
  idempotencyKey: string,
): Promise<Content | undefined> {
  return await tx
    .selectFrom('content')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** The caller's content, locked until the transaction ends: every change of a content or its scenes begins here. */
export async function lockOwnContent(
  tx: Tx,
  contentId: string,
  accountId: string,
): Promise<Content | undefined> {
  const content = await lockOwnContentEvenDeleted(tx, contentId, accountId);
  return content?.deleted_at === null ? content : undefined;
}

export async function lockOwnContentEvenDeleted(
  tx: Tx,
  contentId: string,
  accountId: string,
): Promise<Content | undefined> {
  return await tx
    .selectFrom('content')
    .selectAll()
    .where('id', '=', contentId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** {@link lockOwnContent} for background jobs, which act for the owner. */
export async function lockContent(tx: Tx, contentId: string): Promise<Content | undefined> {
  return await tx
    .selectFrom('content')
    .selectAll()
    .where('id', '=', contentId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function findContent(db: Queryable, contentId: string): Promise<Content | undefined> {
  return await db
    .selectFrom('content')
    .selectAll()
    .where('id', '=', contentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The caller's content, without a lock. */
export async function findOwnContent(
  db: Queryable,
  contentId: string,
  accountId: string,
): Promise<Content | undefined> {
  return await db
    .selectFrom('content')
    .selectAll()
    .where('id', '=', contentId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function updateContent(
  tx: Tx,
  contentId: string,
  change: Partial<Content>,
): Promise<void> {
  const { answers: _answers, left_out: _leftOut, music: _music, brand: _brand, ...plain } = change;
  await tx
    .updateTable('content')
    .set({ ...plain, ...toColumns(change) })
    .where('id', '=', contentId)
    .execute();
}

export async function listTitles(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .select('title')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ title }) => title);
}

export async function deleteContent(tx: Tx, contentId: string): Promise<void> {
  await tx.deleteFrom('content').where('id', '=', contentId).execute();
}

/** Contents deleted before `before` go for good, with everything made for them. */
export async function sweepDeletedContents(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('content').where('deleted_at', '<', before).execute();
}

/** The ids of an account's contents, deleted ones too, locked until the transaction ends. */
export async function lockContentsOf(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('content')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Hands an account's contents and files over to another one. */
export async function adoptContents(tx: Tx, from: string, to: string): Promise<void> {
  await lockContentsOf(tx, from);
  // Keys name requests of the account that is left; both accounts may have used the same one.
  await tx
    .updateTable('content')
    .set({ account_id: to, idempotency_key: null })
    .where('account_id', '=', from)
    .execute();
  await tx.updateTable('asset').set({ account_id: to }).where('account_id', '=', from).execute();
}

/** Contents whose planned time has come, longest first. */
export async function listContentsToRemind(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .select('id')
    .where('remind_at', '<=', now)
    .orderBy('remind_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** A content whose planned time has come; undefined where another process has it, or had it. */
export async function takeContentToRemind(tx: Tx, id: string, now: Date) {
  return await tx
    .selectFrom('content')
    .innerJoin('account', 'account.id', 'content.account_id')
    .select([
      'content.id',
      'content.account_id as accountId',
      'content.title',
      'content.email',
      'content.deleted_at',
      'content.taken_down_at',
      'content.remind_at as remindAt',
      'account.email as accountEmail',
    ])
    .where('content.id', '=', id)
    .where('content.remind_at', '<=', now)
    .forUpdate('content')
    .skipLocked()
    .executeTakeFirst();
}

/** A content of the account's that is not deleted. */
export async function findOwnListed(
  db: Queryable,
  contentId: string,
  accountId: string,
): Promise<Content | undefined> {
  return await db
    .selectFrom('content')
    .selectAll()
    .where('id', '=', contentId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Which of an account's contents are asked for. */
export interface ContentFilter {
  /** Words that title or prompt hold, in any case; blank for all. */
  readonly search: string;
  readonly statuses: readonly ShownContentStatus[];
  readonly now: Date;
}

/** What a person types is text: the signs that `like` gives a meaning lose it. */
const containing = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function matches(
  eb: ExpressionBuilder<Tables, 'content'>,
  { search, statuses, now }: ContentFilter,
) {
  const words = search.trim();
  // A finished content whose date lies ahead is shown as scheduled, any other finished one as completed.
  const isScheduled = eb.and([
    eb('content.status', '=', 'completed'),
    eb('content.scheduled_at', '>', now),
  ]);
  const isPlain = eb.or([
    eb('content.status', '<>', 'completed'),
    eb('content.scheduled_at', 'is', null),
    eb('content.scheduled_at', '<=', now),
  ]);
  const plain = statuses.filter((status) => status !== 'scheduled');
  return eb.and([
    ...(words === ''
      ? []
      : [
          eb.or([
            eb('content.title', 'ilike', containing(words)),
            eb('content.prompt', 'ilike', containing(words)),
          ]),
        ]),
    eb.or([
      ...(statuses.includes('scheduled') ? [isScheduled] : []),
      ...(plain.length > 0 ? [eb.and([eb('content.status', 'in', plain), isPlain])] : []),
    ]),
  ]);
}

const orders: Readonly<
  Record<ContentSort, { readonly by: Expression<unknown>; readonly way: 'asc' | 'desc' }>
> = {
  newest: { by: sql.ref('content.created_at'), way: 'desc' },
  oldest: { by: sql.ref('content.created_at'), way: 'asc' },
  changed: { by: sql.ref('content.updated_at'), way: 'desc' },
  title: { by: sql`lower(content.title)`, way: 'asc' },
};

/** @param page which of them, in which order */
export async function listOwn(
  db: Queryable,
  accountId: string,
  filter: ContentFilter,
  page: { sort: ContentSort; limit: number; offset: number },
): Promise<Content[]> {
  const { by, way } = orders[page.sort];
  return await db
    .selectFrom('content')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('account_id', '=', accountId)
    .where((eb) => matches(eb, filter))
    .orderBy(by, way)
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countOwn(
  db: Queryable,
  accountId: string,
  filter: ContentFilter,
): Promise<number> {
  const { total } = await db
    .selectFrom('content')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where((eb) => matches(eb, filter))
    .executeTakeFirstOrThrow();
  return total;
}
