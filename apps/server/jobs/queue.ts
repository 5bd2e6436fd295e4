import { setTimeout } from 'node:timers/promises';
import { fromKysely, fromPglite, type JobWithMetadata, PgBoss } from 'pg-boss';
import { isNoRoom } from '@scenewright/provider-contract/disk-fault.ts';
import {
  carriedContext,
  carrierKeys,
  traceCarrier,
  traced,
} from '@scenewright/telemetry/tracing.ts';
import type { EmbeddedDatabase } from '../database/embedded.ts';
import type { Tx } from '../database/database.ts';
import type { PostgresqlDatabase } from '../database/postgresql.ts';
import { outsideWork, withinWork } from '../work-context.ts';
import {
  jobDefinitions,
  type JobDefinition,
  type JobName,
  type JobPayload,
  jobSchedules,
} from './definitions.ts';
import { roomPauseMs } from './room-pause.ts';
import { wakeWhenDue, wakeWorkers } from './wake-workers.ts';

const jobNames = Object.keys(jobDefinitions) as JobName[];
const unknownJobId = '00000000-0000-0000-0000-000000000000';
/**
 * How long a process may be silent before its jobs are handed to another one. The embedded engine has no other process: one
 * that died gives its jobs back at the next start, and one that is merely slow, on a machine that is busy or slept, would
 * only lose them to itself, again and again.
 */
const heartbeatS = { embedded: 3_600, postgresql: 10 } as const;
/** How often a run tells that it lives, and learns that it has lost its job. */
const heartbeatRefreshS = 5;
const superviseS = 5;
/** How often a worker looks by itself; it is woken before, see `wake-workers.ts`. */
const lookByItselfS = 30;
const twoWeeksS = 14 * 86_400;

export interface JobQueue {
  /**
   * Adds a job that exists if and only if the transaction commits.
   * @param options.startAfter earliest start
   * @param options.accountId whose work it is, for kinds of jobs that are shared out fairly
   * @param options.priority the higher goes first; 0 unless said
   */
  enqueue<Name extends JobName>(
    tx: Tx,
    name: Name,
    payload: JobPayload<Name>,
    options?: { startAfter?: Date; accountId?: string; priority?: number },
  ): Promise<void>;
  /**
   * {@link enqueue} for several payloads in one statement.
   * @param options.priorities of each: the higher goes first; 0 unless said
   */
  enqueueAll<Name extends JobName>(
    tx: Tx,
    name: Name,
    payloads: readonly JobPayload<Name>[],
    options?: { accountId?: string; priorities?: readonly number[] },
  ): Promise<void>;
  /** Lets waiting jobs with this payload start at once, when the transaction commits. */
  hasten<Name extends JobName>(tx: Tx, name: Name, payload: JobPayload<Name>): Promise<void>;
}

/** One run of a job, as its handler sees it. */
export interface JobRun<Name extends JobName> {
  readonly payload: JobPayload<Name>;
  /** As it was given when it was added; 0 unless said. */
  readonly priority?: number;
  /** Aborted when the process stops or the job is taken away. */
  readonly signal: AbortSignal;
  /**
   * Makes sure, within a transaction, that this run still has the job.
   * @throws StaleJobError when it was handed to another run: the transaction must roll back
   */
  hold(tx: Tx): Promise<void>;
  /**
   * Marks the job as done within the transaction of its effects.
   * @throws StaleJobError when this run has lost the job to another one: the transaction must roll back
   */
  complete(tx: Tx): Promise<void>;
}

export type JobHandlers = { readonly [Name in JobName]: (run: JobRun<Name>) => Promise<void> };

/** This run was overtaken: the job was handed out again, and what this run did must not count. */
export class StaleJobError extends Error {
  constructor(name: JobName, id: string) {
    super(`job ${name} ${id} was taken over by another run`);
    this.name = 'StaleJobError';
  }
}

export interface JobLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

type Engine = keyof typeof heartbeatS;

function createBoss(database: EmbeddedDatabase | PostgresqlDatabase, runsJobs: boolean): PgBoss {
  return new PgBoss({
    ...(database.engine === 'embedded'
      ? { db: fromPglite(database.pglite), backend: 'pglite' as const }
      : { connectionString: database.url, max: 6 }),
    // Past a pooler nobody can be told of a new job: then it is found by the question for jobs whose time has come.
    useListenNotify: database.engine === 'embedded' || database.directUrl === null,
    supervise: runsJobs,
    schedule: runsJobs,
    superviseIntervalSeconds: superviseS,
    monitorIntervalSeconds: superviseS,
    monitorVacuum: false,
    reindex: false,
  });
}

