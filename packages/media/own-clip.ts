import { soundEncodeArguments } from './encoding.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { fittedTo, onWhite } from './own-fit.ts';
import type { OwnMimeType } from './own-format.ts';
import { readingMemory } from './memory-limit.ts';
import { own } from './own-limits.ts';
import { refusal, unreadableAs } from './own-refusals.ts';
import { type MediaFacts, probeMedia } from './probe.ts';
import { writeWhole } from './temporary-files.ts';

/** Each type is opened by its own reader alone. */
export const clipReaders: ReadonlyMap<OwnMimeType, string> = new Map([
  ['video/mp4', 'mov'],
  ['video/quicktime', 'mov'],
  ['video/webm', 'matroska'],
  ['image/gif', 'gif'],
]);
/** Fast motion is kept, so that it can be slowed down; more pictures than these are not. */
const rates = { usual: 30, high: 60, highFrom: 45 } as const;
/** Some files say to be a little longer than they are. */
const leastShareOfLength = 0.9;

type Video = NonNullable<MediaFacts['video']>;

/** ffmpeg's own decoders of VP8 and VP9 leave out what shines through. */
const clearDecoders = new Map([
  ['vp8', 'libvpx'],
  ['vp9', 'libvpx-vp9'],
]);

function decoderOf({ codec, isClear }: Video): string[] {
  const decoder = isClear === true ? clearDecoders.get(codec) : undefined;
  return decoder === undefined ? [] : ['-c:v', decoder];
}

/**
 * Writes a creator's clip as MP4 with its sound: upright, square pixels, an even rate, standard colours, without metadata.
 * @throws MediaError (`unusable-input`) where it cannot be read
 */
export async function normaliseOwnClip(
  inputPath: string,
  outputPath: string,
  { mimeType, signal }: { mimeType: OwnMimeType; signal?: AbortSignal | undefined },
) {
  const reader = clipReaders.get(mimeType) ?? 'none';
  const found = await probeMedia(inputPath, signal, reader).catch(unreadableAs('clip'));
  const { video } = found;
  if (video === undefined) throw refusal('The file has no picture in it.');
  if (found.durationMs > own.mostClipS * 1_000) throw tooLong();
  await writeWhole(outputPath, (temporaryPath) =>
    runFfmpeg(
      [
        ...['-f', reader, '-max_pixels', String(own.clipPixels), ...decoderOf(video)],
        ...['-i', inputPath],
        ...['-map', '0:V:0', '-map', '0:a:0?', '-sn', '-dn'],
        ...['-map_metadata', '-1', '-map_chapters', '-1', '-t', String(own.mostClipS + 1)],
        ...pictureArguments(video),
        ...['-ac', '2', '-ar', '48000', ...soundEncodeArguments('160k')],
        ...['-movflags', '+faststart', '-f', 'mp4', temporaryPath],
      ],
      { timeoutMs: own.clipTimeoutMs, signal, stallMs: own.stallMs, memoryBytes: readingMemory() },
    ),
  ).catch(unreadableAs('clip'));
  return requireWhole(await probeMedia(outputPath, signal).catch(unreadableAs('clip')), found);
}

function pictureArguments({ fps, transfer, isClear }: Video): string[] {
  const rate = fps >= rates.highFrom ? rates.high : rates.usual;
  const filters = [
    `fps=${rate}`,
    fittedTo(own.clipSide, 2),
    ...(transfer !== undefined && hdrTransfers.has(transfer)
      ? [toStandardRange(transfer)]
      : [...(isClear === true ? [onWhite] : []), 'scale=out_color_matrix=bt709:out_range=tv']),
    'format=yuv420p',
  ];
  return [
    ...['-vf', filters.join(','), '-fps_mode', 'cfr', '-r', String(rate)],
    ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'superfast', '-crf', '20'],
    ...['-maxrate', '16M', '-bufsize', '32M', '-g', String(rate)],
    ...['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709'],
    ...['-color_trc', 'bt709'],
  ];
}

/** Hybrid log-gamma, as phones film, and the perceptual quantiser. */
const hdrTransfers = new Set(['arib-std-b67', 'smpte2084']);
/** Bright parts are compressed, not cut; diffuse white is 203 cd/m² (BT.2408). */
const toStandardRange = (transfer: string) =>
  [
    `zscale=matrixin=bt2020nc:primariesin=bt2020:transferin=${transfer}:transfer=linear:npl=203`,
    'format=gbrpf32le',
    'zscale=primaries=bt709',
    'tonemap=hable:desat=0',
    'zscale=transfer=bt709:matrix=bt709:range=tv',
  ].join(',');

function requireWhole({ durationMs, video, audio }: MediaFacts, said: MediaFacts) {
  if (video === undefined || durationMs === 0) throw refusal('The file has no picture in it.');
  if (durationMs > own.mostClipS * 1_000) throw tooLong();
  if (durationMs < (said.durationMs - (said.startMs ?? 0)) * leastShareOfLength)
    throw refusal('This clip is damaged or incomplete: its end is missing.');
  return {
    ...{ width: video.width, height: video.height, durationMs },
    hasSound: audio !== undefined,
  };
}

const tooLong = () =>
  refusal(`This clip is longer than ${own.mostClipS / 60} minutes. Cut it first.`);
