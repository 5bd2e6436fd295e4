/*
 * Headers of a tar archive, as POSIX.1-1988 (ustar) lays them out: blocks of 512 bytes, numbers in octal digits. Only plain
 * files; whoever wants to look into an archive can do so with any tar.
 */

export const blockBytes = 512;
/** Eleven octal digits. */
export const mostEntryBytes = 8 ** 11 - 1;
const mostNameBytes = 100;
const checksumAt = 148;
const checksumBytes = 8;
const magic = 'ustar\0';
const magicAt = 257;
const plainFile = '0';

/** What follows an entry's bytes up to the next block. */
export const paddingOf = (bytes: number): number =>
  (blockBytes - (bytes % blockBytes)) % blockBytes;

/** An archive ends with two blocks of zeros. */
export const archiveEnd: Buffer = Buffer.alloc(2 * blockBytes);

/** The sum of a header's bytes, its own field taken as blanks. */
function checksumOf(header: Buffer): number {
  let sum = 0;
  for (const [at, byte] of header.entries())
    sum += at >= checksumAt && at < checksumAt + checksumBytes ? 0x20 : byte;
  return sum;
}

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0');

/** @throws Error where the name or the size has no room in a header */
export function tarHeader(name: string, bytes: number, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > mostNameBytes || bytes > mostEntryBytes)
    throw new Error(`${name} is too long for an archive.`);
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0);
  header.write(`${octal(0o600, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`, 100);
  header.write(`${octal(bytes, 11)}\0`, 124);
  header.write(`${octal(Math.floor(modifiedAt.getTime() / 1_000), 11)}\0`, 136);
  header.write(plainFile, 156);
  header.write(`${magic}00`, magicAt);
  header.write(`${octal(checksumOf(header), 6)}\0 `, checksumAt);
  return header;
}

/** @returns undefined where the block is no header of a plain file */
export function readTarHeader(header: Buffer): { name: string; bytes: number } | undefined {
  const text = (from: number, length: number) =>
    header.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  const [size, checksum] = [text(124, 12), text(checksumAt, checksumBytes).trim()];
  if (
    header.length !== blockBytes ||
    header.toString('latin1', magicAt, magicAt + magic.length) !== magic ||
    header.toString('latin1', 156, 157) !== plainFile ||
    !/^[0-7]{11}$/.test(size) ||
    Number.parseInt(checksum, 8) !== checksumOf(header)
  )
    return undefined;
  return { name: text(0, mostNameBytes), bytes: Number.parseInt(size, 8) };
}
