import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Whether a row gets a value where none is given. */
  readonly filled: boolean;
}

/** What a row must satisfy: a constraint, or a unique index without one. */
interface Rule {
  readonly table: string;
  readonly name: string;
  readonly kind: 'check' | 'foreign' | 'unique' | 'exclude';
  readonly columns: readonly string[];
  readonly definition: string;
  /** Of a foreign key: the table it points to, and whether a row that is pointed to cannot be deleted. */
  readonly target: string | null;
  readonly forbids: boolean;
}

interface Trigger {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** What of a database's schema the statements of a process rely on. */
export interface SchemaDescription {
  readonly columns: readonly Column[];
  readonly rules: readonly Rule[];
  readonly triggers: readonly Trigger[];
}

/** Reads the schema `public` without the list of migrations itself. */
export async function describeSchema(db: Queryable): Promise<SchemaDescription> {
  const columns = await sql<Column>`
    select relname as table, attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required,
      atthasdef or attidentity <> '' as filled
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped
      and relname not like 'kysely%'
    order by relname, attname`.execute(db);
  const rules = await sql<Rule>`
    select relname as table, conname as name,
      case contype when 'c' then 'check' when 'f' then 'foreign' when 'x' then 'exclude' else 'unique' end as kind,
      pg_get_constraintdef(pg_constraint.oid) as definition, confrelid::regclass::text as target,
      contype = 'f' and confdeltype in ('a', 'r') as forbids,
      coalesce((select json_agg(attname order by attname) from pg_attribute where attrelid = conrelid and attnum = any(conkey)), '[]') as columns
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where relnamespace = 'public'::regnamespace and relname not like 'kysely%' and contype in ('c', 'f', 'x', 'p', 'u')
    union all
    select tables.relname, indexes.relname, 'unique', pg_get_indexdef(indexrelid), null, false,
      coalesce((select json_agg(attname order by attname) from pg_attribute where attrelid = indrelid and attnum = any(indkey)), '[]')::json
    from pg_index join pg_class indexes on indexes.oid = indexrelid join pg_class tables on tables.oid = indrelid
    where tables.relnamespace = 'public'::regnamespace and indisunique and tables.relname not like 'kysely%'
      and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`.execute(
    db,
  );
  const triggers = await sql<Trigger>`
    select relname as table, tgname as name,
      pg_get_triggerdef(pg_trigger.oid) || pg_get_functiondef(tgfoid) as definition
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal`.execute(db);
  return { columns: columns.rows, rules: rules.rows, triggers: triggers.rows };
}

const nameOf = ({ table, name }: { readonly table: string; readonly name: string }) =>
  `${table}.${name}`;

function findColumnFaults(before: SchemaDescription, after: SchemaDescription): string[] {
  const later = new Map(after.columns.map((column) => [nameOf(column), column]));
  const oldTables = new Set(before.columns.map(({ table }) => table));
  const known = new Set(before.columns.map(nameOf));
  const changed = before.columns.flatMap((column) => {
    const now = later.get(nameOf(column));
    if (now === undefined) return `${nameOf(column)} is gone`;
    if (now.type !== column.type)
      return `${nameOf(column)} is ${now.type}, no longer ${column.type}`;
    if (now.required && !column.required) return `${nameOf(column)} may not be null any more`;
    return column.filled && column.required && !now.filled
      ? `${nameOf(column)} has no default any more`
      : [];
  });
  const added = after.columns
    .filter((column) => oldTables.has(column.table) && !known.has(nameOf(column)))
    .filter(({ required, filled }) => required && !filled)
    .map((column) => `${nameOf(column)} is new, may not be null and has no default`);
  return [...changed, ...added];
}

function findRuleFaults(before: SchemaDescription, after: SchemaDescription): string[] {
  const oldTables = new Set(before.columns.map(({ table }) => table));
  const oldColumns = new Set(before.columns.map(nameOf));
  const keyOf = ({ table, kind, definition }: Rule) => `${table} ${kind} ${definition}`;
  const [then, now] = [before, after].map(({ rules }) => new Set(rules.map(keyOf)));
  const filled = new Set(after.columns.filter((column) => column.filled).map(nameOf));
  /** Whether rows of a process that does not know the rule's columns satisfy it: they are null. */
  const isOfNewColumns = ({ table, columns }: Rule) =>
    columns.length > 0 &&
    columns.every((name) => {
      const column = nameOf({ table, name });
      return !oldColumns.has(column) && !filled.has(column);
    });
  const stricter = after.rules
    .filter((rule) => oldTables.has(rule.table) && then?.has(keyOf(rule)) === false)
    .filter((rule) => !isOfNewColumns(rule))
    .map((rule) => `${nameOf(rule)} is a new rule for rows that are there: ${rule.definition}`);
  // Statements that insert or update name what may not be there twice.
  const missing = before.rules
    .filter((rule) => rule.kind === 'unique' && now?.has(keyOf(rule)) === false)
    .map((rule) => `${nameOf(rule)} is gone: ${rule.definition}`);
  const holding = after.rules
    .filter(({ table, target, forbids }) => forbids && !oldTables.has(table) && target !== null)
    .filter(({ target }) => oldTables.has(target ?? ''))
    .map((rule) => `${nameOf(rule)} keeps rows of ${rule.target} from being deleted`);
  return [...stricter, ...missing, ...holding];
}

/**
 * What of a later schema breaks a process that knows the earlier one and goes on working: it writes no column it does not know,
 * and deletes as ever.
 * @returns a sentence for each; none where everything was only added
 */
export function findFaultsForOldProcess(
  before: SchemaDescription,
  after: SchemaDescription,
): string[] {
  const oldTables = new Set(before.columns.map(({ table }) => table));
  const known = new Set(before.triggers.map(({ table, definition }) => `${table} ${definition}`));
  const triggers = after.triggers
    .filter(({ table, definition }) => oldTables.has(table) && !known.has(`${table} ${definition}`))
    .map((trigger) => `${nameOf(trigger)} is a new or changed trigger`);
  return [...findColumnFaults(before, after), ...findRuleFaults(before, after), ...triggers];
}
