import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/**
 * Writes a file by a stream. The file is opened before anything is written and closed before this ends, however it ends: a stream that
 * opens it by itself may do so after a failure, when its caller has removed what there was.
 * @param mode who may read it; as the process has it where none is given
 * @throws what `write` throws, or what the disk says
 */
export async function writeFileBy(
  path: string,
  write: (file: Writable) => Promise<void>,
  mode?: number,
): Promise<void> {
  const file = await open(path, 'w', mode);
  try {
    await write(file.createWriteStream());
  } finally {
    await file.close();
  }
}
