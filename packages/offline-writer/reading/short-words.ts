import { stopOf } from './sentence-words.ts';

const longestShort = 5;

/**
 * "un détour de 14 km env. pour passer", "on Weds. approx. at two": whoever mostly begins sentences with capitals ends none in front
 * of a small letter. The full stop belongs to a short word then, known or not.
 */
export function isShortened(word: string, text: string, next: string): boolean {
  if (!/^\p{Ll}/u.test(next) || !/\p{L}$/u.test(word) || word.length > longestShort) return false;
  const low = text.match(/\p{L}{2}[.!?]\s+\p{Ll}/gu)?.length ?? 0;
  const raised = text.match(/(?:^|[\p{L}\p{N}][.!?]["”»]?\s+)["“«„¿¡]?\p{Lu}/gu)?.length ?? 0;
  return raised > low;
}

/**
 * "said Coun. Hoyt", "approx. 8am", "Weds. to": whether the full stop behind a word ends no sentence.
 * @param next what stands behind the full stop
 */
export function isShort(word: string, line: string, next: string): boolean {
  const stop = stopOf(word, line, next);
  const mayEnd =
    stop === 'none' || ((stop === 'closing' || stop === 'naming') && /^\p{Lu}/u.test(next));
  return /^\p{L}$/u.test(word) || !mayEnd || isShortened(word, line, next);
}
