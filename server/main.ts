import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createMovableClock, systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { openEmbeddedDatabase } from './database/embedded.ts';
import { type FolderLock, lockFolder } from './database/folder-lock.ts';
import { openPostgresqlDatabase } from './database/postgresql.ts';
import { openJobQueue, reclaimOrphans, startWorkers } from './jobs/queue.ts';
import { createLog } from './log.ts';
import { createProduct } from './wire.ts';

const graceMs = 8_000;

/** Starts the roles asked for. @returns how to stop them again */
async function start(config: Config) {
  const log = createLog(config.LOG_LEVEL);
  const clock = config.SCENEWRIGHT_TEST_CLOCK ? createMovableClock() : systemClock;
  const runsJobs = config.ROLES.includes('worker');
  const { DATABASE_URL: url, DATA_DIR: folder } = config;
  let lock: FolderLock | null = null;
  if (url === undefined) {
    lock = lockFolder(folder);
    // What lies there was in the making when the last process ended.
    await rm(join(folder, 'tmp'), { recursive: true, force: true });
    log.info('the embedded database survives a crash of this process, but not a loss of power; for real money set DATABASE_URL');
  }
  const database = url === undefined ? await openEmbeddedDatabase(join(folder, 'database')) : await openPostgresqlDatabase(url, (error) => log.error({ err: error }, 'database'));
  const queue = await openJobQueue(database, log, { runsJobs });
  const product = await createProduct({ config, log, clock, database, queue });
  const stopping = new AbortController();
  if (runsJobs) {
    await startWorkers(queue, product.handlers, { cores: product.sceneConcurrency, stopping: stopping.signal, log });
    if (database.engine === 'embedded') await reclaimOrphans(database, queue);
  }
  if (config.ROLES.includes('api')) {
    await product.app.listen({ port: config.PORT, host: config.HOST });
    log.info(`Scenewright is at ${config.PUBLIC_URL}`);
  }
  return async function stop(): Promise<void> {
    stopping.abort(new Error('the server is stopping'));
    await Promise.all([product.close(), queue.stop(graceMs)]);
    await database.close();
    lock?.release();
  };
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopped = false;
  const onSignal = () => {
    if (stopped) return;
    stopped = true;
    setTimeout(() => process.exit(1), graceMs + 1_500).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
}

try {
  stopOnSignals(await start(readConfig()));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}
