import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { shareOf, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { sampleRate } from '../encoding.ts';
import { useTemporaryFolder } from '../testing/temporary-folder.ts';
import { readWavFacts } from '../wav.ts';
import { type FilmMusic, fitTempo, playFilmMusic, writeFilmMusic } from './film-music.ts';
import { musicMoods } from './moods.ts';
import { writeFilmMusicInThread } from './music-thread.ts';
import { composeScore } from './score.ts';

const folder = useTemporaryFolder();
const times = { lengthMs: 21_000, restsAtMs: 18_700, wordsPerMinute: 170 };
const film: FilmMusic = { mood: 'playful', seed: 'one', times };

function leftOf(music: FilmMusic): Float32Array {
  const { pieces, length } = playFilmMusic(music);
  const left = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) for (let i = 0; i < piece.length; i += 2) left[at++] = piece[i] ?? 0;
  expect(at).toBe(length);
  return left;
}
const levelDb = (sound: Float32Array, fromMs: number, toMs: number) => {
  const part = sound.subarray(fromMs * 48, toMs * 48);
  return 20 * Math.log10(Math.sqrt(part.reduce((sum, value) => sum + value ** 2, 0) / part.length));
};
/** The level of one pitch (Goertzel's algorithm), in dB. */
function toneDb(samples: Float32Array, hz: number): number {
  let [re, im] = [0, 0];
  for (const [i, value] of samples.entries()) {
    re += value * Math.cos((2 * Math.PI * hz * i) / sampleRate);
    im += value * Math.sin((2 * Math.PI * hz * i) / sampleRate);
  }
  return 20 * Math.log10(Math.hypot(re, im) / samples.length + 1e-9);
}

/**
 * A film is played through, or is longer than the loop that its music comes round in. The moods that are left out here are heard
 * in music-bed.test.ts.
 */
const films = [
  ...shareOf(musicMoods, 1, 2).map((mood) => ({ mood, seconds: 21 })),
  { mood: 'playful' as const, seconds: 80 },
];

describe.each(films)('$mood music of a film of $seconds s', ({ mood, seconds }) => {
  const lengthMs = seconds * 1_000;
  const restsAtMs = lengthMs - 2_300;
  const times = { lengthMs, restsAtMs, wordsPerMinute: 170 };
  const left = leftOf({ ...film, mood, times });

  it('is as long as the film, and comes to rest on the root with its last word, ringing and not cut [FILM-11]', () => {
    expect(left.length).toBe(seconds * sampleRate);
    const score = composeScore(mood, film.seed, (bpm) => fitTempo(bpm, times));
    const lowest = Math.min(...score.ending.map(({ midi }) => midi));
    const last = left.subarray(restsAtMs * 48, (restsAtMs + 1_300) * 48);
    const hz = (midi: number) => 440 * 2 ** ((midi - 69) / 12);
    // The root sounds; the tones a semitone beside it, which no chord of it has, do not.
    const root = toneDb(last, hz(lowest));
    for (const beside of [-1, 1])
      expect(root - toneDb(last, hz(lowest + beside))).toBeGreaterThan(8);
    expect(levelDb(left, restsAtMs, restsAtMs + 800)).toBeGreaterThan(-40);
  });

  it('goes into its ending without a click', () => {
    const corner = (from: number, to: number) => {
      let most = 0;
      for (let i = from * 48; i < to * 48; i++)
        most = Math.max(
          most,
          Math.abs((left[i] ?? 0) - 2 * (left[i - 1] ?? 0) + (left[i - 2] ?? 0)),
        );
      return most;
    };
    expect(corner(lengthMs - 6_000, lengthMs - 100)).toBeLessThanOrEqual(
      corner(1_000, lengthMs - 6_000) * 1.5,
    );
  });
});

describe('the tempo of a film', () => {
  it('follows the pace of its speech, within what its mood bears', () => {
    const bpm = (wordsPerMinute: number | null) =>
      fitTempo(90, { lengthMs: 120_000, restsAtMs: 118_000, wordsPerMinute });
    expect(bpm(200)).toBeGreaterThan(bpm(160) + 5);
    expect(bpm(120)).toBeLessThan(bpm(160) - 5);
    expect(bpm(400)).toBeLessThan(90 * 1.15);
    expect(bpm(40)).toBeGreaterThan(90 * 0.85);
    expect(Math.abs(bpm(null) - 90)).toBeLessThan(3);
  });

  it('has whole bars before the end of a film of some length', () => {
    for (const restsAtMs of [20_000, 28_700, 43_210, 118_000]) {
      const bpm = fitTempo(90, { lengthMs: restsAtMs + 2_000, restsAtMs, wordsPerMinute: null });
      const bars = (restsAtMs * bpm) / 240_000;
      expect(Math.abs(bars - Math.round(bars))).toBeLessThan(0.001);
    }
  });
});

describe('the music thread', () => {
  it('writes the same for the same seed, as 48 kHz stereo, for films however short', async () => {
    const brief = { ...film, times: { lengthMs: 3_000, restsAtMs: 1_500, wordsPerMinute: null } };
    await writeFilmMusic(folder.file('here.wav'), brief);
    await writeFilmMusicInThread(folder.file('there.wav'), brief);
    const [here, there] = await Promise.all([
      readFile(folder.file('here.wav')),
      readFile(folder.file('there.wav')),
    ]);
    expect(there.equals(here)).toBe(true);
    await writeFilmMusic(folder.file('short.wav'), {
      ...film,
      times: { lengthMs: 1_000, restsAtMs: 0, wordsPerMinute: null },
    });
    expect(await readWavFacts(folder.file('short.wav'))).toEqual({
      sampleRate: 48_000,
      channels: 2,
      samples: 48_000,
    });
  });

  thoroughly(() =>
    it('stops when it is not wanted any more', async () => {
      const abort = new AbortController();
      const writing = writeFilmMusicInThread(folder.file('never.wav'), film, abort.signal);
      abort.abort(new Error('enough'));
      await expect(writing).rejects.toThrow('enough');
      expect(
        (await readdir(folder.path)).filter((name) => name.startsWith('.') || name === 'never.wav'),
      ).toEqual([]);
    }),
  );

  it('reports what went wrong', async () => {
    await expect(writeFilmMusicInThread(folder.file('no/such/folder.wav'), film)).rejects.toThrow(
      'ENOENT',
    );
  });
});
