import { S3Error } from './s3-error.ts';

export interface ByteRange {
  readonly start: number;
  /** The last byte, itself included. */
  readonly end: number;
}

/** What a Range header asks of so many bytes; null for all of them, also where it asks for several ranges. @throws S3Error */
export function readRange(header: string | undefined, bytes: number): ByteRange | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (start > end) throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
  return { start, end };
}