/** How the queue carries a kind of job. */
function settingsOf(name: JobName, engine: Engine) {
  const {
    retryLimit,
    retryDelayS,
    retryDelayMaxS,
    expireS,
    keepS = twoWeeksS,
  }: JobDefinition = jobDefinitions[name];
  return {
    retryLimit,
    retryDelay: retryDelayS,
    retryBackoff: true,
    retryDelayMax: retryDelayMaxS,
    expireInSeconds: expireS,
    heartbeatSeconds: heartbeatS[engine],
    retentionSeconds: keepS,
    notify: true,
  };
}

/** Brings every kind of job to its settings: nothing is written where an earlier start has done so. */
async function prepareQueues(boss: PgBoss, engine: Engine): Promise<void> {
  const kept = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of jobNames) {
    const settings = settingsOf(name, engine);
    const known = kept.get(name);
    const isAsItShould =
      known !== undefined &&
      Object.entries(settings).every(([key, value]) => known[key as keyof typeof known] === value);
    // From its start the library knows the queues that are there.
    if (isAsItShould) continue;
    await boss.createQueue(name, settings);
    await boss.updateQueue(name, settings);
    // The first send looks the queue up outside of its transaction, which the embedded engine could never answer.
    await boss.findJobs(name, { id: unknownJobId });
  }
}

/** Opens the job table and its queues. @param options.runsJobs whether this process also keeps the schedules and looks after dead workers */
export async function openJobQueue(
  database: EmbeddedDatabase | PostgresqlDatabase,
  log: JobLog,
  options: { runsJobs: boolean },
) {
  const boss = createBoss(database, options.runsJobs);
  const closing = new AbortController();
  boss.on('error', (error) => outsideWork(() => log.error({ err: error }, 'job queue')));
  boss.on('warning', ({ message }) =>
    outsideWork(() => log.warn({ warning: message }, 'job queue')),
  );
  await boss.start();
  await prepareQueues(boss, database.engine);
  if (options.runsJobs)
    for (const { name, cron, payload } of jobSchedules)
      await boss.schedule(name, cron, payload, { missed: 'once' });
  const enqueue: JobQueue['enqueue'] = async (
    tx,
    name,
    payload,
    { startAfter, accountId, priority = 0 } = {},
  ) => {
    const id = await boss.send(
      name,
      { ...payload, ...traceCarrier() },
      {
        db: fromKysely(tx),
        priority,
        ...(startAfter === undefined ? {} : { startAfter }),
        ...(accountId === undefined ? {} : { group: { id: accountId } }),
      },
    );
    if (id === null) throw new Error(`job ${name} was not accepted by the queue`);
  };
  const enqueueAll: JobQueue['enqueueAll'] = async (
    tx,
    name,
    payloads,
    { accountId, priorities } = {},
  ) => {
    if (payloads.length === 0) return;
    const group = accountId === undefined ? {} : { group: { id: accountId } };
    await boss.insert(
      name,
      payloads.map((payload, place) => ({
        data: { ...payload, ...traceCarrier() },
        priority: priorities?.[place] ?? 0,
        ...group,
      })),
      { db: fromKysely(tx) },
    );
  };
  const hasten: JobQueue['hasten'] = async (tx, name, payload) => {
    await fromKysely(tx).executeSql(
      `update pgboss.job set start_after = now() where name = $1 and state = 'created' and data - $3::text[] = $2::jsonb and start_after > now()`,
      [name, JSON.stringify(payload), carrierKeys],
    );
  };
  /** Whether a job with this payload waits or runs. */
  const isLive = async <Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
  ): Promise<boolean> =>
    (await boss.findJobs(name, { data: payload })).some(
      ({ state }) => state === 'created' || state === 'retry' || state === 'active',
    );
  return {
    boss,
    enqueue,
    enqueueAll,
    hasten,
    isLive,
    /** Aborts when the queue is closed. */
    closing: closing.signal,
    stop(graceMs: number) {
      closing.abort();
      return boss.stop({ graceful: true, timeout: graceMs, close: true });
    },
  };
}

export type OpenJobQueue = Awaited<ReturnType<typeof openJobQueue>>;

/**
 * Gives the jobs of a process that died back at once, without the pause that follows a failure.
 * Right only where no other process can be running jobs.
 */
