import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { withFolderBeside } from '../temporary-files.ts';
import type { FilmMusic } from './film-music.ts';

export interface MusicOrder {
  readonly outputPath: string;
  readonly music: FilmMusic;
}

/**
 * `writeFilmMusic` in a thread of its own: composing takes a second or two of one core, which the server has better use for.
 * @throws the signal's reason when aborted
 */
export async function writeFilmMusicInThread(
  outputPath: string,
  music: FilmMusic,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  // A thread that is stopped cleans up nothing: it works in a folder that we remove.
  await withFolderBeside(outputPath, async (folder) => {
    const path = join(folder, 'music.wav');
    await runThread({ outputPath: path, music }, signal);
    await rename(path, outputPath);
  });
}

async function runThread(order: MusicOrder, signal: AbortSignal | undefined): Promise<void> {
  const worker = new Worker(new URL('./music-worker.ts', import.meta.url), { workerData: order });
  const stop = () => void worker.terminate();
  signal?.addEventListener('abort', stop);
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
    signal?.throwIfAborted(); // a stopped thread ends as if all were well
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
