import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DecodingTask } from './decoding/task.ts';
import { runFfmpeg } from './ffmpeg.ts';
import type { OwnMimeType } from './own-format.ts';
import { decodeOwnPicture } from './own-decoded.ts';
import { own } from './own-limits.ts';
import { refusal, unreadableAs } from './own-refusals.ts';
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
/** Square pixels, and no side longer than what is kept. */
const fitted = `scale='trunc(iw*sar)':ih,setsar=1,scale='min(${own.pictureSide},iw)':'min(${own.pictureSide},ih)':force_original_aspect_ratio=decrease`;
/** What shines through is white. */
const onWhite =
  'format=rgba,split[one][two];[one]drawbox=c=white:t=fill:replace=1[white];[white][two]overlay=format=auto';

interface PictureOptions {
  readonly mimeType: OwnMimeType;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes a creator's picture as JPEG: turned as its camera was held, without metadata.
 * @throws MediaError (`unusable-input`) where it cannot be read whole
 */
export async function normaliseOwnPicture(
  inputPath: string,
  outputPath: string,
  options: PictureOptions,
) {
  const what = decoders.get(options.mimeType);
  if (what === undefined) return await writeJpeg(inputPath, outputPath, options);
  return await withFolderBeside(outputPath, async (folder) => {
    const decoded = join(folder, 'decoded.pam');
    const { signal } = options;
    await decodeOwnPicture(inputPath, decoded, { what, signal }).catch(unreadableAs('picture'));
    return await writeJpeg(decoded, outputPath, options);
  });
}

async function writeJpeg(
  inputPath: string,
  outputPath: string,
  { mimeType, signal }: PictureOptions,
) {
  const filters = mimeType === 'image/jpeg' ? fitted : `${fitted},${onWhite}`;
  await writeWhole(outputPath, (temporaryPath) =>
    runFfmpeg(
      [
        ...['-xerror', '-err_detect', 'explode'],
        ...['-f', readers.get(mimeType) ?? 'none', '-max_pixels', String(own.picturePixels)],
        ...['-i', inputPath],
        ...[
          '-map',
          '0:v:0',
          '-frames:v',
          '1',
          '-map_metadata',
          '-1',
          '-filter_complex_threads',
          '1',
        ],
        ...['-vf', filters, '-pix_fmt', 'yuvj420p', '-c:v', 'mjpeg', '-q:v', '2'],
        ...['-f', 'image2', '-update', '1', temporaryPath],
      ],
      { timeoutMs: own.pictureTimeoutMs, signal },
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
 * @returns the path; null where nothing shines through
 */
export async function writeCutout(
  inputPath: string,
  outputPath: string,
  { mimeType, signal }: { mimeType: OwnMimeType; signal?: AbortSignal | undefined },
): Promise<string | null> {
  if (mimeType === 'image/jpeg') return null;
  const alphaPath = `${outputPath}.alpha`;
  const fit = `scale='trunc(iw*sar)':ih,setsar=1,scale='min(${cutoutSide},iw)':'min(${cutoutSide},ih)':force_original_aspect_ratio=decrease`;
  await runFfmpeg(
    [
      ...['-f', readers.get(mimeType) ?? 'none', '-max_pixels', String(own.picturePixels)],
      ...['-i', inputPath, '-filter_complex_threads', '1'],
      '-filter_complex',
      `[0:v:0]format=rgba,${fit},split[kept][seen];[seen]alphaextract,scale=${gridSide}:${gridSide}:flags=area[alpha]`,
      ...['-map', '[kept]', '-frames:v', '1', '-map_metadata', '-1', '-c:v', 'png'],
      ...['-f', 'image2', '-update', '1', '-y', outputPath],
      ...['-map', '[alpha]', '-frames:v', '1', '-pix_fmt', 'gray', '-f', 'rawvideo'],
      ...['-y', alphaPath],
    ],
    { timeoutMs: own.pictureTimeoutMs, signal },
  ).catch(unreadableAs('picture'));
  const alpha = await readFile(alphaPath);
  return alpha.some((value) => value < opaqueFrom) ? outputPath : null;
}
