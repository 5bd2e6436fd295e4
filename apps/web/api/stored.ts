import * as z from 'zod/mini';

// Compiled schemas need eval, which the content security policy refuses.
z.config({ jitless: true });

/**
 * What storage holds as JSON, where it is what the schema says; null where there is nothing or something else. Storage is
 * the user's to edit and may hold what an older version wrote.
 */
export function parseStored<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: string | null,
): z.output<Schema> | null {
  try {
    const read = z.safeParse(schema, JSON.parse(json ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
