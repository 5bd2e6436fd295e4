import { join } from 'node:path';
import { sampleRate } from './encoding.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { withFolderBeside } from './temporary-files.ts';
import { readWav, writeWav } from './wav.ts';

/** A piece as it will be heard. */
export interface CutPiece {
  /** 48 kHz, mono, from -1 to 1. */
  readonly samples: Float32Array;
  /** Samples cut off before the first one kept. */
  readonly cut: number;
  /** Samples of it before its first and after its last sound. */
  readonly quietBefore: number;
  readonly quietAfter: number;
}

/** In milliseconds of the whole. */
export interface PiecePlace {
  /** Its own beginning, before its cut. */
  readonly startMs: number;
  /** The part of it that is heard. */
  readonly fromMs: number;
  readonly toMs: number;
}

const toMs = (count: number) => (count * 1_000) / sampleRate;
const timeoutMs = 60_000;
/** Softer than this share of the loudest sample is no speech (-40 dB). */
const floorShare = 0.01;
/** The part of a sound's rise and decay that is kept at a cut, faded so that it does not click: well below half of the shortest pause. */
const guardSamples = Math.round(sampleRate * 0.01);

/** Reads speech as 48 kHz mono, so much faster than it is, pitch kept. @throws MediaError when the file holds no readable sound */
export async function readSpeech(
  path: string,
  tempo: number,
  signal?: AbortSignal,
): Promise<Float32Array> {
  return await withFolderBeside(path, async (folder) => {
    const plain = join(folder, 'plain.wav');
    const filters = tempo === 1 ? [] : ['-af', `aresample=${sampleRate},atempo=${tempo}`];
    await runFfmpeg(
      [
        '-i',
        path,
        '-map',
        '0:a:0',
        ...filters,
        '-ar',
        String(sampleRate),
        '-ac',
        '1',
        '-c:a',
        'pcm_s16le',
        '-f',
        'wav',
        plain,
      ],
      { timeoutMs, signal },
    );
    return (await readWav(plain)).interleaved;
  });
}

/** Takes the silence off the ends at which a pause of our own will stand. */
export function cutSilence(
  samples: Float32Array,
  ends: { readonly start: boolean; readonly end: boolean },
): CutPiece {
  const floor = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0) * floorShare;
  const isSound = (sample: number) => Math.abs(sample) > floor;
  const first = Math.max(samples.findIndex(isSound), 0);
  const last = samples.findLastIndex(isSound);
  const from = ends.start ? Math.max(first - guardSamples, 0) : 0;
  const to = ends.end ? Math.min(last + 1 + guardSamples, samples.length) : samples.length;
  const kept = samples.slice(from, to);
  const [quietBefore, quietAfter] = [first - from, to - last - 1];
  if (ends.start)
    for (let i = 0; i < quietBefore; i++) kept[i] = (kept[i] ?? 0) * (i / quietBefore);
  if (ends.end)
    for (let i = 0; i < quietAfter; i++)
      kept[kept.length - 1 - i] = (kept[kept.length - 1 - i] ?? 0) * (i / quietAfter);
  return { samples: kept, cut: from, quietBefore, quietAfter };
}

/**
 * Lays pieces one after another with just these silences from sound to sound, in milliseconds: `silencesMs[0]` before the
 * first, then one after each; 0 adds none.
 * @returns the sound, and where each piece lies in it
 */
export function layPieces(
  pieces: readonly CutPiece[],
  silencesMs: readonly number[],
): { readonly samples: Float32Array; readonly places: PiecePlace[] } {
  const gaps = silencesMs.map((ms, index) => {
    if (ms === 0) return 0;
    const own = (pieces[index - 1]?.quietAfter ?? 0) + (pieces[index]?.quietBefore ?? 0);
    return Math.max(Math.round((ms * sampleRate) / 1_000) - own, 0);
  });
  const total = pieces.reduce(
    (sum, piece) => sum + piece.samples.length,
    gaps.reduce((sum, gap) => sum + gap, 0),
  );
  const samples = new Float32Array(total);
  let at = gaps[0] ?? 0;
  const places = pieces.map((piece, index) => {
    const [from, to] = [at, at + piece.samples.length];
    samples.set(piece.samples, from);
    at = to + (gaps[index + 1] ?? 0);
    return { startMs: toMs(from - piece.cut), fromMs: toMs(from), toMs: toMs(to) };
  });
  return { samples, places };
}

/** Writes laid pieces as a WAV: 48 kHz, mono, 16-bit. */
export async function writeSpeech(path: string, samples: Float32Array): Promise<void> {
  await writeWav(path, samples, { sampleRate, channels: 1 });
}

/** How long samples last, in milliseconds. */
export function lengthMs(samples: Float32Array): number {
  return toMs(samples.length);
}
