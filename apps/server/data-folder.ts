import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { diskFaultOf } from '@scenewright/provider-contract/disk-fault.ts';

/** What a start needs at least: a new embedded database takes 45 MB, one that is there a few for its log. */
const leastRoomBytes = { new: 64 * 1024 * 1024, known: 8 * 1024 * 1024 };
const probeBytes = 64 * 1024;

const sentences = {
  full: (folder: string) =>
    `There is no room in DATA_DIR (${folder}): free some on that disk, or set DATA_DIR to a folder on another one.`,
  unwritable: (folder: string) =>
    `DATA_DIR cannot be written (${folder}): let this process write there, or set DATA_DIR to another folder.`,
};

/** Writes a little and takes it away again: a quota, or a disk that only says it has room, shows only so. */
function tryWriting(folder: string): void {
  const path = join(folder, `.room-${randomUUID()}`);
  try {
    const file = openSync(path, 'wx', 0o600);
    try {
      writeSync(file, Buffer.alloc(probeBytes));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } finally {
    rmSync(path, { force: true });
  }
}

/** Not Node's own `recursive`: where a folder says that what would be made in it is not there (proc does), that one tries for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
}

/**
 * Makes sure, before anything is opened, that a start will find room in its folder.
 * @param isNew whether the embedded database has yet to be made there
 * @throws Error with one sentence
 */
export function requireRoom(folder: string, { isNew }: { isNew: boolean }): void {
  let free = Number.POSITIVE_INFINITY;
  try {
    makeFolder(folder);
    const { bavail, bsize } = statfsSync(folder);
    free = bavail * bsize;
    if (free > 0) tryWriting(folder);
  } catch (error) {
    const fault = diskFaultOf(error);
    throw fault === null ? error : new Error(sentences[fault](folder), { cause: error });
  }
  if (free < (isNew ? leastRoomBytes.new : leastRoomBytes.known))
    throw new Error(sentences.full(folder));
}

/** What to tell of a start that failed: its own sentence, or what it says of the disk. */
export function explainFailedStart(error: unknown, folder: string): Error {
  const fault = diskFaultOf(error);
  if (fault === 'full') return new Error(sentences.full(folder), { cause: error });
  if (error instanceof Error) return error;
  // The embedded engine throws objects that are no errors.
  return new Error(
    fault === null ? `The start failed: ${describe(error)}.` : sentences[fault](folder),
    { cause: error },
  );
}

function describe(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  return (
    ['name', 'message', 'errno', 'code']
      .flatMap((name) => (Object.hasOwn(thrown, name) ? [String(Reflect.get(thrown, name))] : []))
      .join(' ') || 'something unknown was thrown'
  );
}
