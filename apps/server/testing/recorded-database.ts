import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import type { Database } from '../database/database.ts';

/** A database that writes down every statement it is given: its text without its values. What pg-boss sends is not among them. */
export function recordStatements<D extends Database>(
  database: D,
): { database: D; statements: string[] } {
  const statements: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const transact: Database['transact'] = async (work) => {
    statements.push('begin');
    return await database.transact((tx) => work(tx.withPlugin(recorder)));
  };
  return { database: { ...database, db: database.db.withPlugin(recorder), transact }, statements };
}
