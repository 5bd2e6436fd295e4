import { runFfmpeg } from './ffmpeg.ts';
import { jpegOutput } from './jpeg-output.ts';
import { writeWhole } from './temporary-files.ts';

const timeoutMs = 30_000;
/** A little more than 8K: pictures of absurd size are refused before memory is taken for them. */
const maxPixels = 40_000_000;
/** Pictures alone: no playlists or films, which name other files. */
const allowedFormats = 'image2,jpeg_pipe,png_pipe,webp_pipe,mjpeg,png,webp';

/**
 * A still as JPEG of exactly this size, in pixels: what sticks out is cropped evenly.
 * @throws MediaError where the picture cannot be read
 */
export async function cropStill(
  inputPath: string,
  outputPath: string,
  { width, height, signal }: { width: number; height: number; signal?: AbortSignal },
): Promise<void> {
  const filters = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height}`;
  await writeWhole(outputPath, (temporaryPath) =>
    runFfmpeg(
      [
        '-format_whitelist',
        allowedFormats,
        '-max_pixels',
        String(maxPixels),
        '-i',
        inputPath,
        '-vf',
        filters,
        '-pix_fmt',
        'yuvj420p',
        ...jpegOutput(temporaryPath),
      ],
      { timeoutMs, signal },
    ),
  );
}
