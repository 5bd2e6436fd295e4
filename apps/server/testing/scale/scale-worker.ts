/** A worker in a process of its own, on the database that its first argument names, whose scenes wait for a second or encode one. */
import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pino from 'pino';
import { findFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { openPostgresqlDatabase } from '../../database/postgresql.ts';
import { type JobHandlers, openJobQueue, startWorkers } from '../../jobs/queue.ts';

const [, , url = '', of] = process.argv;
const log = pino({ level: 'silent' });
const database = await openPostgresqlDatabase(url, () => {});
const queue = await openJobQueue(database, log, { runsJobs: false });

async function encode(): Promise<void> {
  const source = 'testsrc2=size=720x1280:rate=30:duration=4';
  await promisify(execFile)(findFfmpeg(), [
    ...['-v', 'error', '-f', 'lavfi', '-i', source, '-threads', '1'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-f', 'null', '-'],
  ]);
}

const handlers = {
  'make-scene': async () => (of === 'wait' ? await pause(1_000) : await encode()),
} as unknown as JobHandlers;
await startWorkers(queue, handlers, { cores: 1, stopping: new AbortController().signal, log });
process.stdout.write('ready\n');
