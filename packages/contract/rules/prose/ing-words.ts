import * as words from './words.ts';

/* Words in -ing that name a thing as well: "drawing a whale" is done, and a drawing is not. */

/** Whether a word begins what something is done to. */
const opensObject = (word: string): boolean =>
  words.determiners.has(word) ||
  /^(?:an?|some|\d+)$/u.test(word) ||
  (words.countWords as readonly string[]).includes(word);

/** Whether somebody does what a word at a place says. */
export function isGerund(all: readonly string[], at: number): boolean {
  const word = all[at] ?? '';
  const lower = word.toLowerCase();
  if (!/^[a-z-]{2,}ing$/iu.test(word)) return false;
  if (!words.ingNouns.has(lower)) return true;
  return words.ingVerbs.has(lower) && opensObject(all[at + 1]?.toLowerCase() ?? '');
}
