import { isDrawable } from './drawable.ts';
import type { Phrase } from './phrases.ts';
import { usesOf } from './word-uses.ts';

/** WordNet's fields of animals and plants. */
const livingFields: ReadonlySet<number> = new Set([5, 20]);

/** "Rosita opens at nine": a name without an article that is a rare plant or animal as well names nobody's plant. */
export const isCalledLikeKind = ({ determiner, number, isPlural }: Phrase, noun: string) =>
  determiner === '' &&
  number === null &&
  !isPlural &&
  /^\p{Lu}\p{Ll}+$/u.test(noun) &&
  !isDrawable(noun) &&
  livingFields.has(usesOf(noun).field) &&
  usesOf(noun).nounUses === 0;
