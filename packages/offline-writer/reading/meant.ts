import { readMemo } from './memos.ts';
import type { Passage } from './passage.ts';
import { purposeOf } from './production-notes.ts';

/** In characters. */
const longestMemo = 8_000;
const fillers =
  /^(?:ok(?:ay)?|right|alright)[, ]+so[, ]+(?:um+[, ]+)?(?=\S+ \S+ \S)|(?<![\p{L}\d'’-])(?:um+|uhm*|erm+)(?![\p{L}\d'’-])(?:,|\.{2,}|…)?\s?/giu;

/** A text as its author meant it to be said, and what of it is said to whoever makes the film, or to a machine. */
interface Meant {
  readonly text: string;
  readonly asides: readonly string[];
  /** Whether it is a voice memo with words around it. */
  readonly isFramed: boolean;
}

/** A text without what the film is for and without what a voice memo says to the machine. */
export function meant(written: string, kind: Passage['kind'], language: string): Meant {
  const purpose = kind === 'sentence' || kind === 'heading' ? purposeOf(written) : '';
  const asides = purpose === '' ? [] : [purpose.trim()];
  const text = written.slice(purpose.length);
  if (language !== 'en' || kind !== 'sentence' || text.length > longestMemo)
    return { text, asides, isFramed: false };
  const memo = readMemo(withoutFillers(text, language));
  return {
    text: memo.text,
    asides: [...asides, ...memo.asides],
    isFramed: memo.asides.length > 0,
  };
}

/** "um" of a voice memo is no word. */
export function withoutFillers(sentence: string, language: string): string {
  const text = sentence.replace(/\s+/g, ' ');
  return language === 'en' ? text.replace(fillers, '') : text;
}
