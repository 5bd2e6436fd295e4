import * as engine from '@scenewright/database/postgresql.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

export type PostgresqlDatabase = engine.PostgresqlDatabase<Tables>;

/** The product's database at a server of PostgreSQL. @param options.prepare what is done to its schema first */
export const openPostgresqlDatabase = (
  url: string,
  onError: (error: Error) => void,
  options: Partial<Pick<engine.OpenOptions<Tables>, 'prepare' | 'directUrl'>> = {},
): Promise<PostgresqlDatabase> =>
  engine.openPostgresqlDatabase<Tables>(url, onError, {
    applicationName: 'scenewright',
    prepare: migrate,
    ...options,
  });
