import { describe, expect, it } from 'vitest';
import { filmGainDb, filmLufs } from './film-mix.ts';

describe("a film's gain", () => {
  it('brings narration with music under it to the target', () => {
    expect(filmGainDb({ voiceLufs: -16.2, mixLufs: -16.6 })).toBeCloseTo(0.6, 6);
  });

  it('keeps the voice within 0.8 LU of the target, whatever long pauses full of music would ask for', () => {
    expect(-16.1 + filmGainDb({ voiceLufs: -16.1, mixLufs: -19.5 })).toBeCloseTo(filmLufs + 0.8, 6);
    expect(-16.1 + filmGainDb({ voiceLufs: -16.1, mixLufs: -12 })).toBeCloseTo(filmLufs - 0.8, 6);
  });

  it('raises the music of a film without voice to the target', () => {
    expect(filmGainDb({ voiceLufs: -70, mixLufs: -20 })).toBe(4);
  });

  it('takes hiss for silence: neither it nor the music over it is blown up', () => {
    expect(filmGainDb({ voiceLufs: -60, mixLufs: -20 })).toBe(4);
    expect(filmGainDb({ voiceLufs: -60, mixLufs: -60 })).toBe(0);
  });
});
