import pino from 'pino';
import type { EmbeddedDatabase } from '../database/embedded.ts';
import type { PostgresqlDatabase } from '../database/postgresql.ts';
import { openJobQueue } from '../jobs/queue.ts';

/** Puts the tables and the kinds of jobs into a database that others are copied from: opening the queue of a copy finds them there. */
export async function prepareQueue(database: EmbeddedDatabase | PostgresqlDatabase): Promise<void> {
  const queue = await openJobQueue(database, pino({ level: 'silent' }), { runsJobs: false });
  await queue.stop(0);
}
