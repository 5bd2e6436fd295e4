import { bytesPerSample, findSound, wavHeader } from './wav-format.ts';

/** One channel of sound in memory. Samples are 16 bit. */
export interface Sound {
  readonly samples: Int16Array;
  readonly sampleRate: number;
}

export function durationMsOf({ samples, sampleRate }: Sound): number {
  return Math.round((samples.length / sampleRate) * 1000);
}

/** A WAV file of one channel, 16-bit PCM. */
export function encodeWav({ samples, sampleRate }: Sound): Uint8Array<ArrayBuffer> {
  const header = wavHeader(samples.length * bytesPerSample, { sampleRate, channels: 1 });
  const file = new Uint8Array(header.length + samples.length * bytesPerSample);
  file.set(header);
  const view = new DataView(file.buffer, header.length);
  for (const [index, sample] of samples.entries())
    view.setInt16(index * bytesPerSample, sample, true);
  return file;
}

/**
 * Reads 16-bit PCM; of several channels, the first. A data length that a streaming writer left open (0 or 0xFFFFFFFF)
 * means "to the end".
 *
 * @throws MediaError (`unusable-input`) for anything else.
 */
export function decodeWav(file: Uint8Array): Sound {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const { sampleRate, channels, position, samples } = findSound(bytes, bytes.length, {
    mayBeOpen: true,
  });
  const frameBytes = channels * bytesPerSample;
  return {
    samples: Int16Array.from({ length: samples }, (_, frame) =>
      bytes.readInt16LE(position + frame * frameBytes),
    ),
    sampleRate,
  };
}
