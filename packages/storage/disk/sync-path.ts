import { open } from 'node:fs/promises';

/** Brings a file, or the list of files of a folder, to the disk, and waits for it. */
export type Sync = (path: string) => Promise<void>;

/** {@link Sync} by the operating system. */
export const syncPath: Sync = async (path) => {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
};
