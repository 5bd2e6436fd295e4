/** One channel of sound. Samples are 16 bit. */
export interface Sound {
  readonly samples: Int16Array;
  readonly sampleRate: number;
}

export function durationMsOf({ samples, sampleRate }: Sound): number {
  return Math.round((samples.length / sampleRate) * 1000);
}

const headerBytes = 44;

/** A WAV file of one channel, 16-bit PCM. Format: http://soundfile.sapp.org/doc/WaveFormat/ */
export function encodeWav({ samples, sampleRate }: Sound): Uint8Array {
  const bytes = new Uint8Array(headerBytes + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const name = (text: string, at: number) => bytes.set(new TextEncoder().encode(text), at);
  name('RIFF', 0);
  view.setUint32(4, bytes.length - 8, true);
  name('WAVEfmt ', 8);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  name('data', 36);
  view.setUint32(40, samples.length * 2, true);
  for (const [index, sample] of samples.entries())
    view.setInt16(headerBytes + index * 2, sample, true);
  return bytes;
}

/**
 * Reads 16-bit PCM; of several channels, the first. A data length that a streaming writer left open (0 or 0xFFFFFFFF)
 * means "to the end".
 *
 * @throws Error for anything else.
 */
export function decodeWav(file: Uint8Array): Sound {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const name = (at: number) => new TextDecoder('latin1').decode(file.subarray(at, at + 4));
  if (file.length < 12 || name(0) !== 'RIFF' || name(8) !== 'WAVE')
    throw new Error('Not a WAV file.');
  let format: { channels: number; sampleRate: number } | undefined;
  for (let at = 12; at + 8 <= file.length;) {
    const length = view.getUint32(at + 4, true);
    if (name(at) === 'fmt ') {
      if (view.getUint16(at + 8, true) !== 1 || view.getUint16(at + 22, true) !== 16)
        throw new Error('Not 16-bit PCM.');
      format = {
        channels: view.getUint16(at + 10, true),
        sampleRate: view.getUint32(at + 12, true),
      };
    }
    if (name(at) === 'data' && format) {
      const available = file.length - at - 8;
      const end = length === 0 || length > available ? available : length;
      return {
        samples: firstChannel(view, at + 8, end, format.channels),
        sampleRate: format.sampleRate,
      };
    }
    at += 8 + length + (length % 2);
  }
  throw new Error('A WAV file without sound.');
}

function firstChannel(
  view: DataView,
  start: number,
  byteLength: number,
  channels: number,
): Int16Array {
  const frames = Math.floor(byteLength / (2 * channels));
  return Int16Array.from({ length: frames }, (_, frame) =>
    view.getInt16(start + frame * 2 * channels, true),
  );
}
