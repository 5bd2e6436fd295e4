import { frameRate, sceneOutputArguments } from './encoding.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { normaliseClip } from './normalise-clip.ts';
import { withFolderBeside, writeWhole } from './temporary-files.ts';
import { join } from 'node:path';

const timeoutMs = 180_000;
/** A clip of a second fills two. */
const mostSlowdown = 2;

/** A cut of this shape, as large as it goes, that keeps a point as near to its middle as it can. */
export interface Cut {
  readonly width: number;
  readonly height: number;
  /** From 0 to 1, across and down. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly signal?: AbortSignal | undefined;
}

export interface ClipCut extends Cut {
  /** The part that is shown. */
  readonly startMs: number;
  readonly endMs: number;
  /** The length of its scene, in pictures at 30 per second. */
  readonly frames: number;
  readonly whenShort: 'slow' | 'freeze' | 'loop';
}

function cropFilter({ width, height, focus: { x, y } }: Cut): string {
  const shape = `${width}/${height}`;
  const size = `w='min(iw,ih*${shape})':h='min(ih,iw/(${shape}))'`;
  const from = (side: string, out: string, share: number) =>
    `'max(0,min(${side}-${out},${side}*${share}-${out}/2))'`;
  return `crop=${size}:x=${from('iw', 'ow', x)}:y=${from('ih', 'oh', y)}`;
}

/** Cuts a picture of ours to the shape of a frame. @throws MediaError */
export async function frameOwnPicture(
  inputPath: string,
  outputPath: string,
  cut: Cut,
): Promise<void> {
  await writeWhole(outputPath, (temporaryPath) =>
    runFfmpeg(
      [
        ...['-f', 'jpeg_pipe', '-i', inputPath, '-vf', cropFilter(cut), '-frames:v', '1'],
        ...['-c:v', 'mjpeg', '-q:v', '2', '-f', 'image2', '-update', '1', temporaryPath],
      ],
      { timeoutMs, signal: cut.signal },
    ),
  );
}

/**
 * Cuts a clip of ours to the shape of a frame and to its part, and makes it as long as its scene: slowed down, held or begun again
 * where it is shorter. @throws MediaError
 */
export async function frameOwnClip(
  inputPath: string,
  outputPath: string,
  cut: ClipCut,
): Promise<void> {
  await withFolderBeside(outputPath, async (folder) => {
    const part = join(folder, 'part.mp4');
    await cutPart(inputPath, part, cut);
    const { width, height, frames, signal } = cut;
    await normaliseClip(part, outputPath, {
      ...{ width, height, frames },
      whenShort: cut.whenShort === 'loop' ? 'loop' : 'hold',
      ...(signal === undefined ? {} : { signal }),
    });
  });
}

async function cutPart(inputPath: string, outputPath: string, cut: ClipCut): Promise<void> {
  const { startMs, endMs, frames, whenShort, width, height, signal } = cut;
  const sceneMs = (1_000 * frames) / frameRate;
  const spanMs = Math.min(endMs - startMs, sceneMs);
  const factor = whenShort === 'slow' ? Math.min(mostSlowdown, sceneMs / spanMs) : 1;
  const filters = [
    `setpts=${factor.toFixed(5)}*(PTS-STARTPTS)`,
    `fps=${frameRate}`,
    cropFilter(cut),
    `scale=${width}:${height}`,
    'setsar=1',
  ];
  await runFfmpeg(
    [
      ...['-f', 'mov', '-ss', String(startMs / 1_000), '-t', String(spanMs / 1_000)],
      ...['-i', inputPath, '-map', '0:v:0', '-vf', filters.join(',')],
      ...sceneOutputArguments({ outputPath }),
    ],
    { timeoutMs, signal },
  );
}
