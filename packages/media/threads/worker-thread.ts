import { type ResourceLimits, Worker } from 'node:worker_threads';

/** A task was given up because it had taken all the processor time that it may. */
export class WorkTookTooLong extends Error {
  constructor(mostMs: number) {
    super(`The work was ended after ${mostMs} ms of processor time.`);
    this.name = 'WorkTookTooLong';
  }
}

/** A thread that does one task at a time. While it does none it does not keep the process from ending. */
export interface WorkerThread<Task, Answer> {
  /**
   * @param mostMs of processor time for the task, its thread's start not counted; the thread is ended then.
   * @throws WorkTookTooLong, or Error when the thread dies.
   */
  run(task: Task, mostMs?: number): Promise<Answer>;
  /** False once it has ended: a task given to it then fails. */
  readonly isAlive: boolean;
  end(): Promise<void>;
}

/**
 * Calls back once a thread has used so much processor time from now on. The clock on the wall would end honest work on a
 * busy machine.
 * @returns how to stop watching
 */
function watchWork(worker: Worker, mostMs: number, callBack: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  async function look(since: NodeJS.CpuUsage): Promise<void> {
    const { user, system } = await worker.cpuUsage(since);
    const leftMs = mostMs - (user + system) / 1_000;
    if (leftMs > 0) lookIn(leftMs, since);
    else if (!isOver) callBack();
  }
  function lookIn(ms: number, since: NodeJS.CpuUsage): void {
    // A thread that died meanwhile cannot be asked; it says by itself that it died.
    if (!isOver) timer = setTimeout(() => void look(since).catch(() => {}), ms);
  }
  worker.cpuUsage().then(
    (since) => lookIn(mostMs, since),
    () => {},
  );
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** @param script a module that posts one message when it is ready, and then answers each message with one message. */
export function startWorkerThread<Task, Answer>(
  script: URL,
  resourceLimits: ResourceLimits = {},
): WorkerThread<Task, Answer> {
  const worker = new Worker(script, { resourceLimits });
  const ready = Promise.withResolvers<void>();
  let asked: PromiseWithResolvers<Answer> | undefined;
  let isAlive = true;

  function die(reason: unknown): void {
    isAlive = false;
    ready.reject(reason);
    asked?.reject(reason);
  }
  // The next caller learns of it; before that there is nobody to tell.
  ready.promise.catch(() => {});
  worker.once('message', () => {
    worker.on('message', (answer: Answer) => asked?.resolve(answer));
    ready.resolve();
  });
  worker.on('error', die);
  worker.on('exit', (code) => die(new Error(`A worker thread ended with code ${code}.`)));

  async function answerTo(task: Task, mostMs: number | undefined): Promise<Answer> {
    await ready.promise;
    asked = Promise.withResolvers<Answer>();
    const stopWatching =
      mostMs === undefined
        ? () => {}
        : watchWork(worker, mostMs, () => {
            die(new WorkTookTooLong(mostMs));
            void worker.terminate();
          });
    worker.postMessage(task);
    try {
      return await asked.promise;
    } finally {
      stopWatching();
    }
  }

  return {
    async run(task, mostMs) {
      if (!isAlive) throw new Error('A worker thread has ended.');
      worker.ref();
      try {
        return await answerTo(task, mostMs);
      } finally {
        worker.unref();
      }
    },
    get isAlive() {
      return isAlive;
    },
    async end() {
      die(new Error('A worker thread was ended.'));
      await worker.terminate();
    },
  };
}
