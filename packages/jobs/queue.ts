import { setTimeout } from 'node:timers/promises';
import { fromKysely, fromPglite, type JobWithMetadata, PgBoss } from 'pg-boss';
import { isNoRoom } from '@scenewright/provider-contract/disk-fault.ts';
import {
  carriedContext,
  carrierKeys,
  traceCarrier,
  traced,
} from '@scenewright/telemetry/tracing.ts';
import { outsideWork, withinWork } from '@scenewright/telemetry/work-context.ts';
import type { Transaction } from 'kysely';
import type { EmbeddedDatabase } from '@scenewright/database/embedded.ts';
import type { PostgresqlDatabase } from '@scenewright/database/postgresql.ts';
import type { JobDefinition, JobDefinitions, JobPlan, NameOf, PayloadOf } from './definitions.ts';
import { roomPauseMs } from './room-pause.ts';
import { wakeWhenDue, wakeWorkers } from './wake-workers.ts';

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

export interface JobQueue<Jobs extends JobDefinitions, Tables> {
  /**
   * Adds a job that exists if and only if the transaction commits.
   * @param options.startAfter earliest start
   * @param options.accountId whose work it is, for kinds of jobs that are shared out fairly
   * @param options.priority the higher goes first; 0 unless said
   */
  enqueue<Name extends NameOf<Jobs>>(
    tx: Transaction<Tables>,
    name: Name,
    payload: PayloadOf<Jobs, Name>,
    options?: { startAfter?: Date; accountId?: string; priority?: number },
  ): Promise<void>;
  /**
   * {@link enqueue} for several payloads in one statement.
   * @param options.priorities of each: the higher goes first; 0 unless said
   */
  enqueueAll<Name extends NameOf<Jobs>>(
    tx: Transaction<Tables>,
    name: Name,
    payloads: readonly PayloadOf<Jobs, Name>[],
    options?: { accountId?: string; priorities?: readonly number[] },
  ): Promise<void>;
  /** Lets waiting jobs with this payload start at once, when the transaction commits. */
  hasten<Name extends NameOf<Jobs>>(
    tx: Transaction<Tables>,
    name: Name,
    payload: PayloadOf<Jobs, Name>,
  ): Promise<void>;
}

/** One run of a job, as its handler sees it. */
export interface JobRun<Jobs extends JobDefinitions, Name extends NameOf<Jobs>, Tables> {
  readonly payload: PayloadOf<Jobs, Name>;
  /** As it was given when it was added; 0 unless said. */
  readonly priority?: number;
  /** Aborted when the process stops or the job is taken away. */
  readonly signal: AbortSignal;
  /**
   * Makes sure, within a transaction, that this run still has the job.
   * @throws StaleJobError when it was handed to another run: the transaction must roll back
   */
  hold(tx: Transaction<Tables>): Promise<void>;
  /**
   * Marks the job as done within the transaction of its effects.
   * @throws StaleJobError when this run has lost the job to another one: the transaction must roll back
   */
  complete(tx: Transaction<Tables>): Promise<void>;
}

export type JobHandlers<Jobs extends JobDefinitions, Tables> = {
  readonly [Name in NameOf<Jobs>]: (run: JobRun<Jobs, Name, Tables>) => Promise<void>;
};

/** This run was overtaken: the job was handed out again, and what this run did must not count. */
export class StaleJobError extends Error {
  constructor(name: string, id: string) {
    super(`job ${name} ${id} was taken over by another run`);
    this.name = 'StaleJobError';
  }
}

export interface JobLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

type Engine = keyof typeof heartbeatS;

type Engines<Tables> = EmbeddedDatabase<Tables> | PostgresqlDatabase<Tables>;

