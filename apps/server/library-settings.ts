import * as z from 'zod';
import type { LibraryHolder } from '@scenewright/contract/rules/library.ts';

const megabyte = 1_000_000;

/** Megabytes: a million bytes each. */
const megabytes = (unlessSet: number) =>
  z.coerce.number('must be a number of megabytes').int().min(1).max(10_000_000).default(unlessSet);

/** How much a creator's own pictures, clips and sounds may take. */
export const librarySettings = {
  LIBRARY_FILE_MB: megabytes(2_000),
  LIBRARY_GUEST_MB: megabytes(200),
  LIBRARY_FREE_MB: megabytes(1_000),
  LIBRARY_STARTER_MB: megabytes(10_000),
  LIBRARY_PLUS_MB: megabytes(50_000),
  LIBRARY_PRO_MB: megabytes(200_000),
};

type LibrarySettings = {
  readonly [Name in keyof typeof librarySettings]: z.output<(typeof librarySettings)[Name]>;
};

/** The settings in bytes. Plans that are made to measure have as much as the largest one. */
export function libraryLimits(settings: LibrarySettings): {
  readonly mostBytes: Readonly<Record<LibraryHolder, number>>;
  readonly mostFileBytes: number;
} {
  return {
    mostFileBytes: settings.LIBRARY_FILE_MB * megabyte,
    mostBytes: {
      guest: settings.LIBRARY_GUEST_MB * megabyte,
      free: settings.LIBRARY_FREE_MB * megabyte,
      starter: settings.LIBRARY_STARTER_MB * megabyte,
      plus: settings.LIBRARY_PLUS_MB * megabyte,
      pro: settings.LIBRARY_PRO_MB * megabyte,
      enterprise: settings.LIBRARY_PRO_MB * megabyte,
    },
  };
}
