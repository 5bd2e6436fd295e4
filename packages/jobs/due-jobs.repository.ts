import type { PgBoss } from 'pg-boss';

/**
 * Kinds of jobs of which one could begin now, found by a look at each of them in the queue's index, however many wait.
 */
export async function readDueKinds(boss: PgBoss): Promise<Set<string>> {
  const isDue = `state < 'active' and not blocked and start_after <= now()`;
  const { rows } = await boss.getDb().executeSql(
    `with recursive due(kind) as (
      (select name from pgboss.job where ${isDue} order by name limit 1)
      union all
      select (select name from pgboss.job where ${isDue} and name > kind order by name limit 1)
      from due where kind is not null
    ) select kind from due where kind is not null`,
  );
  return new Set(rows.map(({ kind }: { kind: string }) => kind));
}
