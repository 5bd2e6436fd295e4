import * as z from 'zod/mini';

// Compiled schemas need eval, which the content security policy refuses.
z.config({ jitless: true });

/**
 * What was stored, where it is what the schema says; null where it is something else. Storage is the user's to edit and may
 * hold what an older version wrote.
 */
export function readStored<Schema extends z.ZodMiniType>(
  schema: Schema,
  stored: unknown,
): z.output<Schema> | null {
  const read = z.safeParse(schema, stored);
  return read.success ? read.data : null;
}

/** {@link readStored} of what storage holds as JSON; null where there is nothing. */
export function parseStored<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: string | null,
): z.output<Schema> | null {
  try {
    return readStored(schema, JSON.parse(json ?? 'null'));
  } catch {
    return null;
  }
}