export async function reclaimOrphans(database: EmbeddedDatabase): Promise<void> {
  await database.pglite.query(
    `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active' and retry_count < retry_limit and name = any($1)`,
    [jobNames],
  );
}

async function runJob<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handler: JobHandlers[Name],
  job: JobWithMetadata<unknown>,
  stopping: AbortSignal,
) {
  const { id, retryCount, priority } = job;
  const payload = jobDefinitions[name].payload.parse(job.data) as JobPayload<Name>;
  const requireAffected = (answer: object) => {
    if (!('affected' in answer) || answer.affected !== 1) throw new StaleJobError(name, id);
  };
  await handler({
    payload,
    priority,
    signal: AbortSignal.any([job.signal, stopping]),
    hold: async (tx) =>
      requireAffected(await boss.touch(name, { id, retryCount }, { db: fromKysely(tx) })),
    complete: async (tx) =>
      requireAffected(await boss.complete(name, { id, retryCount }, null, { db: fromKysely(tx) })),
  });
}

/** A full disk is no failure of a job's: it is done again, without being counted, until there is room or the run ends. */
async function runWhenThereIsRoom(
  run: () => Promise<void>,
  signal: AbortSignal,
  onWait: () => void,
): Promise<void> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isNoRoom(error) || signal.aborted) throw error;
      if (waits === 0) onWait();
      await setTimeout(roomPauseMs(waits), undefined, { signal });
    }
  }
}

interface WorkerOptions {
  readonly cores: number;
  /** Aborts the running jobs, which then go back to the queue. */
  readonly stopping: AbortSignal;
  readonly log: JobLog;
  /** Told how each run of a job ended. */
  readonly countRun?: (kind: JobName, outcome: 'done' | 'failed' | 'stopped' | 'overtaken') => void;
}

/** Runs a job once, counts and tells how that ended. @throws what makes the queue hand it out again */
async function runOnce<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handler: JobHandlers[Name],
  job: JobWithMetadata<unknown>,
  { stopping, log, countRun }: WorkerOptions,
): Promise<void> {
  try {
    await runWhenThereIsRoom(
      () => runJob(boss, name, handler, job, stopping),
      AbortSignal.any([job.signal, stopping]),
      () => log.warn({}, 'no room is left on the disk: a job waits until there is'),
    );
    countRun?.(name, 'done');
  } catch (error) {
    if (error instanceof StaleJobError) return countRun?.(name, 'overtaken');
    countRun?.(name, stopping.aborted ? 'stopped' : 'failed');
    if (!stopping.aborted) log.error({ err: error }, 'a job failed and will be tried again');
    throw error;
  }
}

async function startWorkersOf<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handler: JobHandlers[Name],
  options: WorkerOptions,
) {
  const { cores } = options;
  const { concurrency, fair }: JobDefinition = jobDefinitions[name];
  const each = concurrency === 'cores' ? cores : concurrency;
  const shares = fair
    ? { localConcurrency: each + 1, localGroupConcurrency: each }
    : { localConcurrency: each };
  const work = {
    ...shares,
    includeMetadata: true,
    heartbeatRefreshSeconds: heartbeatRefreshS,
    pollingIntervalSeconds: lookByItselfS,
    notifyPollingIntervalSeconds: lookByItselfS,
  } as const;
  await boss.work(name, work, async ([job]) => {
    if (job === undefined) return;
    const run = () => runOnce(boss, name, handler, job, options);
    try {
      await withinWork({ job: name, job_id: job.id, attempt: job.retryCount + 1 }, () =>
        traced(`job ${name}`, { 'messaging.message.id': job.id }, run, {
          parent: carriedContext(job.data),
          kind: 'consumer',
        }),
      );
    } finally {
      // A worker sleeps between jobs; wake this queue's workers so that a backlog is worked off without pauses.
      wakeWorkers(boss, (kind) => kind === name);
    }
  });
}

/** Starts this process's workers for every kind of job. */
export async function startWorkers(
  { boss, closing }: OpenJobQueue,
  handlers: JobHandlers,
  options: WorkerOptions,
): Promise<void> {
  const start = <Name extends JobName>(name: Name) =>
    startWorkersOf(boss, name, handlers[name], options);
  for (const name of jobNames) await start(name);
  void wakeWhenDue(boss, closing, (error) =>
    outsideWork(() => options.log.error({ err: error }, 'job queue')),
  );
}
