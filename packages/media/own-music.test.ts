import { describe, expect, it } from 'vitest';
import { runFfmpeg } from './ffmpeg.ts';
import { layOwnMusic } from './own-music.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';
import { toneLevelDb } from './testing/tone.ts';
import { readWav } from './wav.ts';

const folder = useTemporaryFolder();
const rate = 48_000;

/** Two seconds of a low tone, and two of a high one. */
async function makeSong(): Promise<string> {
  const path = folder.file('song.m4a');
  const tones = 'sine=f=500:d=2[a];sine=f=3000:d=2[b];[a][b]concat=v=0:a=1';
  await runFfmpeg(['-f', 'lavfi', '-i', tones, '-ar', String(rate), '-y', path], {
    timeoutMs: 20_000,
  });
  return path;
}

type Laying = Partial<Parameters<typeof layOwnMusic>[0]>;

/** @returns the level of a tone in half a second, in dB, of the music as it lies under a film of ten seconds */
async function lay(change: Laying) {
  const outputPath = folder.file('laid.wav');
  const usual = { startMs: 0, lengthMs: 10_000, fadeFromMs: null };
  await layOwnMusic({ inputPath: await makeSong(), outputPath, ...usual, ...change });
  const { interleaved } = await readWav(outputPath);
  const left = interleaved.filter((_, index) => index % 2 === 0);
  expect(left.length).toBe(10 * rate);
  return (hz: number, atS: number) =>
    toneLevelDb(left.subarray(atS * rate, (atS + 0.5) * rate), hz);
}

describe('music of a creator’s own', () => {
  it('begins where it is to begin, and again until the film is over [MUSIC-2]', async () => {
    const level = await lay({ startMs: 1_000 });
    for (const [hz, other, atS] of [
      [500, 3_000, 0.2],
      [3_000, 500, 1.2],
      [3_000, 500, 2.2],
      [500, 3_000, 3.2],
      [3_000, 500, 4.2],
      [500, 3_000, 9.2],
    ] as const) {
      expect(level(hz, atS)).toBeGreaterThan(-30);
      expect(level(other, atS)).toBeLessThan(-50);
    }
  });

  it('fades out from a moment on, and is silent behind its own end [MUSIC-2]', async () => {
    const fading = await lay({ fadeFromMs: 2_500 });
    expect(fading(3_000, 2)).toBeGreaterThan(-30);
    expect(fading(3_000, 3.4)).toBeLessThan(fading(3_000, 2) - 2);
    expect(fading(3_000, 5.2)).toBeLessThan(-80);
    expect(fading(500, 5.2)).toBeLessThan(-80);
  });

  it('is refused where nothing of it is left', async () => {
    await expect(lay({ startMs: 60_000 })).rejects.toMatchObject({ reason: 'unusable-input' });
  });
});
