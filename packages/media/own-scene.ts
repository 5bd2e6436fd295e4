import { frameRate, sampleRate, sceneOutputArguments } from './encoding.ts';
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

/** A part of a clip, as its scene shows it. */
export interface ClipPart {
  readonly startMs: number;
  readonly endMs: number;
  /** The length of its scene, in pictures at 30 per second. */
  readonly frames: number;
  readonly whenShort: 'slow' | 'freeze' | 'loop';
}

export interface ClipCut extends Cut, ClipPart {}

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

/** What of a clip its scene lasts, and how many times slower that is shown. */
function partOf({ startMs, endMs, frames, whenShort }: ClipPart) {
  const sceneMs = (1_000 * frames) / frameRate;
  const spanMs = Math.min(endMs - startMs, sceneMs);
  const factor = whenShort === 'slow' ? Math.min(mostSlowdown, sceneMs / spanMs) : 1;
  return { sceneMs, spanMs, factor };
}

const partInput = (inputPath: string, startMs: number, spanMs: number): string[] => [
  ...['-f', 'mov', '-ss', String(startMs / 1_000), '-t', String(spanMs / 1_000), '-i', inputPath],
];

async function cutPart(inputPath: string, outputPath: string, cut: ClipCut): Promise<void> {
  const { startMs, width, height, signal } = cut;
  const { spanMs, factor } = partOf(cut);
  const filters = [
    `setpts=${factor.toFixed(5)}*(PTS-STARTPTS)`,
    `fps=${frameRate}`,
    cropFilter(cut),
    `scale=${width}:${height}`,
    'setsar=1',
  ];
  await runFfmpeg(
    [
      ...[...partInput(inputPath, startMs, spanMs), '-map', '0:v:0', '-vf', filters.join(',')],
      ...sceneOutputArguments({ outputPath }),
    ],
    { timeoutMs, signal },
  );
}

/**
 * Cuts a clip's own sound as {@link frameOwnClip} cuts its pictures: slowed down without becoming lower, or begun again; where the
 * last picture is held, it is over. @throws MediaError
 */
export async function cutOwnSound(
  inputPath: string,
  outputPath: string,
  part: ClipPart & { readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const { sceneMs, spanMs, factor } = partOf(part);
  const samples = Math.round((spanMs * sampleRate) / 1_000);
  const filters = [
    `aresample=${sampleRate}:async=1:first_pts=0`,
    ...(factor > 1 ? [`atempo=${(1 / factor).toFixed(5)}`] : []),
    // As long as its pictures, so that each round begins with them.
    ...(part.whenShort === 'loop'
      ? [
          `apad=whole_len=${samples}`,
          `atrim=end_sample=${samples}`,
          `aloop=loop=-1:size=${samples}`,
        ]
      : []),
    `atrim=end=${sceneMs / 1_000}`,
  ];
  await runFfmpeg(
    [
      ...[...partInput(inputPath, part.startMs, spanMs), '-map', '0:a:0', '-af', filters.join(',')],
      ...['-ac', '2', '-c:a', 'pcm_s16le', '-f', 'wav', '-y', outputPath],
    ],
    { timeoutMs, signal: part.signal },
  );
}
