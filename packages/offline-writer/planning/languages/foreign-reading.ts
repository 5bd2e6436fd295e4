import type { FilmMemory } from '../film-memory.ts';
import type { KindOf } from '../noun-kinds.ts';
import type { Hit, Token } from './find-words.ts';
import type { Lexicon } from './lexicons.ts';
import handPhrases from '../../data/hand-phrases.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

/* A line of another language as its words are found, and what stands before them. */

export interface ForeignContext {
  readonly language: string;
  readonly memory: FilmMemory;
  readonly kindOf: KindOf;
}

export interface Reading {
  readonly tokens: readonly Token[];
  readonly hits: readonly Hit[];
  readonly lexicon: Lexicon;
  readonly context: ForeignContext;
}

const prepositions = new RegExp(`^(?:${alternativesIn(handPhrases).foreignPrepositions})$`, 'u');
const mostBefore = 2;

/** Whether a preposition stands before a word, or before its article: "an der Tür", "con la abuela". */
export function isLed({ from, clause }: Hit, { tokens, lexicon: { words } }: Reading): boolean {
  for (let at = from - 1; at >= from - mostBefore; at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.clause !== clause) return false;
    const { form } = token;
    const leads =
      words.at.has(form) ||
      words.near.has(form) ||
      words.with.has(form) ||
      words.of.has(form) ||
      (prepositions.test(form) && !words.articles.has(form));
    if (leads) return true;
    if (!words.articles.has(form)) return false;
  }
  return false;
}

/** Whether a word's case says that it is done to: "dem Hund", "kediyi". */
export function isOblique({ from, to }: Hit, { tokens, lexicon }: Reading): boolean {
  const { oblique } = lexicon.words;
  // "Ihren Hund": the article may be a part of what was found.
  if (oblique.has(tokens[from - 1]?.form ?? '') || oblique.has(tokens[from]?.form ?? ''))
    return true;
  const { obliqueEnding } = lexicon.file;
  const form = tokens[to - 1]?.form ?? '';
  return (
    obliqueEnding !== undefined &&
    !lexicon.isWritten(form) &&
    new RegExp(obliqueEnding, 'u').test(form)
  );
}

/** The first word behind the clause's mark, or behind the sentence's end. */
export const sentenceFrom = (at: number, tokens: readonly Token[]): number => {
  let from = at;
  while (from > 0 && !(tokens[from]?.isFirst === true)) from -= 1;
  return from;
};
