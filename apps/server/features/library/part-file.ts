import { createWriteStream } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { finished, type Readable } from 'node:stream';
import { finished as settled } from 'node:stream/promises';
import { AppError } from '@scenewright/contract/app-error.ts';

/** Written at the same time: one call of the system for each 64 KB is much of what a large file costs. */
const piece = 1024 * 1024;

/**
 * Gives the memory of what was written back at once. Chunks of a connection lie outside the heap, which hardly grows meanwhile; left to
 * itself the collector walks through the whole heap for every 8 MB that arrive: half of an upload's processor time.
 */
function release({ buffer, byteLength }: Buffer): void {
  // Node 20 has no such method.
  if (!(buffer instanceof ArrayBuffer && 'transfer' in buffer)) return;
  if (buffer.byteLength === byteLength) buffer.transfer(0);
}

/**
 * Writes what arrives into a file, at most so many bytes. What arrived by a connection cannot be read any more.
 * @returns how many were written, and why it ended before its sender said so; null where they did
 * @throws what the disk throws
 */
export async function writeWhatArrives(
  body: Readable,
  path: string,
  most: number,
): Promise<{ readonly bytes: number; readonly failure: unknown }> {
  const file = createWriteStream(path, { flags: 'wx', highWaterMark: piece });
  const goOn = () => void body.resume();
  // Nobody else has what arrives by a connection.
  const written = body instanceof IncomingMessage ? release : () => undefined;
  let bytes = 0;
  let take = (_chunk: Buffer): void => undefined;
  const failure = await new Promise<unknown>((resolve, reject) => {
    take = (chunk) => {
      const kept = chunk.subarray(0, most - bytes);
      bytes += kept.length;
      if (!file.write(kept, () => written(chunk))) body.pause();
      if (kept.length < chunk.length) resolve(tooMuch());
    };
    file.once('error', reject).on('drain', goOn);
    finished(body, { writable: false }, (error) => resolve(error ?? null));
    body.on('data', take);
  }).finally(() => {
    // The connection has to live on for the answer.
    file.off('drain', goOn);
    body.off('data', take).pause();
  });
  file.end();
  await settled(file);
  return { bytes, failure };
}

export const tooMuch = () =>
  new AppError('too_large', 'More was sent than the upload was announced with.');
