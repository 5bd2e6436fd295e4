const sampleRate = 8_000;

/** A sound that every browser plays: silence of so many seconds, as a WAV of 8 kHz, mono, 8 bits. */
export function aSound(seconds: number): Blob {
  const samples = seconds * sampleRate;
  const header = new DataView(new ArrayBuffer(44));
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => header.setUint8(at + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  header.setUint32(4, 36 + samples, true);
  text(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, sampleRate, true);
  header.setUint32(28, sampleRate, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  text(36, 'data');
  header.setUint32(40, samples, true);
  return new Blob([header, new Uint8Array(samples).fill(128)], { type: 'audio/wav' });
}
