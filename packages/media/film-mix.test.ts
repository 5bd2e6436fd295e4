import { describe, expect, it } from 'vitest';
import { type FilmMix, filmLufs, levelFilm, needsChecking, unchangedLevel } from './film-mix.ts';

const withMusic: FilmMix = { samples: 48_000, musicLufs: -23 };
const first = (voiceLufs: number, mixLufs: number, film = withMusic) =>
  levelFilm(film, unchangedLevel, { voiceLufs, mixLufs });

describe("a film's level", () => {
  it('brings narration with music under it to the target by a gain that needs no second look', () => {
    const level = first(-16.2, -16.6);
    expect(level.gainDb).toBeCloseTo(0.6, 6);
    expect(level.musicRaiseDb).toBe(0);
    expect(needsChecking(level)).toBe(false);
  });

  it('keeps the voice within 0.8 LU of the target where raising the music is enough', () => {
    const { gainDb, musicRaiseDb } = first(-16.1, -19.5);
    expect(-16.1 + gainDb).toBeCloseTo(filmLufs + 0.8, 6);
    expect(gainDb + musicRaiseDb).toBeCloseTo(3.5, 6);
  });

  it('raises music by 3 dB at most, and the whole by what is missing then, whatever was tried before', () => {
    expect(first(-16, -22)).toEqual({ gainDb: 3, musicRaiseDb: 3 });
    expect(
      levelFilm(withMusic, { gainDb: 0.8, musicRaiseDb: 2.5 }, { voiceLufs: -16, mixLufs: -17 }),
    ).toEqual({ gainDb: expect.closeTo(1.3), musicRaiseDb: 3 });
  });

  it('lowers a film that is louder than its voice', () => {
    expect(first(-16.1, -12)).toEqual({ gainDb: -4, musicRaiseDb: 0 });
  });

  it('raises the music of a film without voice to the target, and a voice without music', () => {
    expect(first(-70, -20)).toEqual({ gainDb: 4, musicRaiseDb: 0 });
    expect(
      levelFilm({ samples: 48_000, musicLufs: null }, unchangedLevel, {
        voiceLufs: -18,
        mixLufs: -18,
      }),
    ).toEqual({ gainDb: 2, musicRaiseDb: 0 });
  });

  it('keeps music as quiet as it was wanted: it is not raised, and alone it stays below the target', () => {
    const quiet = { ...withMusic, musicGainDb: -6 };
    expect(first(-16.1, -19.5, quiet).musicRaiseDb).toBe(0);
    expect(first(-70, -26, quiet)).toEqual({ gainDb: 4, musicRaiseDb: 0 });
    expect(first(-70, -20, { ...withMusic, musicGainDb: 6 }).gainDb).toBe(4);
  });

  it('takes hiss for silence: neither it nor the music over it is blown up', () => {
    expect(first(-60, -20)).toEqual({ gainDb: 4, musicRaiseDb: 0 });
    expect(first(-60, -60)).toEqual(unchangedLevel);
  });
});
