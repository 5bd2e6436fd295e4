/** A word as it is spoken, for captions and for pictures that move with the narration. */
export interface SpokenWord {
  /** The word as written, with its punctuation. */
  readonly text: string;
  /** From the start of the narration, in milliseconds. */
  readonly startMs: number;
  readonly endMs: number;
}
