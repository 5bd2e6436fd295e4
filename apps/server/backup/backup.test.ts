import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { beginArchive } from '@scenewright/backup-archive/archive-writer.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { openPostgresqlDatabase } from '../database/postgresql.ts';
import {
  beginSnapshot,
  isUntouched,
  listStoredTables,
  readStoredRows,
} from '@scenewright/database/stored-rows.ts';
import { pathOfScript } from '../testing/bundled.ts';
import { compileOnceFlags } from '../testing/compile-once.ts';
import { copyEmptyDatabase } from '../testing/empty-database.ts';
import { createPersistentCreator } from '../testing/persistent-creator.ts';
import {
  createDatabase,
  type PostgresqlServer,
  startPostgresqlServer,
} from '../testing/postgresql-server.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { restoreBackup } from '../wire-backup.ts';

/** An installation: its folder and what else its settings say. */
interface Place {
  readonly folder: string;
  readonly settings: Record<string, string>;
}

/** What the creator of a film finds there. */
interface Found {
  readonly storyboard: string;
  readonly film: Buffer;
  readonly balance: unknown;
}

const ofThisVersion = {
  product: 'scenewright',
  format: 1,
  version: '0.2.0',
  createdAt: '2026-11-01T00:00:00.000Z',
  migrations: ['0001_schema_0.2.0'],
};

/** Four processes are started, and a film is made. */
const patienceMs = 600_000;
const quiet = pino({ level: 'silent' });
let root: string;
let server: ServerProcess | null = null;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'scenewright-backup-'));
});
afterEach(async () => {
  await server?.kill();
  server = null;
});
afterAll(() => rm(root, { recursive: true, force: true }));

let folders = 0;
async function newPlace(settings: Record<string, string> = {}): Promise<Place> {
  folders += 1;
  const folder = join(root, `place-${folders}`);
  await mkdir(folder);
  return { folder, settings };
}

/** Runs `npm run admin -- …` as npm would. @returns what it says */
async function admin({ folder, settings }: Place, ...args: string[]): Promise<string> {
  const { PATH = '', NODE_COMPILE_CACHE = join(root, 'compiled') } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, ...settings };
  return await new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [...compileOnceFlags, pathOfScript('admin.ts'), ...args],
      { cwd: folder, env },
      (error, stdout, stderr) =>
        error === null ? resolve(stdout.trim()) : reject(new Error(stdout + stderr)),
    );
  });
}

/** Restores in this process. @throws Error as the command would say it */
const restoreHere = (path: string, { folder, settings }: Place) =>
  restoreBackup(readConfig({ DATA_DIR: folder, ...settings }), path, quiet);

async function makeFilm(port: number): Promise<string> {
  const creator = createPersistentCreator(port);
  const contentId = await creator.signUpAndCreate(1);
  // `expect.poll` belongs to tests; this is their preparation, too.
  await vi.waitFor(
    async () => {
      const seen = await creator.look(contentId);
      if (seen !== null) await creator.pressOn(contentId, seen);
      if (seen?.status !== 'completed') throw new Error('the film is not made yet');
    },
    { timeout: patienceMs, interval: 200 },
  );
  return contentId;
}

/** An archive that says it is of this version, with one row that no table takes. */
async function writeWrongRows(path: string): Promise<void> {
  const writer = await beginArchive(path, new Date(0));
  await writer.add('backup.json', JSON.stringify(ofThisVersion));
  await writer.add('database/account/000001.jsonl', '["id"]\n["no id"]');
  await writer.finish();
}

