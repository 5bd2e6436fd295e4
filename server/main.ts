import { readConfig } from './config.ts';
import { graceMs, start } from './start.ts';

function stopOnSignals(stop: () => Promise<void>): void {
  let stopped = false;
  const onSignal = () => {
    if (stopped) return;
    stopped = true;
    setTimeout(() => process.exit(1), graceMs + 1_500).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
}

try {
  stopOnSignals(await start(readConfig()));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}
