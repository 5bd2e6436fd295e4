import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '../../apps/server/database/embedded.ts';
import { makeClusterWhereMissing } from './new-cluster.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-cluster-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('the files of a new database', () => {
  it('are made beside it and appear whole; what an interrupted start left there goes', async () => {
    await mkdir(join(folder, 'database.new-left'));
    await writeFile(join(folder, 'database.new-left/PG_VERSION'), 'half');
    const first = await openEmbeddedDatabase(join(folder, 'database'));
    await first.pglite.exec(
      "create table kept (word text); insert into kept values ('still there')",
    );
    await first.close();
    expect(await readdir(folder)).toEqual(['database']);

    const again = await openEmbeddedDatabase(join(folder, 'database'));
    expect((await again.pglite.query('select word from kept')).rows).toEqual([
      { word: 'still there' },
    ]);
    await again.close();
  });

  it('tell why they cannot be made, and leave nothing behind', async () => {
    await writeFile(join(folder, 'taken'), '');
    await expect(makeClusterWhereMissing(join(folder, 'taken/database'))).rejects.toThrow(
      'ENOTDIR',
    );
    expect(await readdir(folder)).toEqual(['taken']);
  });
});
