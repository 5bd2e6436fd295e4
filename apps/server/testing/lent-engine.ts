import type { PGlite } from '@electric-sql/pglite';
import { databaseOn } from '@scenewright/database/embedded.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../database/embedded.ts';
import type { Tables } from '../database/tables.ts';
import { EmbeddedCopy } from './embedded-copy.ts';

/** An engine of this process with its empty database, and what that holds nevertheless: the migrations that were made, kinds of jobs. */
interface Engine {
  readonly database: EmbeddedDatabase;
  readonly tables: readonly string[];
  /** Of those, the ones with rows, of which the engine keeps a copy under the same name in quotation marks. */
  readonly filled: readonly string[];
  uses: number;
}

/** Engines that nobody uses. */
const free: Engine[] = [];
/** Rows that were deleted stay in their files until then. */
const usesBetweenVacuums = 10;

/** What changes more than rows: an engine that was told so is not lent again. */
const otherThanRows = /(?:^|;)\s*(?:alter|cluster|create|drop|set(?!\s+local)|vacuum)\b/iu;

async function namesIn(pglite: PGlite, query: string): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

const findFilled = (pglite: PGlite, tables: readonly string[]): Promise<string[]> =>
  namesIn(
    pglite,
    tables
      .map((table) => `select '${table}' as name where exists (select from ${table})`)
      .join(' union all '),
  );

async function makeEngine(emptyDatabaseFolder: string): Promise<Engine> {
  const database = await openEmbeddedDatabase(new EmbeddedCopy(emptyDatabaseFolder));
  const { pglite } = database;
  const tables = await namesIn(
    pglite,
    `select relnamespace::regnamespace || '.' || quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'pgboss')`,
  );
  const filled = await findFilled(pglite, tables);
  await pglite.exec(
    filled.map((table) => `create temp table "${table}" as table ${table};`).join('') +
      `create temp table numbers as select seqrelid as id,
         coalesce(pg_sequence_last_value(seqrelid), seqstart) as last,
         pg_sequence_last_value(seqrelid) is not null as is_taken from pg_sequence;`,
  );
  return { database, tables, filled, uses: 0 };
}

/** Brings an engine back to where it began, by the tables that have rows. Waits for a transaction that is open. */
async function empty({ database: { pglite }, tables, filled, uses }: Engine): Promise<void> {
  const written = new Set([...(await findFilled(pglite, tables)), ...filled]);
  await pglite.exec(
    [
      'begin',
      // All go at once, so no row is left that another one would miss.
      'set local session_replication_role = replica',
      ...[...written].map((table) => `delete from ${table}`),
      ...filled.map((table) => `insert into ${table} select * from "${table}"`),
      'select setval(id, last, is_taken) from numbers',
      'commit',
      'select pg_advisory_unlock_all()',
    ].join(';'),
  );
  if (uses % usesBetweenVacuums === 0) await pglite.exec('vacuum');
}

type Asked = Pick<PGlite, 'query' | 'exec'>;

/** The same, but for what is named here. */
const withOwn = <T extends object>(whole: T, own: Partial<T>): T =>
  new Proxy(whole, {
    get(target, name) {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** The same for whoever uses an engine, with a look at each text before it is asked. */
const looking = <T extends Asked>(asked: T, look: (text: string) => void): Asked => ({
  async query(text, ...rest) {
    look(text);
    return await asked.query(text, ...rest);
  },
  async exec(text, ...rest) {
    look(text);
    return await asked.exec(text, ...rest);
  },
});

/** An engine as its user has it: once they closed it, it answers them nothing any more, and is emptied for the next. */
function lend(engine: Engine): PGlite {
  const { pglite } = engine.database;
  let isClosed = false;
  let isLentAgain = true;
  const unlisten = new Set<() => Promise<void>>();
  const look = (text: string) => {
    if (isClosed) throw new Error('PGlite is closed');
    if (otherThanRows.test(text)) isLentAgain = false;
  };
  return withOwn(pglite, {
    ...looking(pglite, look),
    get closed() {
      return isClosed;
    },
    async transaction(work) {
      look('');
      return await pglite.transaction((tx) => work(withOwn(tx, looking(tx, look))));
    },
    async listen(...listening) {
      look('');
      const stop = await pglite.listen(...listening);
      unlisten.add(stop);
      return async (tx) => {
        if (unlisten.delete(stop)) await stop(tx);
      };
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      for (const stop of unlisten) await stop();
      engine.uses += 1;
      if (!isLentAgain) return await engine.database.close();
      await empty(engine);
      free.push(engine);
    },
  });
}

/**
 * An empty embedded database on an engine that another test of this process has used, if there is one. Starting one costs a third
 * of what a product costs, and what it was asked before it answers sooner.
 */
export async function openLentDatabase(emptyDatabaseFolder: string): Promise<EmbeddedDatabase> {
  const lent = lend(free.pop() ?? (await makeEngine(emptyDatabaseFolder)));
  const database = await databaseOn<Tables>(lent, async () => {});
  return {
    ...database,
    async close() {
      await database.close();
      // Kysely closes what it has asked something.
      await lent.close();
    },
  };
}
