import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleRate } from '../encoding.ts';
import { readWavFacts } from '../wav.ts';
import { useTemporaryFolder } from '../testing/temporary-folder.ts';
import { musicMoods } from './moods.ts';
import { synthesiseMusic, writeMusicBed } from './music-bed.ts';
import { writeMusicBedInThread } from './music-thread.ts';

const folder = useTemporaryFolder();

describe.each(musicMoods)('%s music', (mood) => {
  const music = synthesiseMusic({ mood, seed: 'test' });
  const left = music.filter((_, i) => i % 2 === 0);

  it('is a sound between half a minute and a bit over a minute', () => {
    expect(music.every(Number.isFinite)).toBe(true);
    const seconds = left.length / sampleRate;
    expect(seconds).toBeGreaterThan(28);
    expect(seconds).toBeLessThan(65);
  });

  it('has room above its peaks and no constant offset', () => {
    const peak = music.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0);
    expect(peak).toBeCloseTo(0.7, 3);
    expect(Math.abs(mean(left))).toBeLessThan(0.001);
    const crestDb = 20 * Math.log10(peak / Math.sqrt(mean(left.map((value) => value * value))));
    expect(crestDb).toBeGreaterThan(9); // not crushed …
    expect(crestDb).toBeLessThan(20); // … and not a few clicks in silence
  });

  it('repeats without a click: the seam is no rougher than the music itself', () => {
    const around = Float32Array.from([...left.slice(-50), ...left.slice(0, 50)]);
    expect(roughness(around)).toBeLessThanOrEqual(roughness(left));
    expect(Math.abs((left[0] ?? 1) - (left.at(-1) ?? 0))).toBeLessThan(0.05);
  });

  it('never falls silent for long', () => {
    for (let start = 0; start + sampleRate < left.length; start += sampleRate) {
      expect(
        Math.sqrt(mean(left.slice(start, start + sampleRate).map((value) => value * value))),
      ).toBeGreaterThan(0.004);
    }
  });
});

describe('music', () => {
  let first: Float32Array;
  beforeAll(() => {
    first = synthesiseMusic({ mood: 'playful', seed: 'one' });
  });

  it('is another for another seed', () => {
    // Compared by hand: a difference of millions of numbers takes seconds to describe.
    const other = synthesiseMusic({ mood: 'playful', seed: 'two' });
    expect(
      other.length === first.length && other.every((value, index) => value === first[index]),
    ).toBe(false);
  });

  it('is the same for the same seed, here and in its thread, as a 48 kHz stereo WAV', async () => {
    await writeMusicBed(folder.file('here.wav'), { mood: 'playful', seed: 'one' });
    await writeMusicBedInThread(folder.file('there.wav'), { mood: 'playful', seed: 'one' });
    const [here, there] = await Promise.all([
      readFile(folder.file('here.wav')),
      readFile(folder.file('there.wav')),
    ]);
    expect(there.equals(here)).toBe(true);
    const { samples, ...facts } = await readWavFacts(folder.file('here.wav'));
    expect(facts).toMatchObject({ sampleRate: 48_000, channels: 2 });
    expect(samples).toBe(first.length / 2);
  });
});

describe('the music thread', () => {
  it('stops when it is not wanted any more', async () => {
    const abort = new AbortController();
    const writing = writeMusicBedInThread(
      folder.file('never.wav'),
      { mood: 'epic', seed: 'one' },
      abort.signal,
    );
    abort.abort(new Error('enough'));
    await expect(writing).rejects.toThrow('enough');
    expect(
      (await readdir(folder.path)).filter((name) => name.startsWith('.') || name === 'never.wav'),
    ).toEqual([]);
  });

  it('reports what went wrong', async () => {
    await expect(
      writeMusicBedInThread(folder.file('no/such/folder.wav'), { mood: 'calm', seed: 'one' }),
    ).rejects.toThrow('ENOENT');
  });
});

/** The largest second difference: a click is a corner in the wave. */
function roughness(samples: Float32Array): number {
  let highest = 0;
  for (let i = 2; i < samples.length; i++) {
    highest = Math.max(
      highest,
      Math.abs((samples[i] ?? 0) - 2 * (samples[i - 1] ?? 0) + (samples[i - 2] ?? 0)),
    );
  }
  return highest;
}

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
