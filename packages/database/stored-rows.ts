import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';

/*
 * Rows as text, whatever their table: what a backup keeps. PostgreSQL writes every type as text that it reads back as the
 * same value, so rows of one engine can be put into the other.
 */

export interface StoredTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

const rowsAtOnce = 200;

/** Text that means the same in every session. */
async function settleTextForms<Tables>(tx: Transaction<Tables>): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "bytea_output = 'hex'",
    'extra_float_digits = 1',
  ])
    await sql.raw(`set local ${setting}`).execute(tx);
}

/** Makes a transaction see the database as it is at its first query, and nothing that others commit later. */
export async function beginSnapshot<Tables>(tx: Transaction<Tables>): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx);
  await settleTextForms(tx);
}

/** The tables with the columns that can be written; the migrator's own tables are not among them. */
export async function listStoredTables<Tables>(db: Kysely<Tables>): Promise<StoredTable[]> {
  const { rows } = await sql<{ name: string; columns: StoredTable['columns'] }>`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname not like 'kysely\\_%'
    group by c.relname order by c.relname`.execute(db);
  return rows;
}

/** Reads whatever a query finds, some at a time. @param query selects one column of text, `row` */
export async function* readByCursor<Tables>(
  tx: Transaction<Tables>,
  query: RawBuilder<{ row: string }>,
): AsyncGenerator<string[]> {
  await sql`declare stored_rows no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{
      row: string;
    }>`fetch ${sql.lit(rowsAtOnce)} from stored_rows`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close stored_rows`.execute(tx);
}

/** Every row of a table as a JSON list of its values' text, in the order of its columns. */
export function readStoredRows<Tables>(
  tx: Transaction<Tables>,
  { name, columns }: StoredTable,
): AsyncGenerator<string[]> {
  const values = columns.map((column) => sql`${sql.ref(column.name)}::text`);
  return readByCursor(
    tx,
    sql<{
      row: string;
    }>`select to_json(array[${sql.join(values)}])::text as row from ${sql.table(name)}`,
  );
}

/**
 * Writes rows as they were read.
 * @param columns the columns that the rows have values for, in the rows' order
 * @param rows a JSON list of rows
 */
export async function writeStoredRows<Tables>(
  tx: Transaction<Tables>,
  table: string,
  columns: StoredTable['columns'],
  rows: string,
): Promise<void> {
  const names = columns.map(({ name }) => sql.ref(name));
  const values = columns.map(
    ({ type }, index) => sql`(entry ->> ${sql.lit(index)})::${sql.raw(type)}`,
  );
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from json_array_elements(${rows}::text::json) as stored (entry)`.execute(
    tx,
  );
}

/** What each sequence handed out last, as text; null where it has not been used. */
export async function readSequences<Tables>(
  tx: Transaction<Tables>,
): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string; value: string | null }>`
    select sequencename as name, last_value::text as value from pg_sequences where schemaname = current_schema()`.execute(
    tx,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Lets each sequence go on after what it handed out; what is no sequence here is left out. */
export async function writeSequences<Tables>(
  tx: Transaction<Tables>,
  values: Readonly<Record<string, string | null>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values))
    if (value !== null)
      await sql`select setval(format('%I.%I', schemaname, sequencename)::regclass, ${value}::bigint)
        from pg_sequences where schemaname = current_schema() and sequencename = ${name}`.execute(
        tx,
      );
}

/**
 * Lets `work` write rows in any order, whatever refers to what; all references are checked when it is done.
 * For a database of one's own in one transaction: it changes how the foreign keys are declared, and changes them back.
 */
export async function withReferencesCheckedLast<Tables>(
  tx: Transaction<Tables>,
  work: () => Promise<void>,
): Promise<void> {
  await settleTextForms(tx);
  const { rows: keys } = await sql<{ table: string; name: string }>`
    select c.relname as table, k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and not k.condeferrable and k.connamespace = current_schema()::regnamespace`.execute(
    tx,
  );
  for (const { table, name } of keys)
    await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} deferrable initially deferred`.execute(
      tx,
    );
  await work();
  await sql`set constraints all immediate`.execute(tx);
  for (const { table, name } of keys)
    await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} not deferrable`.execute(
      tx,
    );
}

/** Whether nobody has made anything in the database yet: no table, view or sequence but the system's and its extensions'. */
export async function isUntouched<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
      and n.nspname not like 'pg\\_toast%' and n.nspname not like 'pg\\_temp%'
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
    limit 1`.execute(db);
  return rows.length === 0;
}
