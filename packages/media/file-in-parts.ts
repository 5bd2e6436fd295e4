import { type FileHandle, open, stat } from 'node:fs/promises';

/** Read and written at the same time. */
const piece = 1024 * 1024;
/** Parts are open all at once. */
const mostReadInPlace = 250;
/** What a process takes as one argument, less what is added to it (Linux: 131,072 bytes). */
const mostAddressBytes = 100_000;
/** What tells a file's format lies in its first part. */
const leastHeadBytes = 4_096;
const scheme = 'concat:';

/** The size of a file that lies in parts, in bytes. */
export async function sizeOfParts(parts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(parts.map((part) => stat(part)));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/**
 * What to hand to ffmpeg in order to read parts as one file, without joining them (https://ffmpeg.org/ffmpeg-protocols.html#concat);
 * null where they have to be joined first.
 * @param parts absolute paths
 */
export async function addressOfParts(parts: readonly string[]): Promise<string | null> {
  const [first = ''] = parts;
  if (parts.length === 1) return first;
  const address = scheme + parts.join('|');
  const fits = parts.length <= mostReadInPlace && Buffer.byteLength(address) <= mostAddressBytes;
  // The sign between two parts, in none of them.
  const isPlain = parts.every((part) => part.startsWith('/') && !part.includes('|'));
  return fits && isPlain && (await stat(first)).size >= leastHeadBytes ? address : null;
}

/** Whether an input is what {@link addressOfParts} made of several parts. */
export const isInParts = (address: string): boolean => address.startsWith(`${scheme}/`);

/** Writes one file of all parts. @throws what the disk throws; the signal's reason when aborted */
export async function joinParts(
  parts: readonly string[],
  path: string,
  signal?: AbortSignal,
): Promise<string> {
  const memory = Buffer.allocUnsafeSlow(piece);
  const whole = await open(path, 'wx');
  try {
    for (const part of parts) {
      signal?.throwIfAborted();
      await append(part, whole, memory);
    }
  } finally {
    await whole.close();
  }
  return path;
}

async function append(from: string, to: FileHandle, memory: Buffer): Promise<void> {
  const file = await open(from);
  try {
    for (;;) {
      const { bytesRead } = await file.read(memory, 0, memory.length);
      if (bytesRead === 0) return;
      await to.writeFile(memory.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
