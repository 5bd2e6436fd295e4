import { readConfig } from './config.ts';
import { graceMs, start } from './start.ts';

/** A terminal's signal reaches the process twice at once, the second time through npm; who asks again later insists. */
const insistsAfterMs = 1_000;
const startLimitMs = 60_000;

const exitAfter = (ms: number) => setTimeout(() => process.exit(1), ms).unref();

/**
 * Ends the process in order when it is asked to, from now on: a start that is under way goes through first, so that
 * nothing is left half open. Asked a second time, it ends at once.
 */
function stopOnSignals(starting: Promise<() => Promise<void>>): void {
  let askedAt: number | null = null;
  async function end(): Promise<void> {
    exitAfter(startLimitMs);
    const stop = await starting;
    exitAfter(graceMs + 1_500);
    await stop();
  }
  const onSignal = () => {
    const now = performance.now();
    if (askedAt === null) {
      askedAt = now;
      end().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    } else if (now - askedAt > insistsAfterMs) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
}

try {
  // Begun after it listens to signals: some of what a start does lets nothing else happen.
  const starting = Promise.resolve().then(() => start(readConfig()));
  stopOnSignals(starting);
  await starting;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error)
    process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}
