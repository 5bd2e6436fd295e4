import { runFfmpeg } from './ffmpeg.ts';
import { MediaError } from './media-error.ts';
import { readingMemory } from './memory-limit.ts';

const timeoutMs = 20_000;

export interface MediaFacts {
  /** To the hundredth of a second; 0 for a still picture or where the file does not say. */
  readonly durationMs: number;
  /** When its first picture or sound comes, where that is not at once: some containers count it in. */
  readonly startMs?: number;
  /** Size as shown (after a phone's rotation). */
  readonly video?: {
    readonly width: number;
    readonly height: number;
    readonly fps: number;
    readonly codec: string;
    /** Whether its pixels can shine through. */
    readonly isClear?: boolean;
    /** How brightness is written, such as `bt709`; undefined where the file does not say. */
    readonly transfer?: string;
  };
  readonly audio?: {
    readonly sampleRate: number;
    readonly channels: number;
    readonly codec: string;
  };
}

/**
 * The contents of a media file: its first picture and sound streams.
 * @param reader the one that is to open it, whatever the file looks like
 * @throws MediaError (`unusable-input`) when ffmpeg can read neither from it.
 */
export async function probeMedia(
  path: string,
  signal?: AbortSignal,
  reader?: string,
): Promise<MediaFacts> {
  // There is no ffprobe in the npm package; ffmpeg prints the same facts when it opens a file.
  const args = [
    ...(reader === undefined ? [] : ['-f', reader]),
    '-i',
    path,
    '-map',
    '0:v:0?',
    '-map',
    '0:a:0?',
    '-c',
    'copy',
    '-t',
    '0',
    '-f',
    'null',
    '-',
  ];
  const report = await runFfmpeg(args, {
    ...{ timeoutMs, signal },
    memoryBytes: readingMemory(),
  }).catch((cause: unknown) => {
    if (cause instanceof MediaError && cause.reason === 'failed')
      throw unreadable(cause.detail, cause);
    throw cause;
  });
  const facts = parseMediaReport(report);
  if (!facts.video && !facts.audio) throw unreadable(report);
  return facts;
}

/** Reads the input section of ffmpeg's report. Lines of a file's own metadata are indented deeper and cannot pass for ours. */
export function parseMediaReport(report: string): MediaFacts {
  const input = report.split(/^(?:Output #0|Stream mapping:)/m)[0] ?? '';
  const video = parseVideo(input);
  const audio = parseAudio(input);
  const startMs = Math.round(
    1_000 * Number(/^ {2}Duration: .*, start: ([\d.]+)/m.exec(input)?.[1] ?? 0),
  );
  return {
    durationMs: parseDuration(input),
    ...(startMs > 0 && { startMs }),
    ...(video && { video }),
    ...(audio && { audio }),
  };
}

function parseDuration(input: string): number {
  const [, hours, minutes, seconds] = /^ {2}Duration: (\d+):(\d+):([\d.]+)/m.exec(input) ?? [];
  return Math.round(
    (Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)) * 1000,
  );
}

/** Forms of pixels that can shine through. */
const clearPixels = /Video: [^,]+, (?:yuva|rgba|argb|bgra|abgr|gbrap|ya8|ya16)/;

function parseVideo(input: string): MediaFacts['video'] {
  // A cover that comes with a sound is no film.
  const line = /^ {2}Stream #0:\d+.*: Video: (?!.*\(attached pic\)).*$/m.exec(input)?.[0];
  const [, codec] = /Video: (\w+)/.exec(line ?? '') ?? [];
  const [, width, height] = /, (\d{1,5})x(\d{1,5})[, ]/.exec(`${line ?? ''},`) ?? [];
  if (codec === undefined || width === undefined || height === undefined) return undefined;
  const [, rate = '0', thousands] = /, ([\d.]+)(k?) fps/.exec(line ?? '') ?? [];
  const fps = Number(rate) * (thousands === 'k' ? 1_000 : 1);
  const isTurned = /displaymatrix: rotation of -?(?:90|270)\.00 degrees/.test(input);
  const size = isTurned
    ? { width: Number(height), height: Number(width) }
    : { width: Number(width), height: Number(height) };
  const [, transfer] = /\((?:[^()]*, )?[\w-]+\/[\w-]+\/([\w-]+)/.exec(line ?? '') ?? [];
  const isClear = clearPixels.test(line ?? '') || /^ {8}alpha_mode +: 1$/m.test(input);
  return {
    ...size,
    fps,
    codec,
    ...(isClear && { isClear }),
    ...(transfer === undefined ? {} : { transfer }),
  };
}

function parseAudio(input: string): MediaFacts['audio'] {
  const [, codec, rate, layout] =
    /^ {2}Stream #0:\d+.*: Audio: (\w+).*?, (\d+) Hz, ([\w.]+(?: channels)?)/m.exec(input) ?? [];
  if (codec === undefined) return undefined;
  return { sampleRate: Number(rate), channels: countChannels(layout ?? ''), codec };
}

/** `mono`, `stereo`, `5.1`, `7.1`, `6 channels`. */
function countChannels(layout: string): number {
  if (layout === 'mono') return 1;
  if (layout === 'stereo') return 2;
  const named = /^(\d)\.(\d)/.exec(layout);
  return named ? Number(named[1]) + Number(named[2]) : Number.parseInt(layout, 10) || 2;
}

function unreadable(detail: string, cause?: unknown): MediaError {
  return new MediaError('The file holds no picture or sound that can be read.', {
    reason: 'unusable-input',
    detail,
    cause,
  });
}
