import { Worker } from 'node:worker_threads';

/** Runs tasks on worker threads, as many at once as the pool has threads; the rest wait their turn. */
export interface WorkerPool<Task, Answer> {
  /**
   * @throws the signal's reason at once when it aborts: a waiting task is forgotten, a running one is ended with its thread.
   * @throws Error when the thread dies or the pool is closed.
   */
  run(task: Task, signal: AbortSignal): Promise<Answer>;
  /** Ends every thread; what still runs or waits is rejected. */
  close(): Promise<void>;
}

interface Job<Task, Answer> {
  readonly task: Task;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Threads start when they are first needed and stay for the next task; an idle pool does not keep the process alive.
 *
 * @param script a module that answers each message with one message.
 */
export function createWorkerPool<Task, Answer>(
  script: URL,
  size: number,
): WorkerPool<Task, Answer> {
  const waiting: Job<Task, Answer>[] = [];
  const running = new Map<Job<Task, Answer>, Worker>();
  const idle: Worker[] = [];
  let closed = false;

  function startNext(): void {
    while (running.size < size) {
      const job = waiting.shift();
      if (!job) return;
      const worker = idle.pop() ?? startWorker();
      running.set(job, worker);
      worker.ref();
      worker.postMessage(job.task);
    }
  }

  function startWorker(): Worker {
    const worker = new Worker(script);
    worker.on('message', (answer: Answer) => {
      const job = takeJobOf(worker);
      if (!job) return;
      worker.unref();
      idle.push(worker);
      job.resolve(answer);
      startNext();
    });
    worker.on('error', (error) => endJobOf(worker, error));
    worker.on('exit', (code) =>
      endJobOf(worker, new Error(`A worker thread ended with code ${code}.`)),
    );
    return worker;
  }

  function takeJobOf(worker: Worker): Job<Task, Answer> | undefined {
    for (const [job, each] of running) {
      if (each !== worker) continue;
      running.delete(job);
      return job;
    }
    return undefined;
  }

  function endJobOf(worker: Worker, reason: unknown): void {
    const position = idle.indexOf(worker);
    if (position >= 0) idle.splice(position, 1);
    takeJobOf(worker)?.reject(reason);
    if (!closed) startNext();
  }

  function cancel(job: Job<Task, Answer>, reason: unknown): void {
    const worker = running.get(job);
    const position = waiting.indexOf(job);
    if (position >= 0) waiting.splice(position, 1);
    running.delete(job);
    job.reject(reason);
    // A computation cannot be asked to stop; its thread can. The next task starts a new one.
    void worker?.terminate();
    if (worker) startNext();
  }

  return {
    async run(task, signal) {
      signal.throwIfAborted();
      if (closed) throw new Error('The worker pool is closed.');
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const job = { task, resolve, reject };
      const onAbort = () => cancel(job, signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.push(job);
      startNext();
      return promise.finally(() => signal.removeEventListener('abort', onAbort));
    },
    async close() {
      closed = true;
      const threads = [...idle.splice(0), ...running.values()];
      for (const job of [...waiting.splice(0), ...running.keys()])
        job.reject(new Error('The worker pool is closed.'));
      running.clear();
      await Promise.all(threads.map((worker) => worker.terminate()));
    },
  };
}
