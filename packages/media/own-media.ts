import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readAvifParts } from './avif-parts.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { addressOfParts, joinParts, sizeOfParts } from './file-in-parts.ts';
import { jpegOutput } from './jpeg-output.ts';
import { clipReaders, normaliseOwnClip } from './own-clip.ts';
import { type OwnMimeType, sniffOwnFormat } from './own-format.ts';
import { normaliseOwnPicture, withReadablePicture, writeCutout } from './own-picture.ts';
import { drawWaveform, normaliseOwnSound } from './own-sound.ts';
import { refusal, unreadableAs } from './own-refusals.ts';
import { own, pictureLimits } from './own-limits.ts';
import { probeMedia } from './probe.ts';

/** A creator's picture, clip, sound or font as it is kept: written anew, so that nothing of the file's own metadata is left in it. */
export interface OwnMedia {
  readonly kind: 'picture' | 'clip' | 'sound' | 'font';
  /** What was uploaded. */
  readonly mimeType: OwnMimeType;
  /** A JPEG, an MP4 with the clip's sound, an M4A, or WOFF2. */
  readonly path: string;
  /** A small JPEG to show in lists; null for a sound. */
  readonly posterPath: string | null;
  /** A small PNG of a picture that has transparency, with it; null for all others. */
  readonly cutoutPath: string | null;
  /** 0 for a sound and a font, as their height. */
  readonly width: number;
  readonly height: number;
  /** 0 for a picture. */
  readonly durationMs: number;
  readonly hasSound: boolean;
  /** How loud a sound is from its beginning to its end, in bars from 0 to 100; null for what is shown. */
  readonly waveform: readonly number[] | null;
}

/** Reads a font: whoever draws letters can tell whether one draws them. */
export type ReadFont = (
  path: string,
  file: { mimeType: OwnMimeType; folder: string; signal?: AbortSignal | undefined },
) => Promise<OwnMedia>;

export type { OwnMimeType };

const posterSide = 540;
/** A longer strip has no place in a film. */
const mostTimesAsLong = 20;

/**
 * Reads an uploaded file for what its bytes say it is, and writes what is kept of it.
 * @param parts the paths of the file's parts, in order, absolute; they are only read
 * @param folder for the files that it writes
 * @param readFont does the same for fonts
 * @throws MediaError (`unusable-input`), a sentence for its creator, where it cannot be used
 */
export async function normaliseOwnMedia(
  parts: readonly string[],
  { folder, readFont, signal }: { folder: string; readFont: ReadFont; signal?: AbortSignal },
): Promise<OwnMedia> {
  if ((await sizeOfParts(parts)) === 0) throw refusal('The file is empty.');
  const { mimeType, path } = await gatherParts(parts, join(folder, 'joined'), signal);
  if (mimeType.startsWith('font/')) return await readFont(path, { mimeType, folder, signal });
  if (await isSound(path, mimeType, signal))
    return await keepSound(path, { mimeType, folder, signal });
  // ffmpeg reads tiles one by one, as if each were the picture.
  if (mimeType === 'image/avif' && (await readAvifParts(path)).isTiled)
    throw refusal('AVIF pictures made of tiles cannot be read. Save it as JPEG.');
  const isClip =
    mimeType.startsWith('video/') ||
    (mimeType === 'image/gif' && (await hasSecondPicture(path, folder, signal)));
  const kept = join(folder, isClip ? 'kept.mp4' : 'kept.jpg');
  const asked = { mimeType, signal };
  const { facts, cutoutPath } = isClip
    ? { facts: await normaliseOwnClip(path, kept, asked), cutoutPath: null }
    : await withReadablePicture(path, folder, asked, async (readable) => ({
        facts: await normaliseOwnPicture(readable, kept, asked),
        cutoutPath: await writeCutout(readable, join(folder, 'cutout.png'), asked),
      }));
  requireShowable(facts);
  const posterPath = join(folder, 'poster.jpg');
  await writePoster(kept, isClip ? facts.durationMs / 3 : 0, posterPath, signal);
  return {
    ...{ kind: isClip ? 'clip' : 'picture', mimeType, path: kept, posterPath, cutoutPath },
    ...{ ...facts, waveform: null },
  };
}

/** Films are read where their parts lie: joining a gigabyte takes a second. Other readers of ours open one file. */
async function gatherParts(
  parts: readonly string[],
  joinedPath: string,
  signal: AbortSignal | undefined,
): Promise<{ mimeType: OwnMimeType; path: string }> {
  const address = await addressOfParts(parts);
  const head = address === null ? await joinParts(parts, joinedPath, signal) : (parts[0] ?? '');
  const mimeType = await sniffOwnFormat(head);
  if (address === null) return { mimeType, path: head };
  const isRead = parts.length === 1 || mimeType.startsWith('video/');
  return { mimeType, path: isRead ? address : await joinParts(parts, joinedPath, signal) };
}

/** Recorders in browsers write sound into containers of films. */
async function isSound(
  path: string,
  mimeType: OwnMimeType,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (!mimeType.startsWith('video/')) return mimeType.startsWith('audio/');
  const reader = clipReaders.get(mimeType) ?? 'none';
  const { video, audio } = await probeMedia(path, signal, reader).catch(unreadableAs('clip'));
  return video === undefined && audio !== undefined;
}

async function keepSound(
  path: string,
  {
    mimeType,
    folder,
    signal,
  }: { mimeType: OwnMimeType; folder: string; signal: AbortSignal | undefined },
): Promise<OwnMedia> {
  const kept = join(folder, 'kept.m4a');
  const durationMs = await normaliseOwnSound(path, kept, { mimeType, signal });
  return {
    ...{ kind: 'sound', mimeType, path: kept, posterPath: null, cutoutPath: null },
    ...{ width: 0, height: 0, durationMs, hasSound: true },
    waveform: await drawWaveform(kept, { folder, signal }),
  };
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
    { ...pictureLimits(), signal },
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
      ...['-f', 'gif', '-max_pixels', String(own.picturePixels), '-i', path],
      ...['-map', '0:v:0', '-frames:v', '2', '-fps_mode', 'passthrough'],
      ...['-vf', 'scale=1:1', '-pix_fmt', 'gray', '-f', 'rawvideo', '-y', output],
    ],
    { ...pictureLimits(), signal },
  ).catch(unreadableAs('picture'));
  return (await stat(output)).size > 1;
}
