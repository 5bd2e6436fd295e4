import type { Pause } from '../text/normalise-text.ts';
import type { TimeSpan } from '../word-times.ts';
import type { Sound } from '@scenewright/media/sound.ts';
import { type Levels, levelsOf } from './features.ts';
import { findPieces, type FrameSpan, type Piece } from './find-pieces.ts';
import { fittingSpectrumOf, framesPerSecond } from './spectrum.ts';
import { type Syllable, syllablesOf } from './syllables.ts';
import { windowsOf } from './windows.ts';

/*
 * Costs, in units of a syllable that is twice or half as long as expected: about 1.
 */
const lengthCost = 2;
/** Of an edge between syllables that is as loud as the sound around it; nothing where it is much softer. */
const edgeCost = 1.2;
/** Of each peak of loudness too many or too few in a syllable. */
const peakCost = 0.8;
/** Of a frame of silence in a syllable, and of one that sounds outside of all. */
const stillCost = 0.12;
const soundingGapCost = 1;
const gapCost: Readonly<Record<Pause, number>> = {
  none: 4,
  comma: 0.5,
  clause: 0.5,
  sentence: 0,
  paragraph: 0,
};
const insideWordCost = 10;
/** The last syllable before a rest is drawn out. */
const finalStretch = 1.35;
const longest = { factor: 3, frames: 6, ever: 90 };
const leastFrames = 4;

/**
 * Finds the words of a text in any language by its syllables and pauses alone: each syllable is a rise and a fall of loudness about as
 * long as the tempo says, and rests lie where the punctuation has them.
 */
export function alignSyllables(words: readonly string[], sound: Sound): (TimeSpan | undefined)[] {
  const syllables = syllablesOf(words);
  const spans: (TimeSpan | undefined)[] = words.map(() => undefined);
  if (syllables.length === 0) return spans;
  const { spectrum } = fittingSpectrumOf(sound);
  const levels = levelsOf(spectrum);
  const found = search(syllables, levels);
  for (const [index, span] of found.entries()) {
    const word = syllables[index]?.word;
    if (span === undefined || word === undefined) continue;
    spans[word] = {
      startMs: spans[word]?.startMs ?? Math.max(0, toMs(span.from)),
      endMs: toMs(span.to),
    };
  }
  return spans;
}

const toMs = (edge: number) => ((edge - 0.5) / framesPerSecond) * 1000;

function search(syllables: readonly Syllable[], levels: Levels): (FrameSpan | undefined)[] {
  const { isSpeech } = levels;
  const shape = shapeOf(levels);
  const weights = syllables.map(
    ({ weight, pauseAfter }, index) =>
      weight * (pauseAfter !== 'none' || index === syllables.length - 1 ? finalStretch : 1),
  );
  const speech = isSpeech.reduce((sum, speaks) => sum + speaks, 0);
  const unit = speech / weights.reduce((sum, weight) => sum + weight, 0);
  const windowAt = windowsOf(isSpeech, weights);
  const pieces = weights.map((weight, index): Piece => {
    const expected = Math.max(1, weight * unit);
    const most = Math.min(longest.ever, Math.ceil(expected * longest.factor) + longest.frames);
    return {
      group: index,
      least: Math.min(leastFrames, Math.max(1, Math.floor(expected / 2))),
      lengthCosts: Float32Array.from(
        { length: most + 1 },
        (_, length) => lengthCost * Math.log2(Math.max(length, 0.5) / expected) ** 2,
      ),
      window: windowAt(index),
      open: () => shape.costOf,
    };
  });
  const enter = syllables.map((_, index) => {
    const before = syllables[index - 1];
    if (before === undefined) return 0;
    if (before.pauseAfter !== 'none') return gapCost[before.pauseAfter];
    return before.endsWord ? gapCost.none : insideWordCost;
  });
  return findPieces(isSpeech.length, pieces, {
    frame: Float32Array.from(isSpeech, (speaks) => speaks * soundingGapCost),
    enter: [...enter, 0],
    // What is short of room is squeezed; left out only where there is no sound for it at all.
    skip: syllables.map(() => 40),
  });
}

/** What the loudness says of a stretch: soft edges, one peak, no silence. */
function shapeOf({ loudness, isSpeech }: Levels) {
  const smooth = smoothed(loudness);
  const edges = softness(smooth);
  const peaks = added(peaksOf(smooth, isSpeech));
  const still = added(isSpeech.map((speaks) => 1 - speaks));
  return {
    costOf: (from: number, to: number): number => {
      const count = (peaks[to] ?? 0) - (peaks[from] ?? 0);
      return (
        (edgeCost * ((edges[from] ?? 0) + (edges[to] ?? 0))) / 2 +
        peakCost * Math.min(2, Math.abs(count - 1)) +
        stillCost * ((still[to] ?? 0) - (still[from] ?? 0))
      );
    },
  };
}

/** The mean over five frames. */
function smoothed(values: Float64Array): Float64Array {
  return values.map((_, index) => {
    let [sum, count] = [0, 0];
    for (let at = index - 2; at <= index + 2; at += 1) {
      const value = values[at];
      if (value === undefined) continue;
      sum += value;
      count += 1;
    }
    return sum / count;
  });
}

/** Of each edge: 1 where it is as loud as the loudest around it, towards 0 where it is 13 dB softer. */
function softness(loudness: Float64Array): Float64Array {
  const reach = 12;
  const range = 3;
  return Float64Array.from({ length: loudness.length + 1 }, (_, edge) => {
    let most = Number.NEGATIVE_INFINITY;
    for (let at = edge - reach; at < edge + reach; at += 1)
      most = Math.max(most, loudness[at] ?? Number.NEGATIVE_INFINITY);
    const here = Math.min(loudness[edge - 1] ?? 0, loudness[edge] ?? 0);
    return Math.max(0, 1 - (most - here) / range);
  });
}

/** 1 at each frame that is the loudest around it. */
function peaksOf(loudness: Float64Array, isSpeech: Uint8Array): Uint8Array {
  const reach = 6;
  return isSpeech.map((speaks, frame) => {
    if (speaks === 0) return 0;
    const here = loudness[frame] ?? 0;
    for (let at = frame - reach; at <= frame + reach; at += 1) {
      const other = loudness[at] ?? Number.NEGATIVE_INFINITY;
      if (other > here || (other === here && at < frame)) return 0;
    }
    return 1;
  });
}

/** Of each edge, the sum of all before it. */
function added(values: Uint8Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (const [index, value] of values.entries()) sums[index + 1] = (sums[index] ?? 0) + value;
  return sums;
}
