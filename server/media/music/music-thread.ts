import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { type MusicBed, writeMusicBed } from './music-bed.ts';

interface Order {
  readonly outputPath: string;
  readonly bed: MusicBed;
}

/** {@link writeMusicBed} in a thread of its own: composing takes a second or two of one core. @throws the signal's reason when aborted */
export async function writeMusicBedInThread(outputPath: string, bed: MusicBed, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const order: Order = { outputPath, bed };
  const worker = new Worker(new URL(import.meta.url), { workerData: order });
  const abort = () => void worker.terminate();
  signal?.addEventListener('abort', abort);
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', () => reject(signal?.reason ?? new Error('the music thread ended early')));
    });
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

if (!isMainThread && parentPort !== null) {
  const { outputPath, bed }: Order = workerData;
  await writeMusicBed(outputPath, bed);
  parentPort.postMessage('done');
}
