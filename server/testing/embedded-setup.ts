import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../database/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with an empty embedded database, its schema up to date: beginning with it costs a third of making one. */
    embeddedDatabaseDump: string;
  }
}

/** Makes one empty embedded database for all test files to begin with. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-database-'));
  const path = join(folder, 'empty.tar');
  const { pglite, close } = await openEmbeddedDatabase();
  await writeFile(path, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await close();
  project.provide('embeddedDatabaseDump', path);
  return () => rm(folder, { recursive: true });
}
