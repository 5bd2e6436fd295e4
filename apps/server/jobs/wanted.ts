const lookEveryMs = 1_000;

/** What a job works on was called off, or is gone: nobody waits for it any more. */
export class NotWantedError extends Error {
  constructor() {
    super('the work was called off');
    this.name = 'NotWantedError';
  }
}

/**
 * Does work for as long as somebody wants it, and asks every second: a scene's rendering, or a hosted model's minutes,
 * should not run to an end that nobody waits for.
 * @param isWanted failing to find out is no reason to stop
 * @param work gets a signal that aborts with `outer`, and when nobody wants the work any more
 * @throws NotWantedError when it was called off; whatever `work` throws
 */
export async function whileWanted<T>(
  isWanted: () => Promise<boolean>,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const notWanted = new AbortController();
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    if (!(await isWanted().catch(() => true))) notWanted.abort(new NotWantedError());
    looking = false;
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  try {
    return await work(AbortSignal.any([outer, notWanted.signal]));
  } catch (error) {
    if (notWanted.signal.aborted && !outer.aborted) throw new NotWantedError();
    throw error;
  } finally {
    clearInterval(timer);
  }
}
