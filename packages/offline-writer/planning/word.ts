/** What a word is in its sentence. */
export type WordClass =
  | 'noun'
  | 'pronoun'
  | 'possessive'
  | 'verb'
  | 'auxiliary'
  | 'adjective'
  | 'adverb'
  | 'determiner'
  | 'preposition'
  | 'link'
  | 'number'
  | 'negative'
  | 'other';

/** A word of an English sentence. */
export interface Word {
  readonly text: string;
  readonly lower: string;
  readonly is: WordClass;
  readonly tags: ReadonlySet<string>;
  /** Whether a hyphen joins it to the next word. */
  readonly isHyphened: boolean;
  /** Whether a comma, dash or full stop stands behind it. */
  readonly ends: 'no' | 'part' | 'sentence';
  /** Where it begins in its line. */
  readonly at: number;
}
