import { runFfmpeg } from './ffmpeg.ts';
import { MediaError } from './media-error.ts';
import { readingMemory } from './memory-limit.ts';
import { type MediaFacts, parseMediaReport } from './probe.ts';
import { type ForeignMimeType, requireWhole } from './whole-file.ts';

/*
 * A picture or film that a model made elsewhere is looked through once, before anything of ours opens it: it is whole, it is what
 * it says, and neither its size nor its length costs more memory and time than a scene's picture may.
 */

/** Each type is opened by its own reader alone: others read playlists, which name files of this machine. */
const readers: Readonly<Record<ForeignMimeType, string>> = {
  'image/webp': 'webp_pipe',
  'image/png': 'png_pipe',
  'image/jpeg': 'jpeg_pipe',
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska,webm',
};

/** A picture a little above 8K; a clip of 4K: its decoder holds many pictures at a time. */
const mostPixels = { image: 40_000_000, clip: 9_000_000 } as const;
/** No model is asked for more. */
const mostClipS = 60;
const timeoutMs = 120_000;

/**
 * Decodes the picture, or every picture of the clip, once and keeps nothing.
 * @returns what is in the file
 * @throws MediaError (`unusable-input`), a sentence for its creator, where the file cannot be used
 */
export async function requireUsableMedia(
  path: string,
  mimeType: ForeignMimeType,
  signal?: AbortSignal,
): Promise<MediaFacts> {
  await requireWhole(path, mimeType);
  const kind = mimeType.startsWith('image/') ? 'image' : 'clip';
  let doneMs = 0;
  const args = [
    '-xerror',
    '-format_whitelist',
    readers[mimeType],
    '-max_pixels',
    String(mostPixels[kind]),
    '-i',
    path,
    '-map',
    '0:v:0',
    ...(kind === 'image' ? ['-frames:v', '1'] : ['-t', String(mostClipS + 1)]),
    '-fps_mode',
    'passthrough',
    '-f',
    'null',
    '-',
  ];
  const report = await runFfmpeg(args, {
    timeoutMs,
    signal,
    memoryBytes: readingMemory(),
    onProgress: (ms) => void (doneMs = Math.max(doneMs, ms)),
  }).catch((cause: unknown) => {
    if (!(cause instanceof MediaError) || cause.reason !== 'failed') throw cause;
    if (/Picture size \d+x\d+ /u.test(cause.detail))
      throw unusable('The file has a picture that is too large.', cause);
    throw unusable(`The file cannot be read as a ${kind === 'clip' ? 'film' : 'picture'}.`, cause);
  });
  const facts = parseMediaReport(report);
  const { durationMs, video } = facts;
  if (video === undefined) throw unusable('The file has no picture in it.');
  if (kind === 'clip' && Math.max(durationMs, doneMs) > mostClipS * 1_000)
    throw unusable(`The clip is longer than ${mostClipS} seconds.`);
  return facts;
}

function unusable(message: string, cause?: MediaError): MediaError {
  return new MediaError(message, {
    reason: 'unusable-input',
    detail: cause?.detail ?? '',
    cause,
  });
}
