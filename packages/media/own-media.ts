import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runFfmpeg } from './ffmpeg.ts';
import { jpegOutput } from './jpeg-output.ts';
import { normaliseOwnClip } from './own-clip.ts';
import { type OwnMimeType, sniffOwnFormat } from './own-format.ts';
import { normaliseOwnPicture } from './own-picture.ts';
import { refusal, unreadableAs } from './own-refusals.ts';
import { own } from './own-limits.ts';

/** A creator's picture or clip as it is kept: written anew, so that nothing of the file's own metadata is left in it. */
export interface OwnMedia {
  readonly kind: 'picture' | 'clip';
  /** What was uploaded. */
  readonly mimeType: OwnMimeType;
  /** A JPEG, or an MP4 with the clip's sound. */
  readonly path: string;
  /** A small JPEG to show in lists. */
  readonly posterPath: string;
  readonly width: number;
  readonly height: number;
  /** 0 for a picture. */
  readonly durationMs: number;
  readonly hasSound: boolean;
}

const posterSide = 540;
/** A longer strip has no place in a film. */
const mostTimesAsLong = 20;

/**
 * Reads an uploaded file for what its bytes say it is, and writes what is kept of it.
 * @param folder for the files that it writes
 * @throws MediaError (`unusable-input`), a sentence for its creator, where it cannot be used
 */
export async function normaliseOwnMedia(
  path: string,
  { folder, signal }: { folder: string; signal?: AbortSignal },
): Promise<OwnMedia> {
  if ((await stat(path)).size === 0) throw refusal('The file is empty.');
  const mimeType = await sniffOwnFormat(path);
  const isClip =
    mimeType.startsWith('video/') ||
    (mimeType === 'image/gif' && (await hasSecondPicture(path, folder, signal)));
  const kept = join(folder, isClip ? 'kept.mp4' : 'kept.jpg');
  const facts = await (isClip ? normaliseOwnClip : normaliseOwnPicture)(path, kept, {
    mimeType,
    signal,
  });
  requireShowable(facts);
  const posterPath = join(folder, 'poster.jpg');
  await writePoster(kept, isClip ? facts.durationMs / 3 : 0, posterPath, signal);
  return { kind: isClip ? 'clip' : 'picture', mimeType, path: kept, posterPath, ...facts };
}

function requireShowable({ width, height }: { width: number; height: number }): void {
  if (Math.max(width, height) > mostTimesAsLong * Math.min(width, height))
    throw refusal(`This is too narrow to be shown: it is ${width} × ${height} pixels.`);
}

/** One picture of what is kept, small. */
async function writePoster(
  path: string,
  atMs: number,
  outputPath: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  await runFfmpeg(
    [
      ...['-f', path.endsWith('.jpg') ? 'jpeg_pipe' : 'mov', '-ss', String(atMs / 1_000)],
      ...[
        '-i',
        path,
        '-map',
        '0:v:0',
        '-vf',
        `scale=${posterSide}:${posterSide}:force_original_aspect_ratio=decrease`,
      ],
      ...['-y', ...jpegOutput(outputPath)],
    ],
    { timeoutMs: own.pictureTimeoutMs, signal },
  );
}

/** Two pictures of one grey pixel each are two bytes. */
async function hasSecondPicture(
  path: string,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const output = join(folder, 'pictures.raw');
  await runFfmpeg(
    [
      ...['-f', 'gif', '-max_pixels', String(own.clipPixels), '-i', path],
      ...['-map', '0:v:0', '-frames:v', '2', '-fps_mode', 'passthrough'],
      ...['-vf', 'scale=1:1', '-pix_fmt', 'gray', '-f', 'rawvideo', '-y', output],
    ],
    { timeoutMs: own.pictureTimeoutMs, signal },
  ).catch(unreadableAs('picture'));
  return (await stat(output)).size > 1;
}
