import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { preparedName } from './prepared-query.ts';

function preparing(client: pg.PoolClient): PostgresPoolClient {
  const query = async (text: string, values: unknown[]) => {
    const name = preparedName(text);
    return await client.query(name === undefined ? { text, values } : { text, values, name });
  };
  return {
    // The other form, with a cursor, is for streams of rows, which nobody reads here.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

/** A pool for Kysely whose connections keep prepared what is asked often. Not behind a pooler that gives each transaction another session. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  // Kysely knows a connection again by its client.
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const own = known.get(client) ?? preparing(client);
      known.set(client, own);
      return own;
    },
  };
}
