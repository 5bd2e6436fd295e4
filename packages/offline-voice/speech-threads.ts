import { createWorkerPool, type WorkerPool } from '@scenewright/media/threads/worker-pool.ts';
import type { SpeechAnswer, SpeechTask } from './speech-worker.ts';

/** Threads that speak, as many narrations at once as there are threads; each takes about 100 MB when busy. */
export function createSpeechThreads(threads: number): WorkerPool<SpeechTask, SpeechAnswer> {
  return createWorkerPool(new URL('./speech-worker.ts', import.meta.url), threads);
}
