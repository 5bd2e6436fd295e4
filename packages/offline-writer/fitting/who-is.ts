import type { Unit } from '../reading/material.ts';
import { genderOfPronoun, wordsForOne } from '../reading/persons-named.ts';

/** How many sentences may stand between a "she" and who she is. */
const farthestHead = 12;

/**
 * The sentence that says who "she" is: the nearest that names a woman, or the first that names the same one where no other is
 * named between; null where none is near.
 */
export function whoIs({ id, text }: Unit, byId: ReadonlyMap<number, Unit>): number | null {
  const gender = genderOfPronoun(text);
  if (gender === null) return null;
  let who: { readonly at: number; readonly words: ReadonlySet<string> } | null = null;
  for (let at = id - 1; at >= Math.max(0, id - farthestHead); at -= 1) {
    const other = byId.get(at);
    if (other?.kind !== 'sentence') break;
    const words = wordsForOne(gender, other.text);
    if (words.length === 0) continue;
    if (who === null) who = { at, words: new Set(words) };
    else if (words.every((word) => who?.words.has(word))) who = { at, words: who.words };
    else break;
  }
  return who?.at ?? null;
}
