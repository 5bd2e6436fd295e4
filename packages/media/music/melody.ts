import { degreeToMidi, type Key } from './harmony.ts';
import type { MoodRecipe } from './mood-recipe.ts';
import { pick } from './random.ts';
import type { Bar, Note } from './score.ts';

/*
 * A melody for under a voice: a motif of two bars, answered by a variation, then a rest. Sparse, never above the words.
 */

const beatsPerBar = 4;
const motifBars = 2;
/** Where in two bars a note may stand, in beats: the strong places first. */
const places = [0, 4, 2, 6, 3, 1.5, 5.5, 3.5, 7, 1, 5, 6.5];

interface MotifNote {
  readonly beat: number;
  readonly beats: number;
  /** Steps of the scale from the chord's root. */
  readonly step: number;
}

export function melodyNotes(
  recipe: MoodRecipe,
  key: Key,
  bars: readonly Bar[],
  random: () => number,
): Note[] {
  const { melody } = recipe;
  const motif = inventMotif(melody.density, random);
  const answerStep = pick(random, [-1, 1, 2]);
  return bars.flatMap((bar) => {
    if (!bar.plays.has('melody')) return [];
    const phrase = Math.floor(bar.index / motifBars);
    const offset = (bar.index % motifBars) * beatsPerBar;
    return motif
      .filter(({ beat }) => beat >= offset && beat < offset + beatsPerBar)
      .map(({ beat, beats, step }, index) => {
        const isAnswer = phrase % 2 === 1 && beat >= beatsPerBar;
        const degree =
          bar.degree + (index === 0 ? chordStep(step) : step) + (isAnswer ? answerStep : 0);
        const midi = nearOctave(
          degreeToMidi(key, gentle(degree, bar.degree, beat % 2 === 0)),
          melody.centreMidi,
        );
        return {
          ...{
            instrument: melody.instrument,
            part: melody,
            midi,
            beats,
            velocity: beat % 2 === 0 ? 0.75 : 0.6,
          },
          ...{ beat: bar.index * beatsPerBar + beat - offset, pan: 0.12 },
        };
      });
  });
}

/** Walks in small steps, with one leap. */
function inventMotif(density: number, random: () => number): MotifNote[] {
  const count = Math.max(2, Math.round(density * 9));
  const beats = places.slice(0, count).toSorted((a, b) => a - b);
  const leapAt = Math.floor(random() * count);
  let step = pick(random, [0, 2, 4]);
  return beats.map((beat, index) => {
    if (index > 0)
      step += index === leapAt ? pick(random, [3, 4, -3]) : pick(random, [-1, 1, 1, -1, 2, 0]);
    step = Math.max(-3, Math.min(8, step));
    const room = (beats[index + 1] ?? beatsPerBar * motifBars) - beat;
    return { beat, beats: Math.min(room, 2), step };
  });
}

/** A strong beat takes a note of the chord. */
function gentle(degree: number, chord: number, isStrong: boolean): number {
  return isStrong ? chord + chordStep(degree - chord) : degree;
}

function chordStep(step: number): number {
  const inChord = [0, 2, 4, 7, -3, -5];
  return inChord.toSorted((a, b) => Math.abs(a - step) - Math.abs(b - step))[0] ?? 0;
}

function nearOctave(midi: number, centre: number): number {
  return midi + 12 * Math.round((centre - midi) / 12);
}
