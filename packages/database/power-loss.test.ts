import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { openEmbeddedDatabase } from '../../apps/server/database/embedded.ts';
import { copyNewCluster } from '../../apps/server/testing/empty-database.ts';
import { makeClusterWhereMissing } from './new-cluster.ts';
import { SyncedFolder, syncedStartParams } from './synced-folder.ts';

interface Stream {
  readonly nfd: number;
  readonly node: object;
}
interface Files {
  readonly realPath: (node: object) => string;
  readonly stream_ops: {
    write: (
      stream: Stream,
      buffer: Uint8Array,
      offset: number,
      length: number,
      at: number,
    ) => number;
    fsync: (stream: Stream) => number;
  };
}
/** A write that lies in the memory of the operating system alone: what was there before, and how long the file was. */
interface Unsynced {
  readonly path: string;
  readonly at: number;
  readonly before: Uint8Array;
  readonly size: number;
}

/** A folder on a disk that keeps what was synced, and forgets the rest with the power. */
class ForgetfulFolder extends SyncedFolder {
  unsynced: Unsynced[] = [];

  override async init(...args: Parameters<SyncedFolder['init']>) {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = (module: PGlite['Module']) => {
      const { stream_ops: operations, realPath } = module.NODEFS as unknown as Files;
      const { write, fsync } = operations;
      operations.write = (stream, buffer, offset, length, at) => {
        this.#remember(realPath(stream.node), at, length);
        return write(stream, buffer, offset, length, at);
      };
      operations.fsync = (stream) => {
        const path = realPath(stream.node);
        this.unsynced = this.unsynced.filter((one) => one.path !== path);
        return fsync(stream);
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun, preRun] } };
  }

  #remember(path: string, at: number, length: number): void {
    const before = Buffer.alloc(length);
    const file = openSync(path, 'r');
    const read = readSync(file, before, 0, length, at);
    closeSync(file);
    this.unsynced.push({ path, at, before: before.subarray(0, read), size: statSync(path).size });
  }

  /** What is found on the disk after the power was lost in this moment. */
  async loseThePower(folder: string): Promise<void> {
    const unsynced = this.unsynced.toReversed();
    await cp(this.rootDir, folder, { recursive: true });
    for (const { path, at, before, size } of unsynced) {
      const copy = join(folder, relative(this.rootDir, path));
      // What was renamed or removed since is taken to be on the disk.
      if (!existsSync(copy)) continue;
      const file = openSync(copy, 'r+');
      writeSync(file, before, 0, before.length, at);
      ftruncateSync(file, size);
      closeSync(file);
    }
  }
}

/** The files of a new database: making them takes seconds. */
let made: string;
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'scenewright-power-'));
  await copyNewCluster(join(made, 'database'));
  await makeClusterWhereMissing(join(made, 'database'));
});
afterAll(() => rm(made, { recursive: true }));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-power-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Commits rows one by one, loses the power, and opens what is left. @returns how many of twenty rows are there */
async function rowsAfterPowerLoss(startParams: string[]): Promise<number> {
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  await cp(join(made, 'database'), before, { recursive: true });
  const disk = new ForgetfulFolder(before);
  const pglite = await PGlite.create({ fs: disk, startParams });
  await pglite.exec('create table kept (id int primary key); checkpoint');
  for (let id = 0; id < 20; id += 1) await pglite.query('insert into kept values ($1)', [id]);
  await disk.loseThePower(after);
  await pglite.close();
  const database = await openEmbeddedDatabase(after, async () => {});
  const { rows } = await database.pglite.query('select id from kept');
  await database.close();
  return rows.length;
}

it('whatever was committed is there after a loss of power', async () => {
  expect(await rowsAfterPowerLoss(syncedStartParams(PGlite.defaultStartParams))).toBe(20);
});

thoroughly(() =>
  it('without our syncs nothing would be, and the database might not even open', async () => {
    const unsynced = rowsAfterPowerLoss([...PGlite.defaultStartParams]).catch(() => 0);
    expect(await unsynced).toBe(0);
  }),
);

it('the database of a folder syncs each commit', async () => {
  const database = await openEmbeddedDatabase(join(made, 'database'), async () => {});
  const { rows } = await database.pglite.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'wal_sync_method', 'full_page_writes') order by name`,
  );
  await database.close();
  expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
    'fsync on',
    'full_page_writes on',
    'synchronous_commit on',
    'wal_sync_method fsync',
  ]);
});
