import { chordDegrees, degreeToMidi, type Key, voiceChord } from './harmony.ts';
import type { InstrumentName } from './instruments.ts';
import { melodyNotes } from './melody.ts';
import type { MoodRecipe, Part, PartName } from './mood-recipe.ts';
import { moodRecipes, type MusicMood } from './moods.ts';
import { between, pick, seededRandom } from './random.ts';

export const beatsPerBar = 4;
const stepsPerBar = 16;
const padCentreMidi = 60;
/** Players are never exact; a machine that is sounds like one. */
const looseness = { beats: 0.012, velocity: 0.08 };

export interface Note {
  readonly instrument: InstrumentName;
  /** Position and length in beats from the start of the loop. */
  readonly beat: number;
  readonly beats: number;
  readonly midi: number;
  /** 0 to 1. */
  readonly velocity: number;
  /** -1 left, 1 right. */
  readonly pan: number;
  readonly part: Pick<Part, 'level' | 'echo' | 'room'>;
}

export interface Score {
  readonly bpm: number;
  /** The last chord, from its first beat on: where the music comes to rest. */
  readonly ending: readonly Note[];
  readonly bars: number;
  readonly roomSeconds: number;
  readonly notes: readonly Note[];
}

/** One bar: its chord, and the parts that play. */
export interface Bar {
  readonly index: number;
  readonly degree: number;
  readonly plays: ReadonlySet<PartName>;
}

/**
 * Writes a loop of music: the same mood and seed give the same notes.
 * @param tempo makes another tempo of the mood's own
 */
export function composeScore(
  mood: MusicMood,
  seed: string,
  tempo: (bpm: number) => number = (bpm) => bpm,
): Score {
  const recipe = moodRecipes[mood];
  const random = seededRandom(`${mood} ${seed}`);
  const key: Key = { scale: pick(random, recipe.scale), rootMidi: 48 + Math.floor(random() * 12) };
  const bpm = tempo(recipe.bpm * between(random, 0.96, 1.04));
  const bars = planBars(recipe, random);
  const notes = [
    ...padNotes(recipe, key, bars),
    ...figureNotes(recipe, key, bars, random),
    ...bassNotes(recipe, key, bars, random),
    ...melodyNotes(recipe, key, bars, random),
    ...drumNotes(recipe, bars, random),
  ].map((note) => loosen(swing(note, recipe.swing), random));
  const ending = endingNotes(recipe, key);
  return { bpm, ending, bars: bars.length, roomSeconds: recipe.roomSeconds, notes };
}

/** How long the last chord is held, in beats: it dies away before. */
const endingBeats = 8;

/** The chord of the root, low and wide, with the figure's instrument rolling up through it and staying on the root. */
function endingNotes({ pad, figure, bass, colour }: MoodRecipe, key: Key): Note[] {
  const chord = voiceChord(key, chordDegrees(0, colour), padCentreMidi, []);
  const root = degreeToMidi(key, 0);
  const held = { beat: 0, beats: endingBeats };
  const rolled = [...chordDegrees(0, 'triad'), 7].map((degree, at) => ({
    instrument: figure.instrument,
    part: figure,
    midi: degreeToMidi(key, degree) + 12 * Math.round((figure.centreMidi - root) / 12),
    beat: at * 0.25,
    beats: endingBeats,
    velocity: at === 3 ? 0.75 : 0.6,
    pan: (at % 2 === 0 ? -1 : 1) * 0.25,
  }));
  return [
    ...chord.map((midi, voice) => ({
      ...held,
      instrument: pad.instrument,
      part: pad,
      midi,
      velocity: 0.75,
      pan: (voice % 2 === 0 ? -1 : 1) * 0.25,
    })),
    {
      ...held,
      instrument: bass.instrument,
      part: bass,
      midi: intoBassRange(root),
      velocity: 0.8,
      pan: 0,
    },
    ...rolled,
  ];
}

/** Verse, verse, bridge, verse: four bars each. */
function planBars(recipe: MoodRecipe, random: () => number): Bar[] {
  const verse = pick(random, recipe.verses);
  const bridge = pick(random, recipe.bridges);
  return [verse, verse, bridge, verse].flatMap((progression, quarter) => {
    const plays = new Set(recipe.quarters[quarter]);
    return progression.map((degree, bar) => ({
      index: quarter * progression.length + bar,
      degree,
      plays,
    }));
  });
}

