/** One moment of a film: what is said, and the picture it is said over. */
export interface Beat {
  /** One to three short sentences; the first can stand alone where time is short. */
  readonly say: string;
  /** One drawable subject in its place, beginning with the subject; no camera, no light. */
  readonly see: string;
}

/** Written `[say, see]` in the data files. */
export type BeatLine = readonly [say: string, see: string];

/** Something ideas are about, with what is true and worth knowing of it. */
export interface Subject {
  /** As it stands in the middle of a sentence: "the octopus". */
  readonly name: string;
  /** Lower-case words and phrases that name it, singular and plural. */
  readonly words: readonly string[];
  /** Opens a film about it. */
  readonly hook: BeatLine;
  readonly beats: readonly BeatLine[];
  /** Ends a film about it. */
  readonly close: BeatLine;
}

/** A field of related subjects; the first one speaks of the field as a whole. */
export interface Domain {
  readonly id: string;
  /** A word for the pictures' mood: "awed", "cosy". */
  readonly mood: string;
  /** Grave fields are never joked about. */
  readonly grave?: true;
  readonly subjects: readonly [Subject, ...Subject[]];
}

/** The pair of a data file as a beat. */
export function beatOf([say, see]: BeatLine): Beat {
  return { say, see };
}
