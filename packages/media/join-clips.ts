import { frameRate } from './encoding.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { writeWhole } from './temporary-files.ts';

/*
 * Clips that a model made one after the other. They were looked through when they arrived (foreign-media.ts).
 */

const timeoutMs = 120_000;
/** Before the end, in seconds: every picture from there on is written, each over the one before. */
const tailS = 1;

/**
 * Saves the very last picture of a clip as JPEG, so that another clip can go on from it.
 * @throws MediaError when the clip cannot be read
 */
export async function extractLastFrame(
  clipPath: string,
  outputPath: string,
  signal?: AbortSignal,
): Promise<void> {
  await writeWhole(outputPath, (temporaryPath) =>
    runFfmpeg(
      [
        ...['-sseof', `-${tailS}`, '-i', clipPath, '-map', '0:v:0', '-fps_mode', 'passthrough'],
        ...['-c:v', 'mjpeg', '-q:v', '2', '-pix_fmt', 'yuvj420p'],
        ...['-f', 'image2', '-update', '1', '-y', temporaryPath],
      ],
      { timeoutMs, signal },
    ),
  );
}

/**
 * Joins the pictures of clips, one behind the other, as MP4 of exactly this size in pixels; sound is left out.
 * @throws MediaError when one cannot be read
 */
export async function joinClips(
  clipPaths: readonly string[],
  outputPath: string,
  { width, height, signal }: { width: number; height: number; signal?: AbortSignal },
): Promise<void> {
  const even = `fps=${frameRate},scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},setsar=1,format=yuv420p`;
  const parts = clipPaths.map((_, index) => `[${index}:v:0]${even}[v${index}]`);
  const inOrder = clipPaths.map((_, index) => `[v${index}]`).join('');
  const filters = [...parts, `${inOrder}concat=n=${clipPaths.length}:v=1:a=0[joined]`].join(';');
  await writeWhole(outputPath, (temporaryPath) =>
    runFfmpeg(
      [
        ...clipPaths.flatMap((path) => ['-i', path]),
        '-filter_complex',
        filters,
        '-map',
        '[joined]',
        // It is encoded once more as a scene: this time little is lost.
        ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '14', '-f', 'mp4', '-y'],
        temporaryPath,
      ],
      { timeoutMs, signal },
    ),
  );
}
