import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DecodingTask } from './decoding/task.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { readAvifParts } from './avif-parts.ts';
import { fittedTo, onWhite } from './own-fit.ts';
import type { OwnMimeType } from './own-format.ts';
import { decodeOwnPicture } from './own-decoded.ts';
import { own, pictureLimits } from './own-limits.ts';
import { refusal, unreadableAs } from './own-refusals.ts';
import { uprightFilter } from './picture-orientation.ts';
import { probeMedia } from './probe.ts';
import { withFolderBeside, writeWhole } from './temporary-files.ts';

/** Each type is opened by its own reader alone: others read playlists, which name files of this machine. */
const readers: ReadonlyMap<OwnMimeType, string> = new Map([
  ['image/jpeg', 'jpeg_pipe'],
  ['image/png', 'png_pipe'],
  ['image/webp', 'webp_pipe'],
  ['image/gif', 'gif'],
  ['image/avif', 'mov'],
  // What they are decoded to.
  ['image/heic', 'pam_pipe'],
  ['image/svg+xml', 'pam_pipe'],
]);
const decoders: ReadonlyMap<OwnMimeType, DecodingTask['what']> = new Map([
  ['image/heic', 'heic'],
  ['image/svg+xml', 'svg'],
]);
/** A profile of colours may hold anything, and nothing of ours reads it. */
const noProfile = 'sidedata=mode=delete:type=ICC_PROFILE';
/** Pixels are square, as browsers show every picture, whatever it says of them. */
const fitted = `setsar=1,${fittedTo(own.pictureSide)}`;

/** What puts an AVIF's colours and its alpha plane together. */
async function mergedFilter(path: string, mimeType: OwnMimeType): Promise<string[]> {
  const hasAlpha = mimeType === 'image/avif' && (await readAvifParts(path)).hasAlpha;
  return hasAlpha ? ['[0:v:1]alphamerge'] : [];
}

/** How a picture is opened, and what makes it whole and upright before anything else is done with it. */
async function readingOf(path: string, mimeType: OwnMimeType) {
  const upright = await uprightFilter(path, mimeType);
  return {
    input: [
      ...['-f', readers.get(mimeType) ?? 'none', '-max_pixels', String(own.picturePixels)],
      ...(upright === null ? [] : ['-noautorotate']),
      ...['-i', path, '-filter_complex_threads', '1'],
    ],
    filters: [...(await mergedFilter(path, mimeType)), ...(upright === null ? [] : [upright])],
  };
}

interface PictureOptions {
  readonly mimeType: OwnMimeType;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Hands on a creator's picture as ffmpeg can read it: what it cannot (HEIC, SVG) is decoded before.
 * @param folder where that is written, until `work` is done
 */
export async function withReadablePicture<T>(
  path: string,
  folder: string,
  { mimeType, signal }: PictureOptions,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const what = decoders.get(mimeType);
  if (what === undefined) return await work(path);
  return await withFolderBeside(join(folder, 'decoded'), async (beside) => {
    const decoded = join(beside, 'decoded.pam');
    await decodeOwnPicture(path, decoded, { what, signal }).catch(unreadableAs('picture'));
    return await work(decoded);
  });
}

/**
 * Writes a creator's picture as JPEG: turned as its camera was held, without metadata.
 * @param inputPath as `withReadablePicture` hands it on
 * @throws MediaError (`unusable-input`) where it cannot be read whole
 */
export async function normaliseOwnPicture(
  inputPath: string,
  outputPath: string,
  { mimeType, signal }: PictureOptions,
) {
  const reading = await readingOf(inputPath, mimeType);
  const filters = [
    ...reading.filters,
    ...(mimeType === 'image/jpeg' ? [fitted] : [fitted, onWhite]),
    noProfile,
  ].join(',');
  await writeWhole(outputPath, (temporaryPath) =>
    runFfmpeg(
      [
        ...['-xerror', '-err_detect', 'explode'],
        ...reading.input,
        ...['-filter_complex', `[0:v:0]${filters}[kept]`, '-map', '[kept]', '-frames:v', '1'],
        ...['-map_metadata', '-1', '-pix_fmt', 'yuvj420p', '-c:v', 'mjpeg', '-q:v', '2'],
        ...['-f', 'image2', '-update', '1', temporaryPath],
      ],
      { ...pictureLimits(), signal },
    ),
  ).catch(unreadableAs('picture'));
  const { video } = await probeMedia(outputPath, signal, 'jpeg_pipe');
  if (video === undefined) throw refusal('The file has no picture in it.');
  return { width: video.width, height: video.height, durationMs: 0, hasSound: false };
}

/** As large as a logo ever stands in a film, and twice. */
const cutoutSide = 1_024;
/** Each cell of a coarse grid is as opaque as its pixels on the whole: a speck is no transparency. */
const gridSide = 64;
const opaqueFrom = 250;

/**
 * Writes a picture that has transparency as a small PNG with it.
 * @param inputPath as `withReadablePicture` hands it on
 * @returns the path; null where nothing shines through
 */
export async function writeCutout(
  inputPath: string,
  outputPath: string,
  { mimeType, signal }: PictureOptions,
): Promise<string | null> {
  if (mimeType === 'image/jpeg') return null;
  const alphaPath = `${outputPath}.alpha`;
  const reading = await readingOf(inputPath, mimeType);
  const filters = [
    ...reading.filters,
    `format=rgba,setsar=1,${fittedTo(cutoutSide)}`,
    noProfile,
  ].join(',');
  await runFfmpeg(
    [
      ...reading.input,
      '-filter_complex',
      `[0:v:0]${filters},split[kept][seen];[seen]alphaextract,scale=${gridSide}:${gridSide}:flags=area[alpha]`,
      ...['-map', '[kept]', '-frames:v', '1', '-map_metadata', '-1', '-c:v', 'png'],
      ...['-f', 'image2', '-update', '1', '-y', outputPath],
      ...['-map', '[alpha]', '-frames:v', '1', '-pix_fmt', 'gray', '-f', 'rawvideo'],
      ...['-y', alphaPath],
    ],
    { ...pictureLimits(), signal },
  ).catch(unreadableAs('picture'));
  const alpha = await readFile(alphaPath);
  await rm(alphaPath);
  if (alpha.some((value) => value < opaqueFrom)) return outputPath;
  await rm(outputPath);
  return null;
}
