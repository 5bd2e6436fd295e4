import { type FileHandle, open } from 'node:fs/promises';
import { MediaError } from './media-error.ts';
import { writeWhole } from './temporary-files.ts';

/*
 * WAV files of 16-bit PCM, the form in which sound waits between the steps of a film: every sample is where we put it
 * (a compressed file adds samples at its ends, which would move the sound of each following scene).
 */

const maxChunks = 100;
const bytesPerSample = 2;
const fullScale = 32_767;

export interface WavFacts {
  readonly sampleRate: number;
  readonly channels: number;
  /** Samples per channel. */
  readonly samples: number;
}

/**
 * Reads a WAV header without its sound.
 * @throws MediaError (`unusable-input`) for anything but 16-bit PCM, or when the file is shorter than it says.
 */
export async function readWavFacts(path: string): Promise<WavFacts> {
  return withFile(path, async (file) => (await locateSound(file)).facts);
}

/** Reads a whole WAV of 16-bit PCM: interleaved samples from -1 to 1. For short files (a narration): it is all in memory. */
export async function readWav(
  path: string,
): Promise<WavFacts & { readonly interleaved: Float32Array }> {
  return withFile(path, async (file) => {
    const { facts, position } = await locateSound(file);
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
  format: { sampleRate: number; channels: number },
): Promise<void> {
  await writeWavInPieces(path, [interleaved], interleaved.length, format);
}

/** {@link writeWav} of a sound too long to be in memory whole. @param length of all pieces together, in numbers */
export async function writeWavInPieces(
  path: string,
  pieces: Iterable<Float32Array>,
  length: number,
  format: { sampleRate: number; channels: number },
): Promise<void> {
  await writeWhole(path, async (temporaryPath) => {
    const file = await open(temporaryPath, 'w');
    try {
      await file.write(header(length * bytesPerSample, format));
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

function toPcm(samples: Float32Array): Buffer {
  const sound = Buffer.alloc(samples.length * bytesPerSample);
  samples.forEach((sample, i) =>
    sound.writeInt16LE(
      Math.round(Math.min(1, Math.max(-1, sample)) * fullScale),
      i * bytesPerSample,
    ),
  );
  return sound;
}

function header(
  soundBytes: number,
  { sampleRate, channels }: { sampleRate: number; channels: number },
): Buffer {
  const bytes = Buffer.alloc(44);
  const frameBytes = channels * bytesPerSample;
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + soundBytes, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20); // PCM
  bytes.writeUInt16LE(channels, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * frameBytes, 28);
  bytes.writeUInt16LE(frameBytes, 32);
  bytes.writeUInt16LE(bytesPerSample * 8, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(soundBytes, 40);
  return bytes;
}

async function withFile<T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

/** Walks the RIFF chunks to `fmt ` and `data`. */
async function locateSound(file: FileHandle): Promise<{ facts: WavFacts; position: number }> {
  const { size: fileSize } = await file.stat();
  if (!(await readText(file, 0, 12)).match(/^RIFF....WAVE$/s)) throw unusable('it is no WAV');
  let format: Omit<WavFacts, 'samples'> | undefined;
  for (let position = 12, count = 0; position + 8 <= fileSize && count < maxChunks; count++) {
    const type = await readText(file, position, 4);
    const size = (await readBytes(file, position + 4, 4)).readUInt32LE(0);
    const body = position + 8;
    if (type === 'fmt ') format = parseFormat(await readBytes(file, body, 16));
    if (type === 'data') {
      if (!format) throw unusable('it does not say its format');
      if (body + size > fileSize) throw unusable('it is cut off');
      return {
        facts: { ...format, samples: Math.floor(size / (format.channels * bytesPerSample)) },
        position: body,
      };
    }
    position = body + size + (size % 2); // chunks begin at even places
  }
  throw unusable('it holds no sound');
}

function parseFormat(bytes: Buffer): Omit<WavFacts, 'samples'> {
  const channels = bytes.readUInt16LE(2);
  const isPcm16 = bytes.readUInt16LE(0) === 1 && bytes.readUInt16LE(14) === 16;
  if (!isPcm16 || channels === 0) throw unusable('it is not 16-bit PCM');
  return { channels, sampleRate: bytes.readUInt32LE(4) };
}

async function readText(file: FileHandle, position: number, length: number): Promise<string> {
  return (await readBytes(file, position, length)).toString('latin1');
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  if (bytesRead < length) throw unusable('it is cut off');
  return bytes;
}

function unusable(why: string): MediaError {
  return new MediaError(`The WAV file cannot be used: ${why}.`, { reason: 'unusable-input' });
}
