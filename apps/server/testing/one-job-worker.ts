/** A worker in a process of its own that takes a job and never ends it, so that a test can kill it. Its argument is the database's address. */
import pino from 'pino';
import { openPostgresqlDatabase } from '../database/postgresql.ts';
import { type JobHandlers, openJobQueue, startWorkers } from '../jobs/queue.ts';

const [, , url = ''] = process.argv;
const log = pino({ level: 'silent' });
const database = await openPostgresqlDatabase(url, () => {});
const queue = await openJobQueue(database, log, { runsJobs: true });
const handlers = {
  'remind-to-post': async () => {
    process.stdout.write('begun\n');
    await new Promise(() => {});
  },
} as unknown as JobHandlers;
await startWorkers(queue, handlers, { cores: 1, stopping: new AbortController().signal, log });
