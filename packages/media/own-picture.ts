import { runFfmpeg } from './ffmpeg.ts';
import { readAvifParts } from './avif-parts.ts';
import { fittedTo, onWhite } from './own-fit.ts';
import type { OwnMimeType } from './own-format.ts';
import { own, pictureLimits } from './own-limits.ts';
import { refusal, unreadableAs } from './own-refusals.ts';
import { uprightFilter } from './picture-orientation.ts';
import { probeMedia } from './probe.ts';
import { writeWhole } from './temporary-files.ts';

/** Each type is opened by its own reader alone: others read playlists, which name files of this machine. */
const readers: ReadonlyMap<OwnMimeType, string> = new Map([
  ['image/jpeg', 'jpeg_pipe'],
  ['image/png', 'png_pipe'],
  ['image/webp', 'webp_pipe'],
  ['image/gif', 'gif'],
  ['image/avif', 'mov'],
]);
/** Pixels are square, as browsers show every picture, whatever it says of them. */
const fitted = `setsar=1,${fittedTo(own.pictureSide)}`;

/** What puts an AVIF's colours and its alpha plane together. */
async function mergedFilter(path: string, mimeType: OwnMimeType): Promise<string[]> {
  const hasAlpha = mimeType === 'image/avif' && (await readAvifParts(path)).hasAlpha;
  return hasAlpha ? ['[0:v:1]alphamerge'] : [];
}

/**
 * Writes a creator's picture as JPEG: turned as its camera was held, without metadata.
 * @throws MediaError (`unusable-input`) where it cannot be read whole
 */
export async function normaliseOwnPicture(
  inputPath: string,
  outputPath: string,
  { mimeType, signal }: { mimeType: OwnMimeType; signal?: AbortSignal | undefined },
) {
  const upright = await uprightFilter(inputPath, mimeType);
  const filters = [
    ...(await mergedFilter(inputPath, mimeType)),
    ...(upright === null ? [] : [upright]),
    ...(mimeType === 'image/jpeg' ? [fitted] : [fitted, onWhite]),
    // It may hold anything, and nothing of ours reads it.
    'sidedata=mode=delete:type=ICC_PROFILE',
  ].join(',');
  await writeWhole(outputPath, (temporaryPath) =>
    runFfmpeg(
      [
        ...['-xerror', '-err_detect', 'explode'],
        ...['-f', readers.get(mimeType) ?? 'none', '-max_pixels', String(own.picturePixels)],
        ...(upright === null ? [] : ['-noautorotate']),
        ...['-i', inputPath, '-filter_complex_threads', '1'],
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
