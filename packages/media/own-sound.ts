import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { soundEncodeArguments } from './encoding.ts';
import { runFfmpeg } from './ffmpeg.ts';
import type { OwnMimeType } from './own-format.ts';
import { readingMemory } from './memory-limit.ts';
import { own } from './own-limits.ts';
import { refusal, unreadableAs } from './own-refusals.ts';
import { type MediaFacts, probeMedia } from './probe.ts';
import { writeWhole } from './temporary-files.ts';

/** Each type is opened by its own reader alone: others read playlists, which name files of this machine. */
const readers: ReadonlyMap<OwnMimeType, string> = new Map([
  ['audio/mpeg', 'mp3'],
  ['audio/wav', 'wav'],
  ['audio/ogg', 'ogg'],
  ['audio/mp4', 'mov'],
  ['video/mp4', 'mov'],
  ['video/quicktime', 'mov'],
  ['video/webm', 'matroska'],
]);
/** Some files say to be a little longer than they are. */
const leastShareOfLength = 0.9;
/** Less than this is a click. */
const leastSoundMs = 100;
const bars = 96;
/** Enough for the height of a bar. */
const drawnRate = 4_000;

/**
 * Writes a creator's sound as M4A: 48 kHz, two channels, without metadata and pictures.
 * @returns its length in milliseconds
 * @throws MediaError (`unusable-input`) where it cannot be read
 */
export async function normaliseOwnSound(
  inputPath: string,
  outputPath: string,
  { mimeType, signal }: { mimeType: OwnMimeType; signal?: AbortSignal | undefined },
): Promise<number> {
  const reader = readers.get(mimeType) ?? 'none';
  const found = await probeMedia(inputPath, signal, reader).catch(unreadableAs('sound'));
  if (found.audio === undefined) throw refusal('The file has no sound in it.');
  if (found.durationMs > own.mostSoundS * 1_000) throw tooLong();
  await writeWhole(outputPath, (temporaryPath) =>
    runFfmpeg(
      [
        ...['-f', reader, '-i', inputPath, '-map', '0:a:0', '-vn', '-sn', '-dn'],
        ...['-map_metadata', '-1', '-map_chapters', '-1', '-t', String(own.mostSoundS + 1)],
        ...['-ac', '2', '-ar', '48000', ...soundEncodeArguments('192k')],
        ...['-movflags', '+faststart', '-f', 'mp4', temporaryPath],
      ],
      { timeoutMs: own.soundTimeoutMs, signal, stallMs: own.stallMs, memoryBytes: readingMemory() },
    ),
  ).catch(unreadableAs('sound'));
  const kept = await probeMedia(outputPath, signal, 'mov').catch(unreadableAs('sound'));
  return requireWhole(kept, found, mimeType);
}

function requireWhole(
  { durationMs, audio }: MediaFacts,
  said: MediaFacts,
  mimeType: OwnMimeType,
): number {
  if (audio === undefined || durationMs < leastSoundMs)
    throw refusal('The file has no sound in it.');
  if (durationMs > own.mostSoundS * 1_000) throw tooLong();
  // The length of an MP3 is a guess, and each of its frames stands for itself.
  const saidMs = said.durationMs - (said.startMs ?? 0);
  if (mimeType !== 'audio/mpeg' && durationMs < saidMs * leastShareOfLength)
    throw refusal('This sound is damaged or incomplete: its end is missing.');
  return durationMs;
}

const tooLong = () =>
  refusal(`This sound is longer than ${own.mostSoundS / 60} minutes. Cut it first.`);

/** How loud a sound is from its beginning to its end: bars from 0 to 100, the loudest of which is 100 unless all is silent. */
export async function drawWaveform(
  path: string,
  { folder, signal }: { folder: string; signal?: AbortSignal | undefined },
): Promise<number[]> {
  const output = join(folder, 'waveform.raw');
  const form = ['-ac', '1', '-ar', String(drawnRate), '-c:a', 'pcm_s16le', '-f', 's16le'];
  await runFfmpeg(['-f', 'mov', '-i', path, '-map', '0:a:0', ...form, '-y', output], {
    timeoutMs: own.soundTimeoutMs,
    signal,
  });
  const bytes = await readFile(output);
  await rm(output, { force: true });
  const count = Math.floor(bytes.length / 2);
  const peaks = Array.from({ length: Math.min(bars, count) }, (_, bar) => {
    let peak = 0;
    const end = Math.floor(((bar + 1) * count) / bars);
    for (let at = Math.floor((bar * count) / bars); at < end; at += 1)
      peak = Math.max(peak, Math.abs(bytes.readInt16LE(at * 2)));
    return peak;
  });
  const highest = Math.max(1, ...peaks);
  // Hiss is no sound.
  return peaks.map((peak) => (highest < 33 ? 0 : Math.round((100 * peak) / highest)));
}
