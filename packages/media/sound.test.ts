import { describe, expect, it } from 'vitest';
import { decodeWav, durationMsOf, encodeWav } from './sound.ts';

const sound = { samples: Int16Array.of(0, 1, -1, 32_767, -32_768), sampleRate: 17_920 };

describe('WAV files', () => {
  it('come back as they went', () => {
    expect(decodeWav(encodeWav(sound))).toEqual(sound);
    expect(
      decodeWav(encodeWav({ samples: new Int16Array(), sampleRate: 8000 })).samples,
    ).toHaveLength(0);
  });

  it.each([0, 0xffff_ffff])('may leave their length open with %d, as streams do', (length) => {
    const file = encodeWav(sound);
    new DataView(file.buffer).setUint32(40, length, true);
    expect(decodeWav(file)).toEqual(sound);
  });

  it('may hold other chunks, and several channels of which the first is read', () => {
    const file = encodeWav({ samples: Int16Array.of(1, -1, 2, -2), sampleRate: 8000 });
    new DataView(file.buffer).setUint16(22, 2, true);
    const note = Uint8Array.of(...new TextEncoder().encode('LIST'), 3, 0, 0, 0, 9, 9, 9, 0);
    const noted = Uint8Array.of(...file.subarray(0, 36), ...note, ...file.subarray(36));
    expect(decodeWav(noted).samples).toEqual(Int16Array.of(1, 2));
  });

  it('are nothing else', () => {
    expect(() => decodeWav(new TextEncoder().encode('{"error":"no sound today"}'))).toThrow(
      'Not a WAV file',
    );
    expect(() => decodeWav(encodeWav(sound).subarray(0, 36))).toThrow('without sound');
    const compressed = encodeWav(sound);
    new DataView(compressed.buffer).setUint16(20, 85, true);
    expect(() => decodeWav(compressed)).toThrow('16-bit PCM');
  });

  it('know how long they last', () => {
    expect(durationMsOf({ samples: new Int16Array(24_000), sampleRate: 16_000 })).toBe(1500);
  });
});
