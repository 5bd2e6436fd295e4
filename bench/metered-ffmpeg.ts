import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFfmpeg } from '@scenewright/media/ffmpeg.ts';

/** Makes an ffmpeg that also notes the processor time it used. */
export async function createMeteredFfmpeg(
  folder: string,
): Promise<{ path: string; takeCpuSeconds: () => Promise<number> }> {
  const notes = join(folder, 'usage');
  const path = join(folder, 'metered-ffmpeg');
  await mkdir(notes);
  await writeFile(
    path,
    `#!/bin/sh\n'${findFfmpeg()}' -benchmark "$@" 2>'${notes}'/$$\ncode=$?\ncat '${notes}'/$$ >&2\nexit $code\n`,
  );
  await chmod(path, 0o755);
  return {
    path,
    /** User and system time of all calls since it was asked last, in seconds. */
    async takeCpuSeconds() {
      let seconds = 0;
      for (const name of await readdir(notes)) {
        const [, user, system] =
          /bench: utime=([\d.]+)s stime=([\d.]+)s/.exec(
            await readFile(join(notes, name), 'utf8'),
          ) ?? [];
        seconds += Number(user ?? 0) + Number(system ?? 0);
        await rm(join(notes, name));
      }
      return seconds;
    },
  };
}
