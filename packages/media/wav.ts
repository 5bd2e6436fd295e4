import { type FileHandle, open } from 'node:fs/promises';
import { writeWhole } from './temporary-files.ts';
import {
  bytesPerSample,
  findSound,
  wavHeader,
  type WavFormat,
  type WavSound,
} from './wav-format.ts';

/* WAV files on disk, read and written as numbers from -1 to 1. */

const fullScale = 32_767;
/** The header of a file lies within its first bytes: ours is 44 bytes long, ffmpeg's 78. */
const headBytes = 65_536;

export interface WavFacts extends WavFormat {
  /** Samples per channel. */
  readonly samples: number;
}

/**
 * Reads a WAV header without its sound.
 * @throws MediaError (`unusable-input`) for anything but 16-bit PCM, or when the file is shorter than it says.
 */
export async function readWavFacts(path: string): Promise<WavFacts> {
  return withSound(path, async (_file, { sampleRate, channels, samples }) => ({
    sampleRate,
    channels,
    samples,
  }));
}

/** Reads a whole WAV of 16-bit PCM: interleaved samples from -1 to 1. For short files (a narration): it is all in memory. */
export async function readWav(
  path: string,
): Promise<WavFacts & { readonly interleaved: Float32Array }> {
  return withSound(path, async (file, { position, ...facts }) => {
    const bytes = Buffer.alloc(facts.samples * facts.channels * bytesPerSample);
    await file.read(bytes, 0, bytes.length, position);
    const interleaved = new Float32Array(facts.samples * facts.channels);
    for (let i = 0; i < interleaved.length; i++)
      interleaved[i] = bytes.readInt16LE(i * bytesPerSample) / fullScale;
    return { ...facts, interleaved };
  });
}

/** Writes interleaved samples from -1 to 1 as 16-bit PCM; louder ones are clipped. */
export async function writeWav(
  path: string,
  interleaved: Float32Array,
  format: WavFormat,
): Promise<void> {
  await writeWavInPieces(path, [interleaved], interleaved.length, format);
}

/** {@link writeWav} of a sound too long to be in memory whole. @param length of all pieces together, in numbers */
export async function writeWavInPieces(
  path: string,
  pieces: Iterable<Float32Array>,
  length: number,
  format: WavFormat,
): Promise<void> {
  await writeWhole(path, async (temporaryPath) => {
    const file = await open(temporaryPath, 'w');
    try {
      await file.write(wavHeader(length * bytesPerSample, format));
      for (const piece of pieces)
        for (let at = 0; at < piece.length; at += samplesPerWrite)
          await file.write(toPcm(piece.subarray(at, at + samplesPerWrite)));
    } finally {
      await file.close();
    }
  });
}

/** Sound is converted and written in pieces of half a megabyte. */
const samplesPerWrite = 262_144;

/**
 * A film has millions of samples: a loop over typed arrays takes half of what a call for each takes. Files are little-endian,
 * as are all processors that we run on.
 */
function toPcm(samples: Float32Array): Int16Array {
  const sound = new Int16Array(samples.length);
  for (let i = 0; i < samples.length; i++)
    sound[i] = Math.round(Math.min(1, Math.max(-1, samples[i] ?? 0)) * fullScale);
  return sound;
}

/** Opens a file, finds its sound, and closes it after use. */
async function withSound<T>(
  path: string,
  use: (file: FileHandle, sound: WavSound) => Promise<T>,
): Promise<T> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, headBytes));
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return await use(file, findSound(head.subarray(0, bytesRead), size));
  } finally {
    await file.close();
  }
}
