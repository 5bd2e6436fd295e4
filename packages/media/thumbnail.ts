import { runFfmpeg } from './ffmpeg.ts';
import { jpegOutput } from './jpeg-output.ts';
import { probeMedia } from './probe.ts';
import { writeWhole } from './temporary-files.ts';

const timeoutMs = 30_000;
const lastMomentMs = 200;

/**
 * Saves one picture of a video as JPEG. A time past the end gives one of the last pictures.
 * `width` in pixels keeps the proportions; the video's own size when absent.
 * @throws MediaError when the video cannot be read.
 */
export async function extractFrame(
  videoPath: string,
  atMs: number,
  outputPath: string,
  { width, signal }: { width?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const { durationMs } = await probeMedia(videoPath, signal);
  const seconds = Math.max(0, Math.min(atMs, durationMs - lastMomentMs)) / 1000;
  const filters = width === undefined ? [] : ['-vf', `scale=${width}:-2`];
  await writeWhole(outputPath, (temporaryPath) =>
    runFfmpeg(
      [
        '-ss',
        String(seconds),
        '-i',
        videoPath,
        '-map',
        '0:v:0',
        ...filters,
        ...jpegOutput(temporaryPath),
      ],
      { timeoutMs, signal },
    ),
  );
}
