import { ProviderError } from './provider-error.ts';

/** What a file system says where nothing more can be written: no room is left, or nothing may be written at all. */
export type DiskFault = 'full' | 'unwritable';

/**
 * Codes of Node's file system, of PostgreSQL (class 53, insufficient resources) and of SQLite, and the words by which tools of
 * their own, such as ffmpeg, say the same.
 */
const faultOfCode: ReadonlyMap<unknown, DiskFault> = new Map<unknown, DiskFault>([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['53100', 'full'],
  ['EROFS', 'unwritable'],
  ['EACCES', 'unwritable'],
  ['EPERM', 'unwritable'],
  ['ENOTDIR', 'unwritable'],
  ['ENOENT', 'unwritable'],
  ['EEXIST', 'unwritable'],
]);
const sqliteFull = 13;
const sqliteUnwritable = new Set<unknown>([3, 8, 10, 14]);
/** The embedded engine's own file system (Emscripten) knows errors by numbers of WASI. */
const wasiFull = new Set<unknown>([19, 51]);
const wasiUnwritable = new Set<unknown>([2, 63, 69]);
const fullInWords =
  /no space left on device|disk quota exceeded|disk is full|\b(?:ENOSPC|EDQUOT)\b/i;

function property(error: object, name: string): unknown {
  return Reflect.get(error, name);
}

function faultOfOne(error: object): DiskFault | null {
  const known = faultOfCode.get(property(error, 'code'));
  // What is not there or may not be touched says something of the disk only where a file was asked for.
  if (known !== undefined && (known === 'full' || property(error, 'syscall') !== undefined))
    return known;
  const sqlite = property(error, 'errcode');
  if (typeof sqlite === 'number')
    return (sqlite & 0xff) === sqliteFull
      ? 'full'
      : sqliteUnwritable.has(sqlite & 0xff)
        ? 'unwritable'
        : null;
  if (property(error, 'name') === 'ErrnoError')
    return wasiFull.has(property(error, 'errno'))
      ? 'full'
      : wasiUnwritable.has(property(error, 'errno'))
        ? 'unwritable'
        : null;
  return [property(error, 'message'), property(error, 'detail')].some(
    (text) => typeof text === 'string' && fullInWords.test(text),
  )
    ? 'full'
    : null;
}

/** Whether an error is what another machine answered over HTTP, as SDKs throw it: the disk it may speak of is not ours. */
const isAnswerFromElsewhere = (error: object): boolean =>
  typeof property(error, 'status') === 'number' && property(error, 'headers') !== undefined;

/** What an error, or any that caused it, says of the disk; null where it says nothing. */
export function diskFaultOf(error: unknown): DiskFault | null {
  for (let at: unknown = error, depth = 0; depth < 8; at = property(at, 'cause'), depth += 1) {
    if (typeof at === 'string') return fullInWords.test(at) ? 'full' : null;
    if (typeof at !== 'object' || at === null || isAnswerFromElsewhere(at)) return null;
    // A provider's sentence may repeat what the other machine said; what caused it tells whose disk it was.
    const fault = at instanceof ProviderError ? null : faultOfOne(at);
    if (fault !== null) return fault;
  }
  return null;
}

/** Whether something failed because no room is left: it will go well as soon as there is. */
export const isNoRoom = (error: unknown): boolean => diskFaultOf(error) === 'full';
