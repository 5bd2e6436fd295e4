import { MediaError } from './media-error.ts';

/*
 * WAV files of 16-bit PCM, little-endian, in which sound waits between the steps of a film: every sample is where we put it
 * (a compressed file adds samples at its ends, which would move the sound of each following scene).
 * Format: http://soundfile.sapp.org/doc/WaveFormat/
 */

export const bytesPerSample = 2;

export interface WavFormat {
  readonly sampleRate: number;
  readonly channels: number;
}

/** Where a file's samples lie. */
export interface WavSound extends WavFormat {
  /** The first byte of the first sample. */
  readonly position: number;
  /** Samples per channel. */
  readonly samples: number;
}

const headerBytes = 44;

export function wavHeader(soundBytes: number, { sampleRate, channels }: WavFormat): Buffer {
  const bytes = Buffer.alloc(headerBytes);
  const frameBytes = channels * bytesPerSample;
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(headerBytes - 8 + soundBytes, 4);
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

/**
 * Walks the RIFF chunks to `fmt ` and `data`.
 *
 * @param head the beginning of the file, in which both have to begin
 * @param fileBytes the length of the whole file
 * @param options.mayBeOpen a data length that a streaming writer left open (0, or more than there is) means "to the end"
 * @throws MediaError (`unusable-input`) for anything but 16-bit PCM, or when the file is shorter than it says.
 */
export function findSound(
  head: Buffer,
  fileBytes: number,
  { mayBeOpen = false }: { mayBeOpen?: boolean } = {},
): WavSound {
  const name = (at: number) => head.toString('latin1', at, at + 4);
  if (name(0) !== 'RIFF' || name(8) !== 'WAVE') throw unusable('Not a WAV file.');
  let format: WavFormat | undefined;
  for (let at = 12; at + 8 <= head.length;) {
    const body = at + 8;
    const length = head.readUInt32LE(at + 4);
    if (name(at) === 'fmt ') format = readFormat(head, body);
    if (name(at) === 'data' && format) {
      const available = fileBytes - body;
      const isOpen = mayBeOpen && (length === 0 || length > available);
      if (length > available && !isOpen) throw unusable('A WAV file that is cut off.');
      const soundBytes = isOpen ? available : length;
      const samples = Math.floor(soundBytes / (format.channels * bytesPerSample));
      return { ...format, position: body, samples };
    }
    at = body + length + (length % 2); // chunks begin at even places
  }
  throw unusable('A WAV file without sound.');
}

function readFormat(head: Buffer, at: number): WavFormat {
  if (at + 16 > head.length) throw unusable('A WAV file that is cut off.');
  const channels = head.readUInt16LE(at + 2);
  const isPcm16 = head.readUInt16LE(at) === 1 && head.readUInt16LE(at + 14) === 16;
  if (!isPcm16 || channels === 0) throw unusable('Not 16-bit PCM.');
  return { channels, sampleRate: head.readUInt32LE(at + 4) };
}

function unusable(why: string): MediaError {
  return new MediaError(why, { reason: 'unusable-input' });
}
