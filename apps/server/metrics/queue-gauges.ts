import { Gauge, type Registry } from 'prom-client';

interface KindState {
  readonly kind: string;
  readonly due: number;
  readonly oldestDueS: number;
  readonly running: number;
}

export interface QueueGaugesOptions {
  readonly kinds: readonly string[];
  /** Asks the database; kinds of which no job waits or runs may be absent. */
  read(): Promise<readonly KindState[]>;
}

/** Every process and every scrape would ask the same of the database. */
const freshForMs = 10_000;

/** An answer that is asked for again only when it has aged. Where it cannot be had there is none. */
function keepFresh<T>(read: () => Promise<T>): () => Promise<T | undefined> {
  let answer: Promise<T | undefined> | undefined;
  let askedAt = 0;
  return () => {
    const now = performance.now();
    if (answer === undefined || now - askedAt >= freshForMs) {
      askedAt = now;
      answer = read().catch(() => undefined);
    }
    return answer;
  };
}

/**
 * The queue as it is, over all processes: `scenewright_jobs_waiting`, `scenewright_jobs_oldest_wait_seconds` and
 * `scenewright_jobs_running`, each by kind. While the database does not answer they are absent.
 */
export function registerQueueGauges(registry: Registry, { kinds, read }: QueueGaugesOptions): void {
  const readFresh = keepFresh(read);
  const gauge = (name: string, help: string, valueOf: (state: KindState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const states = await readFresh();
        this.reset();
        if (states === undefined) return;
        const byKind = new Map(states.map((state) => [state.kind, state]));
        for (const kind of kinds) {
          const state = byKind.get(kind);
          this.set({ kind }, state === undefined ? 0 : valueOf(state));
        }
      },
    });
  gauge(
    'scenewright_jobs_waiting',
    'Jobs that could start now, over all processes',
    ({ due }) => due,
  );
  gauge(
    'scenewright_jobs_oldest_wait_seconds',
    'How long the oldest job that could start has waited, over all processes',
    ({ oldestDueS }) => oldestDueS,
  );
  gauge('scenewright_jobs_running', 'Jobs that run, over all processes', ({ running }) => running);
}
