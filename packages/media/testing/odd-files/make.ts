import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runFfmpeg } from '../../ffmpeg.ts';

type Make = (good: unknown, folder: string) => Promise<Buffer>;

/** Sources as ffmpeg's filters make them, and arguments; the ending says what is written. */
export function encoded(
  ending: string,
  sources: string | readonly string[],
  args: readonly string[] = [],
): Make {
  return async (_good, folder) => {
    const inputs = [sources].flat().flatMap((source) => ['-f', 'lavfi', '-i', source]);
    return await intoFile(folder, ending, [...inputs, '-fflags', '+bitexact', ...args]);
  };
}

async function intoFile(folder: string, ending: string, args: readonly string[]): Promise<Buffer> {
  const own = await mkdtemp(join(folder, 'made-'));
  const path = join(own, `file.${ending}`);
  try {
    await runFfmpeg(['-y', ...args, path], { timeoutMs: 60_000 });
    return await readFile(path);
  } finally {
    await rm(own, { recursive: true });
  }
}

/** The same streams, written otherwise. */
export function rewritten(
  make: Make,
  ending: string,
  { before = [], after = [] }: { before?: readonly string[]; after?: readonly string[] },
): Make {
  return async (good, folder) => {
    const own = await mkdtemp(join(folder, 'from-'));
    const from = join(own, 'from');
    try {
      await writeFile(from, await make(good, folder));
      return await intoFile(folder, ending, [...before, '-i', from, '-c', 'copy', ...after]);
    } finally {
      await rm(own, { recursive: true });
    }
  };
}

/** Bytes changed after they were made. */
export const changed =
  (make: Make, change: (bytes: Buffer) => Buffer): Make =>
  async (good, folder) =>
    change(await make(good, folder));

/** H.264 as fast as it can be written. */
export const quick = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'] as const;

/** Red, green, blue and white quarters: what is above and what left can be seen. */
export const quarters = (width: number, height: number) =>
  `color=red:s=${width}x${height}:r=10:d=1,drawbox=x=iw/2:w=iw/2:h=ih/2:c=lime:t=fill,drawbox=y=ih/2:w=iw/2:h=ih/2:c=blue:t=fill,drawbox=x=iw/2:y=ih/2:w=iw/2:h=ih/2:c=white:t=fill`;
