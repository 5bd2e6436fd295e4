import { type DrawingThread, startDrawingThread } from './drawing-thread.ts';

/** Starting a thread and loading its fonts and code takes longer than drawing a dozen frames; so they are kept for the next scene. */
const idleThreads: DrawingThread[] = [];
/** More than this many resting threads would only hold memory. */
const mostIdleThreads = 4;

/**
 * Runs `work` with `count` threads of its own. They go back to rest when it succeeds; after a failure they are ended,
 * because they may still be busy with frames nobody waits for.
 */
export async function withDrawingThreads<Result>(
  count: number,
  work: (threads: readonly DrawingThread[]) => Promise<Result>,
): Promise<Result> {
  const threads = Array.from({ length: count }, takeThread);
  try {
    const result = await work(threads);
    await Promise.all(threads.map(giveBack));
    return result;
  } catch (error) {
    await endAll(threads);
    throw error;
  }
}

/** `withDrawingThreads` for work that needs just one. */
export function withDrawingThread<Result>(
  work: (thread: DrawingThread) => Promise<Result>,
): Promise<Result> {
  return withDrawingThreads(1, ([thread]) => {
    if (!thread) throw new Error('the pool gave no thread');
    return work(thread);
  });
}

/** Ends the resting threads, for a clean stop of the server. */
export async function endIdleThreads(): Promise<void> {
  await endAll(idleThreads.splice(0));
}

function takeThread(): DrawingThread {
  let thread = idleThreads.pop();
  while (thread && !thread.isAlive) thread = idleThreads.pop();
  thread ??= startDrawingThread();
  thread.setIdle(false);
  return thread;
}

async function giveBack(thread: DrawingThread): Promise<void> {
  await thread.close();
  if (idleThreads.length >= mostIdleThreads) return thread.end();
  thread.setIdle(true);
  idleThreads.push(thread);
}

async function endAll(threads: readonly DrawingThread[]): Promise<void> {
  await Promise.all(threads.map((thread) => thread.end()));
}
