import { availableParallelism } from 'node:os';
import { isAbsolute } from 'node:path';
import { isExecutable } from './is-executable.ts';

/*
 * A file of a stranger may ask its reader for any amount of memory: a megabyte of a colour profile unpacks to gigabytes. The kernel
 * refuses what goes beyond the limit, and the program says so and ends.
 */

const shellPath = '/bin/sh';
/** What reading takes at most: a picture of 66 megapixels with 16 bits a channel, a clip of 4K in high dynamic range. */
const readingBytes = 1_600_000_000;
/** Decoders and encoders have threads for each core, and pictures for each thread. */
const readingBytesPerCore = 32_000_000;

/** The memory in bytes that a program may have that reads a file from elsewhere. */
export const readingMemory = (): number =>
  readingBytes + readingBytesPerCore * availableParallelism();

/** The command that runs a program with a limit of its memory (RLIMIT_DATA). Only Linux counts all of it there. */
export function limitedInMemory(
  { command, args }: { readonly command: string; readonly args: readonly string[] },
  bytes: number | undefined,
): { readonly command: string; readonly args: readonly string[] } {
  if (bytes === undefined || process.platform !== 'linux') return { command, args };
  // A program that cannot be run is named by its own name, not by that of the shell.
  if (!isAbsolute(command) || !isExecutable(command) || !isExecutable(shellPath))
    return { command, args };
  // A lower limit of the system stays; exec keeps the process's id, which is stopped by it.
  const script = 'ulimit -d "$1" 2>/dev/null; shift; exec "$@"';
  const kibibytes = String(Math.ceil(bytes / 1_024));
  return { command: shellPath, args: ['-c', script, 'sh', kibibytes, command, ...args] };
}