function createBoss<Tables>(database: Engines<Tables>, runsJobs: boolean): PgBoss {
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

function definitionOf(definitions: JobDefinitions, name: string): JobDefinition {
  const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  if (definition === undefined) throw new Error(`there is no kind of job named ${name}`);
  return definition;
}

/** How the queue carries a kind of job. */
function settingsOf(definition: JobDefinition, engine: Engine) {
  const { retryLimit, retryDelayS, retryDelayMaxS, expireS, keepS = twoWeeksS } = definition;
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
async function prepareQueues(
  boss: PgBoss,
  definitions: JobDefinitions,
  engine: Engine,
): Promise<void> {
  const kept = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, definition] of Object.entries(definitions)) {
    const settings = settingsOf(definition, engine);
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

/** Opens the job table and its queues. @param options.plan the kinds of jobs and when they come round @param options.runsJobs whether this process also keeps the schedules and looks after dead workers */
export async function openJobQueue<const Jobs extends JobDefinitions, Tables>(
  database: Engines<Tables>,
  log: JobLog,
  options: { plan: JobPlan<Jobs>; runsJobs: boolean },
) {
  type Queue = JobQueue<Jobs, Tables>;
  const { definitions, schedules } = options.plan;
  const boss = createBoss(database, options.runsJobs);
  const closing = new AbortController();
  boss.on('error', (error) => outsideWork(() => log.error({ err: error }, 'job queue')));
  boss.on('warning', ({ message }) =>
    outsideWork(() => log.warn({ warning: message }, 'job queue')),
  );
  await boss.start();
  await prepareQueues(boss, definitions, database.engine);
  if (options.runsJobs)
    for (const { name, cron, payload } of schedules)
      await boss.schedule(name, cron, payload, { missed: 'once' });
  const enqueue: Queue['enqueue'] = async (
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
  const enqueueAll: Queue['enqueueAll'] = async (
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
  const hasten: Queue['hasten'] = async (tx, name, payload) => {
    await fromKysely(tx).executeSql(
      `update pgboss.job set start_after = now() where name = $1 and state = 'created' and data - $3::text[] = $2::jsonb and start_after > now()`,
      [name, JSON.stringify(payload), carrierKeys],
    );
  };
  /** Whether a job with this payload waits or runs. */
  const isLive = async <Name extends NameOf<Jobs>>(
    name: Name,
    payload: PayloadOf<Jobs, Name>,
  ): Promise<boolean> =>
    (await boss.findJobs(name, { data: payload })).some(
      ({ state }) => state === 'created' || state === 'retry' || state === 'active',
    );
  return {
    boss,
    definitions,
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

export type OpenJobQueue<Jobs extends JobDefinitions, Tables> = Awaited<
  ReturnType<typeof openJobQueue<Jobs, Tables>>
>;

/**
 * Gives the jobs of a process that died back at once, without the pause that follows a failure.
 * Right only where no other process can be running jobs.
 */
export async function reclaimOrphans<Tables>(
  database: Pick<EmbeddedDatabase<Tables>, 'pglite'>,
  definitions: JobDefinitions,
): Promise<void> {
  await database.pglite.query(
    `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active' and retry_count < retry_limit and name = any($1)`,
    [Object.keys(definitions)],
  );
}

async function runJob<Jobs extends JobDefinitions, Name extends NameOf<Jobs>, Tables>(
  { boss, definitions }: Pick<OpenJobQueue<Jobs, Tables>, 'boss' | 'definitions'>,
  name: Name,
  handler: JobHandlers<Jobs, Tables>[Name],
  job: JobWithMetadata<unknown>,
  stopping: AbortSignal,
) {
  const { id, retryCount, priority } = job;
  const payload = definitionOf(definitions, name).payload.parse(job.data) as PayloadOf<Jobs, Name>;
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
  readonly countRun?: (kind: string, outcome: 'done' | 'failed' | 'stopped' | 'overtaken') => void;
}

/** Runs a job once, counts and tells how that ended. @throws what makes the queue hand it out again */
async function runOnce<Jobs extends JobDefinitions, Name extends NameOf<Jobs>, Tables>(
  queue: OpenJobQueue<Jobs, Tables>,
  name: Name,
  handler: JobHandlers<Jobs, Tables>[Name],
  job: JobWithMetadata<unknown>,
  { stopping, log, countRun }: WorkerOptions,
): Promise<void> {
  try {
    await runWhenThereIsRoom(
      () => runJob(queue, name, handler, job, stopping),
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

async function startWorkersOf<Jobs extends JobDefinitions, Name extends NameOf<Jobs>, Tables>(
  queue: OpenJobQueue<Jobs, Tables>,
  name: Name,
  handler: JobHandlers<Jobs, Tables>[Name],
  options: WorkerOptions,
) {
  const { boss, definitions } = queue;
  const { cores } = options;
  const { concurrency, fair } = definitionOf(definitions, name);
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
    const run = () => runOnce(queue, name, handler, job, options);
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
export async function startWorkers<Jobs extends JobDefinitions, Tables>(
  queue: OpenJobQueue<Jobs, Tables>,
  handlers: JobHandlers<Jobs, Tables>,
  options: WorkerOptions,
): Promise<void> {
  const start = <Name extends NameOf<Jobs>>(name: Name) =>
    startWorkersOf(queue, name, handlers[name], options);
  for (const name of Object.keys(queue.definitions)) await start(name);
  void wakeWhenDue(queue.boss, queue.closing, (error) =>
    outsideWork(() => options.log.error({ err: error }, 'job queue')),
  );
}
