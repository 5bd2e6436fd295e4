import * as engine from '@scenewright/database/embedded.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

export type EmbeddedDatabase = engine.EmbeddedDatabase<Tables>;

/** The product's database in a folder, or for tests in memory. @param prepare what is done to its schema first */
export const openEmbeddedDatabase = (
  place: Parameters<typeof engine.openEmbeddedDatabase>[0],
  prepare: typeof migrate = migrate,
): Promise<EmbeddedDatabase> => engine.openEmbeddedDatabase<Tables>(place, prepare);
