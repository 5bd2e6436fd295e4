/** As many as may wait are waiting already: see `longestQueue`. */
export class QueueIsFull extends Error {
  constructor() {
    super('the queue is full');
    this.name = 'QueueIsFull';
  }
}

/**
 * Lets at most `most` works run at once; the others wait in the order they came.
 *
 * @param options.longestQueue how many may wait; a further work is refused with {@link QueueIsFull}
 */
export function createLimiter(
  most: number,
  { longestQueue = Number.POSITIVE_INFINITY }: { longestQueue?: number } = {},
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most && waiting.length >= longestQueue) throw new QueueIsFull();
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on as it is, so that nobody can slip in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
