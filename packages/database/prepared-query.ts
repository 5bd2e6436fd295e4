import type { Compilable, CompiledQuery, Kysely } from 'kysely';

/** Stands in a query for a value that each asking brings along. */
class Placeholder {
  readonly value: PropertyKey;
  constructor(value: PropertyKey) {
    this.value = value;
  }
}

const names = new Map<string, string>();

/** The name that connections to PostgreSQL keep a statement under; undefined for what is not asked often. */
export const preparedName = (text: string): string | undefined => names.get(text);

/**
 * A query that is asked so often that building it, its text, and planning it would cost more than its answer. It is compiled once, and
 * each connection to PostgreSQL keeps it prepared.
 *
 * It must name the columns it reads, since a prepared `select *` fails once a newer version adds one, and must find its rows by keys,
 * since it may be planned once for all values. A list is given as one value: `eb.fn.any`.
 * @param build is called once, with placeholders, which it may only pass on
 */
export function prepareQuery<Tables, Values extends object, Row>(
  name: string,
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  function compile(db: Kysely<Tables>): CompiledQuery<Row> {
    const placeholders = new Proxy({} as Values, { get: (_target, key) => new Placeholder(key) });
    compiled = build(db.withoutPlugins(), placeholders).compile();
    names.set(compiled.sql, name);
    return compiled;
  }
  return async (db, values) => {
    const query = compiled ?? compile(db);
    // What is compiled already passes by the plugins, which refuse what is asked past an open transaction.
    db.getExecutor().transformQuery(query.query, query.queryId);
    const parameters = query.parameters.map((one) =>
      one instanceof Placeholder ? values[one.value as keyof Values] : one,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
