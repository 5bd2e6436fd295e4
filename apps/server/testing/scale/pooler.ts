import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { unprivilegedUid } from '../postgresql-server.ts';
import { findFreePort } from '../server-process.ts';

const readyWithinMs = 10_000;
const lookEveryMs = 50;
/** Far fewer than the processes open: what needs a session of its own cannot have one. */
const sessions = 12;
const mostClients = 500;

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Puts a PgBouncer in transaction mode before a database: each transaction may get another session. The machine has to
 * have it, since no package of npm does.
 * @param program where it lies, such as /usr/sbin/pgbouncer
 * @returns the database's address by way of the pooler
 * @throws Error when it does not come up, with what it said
 */
export async function startPooler(
  program: string,
  databaseUrl: string,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-pooler-'));
  const [port, { hostname, port: databasePort, username }] = [
    await findFreePort(),
    new URL(databaseUrl),
  ];
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  await writeFile(users, `"${username}" ""\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = ${mostClients}
ignore_startup_parameters = extra_float_digits
`,
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot)
    await Promise.all(
      [folder, settings, users].map((path) => chown(path, unprivilegedUid, unprivilegedUid)),
    );
  const child = spawn(program, [settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: unprivilegedUid, gid: unprivilegedUid }),
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit');
  const until = performance.now() + readyWithinMs;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`PgBouncer did not start:\n${said.join('')}`);
    await sleep(lookEveryMs);
  }
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    async stop() {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
