import { validationFailed } from '../auth-error.ts';

const maxBytes = 8_192;

/** Metadata travels in every access token, so it must stay small. @throws AuthError validation_failed */
export function checkMetadata(metadata: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > maxBytes)
    throw validationFailed(`User metadata must be at most ${maxBytes} bytes`);
}

/** Changes laid over what is there; null takes a key away. */
export function mergeMetadata(
  current: Record<string, unknown>,
  changes: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null),
  );
}
