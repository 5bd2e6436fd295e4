import { createWorkerPool, type WorkerPool } from '@scenewright/media/threads/worker-pool.ts';
import type { SpeechToAlign } from './align-speech.ts';
import type { AlignAnswer } from './align-worker.ts';

/** A thread that nobody needed for so long gives its memory back. */
const idleMs = 60_000;

/** Threads that find words in speech, as many passages at once as there are threads; each takes about 150 MB when busy. */
export function createAlignThreads(threads: number): WorkerPool<SpeechToAlign, AlignAnswer> {
  return createWorkerPool(new URL('./align-worker.ts', import.meta.url), threads, { idleMs });
}
