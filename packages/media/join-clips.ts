import { frameRate, sampleRate, soundEncodeArguments } from './encoding.ts';
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

interface JoinOptions {
  readonly width: number;
  readonly height: number;
  readonly withSound?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Joins the pictures of clips, one behind the other, as MP4 of exactly this size in pixels.
 * @param options.withSound joins their sound too, which each of them must have; else it is left out
 * @throws MediaError when one cannot be read
 */
export async function joinClips(
  clipPaths: readonly string[],
  outputPath: string,
  { width, height, withSound = false, signal }: JoinOptions,
): Promise<void> {
  const even = `fps=${frameRate},scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},setsar=1,format=yuv420p`;
  const heard = `aresample=${sampleRate}:async=1:first_pts=0,aformat=channel_layouts=stereo`;
  const parts = clipPaths.flatMap((_, index) => [
    `[${index}:v:0]${even}[v${index}]`,
    ...(withSound ? [`[${index}:a:0]${heard}[a${index}]`] : []),
  ]);
  const inOrder = clipPaths.map((_, n) => (withSound ? `[v${n}][a${n}]` : `[v${n}]`)).join('');
  // Sound that is shorter than its pictures is made as long with silence.
  const joined = `concat=n=${clipPaths.length}:v=1:a=${withSound ? '1[joined][sound]' : '0[joined]'}`;
  const filters = [...parts, `${inOrder}${joined}`].join(';');
  await writeWhole(outputPath, (temporaryPath) =>
    runFfmpeg(
      [
        ...clipPaths.flatMap((path) => ['-i', path]),
        '-filter_complex',
        filters,
        '-map',
        '[joined]',
        ...(withSound ? ['-map', '[sound]', ...soundEncodeArguments('192k')] : []),
        // It is encoded once more as a scene: this time little is lost.
        ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '14', '-f', 'mp4', '-y'],
        temporaryPath,
      ],
      { timeoutMs, signal },
    ),
  );
}
