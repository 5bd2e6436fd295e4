import structureWords from '../data/structure-words.json' with { type: 'json' };
import type { Line } from './genre.ts';

/** All that this writer may say of its own: at most 30 words that order what the creator said, in English alone. */
const closedList: ReadonlySet<string> = new Set(structureWords);

/** A structure word as a line, `Step 2:`; null where the list has no such word. */
export function structureLine(word: string): Line | null {
  return closedList.has(word)
    ? { text: `${word}:`, source: 'structure', of: '', unit: null }
    : null;
}

/** Whether a text is one of the structure words, whatever mark closes it. */
export function isStructureWord(text: string): boolean {
  return closedList.has(text.replace(/[.:,]$/u, ''));
}
