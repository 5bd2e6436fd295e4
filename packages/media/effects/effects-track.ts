import { sampleRate } from '../encoding.ts';
import { readWav, writeWavInPieces } from '../wav.ts';
import { effectSound, loudestSeconds } from './effect-sounds.ts';
import type { FilmEffect } from './plan-effects.ts';

/*
 * The effects of a film as a sound of its length. Each has one constant gain, found from the voice it falls under: nothing
 * pumps, and in every tenth of a second in which somebody speaks it stays well below them.
 */

/** A voice as scenes have it, in one of two channels, while it speaks (narrations are brought to one loudness). */
const voiceRms = 10 ** (-19 / 20);
const below = (db: number) => voiceRms * 10 ** (-db / 20);
/** Where nobody speaks, and under a voice. */
const aloneLevel = below(10);
const underVoiceLevel = below(12);
/** So far an effect stays below what is said just then, be it said softly. */
const marginDb = 10;
const margin = 10 ** (-marginDb / 20);
/** Quieter than this nobody speaks. */
const speechRms = 10 ** (-48 / 20);

const stepSamples = sampleRate / 50;
/** Steps in the stretch by which loudness is compared. */
const stepsCompared = Math.round(loudestSeconds * 50);

interface Placed {
  readonly samples: Float32Array;
  /** Where in the film its first sample lies; samples before the film are not heard. */
  readonly start: number;
  readonly left: number;
  readonly right: number;
}

/**
 * Writes the effects of a film: 48 kHz stereo 16-bit WAV, as long as its scenes' sounds together.
 * @param voicePaths the scenes' sounds, in order: 48 kHz stereo
 */
export async function writeEffectsTrack(
  outputPath: string,
  effects: readonly FilmEffect[],
  voicePaths: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const lengths: number[] = [];
  const energies: number[] = [];
  for (const path of voicePaths) {
    signal?.throwIfAborted();
    const { samples, interleaved } = await readWav(path);
    const from = lengths.reduce((sum, length) => sum + length, 0);
    addEnergies(energies, interleaved, from);
    lengths.push(samples);
  }
  const loudness = energies.map(Math.sqrt);
  const placed = effects.map((effect, turn) => place(effect, turn, loudness));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  await writeWavInPieces(outputPath, piecesOf(placed, lengths), total * 2, {
    sampleRate,
    channels: 2,
  });
}

/** Adds one channel of a scene's sound, which begins at sample `from`, to the mean squares of the film's steps. */
function addEnergies(energies: number[], interleaved: Float32Array, from: number): void {
  for (let i = 0; i * 2 < interleaved.length; i++) {
    const step = Math.floor((from + i) / stepSamples);
    energies[step] = (energies[step] ?? 0) + (interleaved[i * 2] ?? 0) ** 2 / stepSamples;
  }
}

function place({ kind, atMs }: FilmEffect, turn: number, voice: readonly number[]): Placed {
  const { samples, onCue } = effectSound(kind, turn);
  const start = Math.round((atMs * sampleRate) / 1000) - onCue;
  const gain = gainUnder(samples, start, voice);
  // A sound that rushes by does so beside the voice, from one side and then from the other.
  const pan = (kind === 'whoosh' ? 0.5 : 0.25) * (turn % 2 === 0 ? 1 : -1);
  const angle = ((pan + 1) * Math.PI) / 4;
  return {
    samples,
    start,
    left: gain * Math.cos(angle) * Math.SQRT2,
    right: gain * Math.sin(angle) * Math.SQRT2,
  };
}

/** The gain at which a sound that begins at `start` stays below the voice. */
function gainUnder(samples: Float32Array, start: number, voice: readonly number[]): number {
  const firstStep = Math.floor(start / stepSamples);
  const own = stepEnergies(samples, start - firstStep * stepSamples);
  const said = own.map((_, step) => voice[firstStep + step] ?? 0);
  let gain = said.some((rms) => rms > speechRms) ? underVoiceLevel : aloneLevel;
  for (let step = 0; step < own.length; step++) {
    const heard = Array.from(
      { length: stepsCompared },
      (_, at) => voice[firstStep + step + at] ?? 0,
    );
    if (heard.some((rms) => rms <= speechRms)) continue;
    const voiceHere = Math.sqrt(mean(heard.map((rms) => rms * rms)));
    const ownHere = Math.sqrt(mean(heard.map((_, at) => own[step + at] ?? 0)));
    if (ownHere > 0) gain = Math.min(gain, (voiceHere * margin) / ownHere);
  }
  return gain;
}

/** The mean square of each step of a sound that begins `late` into the first. */
function stepEnergies(samples: Float32Array, late: number): number[] {
  const steps = Math.ceil((samples.length + late) / stepSamples);
  const energies = Array.from({ length: steps }, () => 0);
  for (const [i, value] of samples.entries()) {
    const step = Math.floor((i + late) / stepSamples);
    energies[step] = (energies[step] ?? 0) + (value * value) / stepSamples;
  }
  return energies;
}

/** The film's effects scene by scene: one never is in memory whole. */
function* piecesOf(placed: readonly Placed[], lengths: readonly number[]): Generator<Float32Array> {
  let from = 0;
  for (const length of lengths) {
    const piece = new Float32Array(length * 2);
    for (const { samples, start, left, right } of placed) {
      const end = Math.min(start + samples.length, from + length);
      for (let at = Math.max(start, from); at < end; at++) {
        const value = samples[at - start] ?? 0;
        const slot = (at - from) * 2;
        piece[slot] = (piece[slot] ?? 0) + value * left;
        piece[slot + 1] = (piece[slot + 1] ?? 0) + value * right;
      }
    }
    yield piece;
    from += length;
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
