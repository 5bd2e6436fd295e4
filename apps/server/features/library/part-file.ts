import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { AppError } from '@scenewright/contract/app-error.ts';

/**
 * Writes what arrives into a file, at most so many bytes.
 * @returns how many were written, and why it ended before its sender said so; null where they did
 * @throws what the disk throws
 */
export async function writeWhatArrives(
  body: Readable,
  path: string,
  most: number,
): Promise<{ readonly bytes: number; readonly failure: unknown }> {
  const file = await open(path, 'wx');
  // The connection has to live on for the answer.
  const chunks = body.iterator({ destroyOnReturn: false });
  let bytes = 0;
  try {
    for (;;) {
      const next = await chunks.next().catch((failure: unknown) => ({ failure }));
      if ('failure' in next) return { bytes, failure: next.failure };
      if (next.done === true) return { bytes, failure: null };
      const chunk: Buffer = next.value;
      const kept = chunk.subarray(0, most - bytes);
      await file.write(kept);
      bytes += kept.length;
      if (kept.length < chunk.length)
        return {
          bytes,
          failure: new AppError('too_large', 'More was sent than the upload was announced with.'),
        };
    }
  } finally {
    await file.close();
  }
}
