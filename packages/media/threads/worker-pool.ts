import type { ResourceLimits } from 'node:worker_threads';
import { createFairTurns } from './fair-turns.ts';
import { startWorkerThread, type WorkerThread } from './worker-thread.ts';

export { WorkTookTooLong } from './worker-thread.ts';

/** No more tasks of one asker may wait. */
export class TooManyWait extends Error {
  constructor(most: number) {
    super(`${most} tasks of the same asker wait already.`);
    this.name = 'TooManyWait';
  }
}

interface RunOptions {
  /** On whose behalf: askers take turns, however many tasks one of them has. */
  readonly asker?: string;
  /** Milliseconds of processor time the task may take, its thread's start not counted. */
  readonly mostMs?: number;
}

/** Runs tasks on worker threads, as many at once as the pool has threads; the rest wait their turn. */
export interface WorkerPool<Task, Answer> {
  /**
   * @throws the signal's reason at once when it aborts: a waiting task is forgotten, a running one is ended with its thread.
   * @throws WorkTookTooLong, TooManyWait, or Error when the thread dies or the pool is closed.
   */
  run(task: Task, signal: AbortSignal, options?: RunOptions): Promise<Answer>;
  /** Ends every thread; tasks that still run or wait are rejected. */
  close(): Promise<void>;
}

interface PoolOptions {
  /** An idle thread is ended after so long; by default it stays. */
  readonly idleMs?: number;
  /** How many tasks of one asker may wait. */
  readonly mostWaiting?: number;
  /** The most that a thread's heap may hold; a thread that needs more dies with its task. */
  readonly resourceLimits?: ResourceLimits;
}

interface Job<Task, Answer> {
  readonly task: Task;
  readonly asker: string;
  readonly mostMs: number | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/** Threads at rest, for the next task. */
function createResting<Task, Answer>(idleMs: number | undefined) {
  const resting = new Map<WorkerThread<Task, Answer>, NodeJS.Timeout | undefined>();
  const end = (thread: WorkerThread<Task, Answer>) => {
    clearTimeout(resting.get(thread));
    resting.delete(thread);
    return thread.end();
  };
  return {
    add(thread: WorkerThread<Task, Answer>): void {
      const timer =
        idleMs === undefined ? undefined : setTimeout(() => void end(thread), idleMs).unref();
      resting.set(thread, timer);
    },
    take(): WorkerThread<Task, Answer> | undefined {
      for (const [thread, timer] of [...resting].toReversed()) {
        clearTimeout(timer);
        resting.delete(thread);
        if (thread.isAlive) return thread;
      }
      return undefined;
    },
    endAll: () => Promise.all([...resting.keys()].map(end)),
  };
}

/**
 * Threads start when they are first needed and stay for the next task; an idle pool does not keep the process alive.
 *
 * @param script a module that posts one message when it is ready, and then answers each message with one message.
 */
export function createWorkerPool<Task, Answer>(
  script: URL,
  size: number,
  { idleMs, mostWaiting = Number.POSITIVE_INFINITY, resourceLimits }: PoolOptions = {},
): WorkerPool<Task, Answer> {
  const waiting = createFairTurns<Job<Task, Answer>>();
  const running = new Map<Job<Task, Answer>, WorkerThread<Task, Answer>>();
  const resting = createResting<Task, Answer>(idleMs);
  let closed = false;

  function startNext(): void {
    while (running.size < size) {
      const job = waiting.take();
      if (!job) return;
      const thread = resting.take() ?? startWorkerThread<Task, Answer>(script, resourceLimits);
      running.set(job, thread);
      void serve(job, thread);
    }
  }

  async function serve(job: Job<Task, Answer>, thread: WorkerThread<Task, Answer>): Promise<void> {
    try {
      job.resolve(await thread.run(job.task, job.mostMs));
    } catch (error) {
      job.reject(error);
    }
    running.delete(job);
    if (closed) return;
    if (thread.isAlive) resting.add(thread);
    startNext();
  }

  function cancel(job: Job<Task, Answer>, reason: unknown): void {
    waiting.forget(job.asker, job);
    job.reject(reason);
    // A computation cannot be asked to stop; its thread can. The next task starts a new one.
    void running.get(job)?.end();
  }

  return {
    async run(task, signal, { asker = '', mostMs } = {}) {
      signal.throwIfAborted();
      if (closed) throw new Error('The worker pool is closed.');
      if (waiting.countOf(asker) >= mostWaiting) throw new TooManyWait(mostWaiting);
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const job = { task, asker, mostMs, resolve, reject };
      const onAbort = () => cancel(job, signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.add(asker, job);
      startNext();
      return promise.finally(() => signal.removeEventListener('abort', onAbort));
    },
    async close() {
      closed = true;
      const jobs = [...waiting.takeAll(), ...running.keys()];
      for (const job of jobs) job.reject(new Error('The worker pool is closed.'));
      const busy = [...running.values()].map((thread) => thread.end());
      await Promise.all([...busy, resting.endAll()]);
    },
  };
}
