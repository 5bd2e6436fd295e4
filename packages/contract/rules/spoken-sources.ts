/**
 * Where a spoken sentence comes from: the creator's own words, their answer to a question we asked, a checked fact of the
 * film's very subject, one of the structure words, or a language model. Nothing else is spoken.
 */
export const spokenSources = ['own', 'answer', 'fact', 'structure', 'model'] as const;
export type SpokenSource = (typeof spokenSources)[number];

/** A sentence as it is spoken, and where it comes from. */
export interface SpokenSentence {
  readonly text: string;
  readonly source: SpokenSource;
  /** Of an answer: the question's id. Of a fact: the subject's id and the fact's place, as `honey-bee#3`. Otherwise empty. */
  readonly of: string;
}
