import {
  frameRate,
  sampleRate,
  samplesPerFrame,
  sceneOutputArguments,
  soundEncodeArguments,
} from './encoding.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { MediaError } from './media-error.ts';
import { readVideoTrack } from './mp4-boxes.ts';
import { writeWhole } from './temporary-files.ts';

/*
 * A clip made elsewhere has any size, frame rate and length, and may be hostile: only film containers are opened (no playlists,
 * which name other files), and pictures of absurd size are refused before memory is taken for them.
 */

const allowedContainers = 'mov,matroska,webm,avi,mpegts,ogg';
/** A little more than 8K. */
const maxPixels = 40_000_000;
const defaultTimeoutMs = 180_000;

export interface ClipFit {
  readonly width: number;
  readonly height: number;
  /** Exactly this many pictures at 30 per second: a longer clip is cut, a shorter one goes on as `whenShort` says. */
  readonly frames: number;
  /** Hold the last picture (the default), or begin again. */
  readonly whenShort?: 'hold' | 'loop';
}

/**
 * Arguments for `readFfmpeg`: the clip as raw pictures on stdout, filling the frame (what sticks out is cropped evenly).
 * `yuv420p` is I420 in BT.709 limited range (1.5 bytes a pixel), `rgba` has 4 bytes a pixel.
 * A clip without a single readable picture gives none: count what arrives.
 */
export function decodeClipArguments(
  inputPath: string,
  fit: ClipFit,
  pixelFormat: 'yuv420p' | 'rgba',
): string[] {
  return [
    ...clipInput(inputPath, fit),
    ...clipFilters(fit, pixelFormat),
    '-an',
    '-sn',
    '-dn',
    '-f',
    'rawvideo',
    'pipe:1',
  ];
}

/**
 * Makes a scene's video of a foreign clip: same encode as our own, so that it can be joined by copying. Its sound is dropped,
 * unless it is to be kept: then it is beside the pictures, no longer than they are.
 * @throws MediaError (`unusable-input`) when the clip cannot be read or has no pictures.
 */
export async function normaliseClip(
  inputPath: string,
  outputPath: string,
  {
    signal,
    timeoutMs = defaultTimeoutMs,
    keepSound = false,
    ...fit
  }: ClipFit & { signal?: AbortSignal; timeoutMs?: number; keepSound?: boolean },
): Promise<void> {
  await writeWhole(outputPath, async (temporaryPath) => {
    const args = [
      ...clipInput(inputPath, fit),
      ...clipFilters(fit, 'yuv420p'),
      ...sceneOutputArguments({
        outputPath: temporaryPath,
        ...(keepSound && { sound: keptSound(fit.frames) }),
      }),
    ];
    await runFfmpeg(args, { timeoutMs, signal }).catch((cause: unknown) => {
      throw cause instanceof MediaError && cause.reason === 'failed'
        ? unreadable(cause.detail, cause)
        : cause;
    });
    const { frames } = await readVideoTrack(temporaryPath);
    if (frames !== fit.frames) throw unreadable(`${frames} of ${fit.frames} pictures`);
  });
}

function clipInput(inputPath: string, { whenShort }: ClipFit): string[] {
  const repeat = whenShort === 'loop' ? ['-stream_loop', '-1'] : [];
  return [
    ...repeat,
    '-format_whitelist',
    allowedContainers,
    '-max_pixels',
    String(maxPixels),
    '-i',
    inputPath,
  ];
}

function clipFilters(
  { width, height, frames }: ClipFit,
  pixelFormat: 'yuv420p' | 'rgba',
): string[] {
  const filters = [
    `fps=${frameRate}`,
    `scale=${width}:${height}:force_original_aspect_ratio=increase:out_color_matrix=bt709:out_range=${pixelFormat === 'rgba' ? 'pc' : 'tv'}`,
    `crop=${width}:${height}`,
    'setsar=1',
    `format=${pixelFormat}`,
    'tpad=stop=-1:stop_mode=clone',
  ];
  return ['-map', '0:v:0', '-vf', filters.join(','), '-frames:v', String(frames)];
}

/** The first sound stream, if there is one, from the first picture to the last. */
function keptSound(frames: number): string[] {
  const filters = [
    `aresample=${sampleRate}:async=1:first_pts=0`,
    'aformat=channel_layouts=stereo',
    `atrim=end_sample=${frames * samplesPerFrame}`,
  ];
  return ['-map', '0:a:0?', '-af', filters.join(','), ...soundEncodeArguments('160k')];
}

function unreadable(detail: string, cause?: unknown): MediaError {
  return new MediaError('The clip cannot be read as a film.', {
    reason: 'unusable-input',
    detail,
    cause,
  });
}