/** Signs in and looks at everything, as the film's creator would. */
async function visit(url: string, contentId: string): Promise<Found> {
  const post = async (path: string, body: object) =>
    (await (
      await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()) as { access_token: string };
  const { access_token: providerToken } = await post('/auth/v1/token?grant_type=password', {
    email: 'survivor@example.com',
    password: 'a long password',
  });
  const { access_token: token } = await post('/api/v1/auth/login', { token: providerToken });
  const get = async (path: string) =>
    await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  const shown = await get(`/api/v1/storyboard/content/${contentId}/storyboard`);
  const storyboard = (await shown.json()) as Storyboard;
  const film = await get(storyboard.video_url ?? '');
  expect(film.status).toBe(200);
  return {
    // Addresses of media end at midnight, and each server listens on a port of its own.
    storyboard: JSON.stringify(storyboard)
      .replaceAll(/expires=\d+&signature=[\w-]+/g, '')
      .replaceAll(/http:\/\/localhost:\d+/g, ''),
    film: Buffer.from(await film.arrayBuffer()),
    balance: await (await get('/api/v1/subscription/credits')).json(),
  };
}

/** Every row of every table, and every file with its length. */
async function contentOf({ folder, settings }: Place): Promise<Record<string, unknown>> {
  const database = await openDatabase({ folder, settings });
  const tables: Record<string, string[]> = {};
  await database.transact(async (tx) => {
    await beginSnapshot(tx);
    for (const table of await listStoredTables(tx)) {
      const rows: string[] = [];
      for await (const some of readStoredRows(tx, table)) rows.push(...some);
      tables[table.name] = rows.toSorted();
    }
  });
  await database.close();
  const files = await Promise.all(
    ['media', 'secrets'].map(async (name) => {
      const found = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
      return await Promise.all(
        found
          .filter((entry) => entry.isFile())
          .map(async ({ parentPath, name: file }) => {
            const path = join(parentPath, file);
            const { size, mode } = await stat(path);
            return `${path.slice(folder.length)} ${size} ${name === 'secrets' ? mode : ''}`;
          }),
      );
    }),
  );
  return { tables, files: files.flat().toSorted() };
}

const openDatabase = async ({ folder, settings }: Place): Promise<Database> =>
  settings['DATABASE_URL'] === undefined
    ? await openEmbeddedDatabase(join(folder, 'database'))
    : await openPostgresqlDatabase(settings['DATABASE_URL'], () => {});

describe('a backup of the embedded database', () => {
  let place: Place;
  let archive: string;
  let before: Found;
  let contentId: string;
  let saidWhileRunning: string;
  let wasThereWhileRunning: boolean;
  let exitCode: unknown;
  let saidThen: string;
  let content: Record<string, unknown>;

  beforeAll(async () => {
    place = await newPlace();
    archive = join(root, 'embedded.backup');
    const port = await findFreePort();
    await copyEmptyDatabase(place.folder);
    server = await startServerProcess({ ...place, port, script: 'testing/flat-server.ts' });
    contentId = await makeFilm(port);
    before = await visit(server.url, contentId);
    saidWhileRunning = await admin(place, 'backup', archive).catch(String);
    wasThereWhileRunning = existsSync(archive);
    exitCode = await server.stop();
    server = null;
    saidThen = await admin(place, 'backup', archive);
    content = await contentOf(place);
  }, patienceMs);

  it('is refused while the server runs, and made once it has stopped', () => {
    expect(saidWhileRunning).toMatch(/Stop it first/u);
    expect(wasThereWhileRunning).toBe(false);
    expect(exitCode).toBe(0);
    expect(saidThen).toContain(`Wrote ${archive}`);
  });

  it('is restored into a new folder, where the creator signs in and watches the film', async () => {
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    const restored = await newPlace();
    expect(await restoreHere(archive, restored)).toContain('Restored the backup of');
    expect(await contentOf(restored)).toEqual(content);
    expect((await readdir(restored.folder)).toSorted()).toEqual([
      'database',
      'lock',
      'media',
      'secrets',
    ]);
    const port = await findFreePort();
    server = await startServerProcess({ ...restored, port, script: 'testing/flat-server.ts' });
    const after = await visit(server.url, contentId);
    expect(after.film.equals(before.film)).toBe(true);
    expect(after).toEqual({ ...before, film: after.film });
    expect(await server.stop()).toBe(0);
  });

  it('replaces no file, and none is restored where an installation is', async () => {
    await expect(admin(place, 'backup', archive)).rejects.toThrow('is there already');
    await expect(restoreHere(archive, place)).rejects.toThrow(
      'is not empty: it holds secrets and media and database.',
    );
    expect(await contentOf(place)).toEqual(content);
  });

  it('is refused where bytes are missing or changed, and the place stays as it was', async () => {
    const whole = await readFile(archive);
    const damaged = join(root, 'damaged.backup');
    const halves = [0, 100, 512, 2_000, whole.length >> 1, whole.length - 1_024, whole.length - 1];
    const flipped = Buffer.from(whole);
    flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 1;
    for (const bytes of [...halves.map((length) => whole.subarray(0, length)), flipped]) {
      await writeFile(damaged, bytes);
      const target = await newPlace();
      await expect(restoreHere(damaged, target)).rejects.toThrow(
        /no whole backup of Scenewright .* Nothing was restored\./,
      );
      expect(await readdir(target.folder)).toEqual([]);
    }
  });

  it('is refused where a later version made it', async () => {
    const target = await newPlace();
    const later = {
      ...ofThisVersion,
      migrations: [...ofThisVersion.migrations, '0999_later'],
    };
    for (const change of [{}, { format: 2, migrations: 'in another form' }]) {
      const path = join(root, `later-${'format' in change}.backup`);
      const writer = await beginArchive(path, new Date(0));
      await writer.add('backup.json', JSON.stringify({ ...later, ...change }));
      await writer.finish();
      await expect(restoreHere(path, target)).rejects.toThrow('made by a later version');
    }
    expect(await readdir(target.folder)).toEqual([]);
  });

  it('has no entry whose name leads out of its folder', async () => {
    const writer = await beginArchive(join(root, 'outside.backup'), new Date(0));
    for (const name of ['media/../../outside', 'secrets/.hidden', '/etc/passwd', 'media//file'])
      await expect(writer.add(name, 'content')).rejects.toThrow('cannot stand in an archive');
    await writer.abandon();
    expect((await readdir(root)).filter((name) => name.includes('outside'))).toEqual([]);
  });

  it('leaves a place empty where its rows cannot be put in', async () => {
    const path = join(root, 'wrong-rows.backup');
    const target = await newPlace();
    await writeWrongRows(path);
    await expect(restoreHere(path, target)).rejects.toThrow('The rows of account cannot be put in');
    expect(await readdir(target.folder)).toEqual(['lock']);
  });
});

thoroughly(() =>
  describe('a backup of PostgreSQL', () => {
    let postgresql: PostgresqlServer;
    beforeAll(async () => {
      postgresql = await startPostgresqlServer();
    });
    afterAll(() => postgresql.stop());

    const newPostgresqlPlace = async () =>
      await newPlace({ DATABASE_URL: await createDatabase(postgresql.url) });

    it('is made while the server runs, and restored into an empty database or into the embedded one', async () => {
      const place = await newPostgresqlPlace();
      const archive = join(root, 'postgresql.backup');
      const port = await findFreePort();
      server = await startServerProcess({ ...place, port, script: 'testing/flat-server.ts' });
      const contentId = await makeFilm(port);
      const before = await visit(server.url, contentId);
      expect(await admin(place, 'backup', archive)).toContain(`Wrote ${archive}`);
      expect(await server.stop()).toBe(0);

      const embedded = await newPlace();
      expect(await restoreHere(archive, embedded)).toContain('Restored the backup of');
      const restored = await newPostgresqlPlace();
      expect(await admin(restored, 'restore', archive)).toContain('Restored the backup of');
      expect(await contentOf(restored)).toEqual(await contentOf(embedded));
      await expect(
        restoreHere(archive, { ...(await newPlace()), settings: restored.settings }),
      ).rejects.toThrow('DATABASE_URL names a database that is not empty');

      server = await startServerProcess({ ...restored, port: await findFreePort() });
      const after = await visit(server.url, contentId);
      expect(after.film.equals(before.film)).toBe(true);
      expect(after).toEqual({ ...before, film: after.film });
      expect(await server.stop()).toBe(0);
    });

    it('leaves an empty database empty where the archive is wrong', async () => {
      const target = await newPostgresqlPlace();
      const path = join(root, 'wrong-columns.backup');
      await writeWrongRows(path);
      await expect(restoreHere(path, target)).rejects.toThrow(
        'The rows of account cannot be put in',
      );
      const database = await openPostgresqlDatabase(
        target.settings['DATABASE_URL'] ?? '',
        () => {},
        {
          prepare: async () => {},
        },
      );
      expect(await isUntouched(database.db)).toBe(true);
      await database.close();
      expect(await readdir(target.folder)).toEqual([]);
    });
  }),
);
