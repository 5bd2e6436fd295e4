import type { LogEvent } from 'kysely';
import { nameOfError, traceEnded } from '@scenewright/telemetry/tracing.ts';

/** A statement that writes many rows has thousands of placeholders. */
const keptLength = 1_000;

/** A span for each statement of what is traced: its text with placeholders, never its values. */
export function traceQuery(event: LogEvent): void {
  const text = event.query.sql.slice(0, keptLength);
  traceEnded(
    `sql ${/^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'}`,
    { 'db.system.name': 'postgresql', 'db.query.text': text },
    {
      ms: event.queryDurationMillis,
      failure: event.level === 'error' ? nameOfError(event.error) : undefined,
    },
  );
}
