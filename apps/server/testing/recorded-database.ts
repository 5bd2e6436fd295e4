import { AsyncLocalStorage } from 'node:async_hooks';
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import type { Database } from '../database/database.ts';

/** A database that writes down every statement it is given: its text without its values. What pg-boss sends is not among them. */
export interface RecordedDatabase<D extends Database> {
  readonly database: D;
  /** Everybody's statements. */
  readonly statements: string[];
  /**
   * The statements that some work and what it calls within this process send, in order. What others send in the meantime, such
   * as a sweep, is not among them.
   */
  statementsOf(work: () => Promise<unknown>): Promise<readonly string[]>;
}

export function recordStatements<D extends Database>(database: D): RecordedDatabase<D> {
  const statements: string[] = [];
  const recording = new AsyncLocalStorage<string[]>();
  const note = (statement: string): void => {
    statements.push(statement);
    recording.getStore()?.push(statement);
  };
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      note(new PostgresQueryCompiler().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const transact: Database['transact'] = async (work) => {
    note('begin');
    return await database.transact((tx) => work(tx.withPlugin(recorder)));
  };
  return {
    database: { ...database, db: database.db.withPlugin(recorder), transact },
    statements,
    async statementsOf(work) {
      const own: string[] = [];
      await recording.run(own, work);
      return own;
    },
  };
}
