import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createMovableClock, systemClock } from './clock.ts';
import { type Config, suspectNames } from './config.ts';
import { explainFailedListen } from './listen-fault.ts';
import { explainFailedStart, requireRoom } from './data-folder.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './database/embedded.ts';
import { type FolderLock, lockFolder } from './database/folder-lock.ts';
import { openPostgresqlDatabase, type PostgresqlDatabase } from './database/postgresql.ts';
import { openJobQueue, reclaimOrphans, startWorkers } from './jobs/queue.ts';
import { createCommandLog, createLog } from './log.ts';
import { openTemporaryFolder } from './temporary-folder.ts';
import { outsideWork } from '@scenewright/telemetry/work-context.ts';
import type { Replacements } from './wire-parts.ts';
import { createProduct, type Product } from './wire.ts';

/** What running work gets to come to an end when the server stops. */
export const graceMs = 8_000;

type AnyDatabase = EmbeddedDatabase | PostgresqlDatabase;

/** What a test changes about the product that starts. */
interface Changes {
  /** What it puts around the database, to make it fail where it chooses. */
  readonly around?: (database: AnyDatabase) => AnyDatabase;
  readonly replacements?: Replacements;
}

/** The whole product on its database, before anything of it runs. */
async function open(
  config: Config,
  log: ReturnType<typeof createLog>,
  { around = (opened) => opened, replacements }: Changes,
  runsJobs: boolean,
) {
  const clock = config.SCENEWRIGHT_TEST_CLOCK ? createMovableClock() : systemClock;
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATA_DIR: folder } = config;
  requireRoom(folder, {
    isNew: url === undefined && !existsSync(join(folder, 'database/PG_VERSION')),
  });
  const lock: FolderLock | null = url === undefined ? lockFolder(folder) : null;
  const database = around(
    url === undefined
      ? await openEmbeddedDatabase(join(folder, 'database'))
      : await openPostgresqlDatabase(
          url,
          (error) => outsideWork(() => log.error({ err: error }, 'database')),
          { directUrl },
        ),
  );
  const queue = await openJobQueue(database, log, { runsJobs });
  const temporary = await openTemporaryFolder(join(folder, 'tmp'));
  const product = await createProduct(
    { config, log, clock, database, queue, temporary },
    replacements,
  );
  return {
    database,
    queue,
    product,
    async close(): Promise<void> {
      await Promise.all([product.close(), queue.stop(graceMs)]);
      await Promise.all([database.close(), temporary.close()]);
      lock?.release();
    },
  };
}

/** Lets the process be asked: for everything, or, where it only works on jobs, how it is. */
async function listen(config: Config, { app, workerApp }: Product): Promise<void> {
  const { HOST: host, PORT: port, WORKER_PORT: workerPort } = config;
  if (config.ROLES.includes('api'))
    await app.listen({ port, host }).catch((error: unknown) => {
      throw explainFailedListen(error, config);
    });
  else if (workerPort !== undefined)
    await workerApp.listen({ port: workerPort, host }).catch((error: unknown) => {
      throw explainFailedListen(error, { HOST: host, PORT: workerPort }, 'WORKER_PORT');
    });
}

/** Has this process traced where an operator wants it; what that takes is loaded only then. */
async function startTracing(config: Config, log: Logger): Promise<() => Promise<void>> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return async () => {};
  const { startTelemetry } = await import('@scenewright/telemetry/start-telemetry.ts');
  return startTelemetry({
    endpoint,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: config.OTEL_SERVICE_NAME,
    share: config.OTEL_TRACES_SAMPLER_ARG,
    onError: (error) =>
      outsideWork(() =>
        log.warn({ err: error }, 'traces are lost until the collector takes them again'),
      ),
  });
}

/** Starts the roles asked for. @returns how to stop them again */
export async function start(config: Config, changes: Changes = {}): Promise<() => Promise<void>> {
  const log = createLog(config.LOG_LEVEL);
  for (const sentence of suspectNames()) log.warn(sentence);
  const runsJobs = config.ROLES.includes('worker');
  const stopTracing = await startTracing(config, log);
  const { database, queue, product, close } = await open(config, log, changes, runsJobs).catch(
    (error: unknown) => {
      throw explainFailedStart(error, config.DATA_DIR);
    },
  );
  const stopping = new AbortController();
  await database.listen(commandChannel, (command) =>
    product.recordSecurityEvent('admin_action', { reason: command }),
  );
  if (database.engine === 'embedded') await product.reclaim();
  if (runsJobs) {
    if (database.engine === 'embedded') await reclaimOrphans(database);
    await startWorkers(queue, product.handlers, {
      cores: product.sceneConcurrency,
      stopping: stopping.signal,
      log,
      countRun: product.countJobRun,
    });
    log.info('this process works on jobs');
  }
  await listen(config, product);
  if (config.ROLES.includes('api')) {
    log.info(`Scenewright is at ${config.PUBLIC_URL}`);
    void product.lookAround();
  }
  return async function stop(): Promise<void> {
    stopping.abort(new Error('the server is stopping'));
    await close();
    await stopTracing();
  };
}

/** Channel on which servers hear that an operator has used a command: they are who is asked for metrics. */
const commandChannel = 'operator_command';

/**
 * Opens the product for one piece of an operator's work and closes it again; nothing else of it runs meanwhile.
 * @param command its name, which is noted here and by servers that run on the same database
 */
export async function operate<T>(
  config: Config,
  command: string,
  work: (product: Product) => Promise<T>,
): Promise<T> {
  const { database, product, close } = await open(config, createCommandLog('warn'), {}, false);
  try {
    product.recordSecurityEvent('admin_action', { reason: command });
    await database.notify(database.db, commandChannel, command);
    return await work(product);
  } finally {
    await close();
  }
}
