import type { Chunk, Phrase } from '../phrases.ts';

/* What stands at a place of a line. */

export const classAt = (chunks: readonly Chunk[], at: number) => {
  const chunk = chunks[at];
  return chunk?.is === 'word' ? chunk.word.is : chunk?.is;
};

export const wordAt = (chunks: readonly Chunk[], at: number) => {
  const chunk = chunks[at];
  return chunk?.is === 'word' ? chunk.word.lower : '';
};

/** The place before a word, over adverbs: "keeps slowly nodding". */
export function placeBefore(chunks: readonly Chunk[], at: number): number {
  let place = at - 1;
  while (classAt(chunks, place) === 'adverb' && chunks[place]?.ends === 'no') place -= 1;
  return place;
}

/** Where the sentence of a word begins. */
export function sentenceStart(chunks: readonly Chunk[], at: number): number {
  let place = at;
  while (place > 0 && chunks[place - 1]?.ends !== 'sentence') place -= 1;
  return place;
}

export type Who =
  | { readonly is: 'phrase'; readonly phrase: Phrase; readonly more: readonly Phrase[] }
  | { readonly is: 'pronoun'; readonly word: string }
  /** "Whisk two eggs": whoever is told to. */
  | { readonly is: 'told' };

export const ofPhrase = (phrase: Phrase, more: readonly Phrase[] = []): Who => ({
  is: 'phrase',
  phrase,
  more,
});
