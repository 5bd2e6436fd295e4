import * as jobs from '@scenewright/jobs/queue.ts';
import type { EmbeddedDatabase } from '../database/embedded.ts';
import type { PostgresqlDatabase } from '../database/postgresql.ts';
import type { Tables } from '../database/tables.ts';
import { jobDefinitions, type JobName, jobSchedules } from './definitions.ts';

type Jobs = typeof jobDefinitions;

export type JobQueue = jobs.JobQueue<Jobs, Tables>;
export type JobRun<Name extends JobName> = jobs.JobRun<Jobs, Name, Tables>;
export type JobHandlers = jobs.JobHandlers<Jobs, Tables>;
export type OpenJobQueue = jobs.OpenJobQueue<Jobs, Tables>;
export { StaleJobError, startWorkers } from '@scenewright/jobs/queue.ts';

const plan = { definitions: jobDefinitions, schedules: jobSchedules };

/** The queue of the product's jobs. @param options.runsJobs whether this process also keeps the schedules and looks after dead workers */
export const openJobQueue = (
  database: EmbeddedDatabase | PostgresqlDatabase,
  log: jobs.JobLog,
  options: { runsJobs: boolean },
): Promise<OpenJobQueue> => jobs.openJobQueue<Jobs, Tables>(database, log, { plan, ...options });

/** Gives the jobs of a process that died back at once. Right only where no other process can be running jobs. */
export const reclaimOrphans = (database: EmbeddedDatabase): Promise<void> =>
  jobs.reclaimOrphans(database, jobDefinitions);
