import * as z from 'zod';
import { mostEntryBytes } from './tar.ts';

/** Raised when an archive of the old form cannot be read any more. */
export const archiveFormat = 1;

/** Entry names that are looked for. */
export const entryNames = {
  manifest: 'backup.json',
  sequences: 'database/sequences.json',
  end: 'end.json',
} as const;

/** What an archive begins with. */
export const manifestSchema = z.object({
  product: z.literal('scenewright'),
  format: z.int().positive(),
  /** The version of the product that wrote it. */
  version: z.string().max(100),
  createdAt: z.iso.datetime(),
  /** The migrations its database has had, in their order. */
  migrations: z.array(z.string().max(200)).min(1).max(10_000),
});
export type Manifest = z.output<typeof manifestSchema>;

/** What an archive ends with: how many entries came before, and the SHA-256 of every byte before this entry. */
export const endSchema = z.object({
  entries: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The value each sequence handed out last, as text; null where it has not been used. */
export const sequencesSchema = z.record(z.string().max(100), z.string().max(20).nullable());

/** A table's rows in one entry: the names of its columns, then each row's values as text. */
export const columnsSchema = z.array(z.string().max(100)).min(1).max(1_000);

const mebibyte = 1024 * 1024;

/**
 * The names an entry may have, and the bytes it may take. No part of a name begins with a dot, so that none leads out of
 * the folder it belongs to. Rows are written in entries of some megabytes; the limit leaves room for one long row.
 */
const kinds = [
  { pattern: /^(?:backup|end)\.json$/, mostBytes: 4 * mebibyte },
  { pattern: /^database\/sequences\.json$/, mostBytes: 4 * mebibyte },
  { pattern: /^database\/[a-z0-9_]+\/\d{6}\.jsonl$/, mostBytes: 256 * mebibyte },
  { pattern: /^jobs\/\d{6}\.jsonl$/, mostBytes: 256 * mebibyte },
  { pattern: /^secrets\/[\w-][\w.-]*$/, mostBytes: mebibyte },
  { pattern: /^media(?:\/[\w-][\w.-]*)+$/, mostBytes: mostEntryBytes },
] as const;

/** Whether an entry of this name and size belongs into an archive. */
export const mayStandInArchive = (name: string, bytes: number): boolean =>
  kinds.some(({ pattern, mostBytes }) => pattern.test(name) && bytes <= mostBytes);
