import { runFfmpeg } from './ffmpeg.ts';
import { jpegOutput } from './jpeg-output.ts';
import { writeWhole } from './temporary-files.ts';

const timeoutMs = 30_000;
/** A little more than 8K: pictures of absurd size are refused before memory is taken for them. */
const maxPixels = 40_000_000;
/** Pictures alone: no playlists or films, which name other files. */
const allowedFormats = 'image2,jpeg_pipe,png_pipe,webp_pipe,mjpeg,png,webp';

interface StillSize {
  readonly width: number;
  readonly height: number;
  readonly signal?: AbortSignal;
}

const filling = ({ width, height }: StillSize) =>
  `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height}`;

/**
 * A still as JPEG of exactly this size, in pixels: what sticks out is cropped evenly.
 * @throws MediaError where the picture cannot be read
 */
export const cropStill = (inputPath: string, outputPath: string, size: StillSize): Promise<void> =>
  writeStill(inputPath, outputPath, filling(size), size.signal);

/**
 * A still as JPEG of exactly this size, in pixels: all of it, in the middle, before its own blur.
 * @throws MediaError where the picture cannot be read
 */
export async function fitStill(
  inputPath: string,
  outputPath: string,
  size: StillSize,
): Promise<void> {
  const { width, height, signal } = size;
  const whole = `scale=${width}:${height}:force_original_aspect_ratio=decrease`;
  const filters = `split[far][near];[far]${filling(size)},gblur=sigma=${Math.round(width / 40)}[ground];[near]${whole}[still];[ground][still]overlay=(W-w)/2:(H-h)/2`;
  await writeStill(inputPath, outputPath, filters, signal);
}

async function writeStill(
  inputPath: string,
  outputPath: string,
  filters: string,
  signal: AbortSignal | undefined,
): Promise<void> {
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