function padNotes({ pad, colour }: MoodRecipe, key: Key, bars: readonly Bar[]): Note[] {
  let previous: number[] = [];
  return bars.flatMap((bar) => {
    previous = voiceChord(key, chordDegrees(bar.degree, colour), padCentreMidi, previous);
    if (!bar.plays.has('pad')) return [];
    return previous.map((midi, voice) => ({
      ...{
        instrument: pad.instrument,
        part: pad,
        midi,
        velocity: 0.75,
        pan: (voice % 2 === 0 ? -1 : 1) * 0.25,
      },
      ...{ beat: bar.index * beatsPerBar, beats: beatsPerBar },
    }));
  });
}

/** A broken chord: up and down through the chord's notes and their octave, in a rhythm that stays. */
function figureNotes(
  { figure, colour }: MoodRecipe,
  key: Key,
  bars: readonly Bar[],
  random: () => number,
): Note[] {
  const rhythm = pick(random, figure.rhythms);
  const shape = pick(random, [
    [0, 2, 1, 3, 2, 4],
    [0, 1, 2, 3, 4, 2],
    [0, 3, 2, 4, 1, 2],
    [0, 2, 4, 3, 2, 1],
  ]);
  let previous: number[] = [];
  return bars.flatMap((bar) => {
    previous = voiceChord(key, chordDegrees(bar.degree, colour), figure.centreMidi, previous);
    if (!bar.plays.has('figure')) return [];
    const ladder = [...previous, ...previous.map((midi) => midi + 12)];
    return hits(rhythm, bar.index).map(({ beat, velocity }, hit) => {
      const midi = ladder[(shape[hit % shape.length] ?? 0) % ladder.length] ?? figure.centreMidi;
      return {
        instrument: figure.instrument,
        part: figure,
        midi,
        velocity,
        beat,
        beats: 0.5,
        pan: (hit % 2 === 0 ? -1 : 1) * 0.3,
      };
    });
  });
}

/** Roots, now and then the fifth. */
function bassNotes(
  { bass }: MoodRecipe,
  key: Key,
  bars: readonly Bar[],
  random: () => number,
): Note[] {
  const rhythm = pick(random, bass.rhythms);
  return bars.flatMap((bar) => {
    if (!bar.plays.has('bass')) return [];
    const all = hits(rhythm, bar.index);
    return all.map(({ beat, velocity }, hit) => {
      const isFifth = hit === all.length - 1 && all.length > 2;
      const midi = intoBassRange(degreeToMidi(key, bar.degree + (isFifth ? 4 : 0)));
      const end = all[hit + 1]?.beat ?? (bar.index + 1) * beatsPerBar;
      return {
        instrument: bass.instrument,
        part: bass,
        midi,
        velocity,
        beat,
        beats: end - beat,
        pan: 0,
      };
    });
  });
}

/** A1 (55 Hz) to G#2: low, yet heard on a telephone by its overtones. */
function intoBassRange(midi: number): number {
  return 33 + ((((midi - 33) % 12) + 12) % 12);
}

function drumNotes({ drums }: MoodRecipe, bars: readonly Bar[], random: () => number): Note[] {
  return drums.flatMap((drum) => {
    const rhythm = pick(random, drum.rhythms);
    const lastRhythm = pick(random, drum.rhythms); // a small change before the section ends
    return bars.flatMap((bar) => {
      if (!bar.plays.has('drums')) return [];
      const bare = {
        instrument: drum.instrument,
        part: drum,
        midi: 60,
        beats: 0.25,
        pan: drum.pan,
      };
      return hits(bar.index % 4 === 3 ? lastRhythm : rhythm, bar.index).map((hit) => ({
        ...bare,
        ...hit,
      }));
    });
  });
}

/** Reads a rhythm (see mood-recipe.ts). */
function hits(rhythm: string, bar: number): { beat: number; velocity: number }[] {
  return [...rhythm].flatMap((sign, step) =>
    sign === '.'
      ? []
      : [{ beat: (bar + step / stepsPerBar) * beatsPerBar, velocity: Number(sign) / 9 }],
  );
}

/** Moves the second eighth of each beat: straight at 0.5. */
function swing(note: Note, amount: number): Note {
  const within = note.beat % 1;
  const swung = within < 0.5 ? within * 2 * amount : amount + (within - 0.5) * 2 * (1 - amount);
  return { ...note, beat: Math.floor(note.beat) + swung };
}

function loosen(note: Note, random: () => number): Note {
  const velocity = Math.min(
    1,
    note.velocity * (1 + between(random, -looseness.velocity, looseness.velocity)),
  );
  return { ...note, velocity, beat: note.beat + between(random, 0, looseness.beats) };
}
