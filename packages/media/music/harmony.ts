/** Semitones of the seven degrees above the root. */
const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  minor: [0, 2, 3, 5, 7, 8, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
} as const;

export type ScaleName = keyof typeof scales;
export type ChordColour = 'triad' | 'seventh' | 'ninth';

export interface Key {
  readonly scale: ScaleName;
  /** MIDI note of the root, between C3 (48) and B3 (59). */
  readonly rootMidi: number;
}

/** Steps of the scale above a chord's root. The ninth stands without its seventh ("add9"): open, not jazzy. */
const chordSteps: Record<ChordColour, readonly number[]> = {
  triad: [0, 2, 4],
  seventh: [0, 2, 4, 6],
  ninth: [0, 2, 4, 8],
};

/** Degree 0 is the root, 7 the octave; negative ones lie below. */
export function degreeToMidi({ scale, rootMidi }: Key, degree: number): number {
  const octave = Math.floor(degree / 7);
  return rootMidi + 12 * octave + (scales[scale][degree - 7 * octave] ?? 0);
}

export function midiToHz(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

/** Degrees of a chord built on `degree`, lowest first. */
export function chordDegrees(degree: number, colour: ChordColour): number[] {
  return chordSteps[colour].map((step) => degree + step);
}

/**
 * Notes of a chord near `centreMidi`, moved as little as possible from the chord before it, as a player's hand would.
 * Without a previous chord each note takes the octave nearest to the centre.
 */
export function voiceChord(
  key: Key,
  degrees: readonly number[],
  centreMidi: number,
  previous: readonly number[],
): number[] {
  const nearest = (midi: number, target: number) => midi + 12 * Math.round((target - midi) / 12);
  const notes = degrees.map((degree) => {
    const midi = nearest(degreeToMidi(key, degree), centreMidi);
    const partner = previous.toSorted((a, b) => distance(a, midi) - distance(b, midi))[0];
    // Follow the previous chord, but never wander off over the minutes.
    return partner === undefined || Math.abs(partner - centreMidi) > 9
      ? midi
      : nearest(midi, partner);
  });
  return [...new Set(notes)].toSorted((a, b) => a - b);
}

/** Semitones between two notes in any octave. */
function distance(a: number, b: number): number {
  const apart = Math.abs(a - b) % 12;
  return Math.min(apart, 12 - apart);
}
