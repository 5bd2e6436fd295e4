const lookEveryMs = 1_000;

/** What a job works on was cancelled, or is gone: nobody waits for it any more. */
export class CancelledError extends Error {
  constructor() {
    super('the work was called off');
    this.name = 'CancelledError';
  }
}

/**
 * Does work for as long as somebody wants it, and asks every second: a scene's rendering, or a hosted model's minutes,
 * should not run to an end that nobody waits for.
 * @param isWanted failing to find out is no reason to stop
 * @param work gets a signal that aborts with `outer`, and when nobody wants the work any more
 * @throws CancelledError when it was cancelled; whatever `work` throws
 */
export async function cancellable<T>(
  isWanted: () => Promise<boolean>,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const cancelled = new AbortController();
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    if (!(await isWanted().catch(() => true))) cancelled.abort(new CancelledError());
    looking = false;
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  try {
    return await work(AbortSignal.any([outer, cancelled.signal]));
  } catch (error) {
    if (cancelled.signal.aborted && !outer.aborted) throw new CancelledError();
    throw error;
  } finally {
    clearInterval(timer);
  }
}
